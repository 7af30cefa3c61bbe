import { type BySeat, HIDDEN, nextSeat } from '@stikk/engine';
import { adjustment, callOf, highestBidder, sumOf } from './bid.ts';
import type { OhHellEvent } from './event.ts';
import type { OhHellOptions } from './options.ts';
import { plannedDeal } from './schedule.ts';
import type { OhHellState } from './state.ts';

type Bidding = Extract<OhHellState, { phase: 'bidding' }>;

/** The open bids, or `undefined` where one is sealed to the viewer. */
const openBids = (state: Bidding) =>
  state.deal.bids.includes(HIDDEN) ? undefined : (state.deal.bids as BySeat<number | null>).slice();

/**
 * What follows when the last sealed bid is in: all are shown at once, and if they make exactly the tricks
 * somebody must change (R-BB-28, R-BB-33). `undefined` where a bid cannot be seen.
 */
export function revealed(state: Bidding, options: OhHellOptions): readonly OhHellEvent[] | undefined {
  const bids = openBids(state);
  if (bids === undefined) return undefined;
  const { deal } = state;
  const due = adjustment(plannedDeal(options, deal.number)!, bids, deal.dealer);
  if (due)
    return [
      { type: 'BidsRevealed', bids },
      { type: 'AdjustmentDue', seat: due.seat, choices: [...due.choices] },
    ];
  const rest = closed(state, options);
  return rest && [{ type: 'BidsRevealed', bids }, ...rest];
}

/** What follows when all bids stand: over or under, who leads, and unseen hands are picked up. */
export function closed(state: Bidding, options: OhHellOptions): readonly OhHellEvent[] | undefined {
  const { deal, match, hands } = state;
  const bids = deal.bids as BySeat<number | null>;
  const highest = () => highestBidder(bids, deal.dealer);
  const sum = sumOf(bids);
  const event: OhHellEvent = {
    type: 'BiddingClosed',
    sum,
    call: callOf(sum, deal.size),
    leader: options.firstLead === 'highest_bidder' ? highest() : nextSeat(deal.dealer, match.out),
    ...(deal.trump === undefined && { naming: highest() }),
  };
  if (deal.seen !== 'none') return [event];
  if (hands.some((hand) => hand.includes(HIDDEN))) return undefined;
  return [event, { type: 'HandsUncovered', hands: hands.map((hand) => hand.slice()) }];
}
