'use client';

import { Button, buttonClass, Mark, TopBar } from '@stikk/ui';
import type { OhHellState } from '@stikk/variants/oh-hell';
import { presetName } from '@stikk/words';
import { Link2, Play } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { isLevel } from '../lobby/level.ts';
import { useStart } from '../lobby/start.ts';
import frame from './frame.module.css';
import styles from './match-end.module.css';
import { Headline, Result } from './result.tsx';
import { seatsFrom } from './seat-model.ts';
import type { Session } from './session.ts';
import { Paper } from './sheet.tsx';
import { useWords } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** Hands the replay's address on, by the device's own means or the clipboard. */
async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return false;
  }
  return navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
}

export interface MatchEndProps {
  readonly session: Session;
  readonly state: Extract<OhHellState, { phase: 'over' }>;
}

/** The match is over: who won, the sheet, how it went, and the ways on. */
export const MatchEnd = ({ session, state }: MatchEndProps) => {
  const { info, options, you } = session;
  const { t, g, preset } = useWords();
  const { start, under } = useStart();
  const [copied, setCopied] = useState(false);
  const order = seatsFrom(you ?? 0, info.seats.length);
  const deals = state.match.sheet.length;
  const again = () =>
    start('rematch', {
      draft: { preset, changes: options },
      bots: info.seats.flatMap(({ level }, seat) =>
        seat === (you ?? 0) ? [] : [level !== undefined && isLevel(level) ? level : 'normal'],
      ),
    });
  return (
    <div className={styles.page}>
      <TopBar
        heading
        sticky
        title={presetName(g, preset)}
        subtitle={t('end.finished', { deals })}
        start={
          <Link href="/" prefetch={false} className={frame.home} aria-label={t('bar.home')}>
            <Mark />
          </Link>
        }
        actions={
          <>
            <Button
              icon={<Link2 {...icon} />}
              onClick={async () => {
                const url = new URL(`/replay/${info.matchId}`, location.href).href;
                setCopied(await share(presetName(g, preset), url));
              }}
            >
              <span aria-live="polite">{t(copied ? 'end.copied' : 'end.share')}</span>
            </Button>
            <Link href={`/replay/${info.matchId}`} className={buttonClass('plain')}>
              <Play {...icon} />
              <span className="bt">{t('end.replay')}</span>
            </Link>
          </>
        }
        always={
          you === undefined ? undefined : (
            <Button look="primary" onClick={again} busy={under !== undefined}>
              {t('end.again')}
            </Button>
          )
        }
      />
      <main id="main" className={styles.end}>
        <div className={styles.paper}>
          <Paper state={state} options={options} order={order} />
        </div>
        <div className={styles.result}>
          <Headline state={state} />
          <Link href={`/replay/${info.matchId}`} className={`${buttonClass('plain')} ${styles.replay}`}>
            <Play {...icon} />
            <span className="bt">{t('end.replay')}</span>
          </Link>
          <Result state={state} order={order} />
        </div>
      </main>
    </div>
  );
};
