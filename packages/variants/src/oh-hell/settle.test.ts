import { describe, expect, test } from 'vitest';
import { sheet } from '../../testing/table.ts';
import {
  adjustment,
  callOf,
  type DealRow,
  entryScore,
  forbiddenBid,
  goesOut,
  highestBidder,
  lastOf,
  leftoverSwaps,
  type Match,
  type Playing,
  pointsFor,
  removedTwos,
  scored,
  winnersOf,
} from './index.ts';
import { afterDeal } from './settle.ts';

const row = (changes: Partial<DealRow> = {}): DealRow => ({
  deal: 1,
  size: 2,
  dealer: 0,
  trump: 'NT',
  bids: [0, 0, 0],
  taken: [0, 0, 0],
  points: [0, 0, 0],
  made: [false, false, false],
  sum: 0,
  call: 'under',
  flatOut: false,
  ...changes,
});
const matchOf = (deals: number, changes: Partial<Match> = {}): Match => ({
  seats: 3,
  dealer: 0,
  out: [false, false, false],
  totals: [30, 20, 10],
  sheet: Array.from({ length: deals }, () => row()),
  ...changes,
});
/** Three, two, one, two, three cards. */
const rising = (changes: Readonly<Record<string, unknown>> = {}) =>
  sheet('bondebridge', {
    players: 3,
    'schedule.pattern': 'down_up',
    'schedule.max': 3,
    'schedule.turnRepeat': 1,
    elimination: 'each_ascending_round',
    ...changes,
  });

describe('bids', () => {
  test('R-BO-20 R-OH-17 the hook binds the last bidder, where the number can be bid', () => {
    const hook = { size: 5, sumRule: 'dealer_hook' } as const;
    expect(forbiddenBid(hook, 3, true)).toBe(2);
    expect(forbiddenBid(hook, 5, true)).toBe(0);
    expect(forbiddenBid(hook, 6, true)).toBeUndefined();
    expect(forbiddenBid(hook, 3, false)).toBeUndefined();
    expect(forbiddenBid({ size: 5, sumRule: 'none' }, 3, true)).toBeUndefined();
    expect(forbiddenBid({ size: 5, sumRule: 'left_adjusts' }, 3, true)).toBeUndefined();
  });
  test('R-BB-37 A-31 over, under or level', () => {
    expect([callOf(6, 5), callOf(4, 5), callOf(5, 5)]).toEqual(['over', 'under', 'even']);
  });
  test('R-BB-76 A-08 the highest bidder, between equals from the dealer’s left, the dealer last', () => {
    expect(highestBidder([2, 2, 1, 2], 0)).toBe(1);
    expect(highestBidder([2, 1, 1, 2], 1)).toBe(3);
    expect(highestBidder([3, 2, 1, 2], 0)).toBe(0);
    expect(highestBidder([0, null, 0, 0], 0)).toBe(2);
    expect(highestBidder([0, null, 1, 0], 3)).toBe(2);
  });
  const left = { size: 4, sumRule: 'left_adjusts' } as const;
  const highest = { size: 4, sumRule: 'highest_adjusts' } as const;
  test('R-BB-34 A-07 the first from the dealer’s left who is still in, one up or one down', () => {
    expect(adjustment(left, [1, 1, 2, 0], 0)).toEqual({ seat: 1, choices: [0, 2] });
    expect(adjustment(left, [1, null, 2, 1], 0)).toEqual({ seat: 2, choices: [1, 3] });
    expect(adjustment(left, [0, 4, 0, 0], 0)).toEqual({ seat: 1, choices: [3] });
    expect(adjustment(left, [0, 0, 4, 0], 0)).toEqual({ seat: 1, choices: [1] });
  });
  test('R-BB-75 the highest bidder instead', () => {
    expect(adjustment(highest, [1, 1, 2, 0], 0)).toEqual({ seat: 2, choices: [1, 3] });
  });
  test('R-BB-33 R-BB-77 only where the bids make the tricks, and the sheet asks for it', () => {
    expect(adjustment(left, [1, 1, 1, 0], 0)).toBeUndefined();
    expect(adjustment(highest, [1, 1, 1, 2], 0)).toBeUndefined();
    expect(adjustment({ size: 4, sumRule: 'none' }, [1, 1, 2, 0], 0)).toBeUndefined();
    expect(adjustment({ size: 4, sumRule: 'dealer_hook' }, [1, 1, 2, 0], 0)).toBeUndefined();
  });
});

