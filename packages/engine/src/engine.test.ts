import { describe, expect, test } from 'vitest';
import {
  beats,
  bySeat,
  CARDS,
  type Card,
  cardIndex,
  clockwiseFrom,
  deckOf,
  following,
  follows,
  isCard,
  isShuffleOf,
  isTrumpSuit,
  isVoidIn,
  nextSeat,
  only,
  RANK_ORDERS,
  rankOf,
  replaced,
  seenHand,
  sortedHand,
  strengthOf,
  suitOf,
  type Trump,
  trickWinner,
  winningPlay,
  withoutCard,
} from './index.ts';

const cards = (text: string) => text.split(' ') as Card[];
const order = (text: string, trump?: 'C' | 'D' | 'H' | 'S') =>
  sortedHand(cards(text), trump, 'ace_high').join(' ');

describe('cards', () => {
  test('52, each with an index of its own', () => {
    expect(new Set(CARDS.map(cardIndex)).size).toBe(52);
    expect(CARDS.every((card, index) => cardIndex(card) === index)).toBe(true);
  });
  test('a card is its rank and its suit', () => {
    expect([suitOf('TS'), rankOf('TS'), cardIndex('2C'), cardIndex('3D'), cardIndex('AS')]).toEqual([
      'S',
      'T',
      0,
      14,
      51,
    ]);
    expect(['QH', '1H', 'QHH', 'HQ', '', '??', 12, undefined, ['QH']].map(isCard)).toEqual([
      true,
      ...new Array(8).fill(false),
    ]);
  });
  test.each([
    ['52', '23456789TJQKA'],
    ['48', '3456789TJQKA'],
    ['40', '234567JQKA'],
    ['36', '6789TJQKA'],
    ['32', '789TJQKA'],
    ['24', '9TJQKA'],
  ] as const)('a pack of %s holds %s of every suit', (size, ranks) => {
    expect(deckOf(size)).toEqual(
      ['C', 'D', 'H', 'S'].flatMap((suit) => [...ranks].map((rank) => rank + suit)),
    );
  });
  test('three orders of the ranks', () => {
    const order = (name: (typeof RANK_ORDERS)[number]) =>
      deckOf('52')
        .slice(0, 13)
        .toSorted((a, b) => strengthOf(a, name) - strengthOf(b, name))
        .map(rankOf)
        .join('');
    expect(RANK_ORDERS.map(order)).toEqual(['23456789TJQKA', '23456789JQKTA', '2456789TJQK3A']);
    expect([strengthOf('2S', 'ace_ten'), strengthOf('AS', 'ace_ten')]).toEqual([0, 12]);
  });
  test('trump is one suit, two or none', () => {
    const suits = (trump: Trump | undefined) =>
      (['C', 'D', 'H', 'S'] as const).filter((suit) => isTrumpSuit(trump, suit));
    expect([suits('D'), suits('NT'), suits(undefined), suits({ under: 'S', over: 'C' })]).toEqual([
      ['D'],
      [],
      [],
      ['C', 'S'],
    ]);
  });
  test('a shuffle has every card once', () => {
    expect(isShuffleOf(deckOf('24').slice().reverse(), deckOf('24'))).toBe(true);
    expect(isShuffleOf([...deckOf('24').slice(1), deckOf('24')[1]!], deckOf('24'))).toBe(false);
    expect(isShuffleOf(deckOf('24').slice(1), deckOf('24'))).toBe(false);
    expect(isShuffleOf([...deckOf('24').slice(1), '2C'], deckOf('24'))).toBe(false);
    expect(isShuffleOf([], deckOf('24'))).toBe(false);
  });
});

