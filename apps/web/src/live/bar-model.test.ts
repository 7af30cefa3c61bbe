import { emptyTable, type LiveView, type Table } from '@stikk/engine/table';
import { describe, expect, it } from 'vitest';
import { barOf, isLongAway, LONG_AWAY_MS } from './bar-model.ts';

const NOW = 1_000_000;
const HERE: LiveView = {
  present: [true, true, null],
  awaySince: [null, null, null],
  held: [false, false, false],
  host: 0,
  tableId: 'table',
  watchers: 0,
  now: NOW,
  talk: [],
  nudge: null,
  disputes: 0,
};
/** Persons at 0 and 1, a bot at 2; nobody is to act. */
const TABLE: Table = {
  ...emptyTable,
  kinds: ['person', 'person', 'bot'],
  held: [undefined, undefined, undefined],
  turns: [0, 1, 2].map(() => ({ acting: false, since: undefined })),
  left: [0, 0, 0],
};
const toAct = (seat: number, since: number): Partial<Table> => ({
  turns: TABLE.turns.map((turn, one) => (one === seat ? { acting: true, since } : turn)),
});
const bar = (table: Partial<Table>, live: Partial<LiveView> = {}, you: number | undefined = 0, now = NOW) =>
  barOf({ ...TABLE, ...table }, { ...HERE, ...live }, you, now);
const away = { present: [true, false, null], awaySince: [null, NOW - LONG_AWAY_MS, null] };

describe('the bar', () => {
  it('is silent as long as all is well', () => {
    expect(bar({})).toBeUndefined();
    expect(bar(toAct(1, NOW - 1000))).toBeUndefined();
  });

  it('offers the own cards before anything else', () => {
    expect(bar({ held: ['normal', undefined, undefined], paused: true })).toEqual({ kind: 'held' });
  });

  it('asks whoever has to answer, and tells whoever asked for whom they wait', () => {
    const undo = { seat: 1, at: NOW, agreed: [], from: 9 };
    expect(bar({ undo })).toEqual({ kind: 'answer', to: 'undo', seat: 1 });
    expect(bar({ undo }, {}, 1)).toEqual({ kind: 'asked', what: 'undo', waits: [0] });
    expect(bar({ undo: { ...undo, agreed: [0] } })).toBeUndefined();
    expect(bar({ pause: { seat: 1, at: NOW, agreed: [] } })).toEqual({
      kind: 'answer',
      to: 'pause',
      seat: 1,
    });
  });

  it('says that the table is paused, to those who look on too', () => {
    expect(bar({ paused: true })).toEqual({ kind: 'paused' });
    expect(barOf({ ...TABLE, paused: true }, HERE, undefined, NOW)).toEqual({ kind: 'paused' });
    expect(barOf({ ...TABLE, ...toAct(1, 0) }, { ...HERE, ...away }, undefined, NOW)).toBeUndefined();
  });

  it('offers to claim the rest, where it is more than a trick', () => {
    const mine = { ...TABLE, ...toAct(0, NOW) };
    expect(barOf(mine, HERE, 0, NOW, 2)).toEqual({ kind: 'claim', tricks: 2 });
    expect(barOf(mine, HERE, 0, NOW, 1)).toBeUndefined();
  });

  it('offers a bot for whoever is to act and has been away for long', () => {
    expect(bar(toAct(1, NOW), away)).toEqual({ kind: 'away', seat: 1 });
    expect(bar({}, away)).toBeUndefined();
    expect(bar(toAct(1, NOW), away, 0, NOW - 1)).toBeUndefined();
  });

  it('offers to remind whoever thinks for long, where no clock does', () => {
    const slow = toAct(1, NOW - 45_000);
    expect(bar(slow)).toEqual({ kind: 'slow', seat: 1 });
    expect(bar({ ...slow, clock: { kind: 'each', ms: 120_000 } })).toBeUndefined();
  });

  it('says nothing of others while the reader is to act too', () => {
    const both = { turns: [0, 1].map(() => ({ acting: true, since: NOW - 60_000 })) };
    expect(bar(both)).toBeUndefined();
  });
});

it('whoever is held already is not held again', () => {
  const live = { ...HERE, ...away };
  expect(isLongAway(live, 1, NOW)).toBe(true);
  expect(isLongAway({ ...live, held: [false, true, false] }, 1, NOW)).toBe(false);
  expect(isLongAway(live, 0, NOW)).toBe(false);
});
