import { useFormatter, useTranslations } from 'next-intl';
import table from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import { entryAt, lineSummaries } from './line.ts';
import styles from './replay.module.css';
import type { Replay } from './use-replay.ts';

/** How long acts were on their way, and when nobody had a seat's page open. */
export const Lines = ({ replay }: { readonly replay: Replay }) => {
  const t = useTranslations('admin.lines');
  const time = useTime();
  const format = useFormatter();
  const { file, film, names, seek } = replay;
  const { lines } = file;
  const summaries = lineSummaries(lines);
  if (summaries.length === 0 && lines.absences.length === 0) return null;
  const ms = (value: number) => t('ms', { ms: format.number(value) });
  return (
    <section className={styles.lines} aria-labelledby="lines">
      <h2 id="lines">{t('title')}</h2>
      <p className="cap">{t('text')}</p>
      {summaries.length > 0 ? (
        <ul>
          {summaries.map(({ seat, count, median, most }) => (
            <li key={seat}>
              {t('summary', { who: names[seat] ?? '', count, median: ms(median), most: ms(most) })}
            </li>
          ))}
        </ul>
      ) : null}
      {lines.absences.length > 0 ? (
        <div className={table.scroll}>
          <table className={table.table}>
            <caption>{t('gone')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('from')}</th>
                <th scope="col">{t('until')}</th>
                <th scope="col">{t('long')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.absences.map(({ seat, from, until }) => (
                <tr key={`${seat} ${from}`}>
                  <th scope="row">{names[seat]}</th>
                  <td className={table.num}>
                    <button type="button" className={styles.to} onClick={() => seek(entryAt(film, from))}>
                      {time.clock(from)}
                    </button>
                  </td>
                  <td className={table.num}>
                    {until === null ? (
                      t('still')
                    ) : (
                      <button type="button" className={styles.to} onClick={() => seek(entryAt(film, until))}>
                        {time.clock(until)}
                      </button>
                    )}
                  </td>
                  <td className={table.num}>
                    {until === null ? '' : t('seconds', { seconds: Math.round((until - from) / 100) / 10 })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
};
