import { expect, test } from 'vitest';
import type { Entry, TableEvent } from '../log.ts';
import { dueOf, emptyTable, tableAfter } from './table.ts';

const START: TableEvent = {
  type: 'MatchCreated',
  game: 'g',
  preset: 'p',
  options: {},
  seats: 2,
  commitment: '',
  clock: { kind: 'bank', bankMs: 60_000, incrementMs: 5000 },
};

/** Two people at the table after these events, one a second, with seat 0 to act. */
const after = (
  ...events: readonly (TableEvent | { readonly by: number | 'house'; readonly cause: string })[]
) =>
  [START, ...events].reduce((table, event, index) => {
    const stamp = { seq: index + 1, v: 1, at: index * 1000, by: 'table', cause: `t${index}` } as const;
    const entry = 'type' in event ? { ...stamp, table: event } : { ...stamp, ...event, game: {} };
    return tableAfter(table, entry as Entry, index === 0 ? [] : [0]);
  }, emptyTable);

const ASKED: TableEvent = { type: 'PauseAsked', seat: 0 };
const UNDO: TableEvent = { type: 'UndoAsked', seat: 0, from: 6 };

test('everybody is a person until somebody sits down, and has the whole time', () => {
  expect(after()).toMatchObject({
    kinds: ['person', 'person'],
    held: [undefined, undefined],
    silent: [0, 0],
    turns: [
      { acting: false, since: undefined },
      { acting: false, since: undefined },
    ],
    left: [60_000, 60_000],
  });
});

test('who asked for a pause and who agreed, until one does not or it begins', () => {
  expect(after(ASKED).pause).toEqual({ seat: 0, at: 1000, agreed: [] });
  const yes: TableEvent = { type: 'PauseAnswered', seat: 1, agrees: true };
  expect(after(ASKED, yes)).toMatchObject({ paused: false, pause: { seat: 0, at: 1000, agreed: [1] } });
  expect(after(ASKED, { ...yes, agrees: false }).pause).toBeUndefined();
  expect(after(ASKED, { type: 'Paused' })).toMatchObject({ paused: true, pause: undefined });
  expect(after(ASKED, { type: 'Paused' }, { type: 'Resumed' }).paused).toBe(false);
});

test('who asked for an undo, until a strike, an act or the end', () => {
  expect(after(UNDO).undo).toEqual({ seat: 0, at: 1000, agreed: [], from: 6 });
  const strike: TableEvent = { type: 'PlayStruck', from: 6, why: 'undo', note: '' };
  expect(after(UNDO, strike).undo).toBeUndefined();
  for (const by of [1, 'house'] as const) expect(after(UNDO, { by, cause: 'c' }).undo).toBeUndefined();
  expect(after(UNDO, { by: 'house', cause: 'c' })).toMatchObject({ kinds: ['person', 'person'], at: 2000 });
});

test('the end leaves nothing open, and nobody’s time runs', () => {
  const over = after(ASKED, UNDO, { type: 'MatchFinished' });
  expect(over).toMatchObject({ over: true, pause: undefined, undo: undefined });
  expect([dueOf(over), dueOf(after(ASKED))]).toEqual([undefined, 61_000]);
});

test('the first whose time is up is waited for', () => {
  const acting = (...seats: readonly (readonly number[])[]) =>
    seats.reduce((table, toAct, index) => {
      const stamp = { seq: index + 2, v: 1, at: index * 1000, by: 'house', cause: `h${index}` } as const;
      return tableAfter(table, { ...stamp, game: {} }, toAct);
    }, after());
  expect([dueOf(acting([0], [0, 1])), dueOf(acting([1], [0, 1])), dueOf(acting([]))]).toEqual([
    60_000,
    60_000,
    undefined,
  ]);
});

test('one act of the clock is one silence, however many entries it has', () => {
  const time = { by: 0, cause: 'time-1-1' };
  expect(after(time).silent).toEqual([1, 0]);
  expect(after(time, time).silent).toEqual([1, 0]);
  expect(after(time, { by: 0, cause: 'time-2-2' }).silent).toEqual([2, 0]);
  expect(after(time, { by: 'house', cause: 'h' }, { by: 0, cause: 'bot-3-3' }).silent).toEqual([1, 0]);
  expect(after(time, { by: 0, cause: 'person' }).silent).toEqual([0, 0]);
});
