import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Card,
  canonicalJson,
  cardIndex,
  deckOf,
  type Entry,
  following,
  follows,
  isShuffleOf,
  nextSeat,
  sortedHand,
  standingEntries,
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
  test('packs hold what their size says', () => {
    for (const size of ['52', '48', '40', '36', '32', '24'] as const)
      expect(deckOf(size)).toHaveLength(Number(size));
    expect(deckOf('40').some((card) => '89T'.includes(card[0]!))).toBe(false);
  });
  test('a shuffle has every card once', () => {
    expect(isShuffleOf(deckOf('24').slice().reverse(), deckOf('24'))).toBe(true);
    expect(isShuffleOf([...deckOf('24').slice(1), deckOf('24')[1]!], deckOf('24'))).toBe(false);
  });
});

describe('hands', () => {
  test('a played card leaves, or a hidden one where the face is not seen', () => {
    expect(withoutCard(cards('AS KS QS'), 'KS')).toEqual(['AS', 'QS']);
    expect(withoutCard(['??', 'AS', '??'], 'KS')).toEqual(['AS', '??']);
    expect(() => withoutCard(cards('AS'), 'KS')).toThrow('corrupt log');
  });
  test('are held with colours alternating, trump first, high cards first', () => {
    expect(order('2C AS KD 3H TS')).toBe('AS TS 3H 2C KD');
    expect(order('2C AS KD 3H TS', 'D')).toBe('KD AS TS 3H 2C');
    expect(order('2C KD 3H')).toBe('3H 2C KD');
    expect(sortedHand(['??', 'AS'], undefined, 'ace_high')).toEqual(['AS', '??']);
    expect(sortedHand(cards('KS TS AS 9S'), undefined, 'ace_ten')).toEqual(cards('AS TS KS 9S'));
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
  test('the next one clockwise that is still in', () => {
    expect(nextSeat(2, [false, false, false, false])).toBe(3);
    expect(nextSeat(3, [true, false, false, false])).toBe(1);
    expect(nextSeat(1, [true, false, true])).toBe(1);
  });
});

describe('the log', () => {
  const stamp = (seq: number) => ({ seq, v: 1, at: 0, by: 0, cause: 'c' }) as const;
  const played = (seq: number): Entry<string> => ({ ...stamp(seq), game: `e${seq}` });
  const strike = (seq: number, from: number): Entry<string> => ({
    ...stamp(seq),
    table: { type: 'PlayStruck', from, why: 'undo', note: '' },
  });
  test('a strike takes the standing tail and nothing else', () => {
    const log = [played(1), played(2), played(3), strike(4, 2), played(5)];
    expect(standingEntries(log).map((entry) => entry.seq)).toEqual([1, 5]);
  });
  test('a second strike does not bring struck entries back', () => {
    const log = [played(1), played(2), strike(3, 2), played(4), strike(5, 1)];
    expect(standingEntries(log)).toEqual([]);
  });
  test('canonical JSON does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
    expect(canonicalJson({ a: 'x', b: [1, { d: 2 }] })).toBe('{"a":"x","b":[1,{"d":2}]}');
  });
});
