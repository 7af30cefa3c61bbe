import { signed } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import { families } from '../position/families.ts';
import { filmOf, type LogEntry } from '../replay/film.ts';
import { type Difference, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import table from '../shell/table.module.css';
import { otherwise, totalsOf } from './otherwise.ts';
import styles from './recheck.module.css';

interface DifferencesProps {
  readonly matchId: string;
  readonly found: readonly Difference[];
}

/** What came out otherwise in a match than it would today, and its totals, which stay. */
export const Differences = ({ matchId, found }: DifferencesProps) => {
  const t = useTranslations('admin.recheck');
  const g = useGameWords();
  const asked = useAnswer(matchId, () => server.match.query({ matchId }));
  const file = asked.answer;
  const family = file && families[file.game];
  if (file === undefined || family === undefined) return <Asking asked={asked} />;
  const film = filmOf(family.game, file.options, file.seats.length, file.entries as readonly LogEntry[]);
  const names = file.seats.map(({ name }) => name);
  const telling = { preset: file.preset, names, options: file.options };
  return (
    <>
      <p>{t('totals', { points: totalsOf(film).map(signed).join(', ') })}</p>
      <div className={table.scroll}>
        <table className={table.table} aria-label={t('differences')}>
          <thead>
            <tr>
              <th scope="col">{t('entry')}</th>
              <th scope="col">{t('then')}</th>
              <th scope="col">{t('today')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((difference) => {
              const { recorded, today, pointsRecorded, pointsToday } = otherwise(
                g,
                film,
                difference,
                telling,
              );
              return (
                <tr key={difference.seq}>
                  <th scope="row">
                    <Link href={`/matches/${matchId}?seq=${difference.seq}`}>{difference.seq}</Link>
                  </th>
                  <Side lines={recorded} points={pointsRecorded} />
                  <Side lines={today} points={pointsToday} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
};

const Side = ({
  lines,
  points,
}: {
  readonly lines: readonly string[];
  readonly points: readonly number[] | undefined;
}) => {
  const t = useTranslations('admin.recheck');
  return (
    <td>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      <span className="cap">
        {points === undefined ? t('refused') : t('points', { points: points.map(signed).join(', ') })}
      </span>
    </td>
  );
};
