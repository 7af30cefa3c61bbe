import type { Actor, Entry } from '@stikk/engine';
import { type OhHellEvent, type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';

/** A rule sheet of Bondebridge with changes. */
export const rules = (changes: Readonly<Record<string, unknown>>): OhHellOptions =>
  z.parse(ohHell.options, ohHell.resolve('bondebridge', changes));

/** Entries of the game for events, in order. */
export const entriesFor = (
  events: readonly OhHellEvent[],
  by: (event: OhHellEvent) => Actor = (event) => ('seat' in event ? event.seat : 'house'),
): readonly Entry<OhHellEvent>[] =>
  events.map((game, at) => ({ seq: at + 1, v: 1, at, by: by(game), cause: `cause ${at}`, game }));

export const stateAfter = (seats: number, events: readonly OhHellEvent[]): OhHellState =>
  events.reduce(ohHell.evolve, ohHell.initial(seats));

/** Four hands of three cards, seat 3 deals, spades are trump; seat 0 sees its own. */
export const dealt: OhHellEvent = {
  type: 'HandsDealt',
  deal: 1,
  size: 3,
  dealer: 3,
  hands: [
    ['2H', 'AS', 'KD'],
    ['??', '??', '??'],
    ['??', '??', '??'],
    ['??', '??', '??'],
  ],
  stock: [],
  seen: 'own',
  bidding: 'sealed',
  trump: 'S',
};

export const chosen: OhHellEvent = { type: 'DealerChosen', dealer: 3, how: 'random' };

export const bids = (...made: readonly [number, number, number, number]): readonly OhHellEvent[] => [
  { type: 'BidMade', seat: 0, bid: made[0], sealed: true },
  ...[1, 2, 3].map((seat): OhHellEvent => ({ type: 'BidMade', seat, bid: '??', sealed: true })),
  { type: 'BidsRevealed', bids: [...made] },
];
