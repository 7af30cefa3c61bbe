import { useId } from 'react';
import { useWords } from '../table/words.tsx';
import styles from './after.module.css';

export interface DealLine {
  readonly text: string;
  /** Worth a second look. */
  readonly loud?: boolean;
}

interface DealLinesProps {
  readonly deals: readonly {
    readonly deal: number;
    /** As in *5 cards, hearts*. */
    readonly detail?: string;
    readonly lines: readonly DealLine[];
  }[];
}

/** What each deal came to, in short lines. */
export const DealLines = ({ deals }: DealLinesProps) => {
  const { t, g } = useWords();
  const id = useId();
  return (
    <section className={styles.wide} aria-labelledby={id}>
      <h2 id={id}>{t('after.deals')}</h2>
      <ol className={styles.deals}>
        {deals.map(({ deal, detail, lines }) => (
          <li key={deal}>
            <h3>
              {g('sheet.deal')} {deal} {detail === undefined ? null : <small>{detail}</small>}
            </h3>
            <ul>
              {lines.map(({ text, loud }) => (
                <li key={text} data-loud={loud || undefined}>
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
};
