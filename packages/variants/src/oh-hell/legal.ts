import {
  type Card,
  type FollowRules,
  following,
  follows,
  HIDDEN,
  type Seat,
  SUITS,
  seenHand,
} from '@stikk/engine';
import { forbiddenBid, sumOf } from './bid.ts';
import type { OhHellCommand } from './command.ts';
import type { OhHellOptions } from './options.ts';
import { plannedDeal } from './schedule.ts';
import type { OhHellState, Playing } from './state.ts';

type Bidding = Extract<OhHellState, { phase: 'bidding' }>;

const rules = new WeakMap<OhHellOptions, FollowRules>();

const followRules = (options: OhHellOptions): FollowRules => {
  let known = rules.get(options);
  if (!known) {
    known = {
      follow: options['play.follow'],
      mustTrump: options['play.mustTrump'],
      mustHead: options['play.mustHead'],
    };
    rules.set(options, known);
  }
  return known;
};

/** The cards of a hand that may be played now (R-BB-40, R-BB-41, R-BO-36). */
export const playable = (state: Playing, hand: readonly Card[], options: OhHellOptions): readonly Card[] =>
  following(hand, state.trick, state.deal.trump, options.rankOrder, followRules(options));

/** Whether a card of the hand may be played now. */
export const isPlayable = (
  state: Playing,
  card: Card,
  hand: readonly Card[],
  options: OhHellOptions,
): boolean => follows(card, hand, state.trick, state.deal.trump, options.rankOrder, followRules(options));

/** Whose bid is still missing; a bidder in turn only when it is their turn. */
export const mayBid = (state: Bidding, seat: Seat): boolean =>
  state.deal.bidding === 'turn'
    ? state.turn === seat
    : state.deal.bids[seat] === null && state.match.out[seat] === false;

/** The bid that the hook forbids this seat now, if any (R-BO-20, R-OH-17). */
export function hookedBid(state: Bidding, seat: Seat, options: OhHellOptions): number | undefined {
  const { deal, match } = state;
  if (deal.bidding === 'sealed') return undefined;
  const open = deal.bids.filter((bid, index) => bid === null && !match.out[index]).length;
  const others = deal.bids.map((bid, index) => (index === seat || bid === HIDDEN ? null : bid));
  return forbiddenBid(plannedDeal(options, deal.number)!, sumOf(others), open === 1);
}

/** Every command the rules allow the seat now. Empty where the seat's own cards cannot be seen. */
export function legal(state: OhHellState, seat: Seat, options: OhHellOptions): readonly OhHellCommand[] {
  switch (state.phase) {
    case 'playing': {
      if (state.turn !== seat) return [];
      const hand = seenHand(state.hands[seat]!);
      if (hand === undefined) return [];
      const deal = state.deal.number;
      const trick = state.number;
      const cards = playable(state, hand, options);
      const commands: OhHellCommand[] = [];
      for (let index = 0; index < cards.length; index++)
        commands.push({ type: 'PlayCard', deal, trick, card: cards[index]! });
      return commands;
    }
    case 'bidding': {
      if (!mayBid(state, seat)) return [];
      const { number: deal, size } = state.deal;
      const hooked = hookedBid(state, seat, options);
      const commands: OhHellCommand[] = [];
      for (let bid = 0; bid <= size; bid++) if (bid !== hooked) commands.push({ type: 'MakeBid', deal, bid });
      return commands;
    }
    case 'adjusting': {
      if (state.turn !== seat) return [];
      const deal = state.deal.number;
      return state.choices.map((bid) => ({ type: 'AdjustBid', deal, bid }));
    }
    case 'naming': {
      if (state.turn !== seat) return [];
      const deal = state.deal.number;
      return [...SUITS, 'NT' as const].map((trump) => ({ type: 'NameTrump', deal, trump }));
    }
    default:
      return [];
  }
}
