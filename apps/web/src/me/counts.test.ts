import { games } from '@stikk/variants';
import { expect, test } from 'vitest';
import { sharesOf, together } from './counts.ts';
import { INSIGHTS } from './insights.ts';

const counted = (counts: Readonly<Record<string, number>>) => ({ preset: 'p', game: 'g', counts });

test('every game that counts is told of', () => {
  const counting = Object.values(games).filter(({ tally }) => tally !== undefined);
  expect(Object.keys(INSIGHTS).sort()).toEqual(counting.map(({ id }) => id).sort());
});

test('counts add up', () => {
  expect(together([counted({ a: 1, b: 2 }), counted({ b: 3, c: 0 })])).toEqual({ a: 1, b: 5, c: 0 });
});

test('shares are in order of their group, and none is made of nothing', () => {
  const counts = {
    bids: 9,
    'size.10': 2,
    'size.9': 4,
    'size.9.made': 3,
    'size.1': 0,
    'place.2': 1,
    left: 2,
    'left.behind': 1,
  };
  expect(sharesOf(counts, 'size')).toEqual([
    { group: 9, made: 3, of: 4 },
    { group: 10, made: 0, of: 2 },
  ]);
});