describe('points', () => {
  test.each([
    ['12+bid', 3, 15],
    ['12+tricks', 3, 15],
    ['12+10*bid', 3, 42],
    ['12+10*tricks', 3, 42],
    ['12+bid^2', 3, 21],
    ['12+10*tricks^2', 3, 102],
    ['120', 3, 120],
    ['0', 3, 0],
  ])('A-38 %s for %i tricks bid and taken is %i', (hit, made, points) => {
    expect(pointsFor(made, made, 9, sheet('ohhell', { 'scoring.hit': hit }))).toBe(points);
  });
  test.each([
    ['0', 0, 0],
    ['tricks', 1, 5],
    ['12*tricks', 12, 60],
    ['-diff', -3, -1],
    ['-12*diff', -36, -12],
    ['-diff^2', -9, -1],
    ['-2*diff^2', -18, -2],
    ['-(2^diff-1)', -7, -1],
    ['-(1+...+diff)', -6, -1],
    ['-10*(1+...+diff)', -60, -10],
  ])('A-38 %s for four bid and one taken is %i, for five taken %i', (miss, one, five) => {
    const options = sheet('ohhell', { 'scoring.miss': miss });
    expect([pointsFor(4, 1, 9, options) + 0, pointsFor(4, 5, 9, options) + 0]).toEqual([one, five]);
  });
  test('A-38 what is no formula is none', () => {
    const options = sheet('ohhell');
    for (const miss of ['x', '-', '1+', '-diff^3', ' tricks', 'tricks ', '5+diff', '5+tricks^2 '])
      expect(() => pointsFor(1, 0, 9, { ...options, 'scoring.miss': miss })).toThrow(
        `not a scoring formula: ${miss}`,
      );
  });
  test('R-OH-28 A-38 a table of points goes before the formula, zero of its own before the table', () => {
    const options = sheet('ohhell', { 'scoring.made': { 0: 7, 2: 30 } });
    expect([0, 1, 2].map((made) => pointsFor(made, made, 4, options))).toEqual([7, 11, 30]);
    const zero = sheet('ohhell', { 'scoring.made': { 0: 7 }, 'scoring.zero': '12+size' });
    expect(pointsFor(0, 0, 4, zero)).toBe(16);
    expect(pointsFor(0, 1, 4, zero)).toBe(1);
  });
  test('H4.2 a late arrival starts on the average without the leader, whatever the order of seats', () => {
    expect([entryScore([24, 36, 30]), entryScore([10, 10]), entryScore([9, 100, 10, 8])]).toEqual([
      27, 10, 9,
    ]);
    expect(entryScore(Object.freeze([24, 36, 30]))).toBe(27);
  });
});

describe('the score of a deal', () => {
  const after = (bids: readonly (number | null)[], taken: readonly number[]) =>
    scored(
      { deal: { number: 3, size: 2, bids }, taken } as unknown as Playing,
      sheet('bondebridge', { players: 3 }),
    );
  test('R-BB-47 R-BB-52 points and made bids by seat, none for who has left', () => {
    expect(after([1, null, 0], [1, 0, 1])).toEqual({
      type: 'DealScored',
      deal: 3,
      points: [11, null, 0],
      made: [true, null, false],
      flatOut: false,
    });
    expect(after([2, null, 0], [1, 0, 1])).toMatchObject({ points: [0, null, 0], flatOut: true });
  });
});

