import { clockwiseFrom, deckOf, type FirstDealer, nextSeat, type Seat } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';
import { packSize } from './schedule.ts';
import type { Match } from './state.ts';

/** How this rule sheet settles who deals first (R-BB-13, R-OH-09). */
export const firstDealer = (seats: number, options: OhHellOptions): FirstDealer => ({
  seats,
  how: options['dealer.first'],
  chosen: options['dealer.chosen'],
  deck: deckOf(packSize(options)),
  order: options.rankOrder,
});

/** Who deals the next deal: clockwise, or whoever missed by most in the last one. */
export function nextDealer(match: Match, options: OhHellOptions): Seat {
  const last = match.sheet.at(-1);
  if (last === undefined) return match.dealer!;
  if (options['dealer.next'] === 'biggest_miss') {
    const misses = last.bids.map((bid, seat) =>
      match.out[seat] || last.made[seat] === null ? 0 : Math.abs((bid ?? 0) - (last.taken[seat] ?? 0)),
    );
    const worst = Math.max(...misses);
    if (worst > 0) return clockwiseFrom(last.dealer, match.seats).find((seat) => misses[seat] === worst)!;
  }
  return nextSeat(last.dealer, match.out);
}
