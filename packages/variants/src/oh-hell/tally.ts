import { nextSeat, type Seat } from '@stikk/engine';
import type { OhHellEvent } from './event.ts';
import { evolve, initial } from './evolve.ts';
import type { DealRow, OhHellState } from './state.ts';

/** How many places after the dealer the seat is, among those who play; 0 for the dealer. */
function placeOf({ dealer, bids }: DealRow, seat: Seat): number {
  const out = bids.map((bid) => bid === null);
  let place = 0;
  for (let at = dealer; at !== seat; at = nextSeat(at, out)) place++;
  return place;
}

/**
 * Bids and how they came out, in all, by the number of cards (`size.7`, `size.7.made`) and by the place after the
 * dealer (`place.0` is the dealer's); `over` and `under` took more or fewer tricks than bid.
 */
export function tally(
  record: readonly OhHellEvent[],
  seats: number,
  seat: Seat,
): Readonly<Record<string, number>> {
  const end = record.reduce<OhHellState>(evolve, initial(seats));
  const won = end.phase === 'over' && end.winners.includes(seat);
  const counts: Record<string, number> = { matches: 1, wins: won ? 1 : 0 };
  const add = (what: string, many: number) => {
    counts[what] = (counts[what] ?? 0) + many;
  };
  for (const row of end.match.sheet) {
    const [bid, taken, made] = [row.bids[seat], row.taken[seat], row.made[seat]];
    if (bid == null || taken == null || made == null) continue;
    const kept = made ? 1 : 0;
    const groups = ['', `size.${row.size}`, `place.${placeOf(row, seat)}`];
    for (const group of groups) {
      add(group || 'bids', 1);
      add(group ? `${group}.made` : 'made', kept);
    }
    add('points', row.points[seat] ?? 0);
    add('over', taken > bid ? 1 : 0);
    add('under', taken < bid ? 1 : 0);
    add('flatOut', row.flatOut ? 1 : 0);
  }
  return counts;
}
