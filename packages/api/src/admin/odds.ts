import type { SizeBids } from '@stikk/db';

/** How somebody's bids held, beside what the bids of everybody else with as many cards lead one to expect. */
export interface Odds {
  readonly userId: string;
  /** Deals with a number of cards of which the others bid often enough. */
  readonly bids: number;
  readonly made: number;
  readonly expected: number;
  /** Of `made` from `expected`, in standard deviations; more than expected is positive. */
  readonly deviation: number;
}

/** So much has to be there before anything is told. */
export interface Evidence {
  /** Bids of the person, and bids of everybody else with one number of cards. */
  readonly bids: number;
  readonly field: number;
}

/**
 * Each bid is taken to hold as often as those of everybody else with as many cards, whatever the others did. Who is
 * farthest from what was to be expected comes first, on either side.
 */
export function oddsOf(rows: readonly SizeBids[], least: Evidence): readonly Odds[] {
  const all = new Map<number, { bids: number; made: number }>();
  for (const { size, bids, made } of rows) {
    const so = all.get(size) ?? { bids: 0, made: 0 };
    all.set(size, { bids: so.bids + bids, made: so.made + made });
  }
  const sums = new Map<string, { bids: number; made: number; expected: number; variance: number }>();
  for (const { userId, size, bids, made } of rows) {
    const field = all.get(size)!.bids - bids;
    if (field < least.field) continue;
    const rate = (all.get(size)!.made - made) / field;
    const sum = sums.get(userId) ?? { bids: 0, made: 0, expected: 0, variance: 0 };
    sums.set(userId, {
      bids: sum.bids + bids,
      made: sum.made + made,
      expected: sum.expected + bids * rate,
      variance: sum.variance + bids * rate * (1 - rate),
    });
  }
  return [...sums]
    .filter(([, { bids, variance }]) => bids >= least.bids && variance > 0)
    .map(([userId, { variance, ...sum }]) => ({
      userId,
      ...sum,
      deviation: (sum.made - sum.expected) / Math.sqrt(variance),
    }))
    .sort((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation));
}
