import { nextSeat, type Seat } from '@stikk/engine';
import { nextDealer, type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { type Checker, checker } from './checker.ts';
import { alive, bids, card, count, seat } from './input.ts';
import { withRow } from './rows.ts';
import { dealtOut, done, folded, goneFrom, seated } from './scene.ts';
import { withDeals } from './sheet.ts';

const SIZE = 26;
const byRound = z.union([z.array(bids), bids]);
type ByRound = z.infer<typeof byRound>;

const rounds = (lists: ByRound | undefined): readonly (readonly (number | null)[])[] =>
  lists === undefined || lists.length === 0
    ? []
    : Array.isArray(lists[0])
      ? (lists as (number | null)[][])
      : [lists as (number | null)[]];

/** Who leads the deal that follows, all bids being made. */
function leaderOf(
  state: OhHellState,
  dealer: Seat,
  bids: readonly (number | null)[],
  sheet: OhHellOptions,
): Seat {
  const deals = new Array<number>(state.match.sheet.length + 2).fill(SIZE);
  const options = withDeals({ ...sheet, sumRule: 'none', 'bid.mode': 'simultaneous' }, deals);
  let next = dealtOut(state, { dealer, size: SIZE, bidding: 'sealed' });
  for (const [seat, bid] of bids.entries()) {
    if (bid === null) continue;
    const deal = state.match.sheet.length + 1;
    const events = done(next, { type: 'MakeBid', deal, bid }, seat, options);
    const closed = events.find((event) => event.type === 'BiddingClosed');
    if (closed !== undefined) return closed.leader;
    next = folded(next, events);
  }
  throw new Error('the bidding did not close');
}

/** Who deals and who leads, deal by deal. */
export const dealer: Checker = checker(
  z.object({
    first: z.optional(seat),
    dealer: z.optional(seat),
    rounds: z.optional(count),
    bids: z.optional(byRound),
    took: z.optional(byRound),
    alive,
  }),
  (sheet, input) => {
    const bidLists = rounds(input.bids);
    const tookLists = rounds(input.took);
    const seats = bidLists[0]?.length ?? sheet.players;
    const gone = goneFrom(seats, input.alive);
    const first = input.first ?? input.dealer ?? 0;
    const dealers: Seat[] = [];
    const leaders: Seat[] = [];
    let state = seated(seats, first, gone);
    const total = input.rounds ?? bidLists.length + 1;
    for (let round = 0; round < Math.max(total, bidLists.length); round++) {
      const dealer = nextDealer(state.match, sheet);
      const bids = state.match.out.map((out, seat) => (out ? null : (bidLists[round]?.[seat] ?? 0)));
      const took = bids.map((bid, seat) => (bid === null ? null : (tookLists[round]?.[seat] ?? bid)));
      dealers.push(dealer);
      leaders.push(leaderOf(state, dealer, bids, sheet));
      const made = bids.map((bid, seat) => (bid === null ? null : bid === took[seat]));
      const points = bids.map((bid) => (bid === null ? null : 0));
      state = withRow(state, { dealer, size: SIZE, bids, took, points, made });
    }
    const after = bidLists.length > 0 ? dealers[bidLists.length] : undefined;
    const next = after ?? nextDealer(state.match, sheet);
    return { dealers: dealers.slice(0, total), leaders: leaders.slice(0, total), next, dealer: next };
  },
);

const shape = z.enum(['rock', 'paper', 'scissors']);

/** Who deals first, by drawn cards, by throws, or by choice; nobody yet while some are level. */
export const firstDealer: Checker = checker(
  z.object({
    draws: z.optional(z.array(z.array(z.nullable(card)))),
    throws: z.optional(z.array(z.array(z.nullable(shape)))),
    chosen: z.optional(seat),
  }),
  (sheet, { draws, throws, chosen = sheet['dealer.chosen'] }) => {
    const first = draws ? 'high_card' : throws ? 'rps' : sheet['dealer.first'];
    const seats = (draws ?? throws)?.[0]?.length ?? sheet.players;
    const options = { ...sheet, 'dealer.first': first, 'dealer.chosen': chosen };
    const command = { type: 'ChooseDealer' as const, ...(draws && { draws }), ...(throws && { throws }) };
    const decision = ohHell.decide(
      ohHell.initial(seats),
      draws || throws ? command : { type: 'ChooseDealer', dealer: chosen },
      'house',
      options,
    );
    if (!decision.ok) return { dealer: null };
    const event = decision.events[0];
    return { dealer: event?.type === 'DealerChosen' ? event.dealer : null };
  },
);

/** Who deals when some have left. */
export const eliminationDealer: Checker = checker(
  z.object({ dealer: seat, alive: z.array(seat) }),
  (sheet, { dealer, alive }) => {
    const gone = goneFrom(sheet.players, alive);
    const none = new Array<number>(sheet.players).fill(0);
    const made = none.map(() => true);
    const row = withRow(seated(sheet.players, dealer), {
      dealer,
      size: 1,
      bids: none,
      took: none,
      points: none,
      made,
    });
    const state = folded(
      row,
      gone.map((seat) => ({ type: 'PlayerEliminated' as const, seat, by: 'total' as const })),
    );
    const next = nextDealer(state.match, sheet);
    const bids = state.match.out.map((out) => (out ? null : 0));
    return {
      next,
      dealer: next,
      leader: leaderOf(state, next, bids, sheet),
      left: nextSeat(next, state.match.out),
    };
  },
);
