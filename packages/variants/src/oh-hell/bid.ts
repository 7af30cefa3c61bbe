import { type BySeat, clockwiseFrom, type Seat } from '@stikk/engine';
import type { Call } from './event.ts';
import type { PlannedDeal } from './schedule.ts';

/** Bids of everyone who plays; `null` for a seat that has left the match. */
type Bids = BySeat<number | null>;

/** The bid that the last bidder may not make, or `undefined` when every bid is free (R-BO-20, R-OH-17). */
export function forbiddenBid(
  deal: Pick<PlannedDeal, 'size' | 'sumRule'>,
  sumOfOthers: number,
  isLast: boolean,
): number | undefined {
  if (deal.sumRule !== 'dealer_hook' || !isLast) return undefined;
  const missing = deal.size - sumOfOthers;
  return missing >= 0 ? missing : undefined;
}

export const sumOf = (bids: Bids): number => bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);

/** The scorer's announcement (R-BB-37, R-OH-19); `even` only where no sum rule holds. */
export const callOf = (sum: number, size: number): Call =>
  sum > size ? 'over' : sum < size ? 'under' : 'even';

/** The highest bidder; among equals the first from the dealer's left, the dealer last (R-BB-76, A-08). */
export function highestBidder(bids: Bids, dealer: Seat): Seat {
  let best: Seat | undefined;
  for (const seat of clockwiseFrom(dealer, bids.length)) {
    const bid = bids[seat];
    if (bid != null && (best === undefined || bid > bids[best]!)) best = seat;
  }
  return best!;
}

/** Who must change the bid and to what, when the bids make exactly the tricks (R-BB-34, A-07, A-08). */
export function adjustment(
  deal: Pick<PlannedDeal, 'size' | 'sumRule'>,
  bids: Bids,
  dealer: Seat,
): { readonly seat: Seat; readonly choices: readonly number[] } | undefined {
  if (deal.sumRule !== 'left_adjusts' && deal.sumRule !== 'highest_adjusts') return undefined;
  if (sumOf(bids) !== deal.size) return undefined;
  const seat =
    deal.sumRule === 'highest_adjusts'
      ? highestBidder(bids, dealer)
      : clockwiseFrom(dealer, bids.length).find((seat) => bids[seat] != null)!;
  const bid = bids[seat]!;
  return { seat, choices: [bid - 1, bid + 1].filter((choice) => choice >= 0 && choice <= deal.size) };
}

/** How a die shows a bid: its own face up to five, otherwise six with the number said aloud (R-BB-79, C9). */
export const dieOf = (bid: number): { readonly face: 1 | 2 | 3 | 4 | 5 | 6; readonly spoken: boolean } =>
  bid >= 1 && bid <= 5 ? { face: bid as 1 | 2 | 3 | 4 | 5, spoken: false } : { face: 6, spoken: true };
