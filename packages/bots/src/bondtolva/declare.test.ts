import { type Card, HIDDEN, type MaybeCard } from '@stikk/engine';
import { type BondtolvaCommand, bondtolva } from '@stikk/variants/bondtolva';
import { describe, expect, test } from 'vitest';
import { tolvaSheet } from '../../testing/tolva-match.ts';
import { decideBot } from '../bot.ts';
import { LEVELS } from '../level.ts';
import type { Deciding } from './rules.ts';

const SEEDS = [1, 2, 3];
const cards = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
const hidden = (count: number): MaybeCard[] => new Array<MaybeCard>(count).fill(HIDDEN);

/** Two players after the first trick, which seat 0 has won; it is to declare or to draw. */
function drawing(hand: string, scores: readonly number[], took = 'AC 9C'): Deciding {
  return {
    phase: 'drawing',
    match: { seats: 2, sides: [0, 1], dealer: 1, scores, sheet: [] },
    deal: {
      number: 1,
      dealer: 1,
      trump: undefined,
      declared: [],
      hands: [cards(hand), hidden(5)],
      talon: hidden(12),
      drawing: true,
      tableaux: undefined,
      captured: [cards(took), []],
      taken: [1, 0],
      trick: [],
      trickNumber: 2,
      lastTrick: { plays: cards(took).map((card, seat) => ({ seat, card })), winner: 0 },
      bookings: [],
      fresh: undefined,
    },
    turn: 0,
    window: { asked: [], granted: [], declared: undefined },
  };
}

/** Two players who follow, after the first trick; seat 1 has led and seat 0 adds a card. */
function following(hand: string, led: Card, scores: readonly number[]): Deciding {
  const { deal, match } = drawing(hand, scores, '9C JC');
  return {
    phase: 'playing',
    match,
    deal: {
      ...deal,
      hands: [cards(hand), hidden(5)],
      talon: hidden(10),
      trick: [{ seat: 1, card: led }],
    },
    turn: 0,
    window: undefined,
  };
}

const chosen = (view: Deciding): readonly string[] =>
  LEVELS.flatMap((level) =>
    SEEDS.map((seed) => {
      const command = decideBot({
        game: bondtolva.id,
        view,
        seat: 0,
        options: tolvaSheet(),
        level,
        seed,
        effort: 20_000,
      }) as BondtolvaCommand;
      return command.type === 'PlayCard'
        ? command.card
        : command.type === 'DeclareMarriage'
          ? `declare ${command.suit}`
          : command.type;
    }),
  );

const always = (choice: string) => new Set([choice]);

describe('declaring', () => {
  test('R-TO-24 H6 a pair that makes twelve is declared', () => {
    expect(new Set(chosen(drawing('KH QH AS TS 9D', [10, 11])))).toEqual(always('declare H'));
  });

  test('R-TO-25 H6 nobody declares from eleven into a fall', () => {
    expect(new Set(chosen(drawing('KH QH AS TS 9D', [11, 6])))).toEqual(always('DrawCard'));
  });

  test('R-TO-10 a pair is declared early in the match', () => {
    expect(new Set(chosen(drawing('KH QH AH TS 9D', [0, 0])))).toEqual(always('declare H'));
  });

  test('R-TO-13 of two pairs the one in the longer suit makes trump', () => {
    expect(new Set(chosen(drawing('KH QH KD QD AD', [0, 0])))).toEqual(always('declare D'));
  });
});

describe('keeping', () => {
  test('a pair is kept until it has been declared', () => {
    for (const card of chosen(following('KH QH 9S 9D JD', 'JS', [3, 3])))
      expect(['9S', '9D', 'JD']).toContain(card);
  });

  test('a trick is taken so that the pair can be declared', () => {
    expect(new Set(chosen(following('KH QH TS 9D JD', '9S', [3, 3])))).toEqual(always('TS'));
  });

  test('R-TO-20 a ten that lies on the table is taken', () => {
    expect(new Set(chosen(following('AS 9H 9D JD JH', 'TS', [3, 3])))).toEqual(always('AS'));
  });
});
