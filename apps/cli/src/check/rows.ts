import type { Seat } from '@stikk/engine';
import type { OhHellEvent, OhHellState } from '@stikk/variants/oh-hell';
import { bidOut, dealtOut, folded, seated } from './scene.ts';

export interface Row {
  readonly dealer: Seat;
  readonly size: number;
  readonly bids: readonly (number | null)[];
  readonly took: readonly (number | null)[];
  readonly points: readonly (number | null)[];
  readonly made: readonly (boolean | null)[];
}

/** The state after one more deal with that line on the score sheet. */
export function withRow(before: OhHellState, row: Row): OhHellState {
  const dealt = dealtOut(before, { dealer: row.dealer, size: row.size, bidding: 'sealed' });
  const leader = before.match.out.indexOf(false);
  const tricks = row.took.flatMap((count, seat) => new Array<Seat>(count ?? 0).fill(seat));
  return folded(bidOut(dealt, row.bids, leader), [
    ...tricks.map((seat, index): OhHellEvent => ({ type: 'TrickTaken', seat, trick: index + 1 })),
    {
      type: 'DealScored',
      deal: before.match.sheet.length + 1,
      points: row.points.slice(),
      made: row.made.slice(),
      flatOut: !row.made.includes(true),
    },
  ]);
}

/** A match with these totals and so many bids made by each seat, after which some have left. */
export function sheetRows(
  seats: number,
  totals: readonly number[],
  made: readonly number[],
  gone: readonly Seat[],
): OhHellState {
  const none = new Array<number>(seats).fill(0);
  let state = seated(seats, 0);
  for (let deal = 0; deal < Math.max(1, ...made); deal++)
    state = withRow(state, {
      dealer: deal % seats,
      size: 1,
      bids: none,
      took: none,
      points: deal === 0 ? totals : none,
      made: made.map((count) => count > deal),
    });
  return folded(
    state,
    gone.map((seat): OhHellEvent => ({ type: 'PlayerEliminated', seat, by: 'total' })),
  );
}