describe('who leaves', () => {
  test('R-BB-83 after a deal of the rising half, unless it is the last or somebody has just left', () => {
    const gone = (deals: number, changes: Partial<Match> = {}) => goesOut(matchOf(deals, changes), rising());
    expect([1, 2, 3, 4, 5].map((deals) => gone(deals))).toEqual([
      undefined,
      undefined,
      undefined,
      { seat: 2, by: 'total' },
      undefined,
    ]);
    const left = { out: [false, false, true] };
    expect(gone(4, left)).toBeUndefined();
    expect(goesOut(matchOf(4), rising({ elimination: 'none' }))).toBeUndefined();
  });
  test('R-BB-83 nobody leaves twice after one deal', () => {
    const match = matchOf(4, { seats: 4, out: [false, false, false, true], totals: [30, 20, 10, 0] });
    const after = (bids: readonly (number | null)[]) =>
      goesOut({ ...match, sheet: [...match.sheet.slice(1), row({ bids })] }, rising({ players: 4 }));
    expect([after([0, 0, 0, 0]), after([0, 0, 0, null])]).toEqual([undefined, { seat: 2, by: 'total' }]);
  });
  test('C7 not below the number that stays', () => {
    expect(goesOut(matchOf(4), rising({ 'elimination.min': 3 }))).toBeUndefined();
    expect(goesOut(matchOf(4), rising({ 'elimination.min': 2 }))).toEqual({ seat: 2, by: 'total' });
  });
  test('A-15 where cards run short: when the next hand does not fit and not before', () => {
    const options = (upMax: number) =>
      rising({ elimination: 'when_needed', deck: '24', 'schedule.upMax': upMax, 'schedule.max': 2 });
    expect(goesOut(matchOf(8), options(9))).toBeUndefined();
    expect(goesOut(matchOf(9), options(9))).toEqual({ seat: 2, by: 'total' });
    expect(goesOut(matchOf(9), options(8))).toBeUndefined();
    expect(goesOut(matchOf(9, { out: [false, false, true] }), options(9))).toBeUndefined();
  });
  test('A-16 between equals made bids, then points from the latest deal back, then a draw', () => {
    const level = { totals: [30, 10, 10] };
    const sheetOf = (...rows: Partial<DealRow>[]) => ({ ...level, sheet: [row(), ...rows.map(row)] });
    const leaving = (match: Partial<Match>) => goesOut(matchOf(0, match), rising());
    expect(
      leaving(sheetOf({ made: [false, true, true] }, { made: [false, false, true] }, { points: [0, 0, 9] })),
    ).toEqual({ seat: 1, by: 'made' });
    expect(leaving(sheetOf({ points: [9, 0, 9] }, { points: [9, 9, 0] }, { points: [0, 4, 4] }))).toEqual({
      seat: 2,
      by: 'points',
    });
    expect(leaving(sheetOf({ points: [9, 0, 9] }, {}, { points: [0, 4, 4] }))).toEqual({
      seat: 1,
      by: 'points',
    });
    expect(leaving(sheetOf({}, {}, {}))).toEqual({ tied: [1, 2] });
    expect(goesOut(matchOf(4, level), rising({ 'elimination.tie': 'none_out' }))).toBeUndefined();
  });
  test('A-16 who has left is not judged', () => {
    const form = { total: 10, made: 1, points: [5] };
    expect(lastOf([null, form, { ...form, total: 11 }], 'chain')).toEqual({ seat: 1, by: 'total' });
    expect(lastOf([form, { ...form, points: [5, 3] }], 'chain')).toEqual({ seat: 0, by: 'points' });
  });
});

