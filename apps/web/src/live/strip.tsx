import { Notice } from '@stikk/ui';
import { CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { later } from '../shell/later.tsx';
import { useWords } from '../table/words.tsx';
import { barOf } from './bar-model.ts';
import { type Live, useNow } from './live-context.tsx';

const LiveBar = later(() => import('./live-bar.tsx').then(({ LiveBar }) => LiveBar));

/** The server is out of reach, or away on purpose. */
const Broken = ({ connection }: { readonly connection: 'lost' | 'paused' }) => {
  const t = useTranslations('web.live');
  const { t: table } = useWords();
  return (
    <Notice icon={<CloudOff className="i" aria-hidden="true" />}>
      {connection === 'paused' ? t('bar.server') : table('notice.lost')}
    </Notice>
  );
};

/** One calm line about the line to the server or the people at the table; `undefined` while all is well. */
export function useStrip(live: Live | undefined) {
  const waits =
    live?.table.turns.some(({ since }, seat) => since !== undefined && seat !== live.you) ?? false;
  const now = useNow(live?.ahead ?? 0, waits ? 5000 : undefined);
  if (live === undefined) return undefined;
  const { connection } = live;
  if (connection === 'lost' || connection === 'paused') return <Broken connection={connection} />;
  const bar = barOf(live.table, live.live, live.you, now, live.claim);
  return bar && <LiveBar live={live} bar={bar} />;
}
