import { expect, test } from 'vitest';
import type { Card, Trump } from './card.ts';
import { surePlays } from './claim.ts';

const cards = (text: string) => text.split(' ').filter((card) => card !== '') as Card[];
const line = (hand: string, outstanding: string, trump: Trump = 'NT', follow = true) =>
  surePlays(Object.freeze(cards(hand)), Object.freeze(cards(outstanding)), trump, 'ace_high', follow)?.join(
    ' ',
  );

test('a run from the top of a suit is sure, one with a gap is not', () => {
  expect(line('KS AS', 'QS JS 2H')).toBe('AS KS');
  expect(line('QS AS', 'KS 3S 2H')).toBeUndefined();
});

test('a low card is sure once higher leads have drawn all others of its suit, where suit must be followed', () => {
  expect(line('AS 2S', '9S 4H')).toBe('AS 2S');
  expect(line('AS 2S', '9S 8S 4H')).toBeUndefined();
  expect(line('AS 2S', '9S 4H', 'NT', false)).toBeUndefined();
});

test('trumps are led first, and a plain suit is sure only when they are drawn', () => {
  expect(line('AH AS', 'KS 3C', 'S')).toBe('AS AH');
  expect(line('AH AS', 'KS QS 3C', 'S')).toBeUndefined();
  expect(line('AH AC', '2S', 'S')).toBeUndefined();
  expect(line('AH AC', '2H KC', 'S')).toBe('AC AH');
});

test('with two trumps the over-trump wins between equals', () => {
  const trump = { under: 'H', over: 'S' } as const;
  expect(line('AS', 'AH KS', trump)).toBe('AS');
  expect(line('AH', 'AS', trump)).toBeUndefined();
});
