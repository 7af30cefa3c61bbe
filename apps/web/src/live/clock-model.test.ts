import type { Clock } from '@stikk/engine';
import { emptyTable, type Table } from '@stikk/engine/table';
import { describe, expect, it } from 'vitest';
import { clockModel, clockText } from './clock-model.ts';

const AT = 1_000_000;

/** Two people, of whom seat 0 is to act since `AT` with so much left. */
const tableWith = (clock: Clock, left: number, more: Partial<Table> = {}): Table => ({
  ...emptyTable,
  clock,
  kinds: ['person', 'person'],
  held: [undefined, undefined],
  turns: [
    { acting: true, since: AT },
    { acting: false, since: undefined },
  ],
  left: [left, left],
  ...more,
});
const each: Clock = { kind: 'each', ms: 30_000 };
const bank: Clock = { kind: 'bank', bankMs: 60_000, incrementMs: 5000 };

describe('the clock of a seat', () => {
  it('is not there where no time is measured', () => {
    expect(clockModel(tableWith({ kind: 'off' }, 0), 0, AT)).toBeUndefined();
  });

  it('is not there for whoever is not to act', () => {
    expect(clockModel(tableWith(each, 30_000), 1, AT)).toBeUndefined();
  });

  it('is not there while a bot acts for the seat', () => {
    const held = tableWith(each, 30_000, { held: ['normal', undefined] });
    expect(clockModel(held, 0, AT)).toBeUndefined();
  });

  it('counts the second that runs, and ends at nothing', () => {
    const table = tableWith(each, 30_000);
    expect(clockModel(table, 0, AT)).toMatchObject({ left: 1, seconds: 30, urgent: false });
    expect(clockModel(table, 0, AT + 15_000)).toMatchObject({ left: 0.5, seconds: 15 });
    expect(clockModel(table, 0, AT + 29_001)).toMatchObject({ seconds: 1, urgent: true });
    expect(clockModel(table, 0, AT + 40_000)).toMatchObject({ left: 0, seconds: 0 });
  });

  it('is urgent from ten seconds on', () => {
    const table = tableWith(each, 30_000);
    expect(clockModel(table, 0, AT + 19_999)?.urgent).toBe(false);
    expect(clockModel(table, 0, AT + 20_000)?.urgent).toBe(true);
  });

  it('tells what an act adds to a bank, and is full above it too', () => {
    const table = tableWith(bank, 75_000);
    expect(clockModel(table, 0, AT)).toEqual({ left: 1, seconds: 75, increment: 5, urgent: false });
  });

  it('stands still while the table is paused', () => {
    const paused = tableWith(each, 12_000, { paused: true, turns: [{ acting: true, since: undefined }] });
    expect(clockModel(paused, 0, AT + 99_000)?.seconds).toBe(12);
  });
});

it.each([
  [0, '0'],
  [59, '59'],
  [60, '1:00'],
  [605, '10:05'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
