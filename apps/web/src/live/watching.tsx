import { buttonClass, Panel } from '@stikk/ui';
import { Eye, History } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useWords } from '../table/words.tsx';
import type { Live } from './live-context.tsx';
import styles from './watching.module.css';

/** How many look on. */
export const Watchers = ({ count }: { readonly count: number }) => {
  const t = useTranslations('web.live');
  return (
    <p className={styles.title}>
      <Eye className="i" aria-hidden="true" />
      {t('people.watchers', { count })}
    </p>
  );
};

/** Stands where the hand of a player would be: what whoever looks on may see here. */
export const Watching = ({ info }: Pick<Live, 'info'>) => {
  const t = useTranslations('web.live');
  const { telling } = useWords();
  return (
    <div className={styles.watching}>
      <Panel
        title={
          <span className={styles.title}>
            <Eye className="i" aria-hidden="true" />
            {t('watch.title')}
          </span>
        }
      >
        <p>
          {info.watch === 'deal' ? t('watch.deal') : t('watch.live')}{' '}
          {t('watch.from', { who: telling.names[0]! })}
        </p>
        {info.watch === 'deal' ? (
          <Link href={`/replay/${info.matchId}`} className={buttonClass()}>
            <History className="i" aria-hidden="true" />
            {t('watch.past')}
          </Link>
        ) : null}
      </Panel>
    </div>
  );
};
