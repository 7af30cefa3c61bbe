import { describe, expect, test } from 'vitest';
import { deckOf } from './deck.ts';
import {
  drawDealer,
  drawnDealer,
  type FirstDealer,
  type FirstDealerWay,
  highestDrawn,
  throwWinners,
} from './first-dealer.ts';
import type { Shuffle } from './game.ts';

const three = (how: FirstDealerWay, changes: Partial<FirstDealer> = {}): FirstDealer => ({
  seats: 3,
  how,
  chosen: 1,
  deck: deckOf('52'),
  order: 'ace_high',
  ...changes,
});

/** A shuffle that was settled beforehand, label by label. */
const shuffled =
  (orders: Readonly<Record<string, readonly unknown[]>>): Shuffle =>
  (label, items) => {
    const order = orders[label];
    if (order === undefined) throw new Error(`nobody asked for ${label}`);
    expect(items).toEqual(expect.arrayContaining([...order]));
    return order as never;
  };

describe('R-OH-09 the highest card deals first', () => {
  test('the highest of the round, by the order of the sheet; those no longer in hold nothing', () => {
    expect(highestDrawn(['TS', 'KD', '4C'], 'ace_high')).toEqual([1]);
    expect(highestDrawn(['TS', 'KD', '4C'], 'ace_ten')).toEqual([0]);
    expect(highestDrawn([null, '2C', null], 'ace_high')).toEqual([1]);
    expect(highestDrawn(['2S', '2C', null], 'ace_high')).toEqual([0, 1]);
  });
  test('the house draws again between those who tie (A-13b)', () => {
    const shuffle = shuffled({ 'draw 1': ['KS', '2C', 'KH', '3C'], 'draw 2': ['4C', 'AS', '5C'] });
    expect(drawDealer(three('high_card'), shuffle)).toEqual({
      draws: [
        ['KS', '2C', 'KH'],
        ['4C', null, '5C'],
      ],
    });
  });
  test('the draws tell the dealer', () => {
    const tie = ['KS', '2C', 'KH'] as const;
    expect(drawnDealer(three('high_card'), { draws: [['3S', '2C', 'KH']] })).toBe(2);
    expect(drawnDealer(three('high_card'), { draws: [[...tie], ['4C', null, '5C']] })).toBe(2);
    expect(drawnDealer(three('high_card'), { draws: [[...tie], ['4C', null, '3C']] })).toBe(0);
  });
  test.each([
    ['no draws at all', {}],
    ['no round', { draws: [] }],
    ['a tie left open', { draws: [['KS', '2C', 'KH']] }],
    ['a card for too few', { draws: [['3S', '2C']] }],
    ['a card for too many', { draws: [['3S', '2C', 'KH', 'AS']] }],
    ['somebody without a card', { draws: [['3S', null, 'KH']] }],
    [
      'a card for somebody out',
      {
        draws: [
          ['KS', '2C', 'KH'],
          ['4C', '6C', '5C'],
        ],
      },
    ],
    [
      'nothing for somebody in',
      {
        draws: [
          ['KS', '2C', 'KH'],
          [null, null, '5C'],
        ],
      },
    ],
    [
      'a round too many',
      {
        draws: [
          ['3S', '2C', 'KH'],
          [null, null, '5C'],
        ],
      },
    ],
    ['a card twice in a round', { draws: [['2C', '2C', 'KH']] }],
  ] as const)('not by %s', (_, draw) => {
    expect(drawnDealer(three('high_card'), draw as never)).toBeUndefined();
  });
  test('not by a card outside the pack', () => {
    const small = three('high_card', { deck: deckOf('24') });
    expect(drawnDealer(small, { draws: [['9S', 'TC', 'KH']] })).toBe(2);
    expect(drawnDealer(small, { draws: [['8S', 'TC', 'KH']] })).toBeUndefined();
    const again = [['KS', 'TC', 'KH'] as const, ['8S', null, '9S'] as const];
    expect(drawnDealer(small, { draws: again.map((round) => [...round]) })).toBeUndefined();
  });
});

describe('R-BB-13 rock, paper, scissors', () => {
  test.each([
    ['rock', 'scissors'],
    ['paper', 'rock'],
    ['scissors', 'paper'],
  ] as const)('%s beats %s, whoever shows it', (strong, weak) => {
    expect(throwWinners([strong, weak, null, strong])).toEqual([0, 3]);
    expect(throwWinners([weak, strong, null, weak])).toEqual([1]);
  });
  test('one shape or all three settle nothing', () => {
    expect(throwWinners(['rock', null, 'rock'])).toEqual([0, 2]);
    expect(throwWinners(['rock', 'paper', 'scissors'])).toEqual([0, 1, 2]);
  });
  test('the house throws for those still in until one is left', () => {
    const shuffle = shuffled({
      'throw 1 0': ['rock'],
      'throw 1 1': ['scissors'],
      'throw 1 2': ['rock'],
      'throw 2 0': ['rock'],
      'throw 2 2': ['paper'],
    });
    expect(drawDealer(three('rps'), shuffle)).toEqual({
      throws: [
        ['rock', 'scissors', 'rock'],
        ['rock', null, 'paper'],
      ],
    });
  });
  test('the throws tell the dealer, and nothing else does', () => {
    const throws = [
      ['rock', 'scissors', 'rock'],
      ['rock', null, 'paper'],
    ] as never;
    expect(drawnDealer(three('rps'), { throws })).toBe(2);
    expect(drawnDealer(three('rps'), { throws: [['rock', 'scissors', 'rock']] })).toBeUndefined();
    expect(drawnDealer(three('rps'), { draws: [['3S', '2C', 'KH']] })).toBeUndefined();
    expect(drawnDealer(three('high_card'), { throws })).toBeUndefined();
  });
});

describe('a dealer that nobody draws for', () => {
  test('the chosen seat, if there is such a seat', () => {
    expect(drawDealer(three('chosen'), shuffled({}))).toEqual({ dealer: 1 });
    expect(drawnDealer(three('chosen'), { dealer: 1 })).toBe(1);
    expect(drawnDealer(three('chosen'), { dealer: 2 })).toBeUndefined();
    expect(drawnDealer(three('chosen', { chosen: 2 }), { dealer: 2 })).toBe(2);
    expect(drawnDealer(three('chosen', { chosen: 3 }), { dealer: 3 })).toBeUndefined();
  });
  test('chance, between all seats', () => {
    expect(drawDealer(three('random'), shuffled({ dealer: [2, 0, 1] }))).toEqual({ dealer: 2 });
    expect(drawnDealer(three('random'), { dealer: 2 })).toBe(2);
    expect(drawnDealer(three('random'), { dealer: 3 })).toBeUndefined();
    expect(drawnDealer(three('random'), {})).toBeUndefined();
  });
});
