import type { BySeat, Entry } from '@stikk/engine';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import styles from './disputes.module.css';
import { rulingsIn } from './ruling.ts';
import { useRulingText } from './use-ruling-text.ts';

interface RulingsProps {
  readonly entries: readonly Entry[];
  readonly sides: BySeat<number>;
  /** Goes to its entry. */
  readonly onSeek?: ((seq: number) => void) | undefined;
}

/** What directors ruled in a match; nothing where they ruled nothing. */
export const Rulings = ({ entries, sides, onSeek }: RulingsProps) => {
  const t = useTranslations('web.dispute');
  const text = useRulingText(sides);
  const rulings = useMemo(() => rulingsIn(entries), [entries]);
  if (rulings.length === 0) return null;
  return (
    <section className={styles.rulings} aria-label={t('rulings')}>
      <h2>{t('rulings')}</h2>
      <ol>
        {rulings.map((ruling) => {
          const { told, why } = text(ruling);
          const at = t('at', { entry: ruling.seq });
          return (
            <li key={ruling.seq}>
              {onSeek ? (
                <button type="button" onClick={() => onSeek(ruling.seq)}>
                  {at}
                </button>
              ) : (
                <small>{at}</small>
              )}
              <p>
                <b>{told}</b> {why}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
