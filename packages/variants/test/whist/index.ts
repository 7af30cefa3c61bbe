import {
  type Actor,
  accept,
  CARDS,
  type Card,
  type Decision,
  following,
  type Game,
  HIDDEN,
  isShuffleOf,
  type MaybeCard,
  refuse,
  type Seat,
  SUITS,
  type Suit,
  seenHand,
  type Trick,
  trickWinner,
  UNSEEN,
  type Viewer,
  withoutCard,
} from '@stikk/engine';
import {
  command,
  event,
  options,
  upcasts,
  type WhistCommand,
  type WhistEvent,
  type WhistOptions,
} from './event.ts';

export interface WhistState {
  readonly deal: number;
  readonly trump: Suit;
  readonly hands: readonly (readonly MaybeCard[])[];
  readonly trick: Trick;
  /** Number of the trick on the table, from 1. */
  readonly number: number;
  /** Who is to play; `undefined` while the house is to deal, and at the end. */
  readonly turn: Seat | undefined;
  readonly tricks: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[] | undefined;
}

const FOLLOW = { follow: true, mustTrump: false, mustHead: false };

const toAct = ({ turn, winners }: WhistState): readonly Actor[] => {
  if (winners !== undefined) return [];
  return turn === undefined ? ['house'] : [turn];
};

const playable = (state: WhistState, hand: readonly Card[]): readonly Card[] =>
  following(hand, state.trick, state.trump, 'ace_high', FOLLOW);

function legal(state: WhistState, seat: Seat): readonly WhistCommand[] {
  const hand = state.turn === seat ? seenHand(state.hands[seat]!) : undefined;
  if (hand === undefined) return [];
  const { deal, number: trick } = state;
  return playable(state, hand).map((card) => ({ type: 'PlayCard', deal, trick, card }));
}

function decide(
  state: WhistState,
  asked: WhistCommand,
  by: Actor,
  { players, size, deals }: WhistOptions,
): Decision<WhistEvent> {
  if (!toAct(state).includes(by)) return refuse('not-your-turn');
  if (asked.type === 'Deal') {
    if (by !== 'house' || !isShuffleOf(asked.deck, CARDS)) return refuse('not-a-pack');
    const hands = Array.from({ length: players }, (_, seat) =>
      asked.deck.slice(seat * size, (seat + 1) * size),
    );
    return accept({ type: 'HandsDealt', deal: state.deal + 1, trump: SUITS[state.deal % 4]!, hands });
  }
  if (typeof by !== 'number') return refuse('not-a-seat');
  if (asked.deal !== state.deal || asked.trick !== state.number) return refuse('too-late');
  const hand = seenHand(state.hands[by]!);
  if (hand === undefined) return refuse(UNSEEN);
  if (!hand.includes(asked.card)) return refuse('not-your-card');
  if (!playable(state, hand).includes(asked.card)) return refuse('must-follow-suit');

  const events: WhistEvent[] = [{ type: 'CardPlayed', seat: by, card: asked.card }];
  const trick = [...state.trick, { seat: by, card: asked.card }];
  if (trick.length < players) return accept(...events);
  const seat = trickWinner(trick, state.trump, 'ace_high');
  events.push({ type: 'TrickTaken', seat });
  if (hand.length > 1) return accept(...events);
  const tricks = state.tricks.map((taken, at) => taken + (at === seat ? 1 : 0));
  events.push({ type: 'DealScored', tricks });
  if (state.deal < deals) return accept(...events);
  const totals = state.totals.map((total, at) => total + tricks[at]!);
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, at) => (total === most ? [at] : []));
  return accept(...events, { type: 'MatchEnded', winners });
}

function evolve(state: WhistState, happened: WhistEvent): WhistState {
  switch (happened.type) {
    case 'HandsDealt': {
      const { deal, trump, hands } = happened;
      const tricks = hands.map(() => 0);
      return { ...state, deal, trump, hands, tricks, trick: [], number: 1, turn: deal % hands.length };
    }
    case 'CardPlayed': {
      const { seat, card } = happened;
      const hands = state.hands.map((hand, at) => (at === seat ? withoutCard(hand, card) : hand));
      const trick = [...state.trick, { seat, card }];
      return { ...state, hands, trick, turn: (seat + 1) % hands.length };
    }
    case 'TrickTaken': {
      const tricks = state.tricks.map((taken, at) => taken + (at === happened.seat ? 1 : 0));
      return { ...state, trick: [], number: state.number + 1, turn: happened.seat, tricks };
    }
    case 'DealScored': {
      const totals = state.totals.map((total, at) => total + happened.tricks[at]!);
      return { ...state, totals, turn: undefined };
    }
    case 'MatchEnded':
      return { ...state, winners: happened.winners };
  }
}

function redact(happened: WhistEvent, viewer: Viewer): WhistEvent {
  if (viewer === 'director' || happened.type !== 'HandsDealt') return happened;
  const hands = happened.hands.map((hand, seat) =>
    seat === viewer ? hand : hand.map((): MaybeCard => HIDDEN),
  );
  return { ...happened, hands };
}

/** Plain whist without bids or partners: a third family, made of nothing but what the kernel offers. */
export const whist: Game<WhistOptions, WhistState, WhistCommand, WhistEvent> = {
  id: 'whist',
  version: 2,
  upcasts,
  options,
  command,
  event,
  presets: { whist: { options: {}, seats: { min: 2, max: 4, usual: 4 }, source: 'Hoyle, 1742' } },
  resolve: (_, changes) => ({ ...changes }),
  faults: () => [],
  plan: ({ players, size, deals }) =>
    Array.from({ length: deals }, (_, deal) => ({
      size,
      players,
      trump: SUITS[deal % 4],
      dealer: deal % players,
      fault: false,
    })),
  seats: ({ players }) => players,
  initial: (seats) => ({
    deal: 0,
    trump: 'C',
    hands: [],
    trick: [],
    number: 1,
    turn: undefined,
    tricks: [],
    totals: new Array<number>(seats).fill(0),
    winners: undefined,
  }),
  toAct,
  legal,
  house: (_, __, shuffle) => ({ type: 'Deal', deck: [...shuffle('deck', CARDS)] }),
  decide,
  evolve,
  redact,
  standing: ({ deal, totals, winners }) => ({
    deal,
    scores: totals,
    ...(winners !== undefined && { winners }),
  }),
};
