import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sheet } from '../../testing/table.ts';
import { dealCount, draft, handSizes, ohHell, packCount, plannedDeal, playersByDeal } from './index.ts';
import { isRising, largestHand } from './schedule.ts';

const sizes = (changes: Readonly<Record<string, unknown>>) =>
  handSizes(sheet('bondebridge', { 'schedule.max': 3, ...changes }));

describe('hand sizes', () => {
  test.each([
    ['up_down', [1, 2, 3, 3, 2, 1]],
    ['down_up', [3, 2, 1, 1, 2, 3]],
    ['up', [1, 2, 3]],
    ['down', [3, 2, 1]],
  ])('R-BB-16 R-BO-32 R-BO-33 %s', (pattern, expected) => {
    expect(sizes({ 'schedule.pattern': pattern })).toEqual(expected);
  });
  test('A-44 the turn and the ends as often as the sheet says', () => {
    expect(sizes({ 'schedule.turnRepeat': 'players', players: 5 })).toEqual([1, 2, 3, 3, 3, 3, 3, 2, 1]);
    expect(sizes({ 'schedule.turnRepeat': 1, 'schedule.endRepeat': 2 })).toEqual([1, 1, 2, 3, 2, 1, 1]);
    expect(sizes({ 'schedule.pattern': 'up', 'schedule.endRepeat': 'players' })).toEqual([
      1, 1, 1, 1, 2, 3, 3, 3, 3,
    ]);
    expect(sizes({ 'schedule.max': 1, 'schedule.turnRepeat': 2, 'schedule.endRepeat': 3 })).toEqual([
      1, 1, 1,
    ]);
  });
  test('A-38 a list of sizes, with or without rules of their own', () => {
    expect(sizes({ 'schedule.pattern': 'custom', 'schedule.list': [4, { size: 2 }, 7] })).toEqual([4, 2, 7]);
    const missing = z.parse(draft, ohHell.resolve('bondebridge', { 'schedule.pattern': 'custom' }));
    expect(handSizes(missing)).toEqual([]);
  });
  test('C16 the rising half to a size of its own', () => {
    const rising = { 'schedule.pattern': 'down_up', elimination: 'when_needed' };
    expect(sizes({ ...rising, 'schedule.upMax': 5 })).toEqual([3, 2, 1, 1, 2, 3, 4, 5]);
    expect(sizes({ ...rising, 'schedule.upMax': 1 })).toEqual([3, 2, 1, 1]);
  });
  test('R-BO-06 R-BO-07 R-BO-08 R-OH-07 the usual largest hand, and the whole pack', () => {
    const largest = (max: string, players: number, deck = '52') =>
      largestHand(z.parse(draft, { 'schedule.max': max, players, deck }));
    expect([2, 5, 6, 7, 8, 9, 10].map((players) => largest('table', players))).toEqual([
      10, 10, 8, 7, 6, 5, 5,
    ]);
    expect([2, 3, 5].map((players) => largest('full', players))).toEqual([26, 17, 10]);
    expect([5, 6, 7].map((players) => largest('table', players, '40'))).toEqual([10, 8, 7]);
    expect(largest('full', 5, '32')).toBe(6);
    expect(largestHand(z.parse(draft, { 'schedule.max': 4 }))).toBe(4);
  });
  test('R-BB-23 the twos on the table are not in the pack', () => {
    expect(packCount(sheet('bondebridge', { 'deck.twosIndicator': true }))).toBe(48);
    expect(packCount(sheet('bondebridge', { deck: '40' }))).toBe(40);
  });
});

describe('what the sheet says of a deal', () => {
  test('R-BB-22 A-01 the rotation goes on only where there is trump', () => {
    const options = sheet('bondebridge', { 'schedule.max': 5, 'trump.noTrumpSmallest': 2 });
    expect(Array.from({ length: 10 }, (_, index) => plannedDeal(options, index + 1)?.trump)).toEqual([
      'NT',
      'NT',
      'C',
      'D',
      'H',
      'S',
      'C',
      'D',
      'NT',
      'NT',
    ]);
    expect(plannedDeal(options, 11)).toBeUndefined();
  });
  test.each([
    ['fixed', 'H'],
    ['none', 'NT'],
    ['turn_up', undefined],
    ['draw', undefined],
    ['highest_bidder', undefined],
  ])('A-38 with trump %s it is %s beforehand', (mode, trump) => {
    const options = sheet('bondebridge', { 'trump.mode': mode, 'trump.suit': 'H' });
    expect(plannedDeal(options, 5)?.trump).toBe(trump);
  });
  test('A-38 a listed trump and no trump for small hands do not turn the rotation', () => {
    const options = sheet('bondebridge', {
      'schedule.pattern': 'custom',
      'schedule.list': [4, { size: 2, trump: 'S' }, 2, { size: 5, trump: 'NT' }, 4],
    });
    expect([1, 2, 3, 4, 5].map((number) => plannedDeal(options, number)?.trump)).toEqual([
      'C',
      'S',
      'NT',
      'NT',
      'D',
    ]);
  });
  test('A-38 a list that is not played says nothing', () => {
    const options = sheet('bondebridge', { 'schedule.list': [{ size: 1, trump: 'S' }] });
    expect(plannedDeal(options, 1)).toEqual({
      size: 1,
      trump: 'NT',
      sumRule: 'left_adjusts',
      oneCard: 'normal',
      last: false,
    });
  });
  test('A-38 the sum rule from a size on, and not in the last deal', () => {
    const rules = (changes: Readonly<Record<string, unknown>>) => {
      const options = sheet('bondebridge', { 'schedule.max': 3, 'schedule.turnRepeat': 1, ...changes });
      return [1, 2, 3, 4, 5].map((number) => plannedDeal(options, number)?.sumRule === 'left_adjusts');
    };
    expect(rules({ 'sumRule.fromSize': 2 })).toEqual([false, true, true, true, false]);
    expect(rules({ 'sumRule.lastDeal': 'none' })).toEqual([true, true, true, true, false]);
    expect(rules({})).toEqual([true, true, true, true, true]);
  });
  test('C8 forehead and unseen act on single cards only', () => {
    const options = sheet('bondebridge', { 'bid.oneCard': 'forehead', 'schedule.max': 2 });
    expect([1, 2, 3, 4].map((number) => plannedDeal(options, number)?.oneCard)).toEqual([
      'forehead',
      'normal',
      'normal',
      'forehead',
    ]);
    const own = sheet('bondebridge', {
      'schedule.pattern': 'custom',
      'schedule.list': [{ size: 1, oneCard: 'unseen' }, { size: 2, oneCard: 'unseen' }, 1],
    });
    expect([1, 2, 3].map((number) => plannedDeal(own, number)?.oneCard)).toEqual([
      'unseen',
      'normal',
      'normal',
    ]);
  });
  test('A-41 extra deals are as large as the largest', () => {
    const options = sheet('bondebridge', { 'schedule.max': 4, 'end.tie': 'extra_deal' });
    expect([dealCount(options), plannedDeal(options, 8)?.last, plannedDeal(options, 9)?.last]).toEqual([
      8,
      true,
      false,
    ]);
    expect([9, 18, 19].map((number) => plannedDeal(options, number)?.size)).toEqual([4, 4, undefined]);
    expect(dealCount(sheet('bondebridge', { 'schedule.max': 4 }))).toBe(8);
    expect(plannedDeal(sheet('bondebridge', { 'schedule.max': 4 }), 9)).toBeUndefined();
  });
});

