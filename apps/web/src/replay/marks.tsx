import type { Ruling } from '../dispute/ruling.ts';
import styles from './replay.module.css';

interface MarksProps {
  readonly struck: ReadonlySet<number>;
  readonly rulings: readonly Ruling[];
  readonly last: number;
}

/** Neighbours together, as first and last. */
function runsOf(numbers: ReadonlySet<number>): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Under the slider: what was struck, crossed out, and where a director ruled. Words say the same elsewhere. */
export const Marks = ({ struck, rulings, last }: MarksProps) => {
  const part = (seq: number) => `${(100 * seq) / Math.max(1, last)}%`;
  return (
    <div className={styles.marks} aria-hidden="true">
      {runsOf(struck).map(([from, to]) => (
        <i
          key={from}
          data-kind="struck"
          style={{ insetInlineStart: part(from - 1), inlineSize: part(to - from + 1) }}
        />
      ))}
      {rulings.map(({ seq }) => (
        <i key={seq} data-kind="ruling" style={{ insetInlineStart: part(seq) }} />
      ))}
    </div>
  );
};
