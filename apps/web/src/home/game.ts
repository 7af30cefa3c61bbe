import type { Target } from '../rules/family.ts';

/** The games that have a card of their own, in its order. */
export const GAMES = ['bondebridge', 'boerenbridge', 'ohhell', 'bondtolva'] as const;
export type GameName = (typeof GAMES)[number];

/** A step of a game's staircase. */
export interface Step {
  readonly size: number;
  readonly hollow: boolean;
}

export interface GameSeats {
  readonly usual: number;
  /** The deals by number of seats, for every number that the rules speak of. */
  readonly deals: Readonly<Record<number, readonly Step[]>>;
  /** In a game to a target, where the deals are not known beforehand. */
  readonly target: Target | undefined;
}