describe('hands', () => {
  test('a played card leaves, or a hidden one where the face is not seen', () => {
    expect(withoutCard(cards('AS KS QS'), 'KS')).toEqual(['AS', 'QS']);
    expect(withoutCard(['??', 'AS', '??'], 'KS')).toEqual(['AS', '??']);
    expect(withoutCard(['??', 'KS'], 'KS')).toEqual(['??']);
    expect(withoutCard(['KS'], 'KS')).toEqual([]);
    expect(() => withoutCard(cards('AS'), 'KS')).toThrow(
      'corrupt log: KS was played from a hand that cannot hold it',
    );
  });
  test('are void in what they do not hold, and seen when every face is', () => {
    expect([isVoidIn(cards('AS KS QD'), 'H'), isVoidIn(cards('AS KS QD'), 'D'), isVoidIn([], 'D')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([seenHand(['AS', 'KS']), seenHand(['AS', '??']), seenHand([])]).toEqual([
      ['AS', 'KS'],
      undefined,
      [],
    ]);
  });
  test('are held with colours alternating, trump first, high cards first', () => {
    expect(order('2C AS KD 3H TS')).toBe('AS TS 3H 2C KD');
    expect(order('2C AS KD 3H TS', 'D')).toBe('KD AS TS 3H 2C');
    expect(order('2C KD 3H')).toBe('3H 2C KD');
    expect(order('2C 3D 4H 5S')).toBe('5S 4H 2C 3D');
    expect(order('2C 3D 4H 5S', 'C')).toBe('2C 4H 5S 3D');
    expect(order('2C 3D 4H 5S', 'H')).toBe('4H 5S 3D 2C');
    expect(order('2C 3C KS', 'H')).toBe('KS 3C 2C');
    expect(order('2D 3H')).toBe('3H 2D');
    expect(order('2C 3D 4H')).toBe('4H 2C 3D');
    expect(order('2C 4H 5S')).toBe('5S 4H 2C');
    expect(order('2C 3D 5S')).toBe('5S 3D 2C');
    expect(order('3D 4H 5S')).toBe('4H 5S 3D');
    expect(order('2D 3H 4S', 'D')).toBe('2D 4S 3H');
    expect(order('2C 3H 4S', 'S')).toBe('4S 3H 2C');
    expect(order('2C 3D 4H', 'D')).toBe('3D 2C 4H');
    expect([order('2C 4H'), order('3D 5S'), order('2C 3D')]).toEqual(['4H 2C', '5S 3D', '2C 3D']);
    const both = { under: 'C', over: 'S' } as const;
    expect(sortedHand(cards('3C KC 2S 4D 5H'), both, 'ace_high').join(' ')).toBe('2S KC 3C 5H 4D');
    const held = cards('2C AS');
    expect([sortedHand(held, undefined, 'ace_high'), held]).toEqual([cards('AS 2C'), cards('2C AS')]);
    expect(sortedHand(cards('2C 3D 4H 5S'), { under: 'C', over: 'S' }, 'ace_high').join(' ')).toBe(
      '5S 2C 4H 3D',
    );
    expect(sortedHand(['??', 'AS'], undefined, 'ace_high')).toEqual(['AS', '??']);
    expect(sortedHand(['??', '2C', '??', 'AS'], 'C', 'ace_high')).toEqual(['2C', 'AS', '??', '??']);
    expect(sortedHand([], 'C', 'ace_high')).toEqual([]);
    expect(sortedHand(cards('KS TS AS 9S'), undefined, 'ace_ten')).toEqual(cards('AS TS KS 9S'));
  });
});

describe('a trick', () => {
  const holds = (text: string, trump: Trump | undefined) =>
    winningPlay(
      cards(text).map((card, seat) => ({ seat: seat + 3, card })),
      trump,
      'ace_high',
    )?.card;
  test('R-BB-42 R-BO-26 R-OH-23 the highest trump, otherwise the highest of the suit led', () => {
    expect(holds('TS JS 9S AD', 'NT')).toBe('JS');
    expect(holds('TS JS 9S AD', undefined)).toBe('JS');
    expect(holds('TS 2H 3H AS', 'H')).toBe('3H');
    expect(holds('2H AS', 'H')).toBe('2H');
    expect(
      trickWinner(
        [
          { seat: 3, card: 'TS' },
          { seat: 0, card: 'JS' },
        ],
        'NT',
        'ace_high',
      ),
    ).toBe(0);
    expect(winningPlay([], 'H', 'ace_high')).toBeUndefined();
  });
  test('R-BB-85 R-BB-86 R-BB-87 two trump suits: the higher card, between equals the over-trump', () => {
    const both = { under: 'C', over: 'S' } as const;
    const taken = (card: Card, best: Card) => beats(card, best, both, 'ace_high');
    expect([taken('2C', 'AD'), taken('2S', 'AD'), taken('AH', '2D'), taken('AD', '2C')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([taken('3C', '2S'), taken('2C', '3S'), taken('2S', '2C'), taken('2C', '2S')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([taken('3S', '2S'), taken('2S', '3S')]).toEqual([true, false]);
  });
  test('a trump of no suit is beaten by none', () => {
    expect(holds('2D 3S', 'NT')).toBe('2D');
    expect(beats('2S', 'AD', 'S', 'ace_high')).toBe(true);
    expect(beats('AS', '2D', 'H', 'ace_high')).toBe(false);
    expect(beats('2D', '2D', 'D', 'ace_high')).toBe(false);
  });
});

describe('following', () => {
  test('agrees with follows, card by card', () => {
    const trick = [
      { seat: 0, card: 'TS' as Card },
      { seat: 1, card: '3H' as Card },
    ];
    const hands = ['AS 2S 4H', '4H 2H KD', 'KD QC', '2S 3S'].map(cards);
    for (const trump of ['H', 'NT', { under: 'H', over: 'S' }] as const)
      for (const mustTrump of [true, false])
        for (const mustHead of [true, false])
          for (const follow of [true, false])
            for (const hand of hands) {
              const rules = { follow, mustTrump, mustHead };
              const listed = following(hand, trick, trump, 'ace_high', rules);
              expect(hand.filter((card) => follows(card, hand, trick, trump, 'ace_high', rules))).toEqual(
                listed,
              );
            }
  });
});

describe('seats', () => {
  test('clockwise from the next one, round to oneself', () => {
    expect(clockwiseFrom(1, 4)).toEqual([2, 3, 0, 1]);
    expect(clockwiseFrom(2, 3)).toEqual([0, 1, 2]);
  });
  test('a value for each, one of them replaced in a copy', () => {
    const list = bySeat(3, (seat) => seat * 2);
    expect([list, replaced(list, 1, 7), list]).toEqual([
      [0, 2, 4],
      [0, 7, 4],
      [0, 2, 4],
    ]);
    expect([only(0), only(9), only(undefined)]).toEqual([[0], [9], []]);
  });
  test('the next one clockwise that is still in', () => {
    expect(nextSeat(2, [false, false, false, false])).toBe(3);
    expect(nextSeat(3, [true, false, false, false])).toBe(1);
    expect(nextSeat(1, [true, false, true])).toBe(1);
    expect(nextSeat(1, [true, true, true])).toBe(1);
  });
});
