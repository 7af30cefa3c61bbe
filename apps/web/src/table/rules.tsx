import { ruleSheet } from '@stikk/words';
import styles from './rules.module.css';
import { useWords } from './words.tsx';

/** The rules of this table in plain sentences. */
export const Rules = ({ options }: { readonly options: unknown }) => {
  const { g, preset } = useWords();
  return (
    <div className={styles.rules}>
      {ruleSheet(g, preset, options).sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  );
};
