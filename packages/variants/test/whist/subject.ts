import { CARDS } from '@stikk/engine';
import { cardsIn, type Subject } from '@stikk/engine/testing';
import type { WhistCommand, WhistEvent, WhistOptions } from './event.ts';
import { type WhistState, whist } from './index.ts';

/** The laws' knowledge of whist. */
export const whistSubject: Subject<WhistOptions, WhistState, WhistCommand, WhistEvent> = {
  game: whist,
  alphabet: ({ deal, number }) =>
    [
      [deal, number],
      [deal, number + 1],
      [deal + 1, number],
    ].flatMap(([deal, trick]) =>
      CARDS.map((card): WhistCommand => ({ type: 'PlayCard', deal: deal!, trick: trick!, card })),
    ),
  maySee: (_, event, viewer, known) =>
    event.type === 'HandsDealt'
      ? new Set(typeof viewer === 'number' ? event.hands[viewer] : [])
      : new Set([...known, ...cardsIn(event)]),
  isSecret: () => false,
  invariant({ hands, trick }) {
    const cards = [...hands.flat(), ...trick.map(({ card }) => card)];
    if (new Set(cards).size !== cards.length) throw new Error('a card is in two places');
  },
};
