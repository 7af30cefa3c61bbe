'use client';

import { Tag } from '@stikk/ui';
import { presetName, signed } from '@stikk/words';
import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import { type FoundMatch, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { PAGE, Pages } from '../shell/pages.tsx';
import styles from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import { Filters } from './filters.tsx';
import { asInput, type Query, useQuery } from './query.ts';

/** All matches, looked for by what they are. The address keeps what was looked for. */
export const Search = () => {
  const t = useTranslations('admin.matches');
  const [query, change] = useQuery();
  const input = asInput(query, PAGE);
  const asked = useAnswer(JSON.stringify(input), () => server.matches.query(input));
  const sort = (by: Query['by']) =>
    change({ by, descending: query.by === by ? !query.descending : true, skip: 0 });
  const sorted = (by: Query['by']) => {
    if (query.by !== by) return {};
    return { 'aria-sort': query.descending ? 'descending' : 'ascending' } as const;
  };
  const Arrow = query.descending ? ArrowDown : ArrowUp;
  const head = (by: Query['by']) => (
    <th scope="col" {...sorted(by)}>
      <button type="button" onClick={() => sort(by)}>
        {t(`by.${by}`)}
        {query.by === by ? <Arrow className="i" aria-hidden="true" /> : null}
      </button>
    </th>
  );
  return (
    <>
      <h1>{t('title')}</h1>
      <p>
        <Link href="/inspect">{t('inspect')}</Link>
      </p>
      <Filters query={query} onChange={(changes) => change({ ...changes, skip: 0 })} />
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : (
        <>
          <section className={styles.scroll} aria-label={t('title')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('players')}</th>
                  <th scope="col">{t('game')}</th>
                  <th scope="col">{t('state')}</th>
                  {head('deal')}
                  <th scope="col">{t('scores')}</th>
                  {head('createdAt')}
                  {head('updatedAt')}
                </tr>
              </thead>
              <tbody>
                {asked.answer.rows.map((match) => (
                  <Row key={match.id} match={match} />
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

const Row = ({ match }: { readonly match: FoundMatch }) => {
  const t = useTranslations('admin.matches');
  const g = useGameWords();
  const time = useTime();
  return (
    <tr>
      <th scope="row">
        <Link href={`/matches/${match.id}`}>{match.seats.join(', ')}</Link>
      </th>
      <td>{presetName(g, match.preset)}</td>
      <td>
        <Tag outcome={match.status === 'live' ? 'go' : undefined}>{t(`status.${match.status}`)}</Tag>{' '}
        {match.disputes > 0 ? <Tag outcome="missed">{t('disputes', { count: match.disputes })}</Tag> : null}
      </td>
      <td className={styles.num}>{match.deal}</td>
      <td className={styles.num}>{match.scores.map(signed).join(', ')}</td>
      <td className={styles.num}>{time.moment(match.createdAt)}</td>
      <td className={styles.num}>{time.moment(match.updatedAt)}</td>
    </tr>
  );
};
