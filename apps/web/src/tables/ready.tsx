'use client';

import { Button } from '@stikk/ui';
import { listed } from '@stikk/words';
import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import styles from './ready.module.css';
import type { TableView } from './wire.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;

interface ReadyProps {
  readonly view: TableView;
  readonly busy: boolean;
  readonly onReady: (ready: boolean) => void;
  /** Gives every open place to a bot; only for the host. */
  readonly onFill?: (() => void) | undefined;
}

/** Whether you are ready, and whom the table waits for. */
export const Ready = ({ view, busy, onReady, onFill }: ReadyProps) => {
  const t = useTranslations('web.tables');
  const words = useGameWords();
  const { places, you } = view;
  const own = you === null ? undefined : places[you];
  const ready = own?.kind === 'person' && own.ready;
  const open = places.filter(({ kind }) => kind === 'open').length;
  const others = places.flatMap((place, at) =>
    place.kind === 'person' && !place.ready && at !== you ? [place.name] : [],
  );
  return (
    <div className={styles.ready}>
      <p>
        {open > 0
          ? t('waitsForPeople', { count: open })
          : others.length > 0
            ? t('waitsFor', { names: listed(words, others) })
            : ready
              ? t('starting')
              : t('waitsForYou')}
      </p>
      <div className={styles.ways}>
        <Button
          look={ready ? 'plain' : 'go'}
          role="switch"
          aria-checked={ready}
          busy={busy}
          className={ready ? styles.on : undefined}
          icon={ready ? <Check {...icon} /> : <Circle {...icon} />}
          onClick={() => onReady(!ready)}
        >
          {t('ready')}
        </Button>
        {open > 0 && onFill ? <Button onClick={onFill}>{t('fill', { count: open })}</Button> : null}
      </div>
    </div>
  );
};
