'use client';

import { Button, buttonClass, Mark, TopBar } from '@stikk/ui';
import { presetName } from '@stikk/words';
import { Link2, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLive } from '../live/live-context.tsx';
import { isLevel } from '../lobby/level.ts';
import { useStart } from '../lobby/start.ts';
import type { Changes } from '../rules/draft.ts';
import { later } from '../shell/later.tsx';
import { Way } from '../shell/way.tsx';
import { useRematch } from '../tables/rematch.ts';
import { EndRecord } from './end-record.tsx';
import frame from './frame.module.css';
import { useKeeper } from './keeper.tsx';
import styles from './match-end.module.css';
import type { MatchInfo } from './session.ts';
import { useWords } from './words.tsx';

const EndDisputes = later(() => import('../dispute/end-disputes.tsx').then(({ EndDisputes }) => EndDisputes));

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
  readonly info: MatchInfo;
  /** Deals that were played. */
  readonly deals: number;
  readonly paper: ReactNode;
  readonly headline: ReactNode;
  readonly result: ReactNode;
  /** What it came to, deal by deal. */
  readonly after: ReactNode;
}

/** The match is over: who won, the sheet, how it went, and the ways on. */
export const MatchEnd = ({ info, deals, paper, headline, result, after }: MatchEndProps) => {
  const { t, g, preset, you } = useWords();
  const { start, under } = useStart();
  const rematch = useRematch();
  const keeper = useKeeper();
  const live = useLive();
  const replay = keeper.replay(info.matchId);
  const [copied, setCopied] = useState(false);
  const again = () =>
    info.tableId === null
      ? start('rematch', {
          draft: { preset, changes: info.options as Changes },
          bots: info.seats.flatMap(({ level }, seat) =>
            seat === (you ?? 0) ? [] : [level !== undefined && isLevel(level) ? level : 'normal'],
          ),
        })
      : rematch.again(info.tableId);
  return (
    <div className={styles.page}>
      <TopBar
        heading
        sticky
        title={presetName(g, preset)}
        subtitle={t('end.finished', { deals })}
        start={
          <Way href="/" className={frame.home} aria-label={t('bar.home')}>
            <Mark />
          </Way>
        }
        actions={
          <>
            {keeper.isOpen ? (
              <Button
                icon={<Link2 {...icon} />}
                onClick={async () => {
                  const url = new URL(replay, location.href).href;
                  setCopied(await share(presetName(g, preset), url));
                }}
              >
                <span aria-live="polite">{t(copied ? 'end.copied' : 'end.share')}</span>
              </Button>
            ) : null}
            <Way href={replay} className={buttonClass('plain')}>
              <Play {...icon} />
              <span className="bt">{t('end.replay')}</span>
            </Way>
          </>
        }
        always={
          you === undefined ? undefined : (
            <Button look="primary" onClick={again} busy={under !== undefined || rematch.busy}>
              {t('end.again')}
            </Button>
          )
        }
      />
      <main id="main" className={styles.end}>
        <div className={styles.paper}>{paper}</div>
        <div className={styles.result}>
          {headline}
          <Way href={replay} className={`${buttonClass('plain')} ${styles.replay}`}>
            <Play {...icon} />
            <span className="bt">{t('end.replay')}</span>
          </Way>
          {result}
          <EndRecord info={info} />
          {live ? <EndDisputes live={live} /> : null}
        </div>
        <div className={styles.after}>{after}</div>
      </main>
    </div>
  );
};
