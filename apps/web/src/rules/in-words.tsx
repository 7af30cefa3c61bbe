import { type RuleSheet, ruleSheet } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { Outcome } from './draft.ts';
import styles from './in-words.module.css';

/** Headings and sentences of a rule sheet. */
export const Sections = ({ sections, level }: { sections: RuleSheet['sections']; level: 2 | 3 }) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.sections}>
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ heading, lines }) => (
          <section key={heading}>
            <Heading>{heading}</Heading>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
    </div>
  );
};

/** The rules as they stand in the form, in sentences; folded until somebody wants to read. */
export const InWords = ({ preset, outcome }: { preset: string; outcome: Outcome }) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  return (
    <details className={`paper-sheet ${styles.fold}`}>
      <summary>
        <h2>{t('inWords')}</h2>
      </summary>
      <Sections level={3} sections={ruleSheet(words, preset, outcome.sheet).sections} />
    </details>
  );
};
