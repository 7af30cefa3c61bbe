import { presetOf } from '@stikk/variants';
import { begun, chosen, outcome } from '../rules/draft.ts';

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

export function seatsOf(game: GameName): GameSeats {
  const { min, max, usual } = presetOf(game)!.preset.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const stepsFor = (seats: number): readonly Step[] =>
    outcome(chosen(begun(game), 'players', seats)).plan.map(({ size, trump }) => ({
      size,
      hollow: trump === 'NT',
    }));
  return { usual, deals: Object.fromEntries(numbers.map((seats) => [seats, stepsFor(seats)])) };
}
