import { type Actor, accept, CARDS, type Game, HIDDEN, refuse, type Seat, type Viewer } from '@stikk/engine';
import * as z from 'zod/mini';

/** The smallest game with a hidden hand, a sealed bid, a draw and a score: guess whether your card is highest. */
const card = z.enum(CARDS as [(typeof CARDS)[number], ...(typeof CARDS)[number][]]);
const maybe = z.union([card, z.literal(HIDDEN)]);

const options = z.object({
  players: z.int().check(z.gte(2), z.lte(4)),
  deals: z.int().check(z.gte(1), z.lte(9)),
});
const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Deal'), deck: z.array(card) }),
  z.strictObject({ type: z.literal('Guess'), deal: z.int(), highest: z.boolean() }),
]);
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Dealt'), deal: z.int(), cards: z.array(maybe) }),
  z.object({ type: z.literal('Guessed'), seat: z.int(), highest: z.union([z.boolean(), z.literal(HIDDEN)]) }),
  z.object({ type: z.literal('Scored'), points: z.array(z.int()) }),
  z.object({ type: z.literal('Ended'), winners: z.array(z.int()) }),
]);
type Options = z.infer<typeof options>;
type Command = z.infer<typeof command>;
export type HiCardEvent = z.infer<typeof event>;
type Guess = boolean | typeof HIDDEN | undefined;
export interface HiCardState {
  readonly deal: number;
  readonly seats: number;
  readonly cards: readonly string[];
  readonly guesses: readonly Guess[];
  readonly totals: readonly number[];
  readonly scored: number;
  readonly winners?: readonly Seat[];
}

const waiting = (state: HiCardState): readonly Actor[] => {
  if (state.winners !== undefined) return [];
  if (state.scored === state.deal) return ['house'];
  return state.guesses.flatMap((guess, seat) => (guess === undefined ? [seat] : []));
};

const highest = (cards: readonly string[]): number =>
  cards.reduce((best, held, seat) => {
    const index = (text: string | undefined) => CARDS.indexOf(text as (typeof CARDS)[number]) % 13;
    return index(held) > index(cards[best]) ? seat : best;
  }, 0);

export const hiCard: Game<Options, HiCardState, Command, HiCardEvent> = {
  id: 'hi-card',
  version: 1,
  options,
  command,
  event,
  presets: { 'hi-card': { options: {}, seats: { min: 2, max: 4, usual: 3 }, source: 'tests' } },
  resolve: (_, changes) => ({ players: 3, deals: 2, ...changes }),
  faults: () => [],
  plan: ({ deals }) =>
    Array.from({ length: deals }, () => ({
      size: 1,
      players: 3,
      trump: 'NT',
      dealer: undefined,
      fault: false,
    })),
  seats: ({ players }) => players,
  initial: (seats) => ({
    deal: 0,
    seats,
    cards: [],
    guesses: [],
    totals: new Array(seats).fill(0),
    scored: 0,
  }),
  toAct: waiting,
  legal: (state, seat) =>
    waiting(state).includes(seat)
      ? [true, false].map((yes) => ({ type: 'Guess' as const, deal: state.deal, highest: yes }))
      : [],
  house: (_, __, shuffle) => ({ type: 'Deal', deck: [...shuffle('deck', CARDS)] }),
  decide(state, asked, by, { deals }) {
    if (!waiting(state).includes(by)) return refuse('not-your-turn');
    if (asked.type === 'Deal')
      return by === 'house'
        ? accept({ type: 'Dealt', deal: state.deal + 1, cards: asked.deck.slice(0, state.seats) })
        : refuse('not-yours');
    if (asked.deal !== state.deal) return refuse('too-late');
    const seat = by as Seat;
    const made: HiCardEvent = { type: 'Guessed', seat, highest: asked.highest };
    const guesses = state.guesses.map((guess, at) => (at === seat ? asked.highest : guess));
    if (guesses.includes(undefined)) return accept(made);
    const best = highest(state.cards);
    const points = guesses.map((guess, at) => (guess === (at === best) ? 10 : 0));
    const scored: HiCardEvent = { type: 'Scored', points };
    if (state.deal < deals) return accept<HiCardEvent>(made, scored);
    const totals = state.totals.map((total, at) => total + points[at]!);
    const most = Math.max(...totals);
    return accept<HiCardEvent>(made, scored, {
      type: 'Ended',
      winners: totals.flatMap((total, at) => (total === most ? [at] : [])),
    });
  },
  evolve(state, happened) {
    switch (happened.type) {
      case 'Dealt':
        return {
          ...state,
          deal: happened.deal,
          cards: happened.cards,
          guesses: new Array(state.seats).fill(undefined),
        };
      case 'Guessed':
        return {
          ...state,
          guesses: state.guesses.map((guess, at) => (at === happened.seat ? happened.highest : guess)),
        };
      case 'Scored':
        return {
          ...state,
          scored: state.deal,
          totals: state.totals.map((total, at) => total + happened.points[at]!),
        };
      case 'Ended':
        return { ...state, winners: happened.winners };
    }
  },
  redact(happened, viewer: Viewer) {
    if (viewer === 'director') return happened;
    if (happened.type === 'Dealt')
      return { ...happened, cards: happened.cards.map((held, seat) => (seat === viewer ? held : HIDDEN)) };
    if (happened.type === 'Guessed' && happened.seat !== viewer) return { ...happened, highest: HIDDEN };
    return happened;
  },
  standing: (state) => ({
    deal: state.deal,
    scores: state.totals,
    ...(state.winners !== undefined && { winners: state.winners }),
  }),
};
