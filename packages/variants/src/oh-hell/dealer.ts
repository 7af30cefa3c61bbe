import { type BySeat, type Card, clockwiseFrom, nextSeat, type Seat, strengthOf } from '@stikk/engine';
import type { Shape } from './event.ts';
import type { OhHellOptions } from './options.ts';
import type { Match } from './state.ts';

/** Who drew the highest card of a round; several between equals, for suits are unranked (R-OH-09, A-13b). */
export function highestDrawn(draws: BySeat<Card | null>, order: OhHellOptions['rankOrder']): readonly Seat[] {
  const strengths = draws.map((card) => (card === null ? -1 : strengthOf(card, order)));
  const best = Math.max(...strengths);
  return strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
}

const BEATEN: Record<Shape, Shape> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** Who stays in after a round of rock, paper, scissors: the stronger shape if exactly two were shown (R-BB-13). */
export function throwWinners(throws: BySeat<Shape | null>): readonly Seat[] {
  const still = throws.flatMap((shape, seat) => (shape === null ? [] : [seat]));
  const shapes = [...new Set(throws)].filter((shape) => shape !== null);
  if (shapes.length !== 2) return still;
  const [one, other] = shapes as [Shape, Shape];
  const winning = BEATEN[one] === other ? one : other;
  return still.filter((seat) => throws[seat] === winning);
}

/** Who deals the next deal: clockwise, or whoever missed by most in the last one. */
export function nextDealer(match: Match, options: OhHellOptions): Seat {
  const last = match.sheet.at(-1);
  if (last === undefined) return match.dealer!;
  if (options['dealer.next'] === 'biggest_miss') {
    const misses = last.bids.map((bid, seat) =>
      bid === null || match.out[seat] ? 0 : Math.abs(bid - last.taken[seat]!),
    );
    const worst = Math.max(...misses);
    if (worst > 0) return clockwiseFrom(last.dealer, match.seats).find((seat) => misses[seat] === worst)!;
  }
  return nextSeat(last.dealer, match.out);
}
