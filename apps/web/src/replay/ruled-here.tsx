import type { BySeat } from '@stikk/engine';
import type { Ruling } from '../dispute/ruling.ts';
import { useRulingText } from '../dispute/use-ruling-text.ts';
import styles from './replay.module.css';

/** What a director ruled at the entry that is looked at. */
export const RuledHere = ({ ruling, sides }: { readonly ruling: Ruling; readonly sides: BySeat<number> }) => {
  const { told, why } = useRulingText(sides)(ruling);
  return (
    <p className={styles.ruled} role="status">
      <b>{told}</b> {why}
    </p>
  );
};
