import type { BySeat, Seat } from '@stikk/engine';

export interface Ranked {
  /** Points by seat. */
  readonly scores: BySeat<number>;
  /** The side of each seat. */
  readonly sides: BySeat<number>;
  readonly you: Seat;
}

/** In which place your side came: 1 for the highest sum, also where it is shared. */
export const rankOf = ({ scores, sides, you }: Ranked): number =>
  1 + new Set(sides.filter((_, seat) => scores[seat]! > scores[you]!)).size;
