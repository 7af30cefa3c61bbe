import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('whoever plays alone is ranked among all', () => {
  const alone = { scores: [31, 44, 31, 52], sides: [0, 1, 2, 3] };
  expect([0, 1, 2, 3].map((you) => rankOf({ ...alone, you }))).toEqual([3, 2, 3, 1]);
});

test('two opponents who are partners came in one place', () => {
  const pairs = { scores: [9, 12, 9, 12], sides: [0, 1, 0, 1] };
  expect([0, 1, 2, 3].map((you) => rankOf({ ...pairs, you }))).toEqual([2, 1, 2, 1]);
});

test('two players who are level but no partners are two', () => {
  expect(rankOf({ scores: [12, 12, 7], sides: [0, 1, 2], you: 2 })).toBe(3);
});

test('of two who are level, the one who won on a tie-break came first and the other second', () => {
  const level = { scores: [31, 31, 12], sides: [0, 1, 2], winners: [1] };
  expect([0, 1, 2].map((you) => rankOf({ ...level, you }))).toEqual([2, 1, 3]);
  expect([0, 1].map((you) => rankOf({ ...level, winners: [0, 1], you }))).toEqual([1, 1]);
});

test('the partner of a winner has won', () => {
  const pairs = { scores: [12, 12, 12, 12], sides: [0, 1, 0, 1], winners: [1, 3] };
  expect([0, 1, 2, 3].map((you) => rankOf({ ...pairs, you }))).toEqual([2, 1, 2, 1]);
});

test('a match in which the lowest sum won says so', () => {
  expect(rankOf({ scores: [3, 9], sides: [0, 1], winners: [0], you: 0 })).toBe(1);
});
