import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import table from '../shell/table.module.css';
import styles from './signals.module.css';

interface FactListProps {
  readonly id: string;
  readonly title: string;
  /** What is counted, and from how much on. */
  readonly text: string;
  readonly heads: readonly string[];
  /** Rows of the table. */
  readonly children: readonly ReactNode[];
}

/** One kind of fact: what is counted, and of whom. */
export const FactList = ({ id, title, text, heads, children }: FactListProps) => {
  const t = useTranslations('admin.signals');
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="cap">{text}</p>
      {children.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table}>
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                {[t('who'), ...heads, t('latest')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
};
