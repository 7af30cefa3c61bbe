import { expect, test } from 'vitest';
import type { Entry, TableEvent } from './log.ts';
import { noRulings, ruledStanding, rulingsOf, seatSides } from './standing.ts';

const entry = (table: TableEvent, seq: number): Entry => ({
  seq,
  v: 1,
  at: 0,
  by: 'director',
  cause: 'c',
  table,
});
const told = (...events: readonly TableEvent[]) => rulingsOf(events.map((event, at) => entry(event, at + 1)));
const given = (side: number, points: number): TableEvent => ({
  type: 'ScoreAdjusted',
  side,
  points,
  note: '',
});

test('points add up by side, and no strike takes them away', () => {
  expect(
    told(given(1, 5), given(1, -2), given(2, 1), { type: 'PlayStruck', from: 1, why: 'ruling', note: '' }),
  ).toEqual({ adjusted: [0, 3, 1], void: false, over: false });
});

test('the last word on whether a match is void stands', () => {
  const voided = (isVoid: boolean): TableEvent => ({ type: 'MatchVoided', void: isVoid });
  expect(told(voided(true), { type: 'MatchFinished' })).toMatchObject({ void: true, over: true });
  expect(told(voided(true), voided(false)).void).toBe(false);
});

const alone = [0, 1, 2];
const standing = { deal: 4, scores: [30, 20, 10] };

test('a match under way stands with what was added', () => {
  expect(ruledStanding(standing, alone, noRulings)).toEqual(standing);
  expect(ruledStanding(standing, alone, told(given(2, -5)))).toEqual({ deal: 4, scores: [30, 20, 5] });
});

test('partners share what their side was given', () => {
  expect(ruledStanding({ deal: 1, scores: [3, 1, 3, 1] }, [0, 1, 0, 1], told(given(1, 2))).scores).toEqual([
    3, 3, 3, 3,
  ]);
});

test.each([
  ['stays with who won, while nobody is ahead', [0], told(given(1, 9)), [0]],
  ['passes to who is ahead now', [0], told(given(1, 11)), [1]],
  ['is shared by those who are level now', [0], told(given(1, 10)), [0]],
  ['stays where something else than points decided it', [2], told(given(1, 50)), [2]],
])('the win %s', (_, winners, rulings, expected) => {
  expect(ruledStanding({ ...standing, winners }, alone, rulings).winners).toEqual(expected);
});

test('a match that is ended early is won by who is ahead, a void one by nobody', () => {
  expect(ruledStanding(standing, alone, told({ type: 'MatchFinished' })).winners).toEqual([0]);
  const isVoid: TableEvent = { type: 'MatchVoided', void: true };
  expect(ruledStanding(standing, alone, told({ type: 'MatchFinished' }, isVoid)).winners).toEqual([]);
  expect(ruledStanding({ ...standing, winners: [0] }, alone, told(isVoid)).winners).toEqual([]);
  expect(ruledStanding(standing, alone, told(isVoid)).winners).toBeUndefined();
});

test('everybody is a side where a game says nothing else', () => {
  expect(seatSides({ seats: () => 3 }, {})).toEqual([0, 1, 2]);
  expect(seatSides({ seats: () => 4, sides: () => [0, 1, 0, 1] }, {})).toEqual([0, 1, 0, 1]);
});
