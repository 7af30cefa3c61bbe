/** The games that have a card of their own, in its order. */
export const GAMES = ['bondebridge', 'boerenbridge', 'ohhell'] as const;
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
}
