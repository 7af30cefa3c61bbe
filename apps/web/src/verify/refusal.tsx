import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Heading } from './verdict.tsx';
import styles from './verify.module.css';

export interface RefusalProps {
  readonly reason:
    | 'too-large'
    | 'unreadable-file'
    | 'broken'
    | 'empty'
    | 'not-json'
    | 'not-a-record'
    | 'unknown-game'
    | 'not-an-entry'
    | 'no-entries'
    | 'no-such-match'
    | 'still-live';
  /** Line of the text, from 1. */
  readonly line?: number;
}

/** Why nothing could be checked. A text that begins as a record names the entry that is none. */
export const Refusal = ({ reason, line = 1 }: RefusalProps) => {
  const t = useTranslations('web.verify');
  const torn = line > 1 && (reason === 'not-json' || reason === 'not-an-entry');
  return (
    <section className={styles.verdict} data-outcome="refused" aria-labelledby="verdict">
      <div className={styles.said}>
        <span className={styles.seal}>
          <CircleAlert size={30} aria-hidden="true" />
        </span>
        <div>
          <Heading>{torn ? t('outcome.fails.title', { seq: line - 1 }) : t('refusal.title')}</Heading>
          <p>{torn ? t(`torn.${reason}`, { line }) : t(`refusal.${reason}`)}</p>
        </div>
      </div>
    </section>
  );
};
