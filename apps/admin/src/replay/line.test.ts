import { expect, it } from 'vitest';
import type { Film } from './film.ts';
import { entryAt, lineSummaries, roundTripOf } from './line.ts';

const arrivals = [
  { commandId: 'a', seat: 2, at: 10, roundTrip: 300 },
  { commandId: 'b', seat: 0, at: 20, roundTrip: 40 },
  { commandId: 'c', seat: 2, at: 30, roundTrip: 100 },
  { commandId: 'd', seat: 2, at: 40, roundTrip: 80 },
];
const lines = { arrivals, absences: [] };

it('sums the lines up by seat, and knows that of one act', () => {
  expect(lineSummaries(lines)).toEqual([
    { seat: 0, count: 1, median: 40, most: 40 },
    { seat: 2, count: 3, median: 100, most: 300 },
  ]);
  expect([roundTripOf(lines, 'c'), roundTripOf(lines, 'e')]).toEqual([100, undefined]);
});

it('finds the entry that a moment came after', () => {
  const film = { entries: [5, 10, 10, 20].map((at, index) => ({ seq: index + 1, at })) } as unknown as Film;
  expect([4, 5, 12, 99].map((at) => entryAt(film, at))).toEqual([1, 1, 3, 4]);
});
