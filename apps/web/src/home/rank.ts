import type { BySeat, Seat } from '@stikk/engine';

export interface Ranked {
  /** Points by seat. */
  readonly scores: BySeat<number>;
  /** The side of each seat. */
  readonly sides: BySeat<number>;
  readonly you: Seat;
  /** Where it is known who won: the highest sum alone does not say so when a tie was broken. */
  readonly winners?: readonly Seat[] | null;
}

/** In which place your side came: 1 for who won, also where that is shared; then by the sums. */
export function rankOf({ scores, sides, you, winners }: Ranked): number {
  const won = (seat: Seat) => winners?.includes(seat) ?? false;
  const before = (seat: Seat) =>
    won(you) ? false : scores[seat]! > scores[you]! || (won(seat) && sides[seat] !== sides[you]);
  return 1 + new Set(sides.filter((_, seat) => before(seat))).size;
}
