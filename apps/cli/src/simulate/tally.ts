import type { Seat } from '@stikk/engine';
import { familyOf } from '../family.ts';
import type { Sheet } from '../sheet.ts';

/** What matches add up to. Lists are by seat. */
export interface Tally {
  readonly matches: number;
  readonly deals: number;
  readonly points: readonly number[];
  readonly squares: readonly number[];
  /** A shared win counts for each by its share. */
  readonly wins: readonly number[];
  /** The sum that the family's own figures keep. */
  readonly own: unknown;
}

/** Before the first match. */
export function emptyTally({ game }: Pick<Sheet, 'game'>, seats: number): Tally {
  const none = new Array<number>(seats).fill(0);
  return {
    matches: 0,
    deals: 0,
    points: none,
    squares: none,
    wins: none,
    own: familyOf(game.id)?.figures.none,
  };
}

/** The tally with one more match, given the state at its end. */
export function counted(tally: Tally, { game }: Pick<Sheet, 'game'>, state: unknown): Tally {
  const { deal, scores, winners = [] } = game.standing(state);
  const share = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return {
    matches: tally.matches + 1,
    deals: tally.deals + deal,
    points: tally.points.map((sum, seat) => sum + scores[seat]!),
    squares: tally.squares.map((sum, seat) => sum + scores[seat]! ** 2),
    wins: tally.wins.map((sum, seat) => sum + share(seat)),
    own: familyOf(game.id)?.figures.counted(tally.own, state),
  };
}
