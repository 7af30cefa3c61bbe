import type { BySeat, Seat } from '@stikk/engine';
import type { EventOf } from './event.ts';
import type { OhHellOptions } from './options.ts';
import { dealCount, isRising, packCount, plannedDeal } from './schedule.ts';
import type { Match } from './state.ts';

export type GoesOut =
  | { readonly seat: Seat; readonly by: EventOf<'PlayerEliminated'>['by'] }
  | { readonly tied: readonly Seat[] };

/** What the standing of a seat is judged by when somebody must leave. */
export interface Form {
  readonly total: number;
  /** Bids made in the whole match. */
  readonly made: number;
  /** Points of each deal, the latest first. */
  readonly points: readonly number[];
}

/**
 * Who lies last: the lowest total, then the fewest made bids, then the lowest points in the latest deal, the
 * one before and so on; a draw between those who are level on all of it.
 */
export function lastOf(
  records: BySeat<Form | null>,
  tie: OhHellOptions['elimination.tie'],
): GoesOut | undefined {
  let left = records.flatMap((record, seat) => (record === null ? [] : [seat]));
  const lowest = (value: (record: Form) => number) => {
    const least = Math.min(...left.map((seat) => value(records[seat]!)));
    left = left.filter((seat) => value(records[seat]!) === least);
    return left.length === 1;
  };
  if (lowest((record) => record.total)) return { seat: left[0]!, by: 'total' };
  if (tie === 'none_out') return undefined;
  if (lowest((record) => record.made)) return { seat: left[0]!, by: 'made' };
  const deals = Math.max(...left.map((seat) => records[seat]!.points.length));
  for (let ago = 0; ago < deals; ago++)
    if (lowest((record) => record.points[ago] ?? 0)) return { seat: left[0]!, by: 'points' };
  return { tied: left };
}

/** Whether somebody must leave before the next deal, everyone still in being counted. */
function mustLeave(match: Match, options: OhHellOptions): boolean {
  if (options.elimination === 'none') return false;
  const done = match.sheet.length;
  const players = match.out.filter((out) => !out).length;
  if (done >= dealCount(options) || players <= options['elimination.min']) return false;
  if (options.elimination === 'when_needed')
    return plannedDeal(options, done + 1)!.size * players > packCount(options);
  const left = match.sheet.at(-1)!.bids.filter((bid) => bid !== null).length;
  return isRising(options, done) && left === players;
}

/** Who must leave the match now, if anybody. */
export function goesOut(match: Match, options: OhHellOptions): GoesOut | undefined {
  if (!mustLeave(match, options)) return undefined;
  const records = match.out.map((out, seat): Form | null =>
    out
      ? null
      : {
          total: match.totals[seat]!,
          made: match.sheet.filter((row) => row.made[seat]).length,
          points: match.sheet.map((row) => row.points[seat] ?? 0).reverse(),
        },
  );
  return lastOf(records, options['elimination.tie']);
}
