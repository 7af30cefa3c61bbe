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

/** Numbers of the deals that the events belong to. */
function dealsWith(record: readonly OhHellEvent[], events: ReadonlySet<OhHellEvent>): ReadonlySet<number> {
  const deals = new Set<number>();
  let deal = 0;
  for (const event of record) {
    if (event.type === 'HandsDealt') ({ deal } = event);
    if (events.has(event)) deals.add(deal);
  }
  return deals;
}

/**
 * Bids and how they came out, in all, by the number of cards (`size.7`, `size.7.made`) and by the place after the
 * dealer (`place.0` is the dealer's); `over` and `under` took more or fewer tricks than bid.
 * A deal in which a bot bid or played for the person counts in none of them: neither the bid nor how it came out was
 * all their own.
 */
export function tally(
  record: readonly OhHellEvent[],
  seats: number,
  seat: Seat,
  stoodIn: ReadonlySet<OhHellEvent> = new Set(),
): Readonly<Record<string, number>> {
  const strange = dealsWith(record, stoodIn);
  const end = record.reduce<OhHellState>(evolve, initial(seats));
  const won = end.phase === 'over' && end.winners.includes(seat);
  const counts: Record<string, number> = { matches: 1, wins: won ? 1 : 0 };
  const add = (what: string, many: number) => {
    counts[what] = (counts[what] ?? 0) + many;
  };
  for (const row of end.match.sheet) {
    const [bid, taken, made] = [row.bids[seat], row.taken[seat], row.made[seat]];
    if (bid == null || taken == null || made == null || strange.has(row.deal)) continue;
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
