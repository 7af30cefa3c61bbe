'use client';

import { Button, Tag } from '@stikk/ui';
import { presetName, signed } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Filters } from '../match/filters.tsx';
import { asInput, useQuery } from '../match/query.ts';
import { type FoundMatch, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { PAGE, Pages } from '../shell/pages.tsx';
import table from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import { type Result, useCheck } from './check.ts';
import { Differences } from './differences.tsx';
import styles from './recheck.module.css';

/** Matches that are over, decided again by today's rules. Nothing is changed by it. */
export const Recheck = () => {
  const t = useTranslations('admin.recheck');
  const [query, change] = useQuery();
  const input = { ...asInput(query, PAGE), status: 'finished' as const };
  const asked = useAnswer(JSON.stringify(input), () => server.matches.query(input));
  const { results, busy, check } = useCheck();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = asked.answer?.rows ?? [];
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], wanted: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) wanted ? next.add(id) : next.delete(id);
      return next;
    });
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Filters query={query} finished onChange={(changes) => change({ ...changes, skip: 0 })} />
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : (
        <>
          <div className={styles.acts}>
            <Button
              onClick={() =>
                choose(
                  rows.map(({ id }) => id),
                  !all,
                )
              }
            >
              {t(all ? 'nothing' : 'all')}
            </Button>
            <Button look="primary" disabled={busy || chosen.size === 0} onClick={() => check([...chosen])}>
              {t('check', { count: chosen.size })}
            </Button>
            <span role="status" className="cap">
              {results.size > 0 ? t('done', { done: doneOf(results), count: results.size }) : ''}
            </span>
          </div>
          <section className={table.scroll} aria-label={t('title')}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{t('chosen')}</th>
                  <th scope="col">{t('players')}</th>
                  <th scope="col">{t('result')}</th>
                  <th scope="col">{t('game')}</th>
                  <th scope="col">{t('scores')}</th>
                  <th scope="col">{t('createdAt')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((match) => (
                  <Row
                    key={match.id}
                    match={match}
                    chosen={chosen.has(match.id)}
                    onChoose={(wanted) => choose([match.id], wanted)}
                    asked={results.has(match.id)}
                    result={results.get(match.id)}
                  />
                ))}
              </tbody>
            </table>
          </section>
          <Pages skip={query.skip} total={asked.answer.total} onSkip={(skip) => change({ skip })} />
        </>
      )}
    </>
  );
};

const doneOf = (results: ReadonlyMap<string, Result>): number =>
  [...results.values()].filter((result) => result !== undefined).length;

interface RowProps {
  readonly match: FoundMatch;
  readonly chosen: boolean;
  readonly onChoose: (wanted: boolean) => void;
  /** Whether it was asked for. */
  readonly asked: boolean;
  readonly result: Result;
}

const Row = ({ match, chosen, onChoose, asked, result }: RowProps) => {
  const t = useTranslations('admin.recheck');
  const g = useGameWords();
  const time = useTime();
  const names = match.seats.join(', ');
  const found = result && 'found' in result ? result.found : [];
  return (
    <Fragment>
      <tr>
        <td className={styles.pick}>
          <input
            type="checkbox"
            aria-label={t('choose', { who: names })}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </td>
        <th scope="row">
          <Link href={`/matches/${match.id}`}>{names}</Link>
        </th>
        <td>{asked ? <Outcome result={result} /> : null}</td>
        <td>{presetName(g, match.preset)}</td>
        <td className={table.num}>{match.scores.map(signed).join(', ')}</td>
        <td className={table.num}>{time.moment(match.createdAt)}</td>
      </tr>
      {found.length > 0 ? (
        <tr className={styles.more}>
          <td colSpan={6}>
            <details>
              <summary>{t('show')}</summary>
              <Differences matchId={match.id} found={found} />
            </details>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
};

const Outcome = ({ result }: { readonly result: Result }) => {
  const t = useTranslations('admin.recheck');
  if (result === undefined) return <span className="cap">{t('waiting')}</span>;
  if ('failed' in result) return <span>{result.failed}</span>;
  const count = result.found.length;
  return <Tag outcome={count === 0 ? 'made' : 'missed'}>{t('found', { count })}</Tag>;
};
