'use client';

import { Sheet } from '@stikk/ui';
import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { usePresetName } from '../i18n/preset-name.ts';
import { server } from '../trpc/client.ts';
import { useAsked } from '../trpc/use-asked.ts';
import { GoOn } from './go-on.tsx';
import styles from './match-list.module.css';
import { rankOf } from './rank.ts';

const mine = () => server.match.mine.query();
export type Listed = Awaited<ReturnType<typeof mine>>[number];
const ownTables = () => server.table.mine.query();
type OwnTable = Awaited<ReturnType<typeof ownTables>>[number];

/** Finished matches shown before the rest is folded away. */
const SHOWN = 3;

/** Nobody wins a match that a director ruled to count for nothing. */
const isVoid = ({ winners }: Listed) => winners?.length === 0;

const pointsOf = ({ scores, you }: Listed) => scores[you] ?? 0;

const Unfinished = ({ match }: { match: Listed }) => (
  <li>
    <Link className={styles.go} href={`/m/${match.matchId}`} data-yours={match.yourTurn || undefined}>
      <GoOn match={match} points={pointsOf(match)} />
    </Link>
  </li>
);

const AtTable = ({ table: { tableId, preset, people, bots, seats } }: { table: OwnTable }) => {
  const t = useTranslations('web.home');
  const nameOf = usePresetName();
  return (
    <li>
      <Link className={styles.go} href={`/t/${tableId}`} prefetch={false}>
        <span className={styles.dot} aria-hidden="true" />
        <span>
          <b>{t('atTable')}</b>
          <small>{t('atTableText', { name: nameOf(preset), taken: people.length + bots, seats })}</small>
        </span>
        <ArrowRight className="i" aria-hidden="true" />
      </Link>
    </li>
  );
};

const Finished = ({ match }: { match: Listed }) => {
  const t = useTranslations('web.home');
  const nameOf = usePresetName();
  return (
    <li className={styles.done}>
      <Link href={`/m/${match.matchId}`}>
        <b>{nameOf(match.preset)}</b>
        <small>
          {isVoid(match) ? t('void') : t('result', { rank: rankOf(match), points: pointsOf(match) })}
          {match.onDevice ? `. ${t('onDevice')}` : null}
        </small>
      </Link>
      <Link
        className={styles.replay}
        href={`/replay/${match.matchId}`}
        aria-label={t('replayOf', { name: nameOf(match.preset) })}
      >
        {t('replay')}
      </Link>
    </li>
  );
};

/**
 * What this player has going, and what is over. Nothing at all for a newcomer.
 * @param drawn the matches as they were when the page was drawn
 */
export const MatchList = ({ drawn }: { drawn: readonly Listed[] | undefined }) => {
  const t = useTranslations('web.home');
  const matches = useAsked(mine) ?? drawn ?? [];
  const tables = useAsked(ownTables) ?? [];
  const live = matches.filter(({ status }) => status === 'live');
  const done = matches.filter(({ status }) => status === 'finished');
  live.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  return (
    <>
      {live.length + tables.length === 0 ? null : (
        <ul className={styles.list} aria-label={t('unfinished')}>
          {live.map((match) => (
            <Unfinished key={match.matchId} match={match} />
          ))}
          {tables.map((table) => (
            <AtTable key={table.tableId} table={table} />
          ))}
        </ul>
      )}
      {done.length === 0 ? null : (
        <Sheet title={t('finished')} className={styles.finished}>
          <ul>
            {done.slice(0, SHOWN).map((match) => (
              <Finished key={match.matchId} match={match} />
            ))}
          </ul>
          {done.length <= SHOWN ? null : (
            <details>
              <summary>{t('older', { count: done.length - SHOWN })}</summary>
              <ul>
                {done.slice(SHOWN).map((match) => (
                  <Finished key={match.matchId} match={match} />
                ))}
              </ul>
            </details>
          )}
        </Sheet>
      )}
    </>
  );
};
