import { describe, expect, test } from 'vitest';
import { dealt, declare, draw, play, sheet } from '../../testing/tolva-table.ts';
import { bondtolva, booked, closing, closingBookings, partnerOf, winningSide } from './index.ts';
import { closedDeal, ended } from './settle.ts';

const two = sheet();

describe('the close', () => {
  test('R-TO-19 R-TO-20 one line on the sheet, with what was booked', () => {
    const end = play(dealt(two, { hands: ['AS 9H', '9S TH'] }), 'AS 9S 9H TH');
    expect(end.events.slice(-3)).toEqual([
      { type: 'PointsBooked', side: 0, for: 'matadors', points: 1, from: 0, to: 1, bust: false },
      { type: 'PointsBooked', side: 1, for: 'last', points: 1, from: 0, to: 1, bust: false },
      { type: 'DealScored', deal: 1, last: 1, matadors: 0, counts: [1, 1], eyes: [4, 0] },
    ]);
    expect(end.state.match.sheet).toEqual([
      {
        deal: 1,
        dealer: 1,
        trump: undefined,
        declared: [],
        last: 1,
        matadors: 0,
        counts: [1, 1],
        eyes: [4, 0],
        bookings: [
          { side: 0, for: 'matadors', points: 1, from: 0, to: 1, bust: false },
          { side: 1, for: 'last', points: 1, from: 0, to: 1, bust: false },
        ],
        scores: [1, 1],
      },
    ]);
  });
  test('R-TO-22 nobody gets the point where all is level', () => {
    const end = play(dealt(two, { hands: ['9S JH', 'JS 9H'] }), '9S JS 9H JH');
    expect(end.events.at(-1)).toEqual({
      type: 'DealScored',
      deal: 1,
      last: 0,
      matadors: null,
      counts: [0, 0],
      eyes: [1, 1],
    });
    expect(end.state.match.sheet[0]).toMatchObject({ last: 0, matadors: undefined, scores: [1, 0] });
  });
  test('R-TO-24 a deal that stops in the middle has its line too', () => {
    const pairs = { hands: ['KH QH AS', '9H JH 9S'], talon: 'AH TH', scores: [10, 3] };
    const won = declare(play(dealt(two, pairs), 'AS 9H'), 'H');
    expect(won.events.at(-1)).toEqual({ type: 'MatchEnded', winners: [0] });
    expect(won.state.match.sheet).toMatchObject([
      {
        deal: 1,
        trump: 'H',
        last: undefined,
        matadors: undefined,
        counts: [0, 0],
        eyes: [0, 0],
        scores: [12, 3],
      },
    ]);
    expect(bondtolva.standing(won.state)).toEqual({ deal: 1, scores: [12, 3], winners: [0] });
    expect(bondtolva.toAct(won.state)).toEqual([]);
  });
  test('R-TO-20 R-TO-21 aces and tens, and eyes', () => {
    expect(
      closing([
        ['AS', 'TS', 'KS'],
        ['AH', 'QH', 'JH', '9H'],
      ]),
    ).toEqual({
      counts: [2, 1],
      eyes: [7, 7],
      matadors: 0,
    });
    expect(closing([[], []])).toEqual({ counts: [0, 0], eyes: [0, 0], matadors: undefined });
  });
  test('R-TO-24 R-TO-25 exactly the target, or the fall above it', () => {
    const earned = { side: 1, for: 'trumf', points: 2 } as const;
    expect([9, 10, 11].map((from) => booked([0, from], earned, two))).toEqual([
      { ...earned, from: 9, to: 11, bust: false },
      { ...earned, from: 10, to: 12, bust: false },
      { ...earned, from: 11, to: 7, bust: true },
    ]);
  });
  const closings = (
    changes: Readonly<Record<string, unknown>>,
    scores: number[],
    ...rest: [number, number | undefined, number[]?]
  ) => {
    const [last, matadors, declared = scores.map(() => 0)] = rest;
    return closingBookings(scores, last, matadors, declared, sheet(changes)).map((done) => [
      done.side,
      done.for,
      done.points,
      done.to,
    ]);
  };
  test('A-21 hybrid: what a side gets at the close is one sum', () => {
    expect(closings({}, [0, 0], 0, 0)).toEqual([[0, 'closing', 2, 2]]);
    expect(closings({}, [0, 0], 1, 0)).toEqual([
      [0, 'matadors', 1, 1],
      [1, 'last', 1, 1],
    ]);
    expect(closings({}, [3, 4, 5], 2, undefined)).toEqual([[2, 'last', 1, 6]]);
    expect(closings({ 'tolva.points': [2, 1, 0, 1] }, [0, 0], 1, 0)).toEqual([[0, 'matadors', 1, 1]]);
    expect(closings({}, [0, 0], 0, undefined, [5, 5])).toEqual([[0, 'last', 1, 1]]);
  });
  test('A-21 immediate: the last trick first, and nothing after a win', () => {
    const now = { 'tolva.settle': 'immediate' };
    expect(closings(now, [0, 0], 1, 1)).toEqual([
      [1, 'last', 1, 1],
      [1, 'matadors', 1, 2],
    ]);
    expect(closings(now, [11, 11], 1, 0)).toEqual([[1, 'last', 1, 12]]);
    expect(closings(now, [0, 0], 1, undefined)).toEqual([[1, 'last', 1, 1]]);
    expect(closings(now, [11, 12], 0, 1)).toEqual([[0, 'last', 1, 12]]);
    expect(closings({ ...now, 'tolva.points': [2, 1, 0, 1] }, [0, 0], 1, 0)).toEqual([[0, 'matadors', 1, 1]]);
    expect(closings({ ...now, 'tolva.points': [2, 1, 2, 2] }, [0, 11], 1, 1)).toEqual([
      [1, 'last', 2, 7],
      [1, 'matadors', 2, 9],
    ]);
  });
  test('A-21 deal_end: pairs and close of a side are one sum', () => {
    const end = { 'tolva.settle': 'deal_end' };
    expect(closings(end, [0, 9], 0, 0, [3, 2])).toEqual([
      [0, 'deal', 5, 5],
      [1, 'deal', 2, 11],
    ]);
    expect(closings(end, [0, 9], 0, 0, [0, 0])).toEqual([[0, 'deal', 2, 2]]);
    const pairs = { hands: ['AS KH QH', '9S 9H JH'], talon: 'JC 9C' };
    const named = declare(play(dealt(sheet(end), pairs), 'AS 9S'), 'H');
    expect(named.events.map(({ type }) => type)).toEqual(['MarriageDeclared']);
    const done = play(draw(named), 'JC 9C KH 9H QH JH');
    expect(done.events.slice(2)).toMatchObject([
      { type: 'PointsBooked', side: 0, for: 'deal', points: 4, from: 0, to: 4 },
      { type: 'DealScored' },
    ]);
  });
  test('R-TO-10 a pair that gives no points is declared and not booked', () => {
    const nothing = sheet({ 'tolva.points': [0, 1, 1, 1] });
    const pairs = { hands: ['AS KH QH', '9S 9H JH'], talon: '9C JC' };
    expect(declare(play(dealt(nothing, pairs), 'AS 9S'), 'H').events).toEqual([
      { type: 'MarriageDeclared', seat: 0, suit: 'H', kind: 'trumf', points: 0, king: 0, queen: 0 },
    ]);
  });
  test('A-22 who wins where several stand on the target', () => {
    expect(winningSide([12, 12, 4], 1, [1, 2, 0], 12)).toBe(1);
    expect(winningSide([12, 12, 4], 0, [1, 2, 0], 12)).toBe(0);
    expect(winningSide([12, 12, 4], 2, [1, 2, 0], 12)).toBe(1);
    expect(winningSide([12, 12, 4], undefined, [0, 1, 2], 12)).toBe(0);
    expect(winningSide([11, 13, 4], 0, [0, 1, 2], 12)).toBeUndefined();
    const { state } = dealt(sheet({ players: 3 }), { hands: ['AS', '9S', 'JS'], scores: [12, 12, 12] });
    expect(ended(state, undefined, two)).toEqual([{ type: 'MatchEnded', winners: [0] }]);
    expect(ended(state, 2, two)).toEqual([{ type: 'MatchEnded', winners: [2] }]);
    expect(ended(state, 2, sheet({ 'tolva.target': 13 }))).toEqual([]);
  });
  test('R-TO-28 R-TO-32 partners win together', () => {
    const four = sheet({ players: 4 });
    const hands = ['AS', '9S', 'JS', 'TS'];
    const end = play(dealt(four, { hands, scores: [10, 0] }), 'AS 9S JS TS');
    expect(end.events.at(-1)).toEqual({ type: 'MatchEnded', winners: [0, 2] });
    const { match } = end.state;
    expect([0, 1, 2, 3].map((seat) => partnerOf(match, seat))).toEqual([2, 3, 0, 1]);
    const alone = dealt(sheet({ players: 4, teams: 'none' }), { hands }).state.match;
    expect(partnerOf(alone, 0)).toBeUndefined();
    expect(partnerOf(dealt(two, { hands: ['AS', '9S'] }).state.match, 0)).toBeUndefined();
  });
  test('A-22 the last trick decides in the last deal too', () => {
    const once = sheet({ 'tolva.mostDeals': 1 });
    const end = play(dealt(once, { hands: ['AS 9H', '9S JH'], scores: [11, 11] }), 'AS 9S 9H JH');
    expect(end.events.filter(({ type }) => type === 'MatchEnded')).toEqual([
      { type: 'MatchEnded', winners: [1] },
    ]);
    expect(end.state.match.scores).toEqual([12, 12]);
  });
  test('after the last deal that the sheet allows the highest score wins, shared if level', () => {
    const closed = (mostDeals: number, scores: number[]) => {
      const { state } = dealt(two, { hands: ['AS', '9S'], scores });
      if (state.phase !== 'playing') throw new Error(state.phase);
      const lastTrick = { plays: [], winner: 0 };
      const events = closedDeal(
        { ...state, deal: { ...state.deal, lastTrick } },
        sheet({ 'tolva.mostDeals': mostDeals }),
      );
      return events.flatMap((event) => (event.type === 'MatchEnded' ? [event.winners] : []));
    };
    expect([closed(1, [3, 5]), closed(1, [4, 5]), closed(2, [3, 5]), closed(2, [11, 5])]).toEqual([
      [[1]],
      [[0, 1]],
      [],
      [[0]],
    ]);
  });
});
