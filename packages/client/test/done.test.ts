import type { Entry, Hand } from '@stikk/engine';
import { type BondtolvaEvent, bondtolva } from '@stikk/variants/bondtolva';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isDone } from '../src/done.ts';

const hidden = (count: number): Hand => Array.from({ length: count }, () => '??' as const);
const events: readonly BondtolvaEvent[] = [
  { type: 'DealerChosen', dealer: 1, how: 'random', sides: [0, 1] },
  {
    type: 'HandsDealt',
    deal: 1,
    dealer: 1,
    hands: [['KH', 'QH', 'AS', '9S', 'TD', 'JC'], [...hidden(6)]],
    talon: [...hidden(12)],
  },
  { type: 'CardPlayed', seat: 0, card: 'AS' },
  { type: 'CardPlayed', seat: 1, card: 'TS' },
  { type: 'TrickTaken', seat: 0, trick: 1 },
  { type: 'CardsDrawn', cards: ['9C', '??'], first: 0 },
];
const entries = events.map(
  (game, at): Entry<BondtolvaEvent> => ({
    seq: at + 1,
    v: 1,
    at,
    by: game.type === 'CardsDrawn' ? 0 : 'seat' in game ? game.seat : 'house',
    cause: game.type === 'TrickTaken' ? `cause ${at - 1}` : `cause ${at}`,
    game,
  }),
);
const options = z.parse(bondtolva.options, bondtolva.resolve('bondtolva', {}));
const done = (command: Parameters<typeof bondtolva.decide>[1]) =>
  isDone(bondtolva, options, 2, 0, entries, command);

test('a draw from the talon is known again by all but the card, which nobody could foresee', () => {
  expect(done({ type: 'DrawCard', deal: 1, trick: 2 })).toBe(true);
  expect(done({ type: 'DrawCard', deal: 1, trick: 1 })).toBe(false);
  expect(done({ type: 'DeclareMarriage', deal: 1, trick: 2, suit: 'H' })).toBe(false);
  expect(done({ type: 'PlayCard', deal: 1, trick: 1, card: 'AS' })).toBe(true);
  expect(done({ type: 'PlayCard', deal: 1, trick: 1, card: '9S' })).toBe(false);
});
