import { signed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { given } from '../replay/table-words.ts';
import table from '../shell/table.module.css';
import styles from './branch.module.css';
import { equityOf } from './equity.ts';
import type { Branching } from './use-branch.ts';

/** Points in the branch against those of the record, after the last deal that both know the end of. */
export const Gains = ({ branching: { record, shown, course } }: { readonly branching: Branching }) => {
  const t = useTranslations('admin.branch');
  const equity = equityOf(record.film, shown.film, course.branch.from);
  if (equity === undefined) return <p className="cap">{t('noEquity')}</p>;
  const { deal, record: was, branch: is } = equity;
  const rows = [
    [t('inRecord'), was.map(signed)],
    [t('inBranch'), is.map(signed)],
    [t('difference'), is.map((points, seat) => given(points - was[seat]!))],
  ] as const;
  return (
    <div className={styles.part}>
      <h3>{t('equity', { deal })}</h3>
      <section className={table.scroll} aria-label={t('equity', { deal })}>
        <table className={table.table}>
          <thead>
            <tr>
              <td />
              {record.names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((text, seat) => (
                  <td key={seat} className={table.num}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
