import type { Entry, TableEvent } from '@stikk/engine';
import { expect, it } from 'vitest';
import { leaving } from './leaving.ts';

type Won = { readonly type: 'Won'; readonly side: number };
type Told = { readonly game: Won } | { readonly table: TableEvent; readonly by?: Entry['by'] };

/** Four in two sides; every event gives a side a point. */
const game = {
  seats: () => 4,
  sides: () => [0, 1, 0, 1],
  initial: () => [0, 0],
  evolve: (points: readonly number[], { side }: Won) =>
    points.map((had, at) => (at === side ? had + 1 : had)),
  standing: ([we, they]: readonly number[]) => ({ deal: 1, scores: [we!, they!, we!, they!] }),
} as never;

const won = (side: number): Told => ({ game: { type: 'Won', side } });
const held = (seat: number, by: Entry['by'] = seat): Told => ({
  table: { type: 'SeatHeld', seat, level: 'normal' },
  by,
});
const told = (table: TableEvent): Told => ({ table, by: 'director' });

const counted = (seat: number, ...record: readonly Told[]) =>
  leaving(
    game,
    {},
    record.map((one, at) => ({ seq: at + 1, v: 1, at, by: 'house', cause: `c${at}`, ...one })),
    seat,
    4,
  );

it('is nothing while a person stays, or where somebody else leaves', () => {
  expect(counted(0, won(1))).toEqual({});
  expect(counted(0, won(1), held(2), held(1))).toEqual({});
});

it('counts each time, and how the side stood at that moment', () => {
  expect(counted(0, held(0))).toEqual({ left: 1, 'left.behind': 0 });
  expect(counted(0, won(1), held(0), won(0), won(0))).toEqual({ left: 1, 'left.behind': 1 });
  expect(counted(2, won(0), held(2), won(1), held(2), won(1), held(2))).toEqual({
    left: 3,
    'left.behind': 1,
  });
});

it('is no matter who asked for the bot, but for a director', () => {
  expect(counted(0, won(1), held(0, 3), held(0, 'table'))).toEqual({ left: 2, 'left.behind': 2 });
  expect(counted(0, won(1), held(0, 'director'))).toEqual({});
});

it('looks at what stood, with what was ruled till then', () => {
  const strike: TableEvent = { type: 'PlayStruck', from: 1, why: 'undo', note: '' };
  expect(counted(0, won(1), told(strike), held(0))).toEqual({ left: 1, 'left.behind': 0 });
  const given: TableEvent = { type: 'ScoreAdjusted', side: 1, points: 3, note: '' };
  expect(counted(0, won(0), told(given), held(0))).toEqual({ left: 1, 'left.behind': 1 });
  expect(counted(0, won(0), held(0), told(given))).toEqual({ left: 1, 'left.behind': 0 });
});
