import type { OhHellEvent, OhHellOptions } from '@stikk/variants/oh-hell';
import { adjustment, callOf, dieOf, hookedBid, ohHell, plannedDeal } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { bag, either } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { bids, count, seat } from './input.ts';
import { dealtOut, done, folded, seated } from './scene.ts';
import { withDealOf } from './sheet.ts';

const lastDeal = { lastDeal: z.optional(z.boolean()), isLastDeal: z.optional(z.boolean()) };
const isLastDeal = (input: { lastDeal?: boolean | undefined; isLastDeal?: boolean | undefined }) =>
  input.lastDeal ?? input.isLastDeal ?? false;

/** What a player may bid after those before. */
export const legalBids: Checker = checker(
  z.object({ size: count, prior: z.optional(bids), isLast: z.optional(z.boolean()), ...lastDeal }),
  (sheet, input) => {
    const prior = (input.prior ?? []).filter((bid) => bid !== null);
    const isLast = input.isLast ?? prior.length + 1 === sheet.players;
    const seats = isLast ? prior.length + 1 : Math.max(sheet.players, prior.length + 2);
    const options = withDealOf(sheet, input.size, isLastDeal(input));
    const bidding = sheet['bid.mode'] === 'turn' ? 'turn' : 'sealed';
    const before = dealtOut(seated(seats, seats - 1), { dealer: seats - 1, size: input.size, bidding });
    const state = folded(
      before,
      prior.map((bid, seat): OhHellEvent => ({ type: 'BidMade', seat, bid, sealed: bidding === 'sealed' })),
    );
    if (state.phase !== 'bidding') throw new Error(`nobody bids while ${state.phase}`);
    const asked = prior.length;
    const legal = ohHell.legal(state, asked, options);
    return {
      legal: legal.flatMap((command) => (command.type === 'MakeBid' ? [command.bid] : [])),
      forbidden: hookedBid(state, asked, options) ?? null,
    };
  },
);

/** The commands of everyone who bids at once, one after another; what the last of them leads to. */
function bidAtOnce(
  options: OhHellOptions,
  size: number,
  dealer: number,
  given: readonly (number | null)[],
): readonly OhHellEvent[] {
  const gone = given.flatMap((bid, seat) => (bid === null ? [seat] : []));
  let state = dealtOut(seated(given.length, dealer, gone), { dealer, size, bidding: 'sealed' });
  let events: readonly OhHellEvent[] = [];
  for (const [seat, bid] of given.entries()) {
    if (bid === null) continue;
    events = done(state, { type: 'MakeBid', deal: 1, bid }, seat, options);
    state = folded(state, events);
  }
  return events;
}

/** Who must change a bid when the bids make exactly the tricks, and to what. */
export const adjust: Checker = checker(
  z.object({ size: count, dealer: seat, bids, ...lastDeal }),
  (sheet, input) => {
    const { size, dealer, bids } = input;
    const options = withDealOf({ ...sheet, 'bid.mode': 'simultaneous' }, size, isLastDeal(input));
    const due = adjustment(plannedDeal(options, 1)!, bids, dealer);
    const events = bidAtOnce(options, size, dealer, bids);
    const asked = events.find((event) => event.type === 'AdjustmentDue');
    if (asked?.seat !== due?.seat)
      throw new Error('the bidding and the sum rule disagree on who must change');
    return { seat: asked?.seat ?? null, choices: bag(asked?.choices ?? []) };
  },
);

/** The announcement after the bids. */
export const overUnder: Checker = checker(z.object({ size: count, bids }), (_, { size, bids }) => {
  const sum = bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
  return { call: callOf(sum, size), sum, diff: either(sum - size, Math.abs(sum - size)) };
});

/** How a die shows a bid. */
export const dice: Checker = checker(z.object({ bid: count }), (_, { bid }) => {
  const { face, spoken } = dieOf(bid);
  return { face, mustClarify: spoken };
});
