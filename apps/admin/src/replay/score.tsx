import { seatSides } from '@stikk/engine';
import { signed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import table from '../shell/table.module.css';
import { standingAt } from './film.ts';
import styles from './replay.module.css';
import { given } from './table-words.ts';
import type { Replay } from './use-replay.ts';

/** The score at the entry, deal by deal, with what directors gave and took. */
export const Score = ({ replay }: { readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const { film, family, names, seq, seek } = replay;
  const rows = family.sheet(film.states[seq]);
  const { scores, winners } = standingAt(film, seq);
  const sides = seatSides(film.game, film.options);
  const { adjusted } = film.tables[seq]!.rulings;
  const changed = adjusted.some((points) => points !== 0);
  return (
    <section className={styles.score} aria-labelledby="score">
      <h2 id="score">{t('score')}</h2>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('deal')}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ deal, cells }) => (
              <tr key={deal}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.to}
                    aria-label={t('dealNumber', { deal })}
                    onClick={() =>
                      seek(film.chapters.findLast((chapter) => chapter.deal === deal)?.to ?? seq)
                    }
                  >
                    {deal}
                  </button>
                </th>
                {cells.map(({ points, how }, seat) => (
                  <td key={seat} className={table.num}>
                    {points === null ? '–' : signed(points)} <span className="cap">{how}</span>
                  </td>
                ))}
              </tr>
            ))}
            {changed ? (
              <tr className={styles.ruling}>
                <th scope="row">{t('adjusted')}</th>
                {names.map((_, seat) => (
                  <td key={seat} className={table.num}>
                    {given(adjusted[sides[seat]!] ?? 0)}
                  </td>
                ))}
              </tr>
            ) : null}
            <tr className={styles.sum}>
              <th scope="row">{t('total')}</th>
              {scores.map((points, seat) => (
                <td key={seat} className={table.num}>
                  {signed(points)} {winners?.includes(seat) ? <span className="cap">{t('won')}</span> : null}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
};
