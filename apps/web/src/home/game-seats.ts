import { begun, chosen, outcome } from '../rules/draft.ts';
import { familyOf } from '../rules/family.ts';
import type { GameName, GameSeats, Step } from './game.ts';

export function seatsOf(game: GameName): GameSeats {
  const { min, max, usual } = familyOf(game)!.preset.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const outcomeFor = (seats: number) => outcome(chosen(begun(game), 'players', seats));
  const stepsFor = (seats: number): readonly Step[] =>
    outcomeFor(seats).plan.map(({ size, trump }) => ({ size, hollow: trump === 'NT' }));
  return {
    usual,
    deals: Object.fromEntries(numbers.map((seats) => [seats, stepsFor(seats)])),
    target: outcomeFor(usual).target,
  };
}
