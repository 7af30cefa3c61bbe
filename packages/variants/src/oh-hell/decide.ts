import {
  type Actor,
  accept,
  type Card,
  type Decision,
  type Hand,
  HIDDEN,
  isTrumpSuit,
  isVoidIn,
  refuse,
  type Seat,
  seenHand,
  suitOf,
  trickWinner,
  UNSEEN,
} from '@stikk/engine';
import { closed, revealed } from './close.ts';
import type { CommandOf, OhHellCommand } from './command.ts';
import { dealerChosen, dealt } from './deal.ts';
import type { OhHellEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { hookedBid, isPlayable, mayBid } from './legal.ts';
import type { OhHellOptions } from './options.ts';
import { afterDeal, scored } from './settle.ts';
import type { OhHellState, Playing } from './state.ts';

type Decided = Decision<OhHellEvent>;

/** What a command leads to, or why the rules refuse it. */
export function decide(
  state: OhHellState,
  command: OhHellCommand,
  by: Actor,
  options: OhHellOptions,
): Decided {
  switch (command.type) {
    case 'PlayCard':
      return typeof by === 'number' ? playCard(state, command, by, options) : refuse('only-a-seat');
    case 'MakeBid':
      return typeof by === 'number' ? makeBid(state, command, by, options) : refuse('only-a-seat');
    case 'AdjustBid':
      return typeof by === 'number' ? adjustBid(state, command, by, options) : refuse('only-a-seat');
    case 'NameTrump':
      return typeof by === 'number' ? nameTrump(state, command, by, options) : refuse('only-a-seat');
    case 'ChooseDealer':
      if (by !== 'house') return refuse('only-the-house');
      return state.phase === 'choosing' ? dealerChosen(state.match, command, options) : refuse('wrong-phase');
    case 'Deal':
      if (by !== 'house') return refuse('only-the-house');
      return state.phase === 'dealing' ? dealt(state.match, command, options) : refuse('wrong-phase');
    case 'DrawOut':
      return by === 'house' ? drawOut(state, command, options) : refuse('only-the-house');
    case 'CloseDeal':
      return by === 'director' ? closeDeal(state, command, options) : refuse('only-the-director');
  }
}

function playCard(
  state: OhHellState,
  command: CommandOf<'PlayCard'>,
  seat: Seat,
  options: OhHellOptions,
): Decided {
  if (state.phase !== 'playing') return refuse('wrong-phase');
  if (state.turn !== seat) return refuse('not-your-turn');
  if (command.deal !== state.deal.number || command.trick !== state.number) return refuse('stale');
  const { card } = command;
  const held: Hand = state.hands[seat]!;
  const hand = seenHand(held);
  if (hand === undefined) return refuse(UNSEEN);
  if (!hand.includes(card)) return refuse('not-in-hand');
  if (!isPlayable(state, card, hand, options)) return refuse(whyNot(state, hand, card));
  const event: OhHellEvent = { type: 'CardPlayed', seat, card };
  if (state.trick.length + 1 < state.deal.players) return accept(event);
  return accept(event, ...trickTaken(evolve(state, event) as Playing, options));
}

/** The duty that a card in hand would break. */
function whyNot(state: Playing, hand: readonly Card[], card: Card): string {
  const led = suitOf(state.trick[0]!.card);
  if (!isVoidIn(hand, led)) return suitOf(card) === led ? 'must-head' : 'must-follow-suit';
  return isTrumpSuit(state.deal.trump, suitOf(card)) ? 'must-head' : 'must-trump';
}

/** What follows once the trick on the table is full. */
function trickTaken(state: Playing, options: OhHellOptions): readonly OhHellEvent[] {
  const seat = trickWinner(state.trick, state.deal.trump, options.rankOrder);
  const event: OhHellEvent = { type: 'TrickTaken', seat, trick: state.number };
  if (state.number < state.deal.size) return [event];
  const taken = evolve(state, event) as Playing;
  const done = scored(taken, options);
  return [event, done, ...afterDeal(evolve(taken, done).match, options)];
}

function makeBid(
  state: OhHellState,
  command: CommandOf<'MakeBid'>,
  seat: Seat,
  options: OhHellOptions,
): Decided {
  if (state.phase !== 'bidding') return refuse('wrong-phase');
  if (command.deal !== state.deal.number) return refuse('stale');
  if (state.match.out[seat] !== false) return refuse('out-of-match');
  if (state.deal.bids[seat] !== null) return refuse('already-bid');
  if (!mayBid(state, seat)) return refuse('not-your-turn');
  if (command.bid > state.deal.size) return refuse('bid-too-high');
  if (command.bid === hookedBid(state, seat, options)) return refuse('hook');
  const event: OhHellEvent = {
    type: 'BidMade',
    seat,
    bid: command.bid,
    sealed: state.deal.bidding === 'sealed',
  };
  const next = evolve(state, event) as typeof state;
  const missing = next.deal.bids.some((bid, index) => bid === null && !next.match.out[index]);
  if (missing) return accept(event);
  const rest = event.sealed ? revealed(next, options) : closed(next, options);
  return rest === undefined ? refuse(UNSEEN) : playedOut(state, [event, ...rest], options);
}

function adjustBid(
  state: OhHellState,
  command: CommandOf<'AdjustBid'>,
  seat: Seat,
  options: OhHellOptions,
): Decided {
  if (state.phase !== 'adjusting') return refuse('wrong-phase');
  if (command.deal !== state.deal.number) return refuse('stale');
  if (state.turn !== seat) return refuse('not-your-turn');
  if (!state.choices.includes(command.bid)) return refuse('not-a-choice');
  const from = state.deal.bids[seat] as number;
  const event: OhHellEvent = { type: 'BidAdjusted', seat, from, bid: command.bid };
  const rest = closed(evolve(state, event) as Extract<OhHellState, { phase: 'bidding' }>, options);
  return rest === undefined ? refuse(UNSEEN) : playedOut(state, [event, ...rest], options);
}

function nameTrump(
  state: OhHellState,
  command: CommandOf<'NameTrump'>,
  seat: Seat,
  options: OhHellOptions,
): Decided {
  if (state.phase !== 'naming') return refuse('wrong-phase');
  if (command.deal !== state.deal.number) return refuse('stale');
  if (state.turn !== seat) return refuse('not-your-turn');
  return playedOut(state, [{ type: 'TrumpNamed', seat, trump: command.trump }], options);
}

/**
 * The events, and after them the cards of a forehead deal: each of the unseen single cards is played at once
 * . Who does not see the cards cannot tell.
 */
function playedOut(state: OhHellState, events: readonly OhHellEvent[], options: OhHellOptions): Decided {
  let next = events.reduce(evolve, state);
  if (next.phase !== 'playing' || next.deal.seen !== 'others') return accept(...events);
  const played: OhHellEvent[] = [];
  while (next.phase === 'playing' && next.turn !== undefined) {
    const card = next.hands[next.turn]![0]!;
    if (card === HIDDEN) return refuse(UNSEEN);
    const event: OhHellEvent = { type: 'CardPlayed', seat: next.turn, card };
    played.push(event);
    next = evolve(next, event);
  }
  return accept(...events, ...played, ...trickTaken(next as Playing, options));
}

function drawOut(state: OhHellState, command: CommandOf<'DrawOut'>, options: OhHellOptions): Decided {
  if (state.phase !== 'tied') return refuse('wrong-phase');
  const { order } = command;
  const fair = order.length === state.tied.length && state.tied.every((seat) => order.includes(seat));
  if (!fair) return refuse('bad-draw');
  const event: OhHellEvent = { type: 'PlayerEliminated', seat: order[0]!, by: 'draw' };
  return accept(event, ...afterDeal(evolve(state, event).match, options));
}

/** No bid of such a deal counts as made or missed. */
function closeDeal(state: OhHellState, command: CommandOf<'CloseDeal'>, options: OhHellOptions): Decided {
  if (!('deal' in state)) return refuse('wrong-phase');
  const { match, deal } = state;
  if (command.deal !== deal.number) return refuse('stale');
  if (command.points.length !== match.seats) return refuse('bad-points');
  const event: OhHellEvent = {
    type: 'DealScored',
    deal: deal.number,
    points: command.points.map((points, seat) => (match.out[seat] ? null : points)),
    made: command.points.map(() => null),
    flatOut: false,
  };
  return accept(event, ...afterDeal(evolve(state, event).match, options));
}
