import type { Connection } from '@stikk/client';
import { Button, Notice } from '@stikk/ui';
import { CloudOff, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LiveBar, useBar } from '../live/live-bar.tsx';
import { useLive } from '../live/live-context.tsx';
import { useWords } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

export interface NoticesProps {
  readonly connection: Connection;
  readonly refused: string | undefined;
  readonly onSeen: () => void;
}

/** One line across the cloth: the server is out of reach, the people at it want something, or an act did not count. */
export const Notices = ({ connection, refused, onSeen }: NoticesProps) => {
  const { t } = useWords();
  const restarting = useTranslations('web.live')('bar.server');
  const live = useLive();
  const bar = useBar(live);
  if (connection === 'lost' || connection === 'paused')
    return (
      <Notice icon={<CloudOff {...icon} />}>{connection === 'paused' ? restarting : t('notice.lost')}</Notice>
    );
  const waits = bar?.kind === 'away' || bar?.kind === 'slow';
  if (live && bar && !(waits && refused !== undefined)) return <LiveBar live={live} bar={bar} />;
  if (refused === undefined) return null;
  return (
    <Notice
      icon={<Info {...icon} />}
      action={
        <Button look="bare" onClick={onSeen}>
          {t('notice.seen')}
        </Button>
      }
    >
      {refused}
    </Notice>
  );
};