describe('what follows a deal', () => {
  const short = sheet('bondebridge', {
    players: 3,
    'schedule.pattern': 'custom',
    'schedule.list': [2, 2],
  });
  test('R-BB-51 nothing before the last deal, then the highest total wins', () => {
    expect(afterDeal(matchOf(1), short)).toEqual([]);
    expect(afterDeal(matchOf(2), short)).toEqual([{ type: 'MatchEnded', winners: [0] }]);
    expect(afterDeal(matchOf(2, { totals: [20, 30, 30] }), short)).toEqual([
      { type: 'MatchEnded', winners: [1, 2] },
    ]);
  });
  test('A-13 who has left does not win', () => {
    const match = matchOf(2, { out: [true, false, false] });
    expect(winnersOf(match, 'shared')).toEqual([1]);
    expect(
      winnersOf(
        matchOf(0, { totals: [30, 30, 10], sheet: [row({ made: [false, true, true] })] }),
        'most_made',
      ),
    ).toEqual([1]);
    expect(
      winnersOf(
        matchOf(0, { totals: [30, 30, 10], sheet: [row({ made: [false, true, true] })] }),
        'extra_deal',
      ),
    ).toEqual([0, 1]);
  });
  test('A-41 a tie is played off ten times at most', () => {
    const extra = { ...short, 'end.tie': 'extra_deal' } as const;
    const tie = { totals: [30, 30, 10] };
    expect(afterDeal(matchOf(2, tie), extra)).toEqual([]);
    expect(afterDeal(matchOf(11, tie), extra)).toEqual([]);
    expect(afterDeal(matchOf(12, tie), extra)).toEqual([{ type: 'MatchEnded', winners: [0, 1] }]);
    expect(afterDeal(matchOf(2), extra)).toEqual([{ type: 'MatchEnded', winners: [0] }]);
    expect(afterDeal(matchOf(2, tie), short)).toEqual([{ type: 'MatchEnded', winners: [0, 1] }]);
    const made = { ...short, 'end.tie': 'most_made' } as const;
    const one = { ...tie, sheet: [row(), row({ made: [false, true, true] })] };
    expect(afterDeal(matchOf(2, one), made)).toEqual([{ type: 'MatchEnded', winners: [1] }]);
  });
  test('R-BB-83 A-16 who leaves, or between whom the house draws', () => {
    expect(afterDeal(matchOf(4), rising())).toEqual([{ type: 'PlayerEliminated', seat: 2, by: 'total' }]);
    expect(afterDeal(matchOf(4, { totals: [30, 10, 10] }), rising())).toEqual([
      { type: 'EliminationTied', seats: [1, 2] },
    ]);
  });
  test('A-15 several leave at once where the next hand is much larger', () => {
    const options = sheet('bondebridge', {
      players: 4,
      deck: '24',
      'schedule.pattern': 'down_up',
      'schedule.max': 6,
      'schedule.turnRepeat': 1,
      'schedule.upMax': 12,
      elimination: 'when_needed',
    });
    const four = matchOf(11, { seats: 4, out: [false, false, false, false], totals: [40, 10, 30, 20] });
    expect(afterDeal(four, options)).toEqual([{ type: 'PlayerEliminated', seat: 1, by: 'total' }]);
    expect(afterDeal({ ...four, sheet: [...four.sheet, ...matchOf(3).sheet] }, options)).toEqual([
      { type: 'PlayerEliminated', seat: 1, by: 'total' },
      { type: 'PlayerEliminated', seat: 3, by: 'total' },
    ]);
  });
});

describe('left-over cards', () => {
  test('A-04 twos outside trump, clubs first; all four where there is nothing else', () => {
    expect(removedTwos(0, 'C')).toEqual([]);
    expect(removedTwos(3, 'H')).toEqual(['2C', '2D', '2S']);
    expect(removedTwos(4, 'H')).toEqual(['2C', '2D', '2H', '2S']);
    expect(removedTwos(2, { under: 'C', over: 'H' })).toEqual(['2D', '2S']);
    expect(removedTwos(2, undefined)).toEqual(['2C', '2D']);
  });
  test('A-04 who holds a wanted two gives it for a card left over that is not wanted itself', () => {
    const holder = { '2C': 1, '2H': 3 };
    expect(leftoverSwaps(['2C', '2D', '2H'], ['2D', '9S', 'AS'], holder)).toEqual([
      { seat: 1, gives: '2C', gets: '9S' },
      { seat: 3, gives: '2H', gets: 'AS' },
    ]);
  });
});
