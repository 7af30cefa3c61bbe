import type { Seat } from '@stikk/engine';
import type { DealRow } from '@stikk/variants/oh-hell';

/** How well somebody bid in a match. */
export interface Accuracy {
  /** Deals that were bid. */
  readonly deals: number;
  readonly made: number;
  /** Missed by taking more tricks than bid, and by taking fewer. */
  readonly over: number;
  readonly under: number;
  /** Tricks between bid and taken, over all deals. */
  readonly off: number;
  /** Most bids made one after another. */
  readonly run: number;
}

export function accuracyOf(sheet: readonly DealRow[], seat: Seat): Accuracy {
  let run = 0;
  let counts: Accuracy = { deals: 0, made: 0, over: 0, under: 0, off: 0, run: 0 };
  for (const row of sheet) {
    const [bid, taken] = [row.bids[seat], row.taken[seat]];
    // A bid in a deal that was closed by a ruling was neither made nor missed.
    if (bid == null || taken == null || row.made[seat] == null) continue;
    run = bid === taken ? run + 1 : 0;
    counts = {
      deals: counts.deals + 1,
      made: counts.made + (bid === taken ? 1 : 0),
      over: counts.over + (taken > bid ? 1 : 0),
      under: counts.under + (taken < bid ? 1 : 0),
      off: counts.off + Math.abs(taken - bid),
      run: Math.max(counts.run, run),
    };
  }
  return counts;
}