describe('the plan', () => {
  const rising = (changes: Readonly<Record<string, unknown>>) =>
    z.parse(
      draft,
      ohHell.resolve('bondebridge', {
        'schedule.pattern': 'down_up',
        'schedule.turnRepeat': 1,
        elimination: 'each_ascending_round',
        ...changes,
      }),
    );
  test('A-15 a deal rises where its hand is larger than the one before', () => {
    const options = rising({ 'schedule.max': 3 });
    expect([1, 2, 3, 4, 5].map((number) => isRising(options, number))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    const turning = rising({ 'schedule.max': 3, 'schedule.turnRepeat': 2 });
    expect(isRising(turning, 4)).toBe(false);
  });
  test('R-BB-83 one leaves after each rising deal but the last, down to those who stay', () => {
    expect(playersByDeal(rising({ players: 5, 'schedule.max': 4 }))).toEqual([5, 5, 5, 5, 5, 4, 3]);
    expect(playersByDeal(rising({ players: 5, 'schedule.max': 4, 'elimination.min': 4 }))).toEqual([
      5, 5, 5, 5, 5, 4, 4,
    ]);
    expect(playersByDeal(rising({ players: 5, 'schedule.max': 4, elimination: 'none' }))).toEqual([
      5, 5, 5, 5, 5, 5, 5,
    ]);
  });
  test('A-15 as many leave as must for the next hand to fit', () => {
    const changes = { players: 4, deck: '24', 'schedule.max': 6, elimination: 'when_needed' };
    expect(playersByDeal(rising({ ...changes, 'schedule.upMax': 9 })).slice(8)).toEqual([4, 4, 4, 3, 3, 2]);
    expect(playersByDeal(rising({ ...changes, 'schedule.upMax': 9, 'elimination.min': 3 })).slice(8)).toEqual(
      [4, 4, 4, 3, 3, 3],
    );
    expect(playersByDeal(rising({ ...changes, 'schedule.max': 7 }))[0]).toBe(4);
  });
  test('R-BB-14 R-BB-22 each deal with its hand, players, trump and dealer', () => {
    const options = sheet('bondebridge', { players: 3, 'schedule.max': 2, 'trump.noTrumpSmallest': 1 });
    expect(ohHell.plan(options)).toEqual([
      { size: 1, players: 3, trump: 'NT', dealer: 0, fault: false },
      { size: 2, players: 3, trump: 'C', dealer: 1, fault: false },
      { size: 2, players: 3, trump: 'D', dealer: 2, fault: false },
      { size: 1, players: 3, trump: 'NT', dealer: 0, fault: false },
    ]);
  });
  test('A-40 R-BB-83 R-BB-84 no dealer and no trump that nobody can know yet', () => {
    const first = (changes: Readonly<Record<string, unknown>>) =>
      ohHell.plan(z.parse(draft, ohHell.resolve('bondebridge', changes)))[0];
    expect(first({ 'dealer.next': 'biggest_miss' })).toMatchObject({ dealer: undefined, trump: 'NT' });
    expect(first({ 'schedule.pattern': 'down_up', elimination: 'when_needed' })).toMatchObject({
      dealer: undefined,
    });
    expect(first({ 'trump.mode': 'setesdal' })).toMatchObject({ dealer: 0, trump: undefined });
  });
  test('C1 deals for which the cards do not suffice', () => {
    const options = z.parse(draft, ohHell.resolve('bondebridge', { players: 6, 'schedule.max': 9 }));
    expect(ohHell.plan(options).map(({ fault }) => fault)).toEqual([
      ...new Array(8).fill(false),
      true,
      true,
      ...new Array(8).fill(false),
    ]);
    const exact = z.parse(draft, ohHell.resolve('bondebridge', { players: 4, 'schedule.max': 13 }));
    expect(ohHell.plan(exact).some(({ fault }) => fault)).toBe(false);
  });
});
