import { rulingsOf } from '@stikk/engine';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { describe, expect, it } from 'vitest';
import { playUntil, sat } from '../../testing/sat.ts';
import { accuracyOf } from '../after/accuracy.ts';
import { ruledState } from './ruled.ts';
import { sheetModel, totalsOf } from './sheet-model.ts';

const why = { reason: 'agreed', note: '' };
const match = () => {
  const at = sat('bondebridge');
  const shown = () => ruledState(at.state as OhHellState, at.options as OhHellOptions, rulingsOf(at.entries));
  const sheet = () =>
    sheetModel(
      shown(),
      at.options as OhHellOptions,
      shown().match.totals.map((_, seat) => seat),
    );
  const scored = (deals: number) =>
    playUntil(at, ({ state }) => (state as OhHellState).match.sheet.length === deals);
  return { at, shown, sheet, scored };
};

describe('what a director ruled', () => {
  it('leaves a match as it is where nothing was', () => {
    const { at, shown, sheet, scored } = match();
    scored(2);
    expect(shown()).toBe(at.state);
    expect(sheet().adjusted).toBeUndefined();
  });

  it('stands on the sheet as a line of its own, and counts in every total', () => {
    const { at, shown, sheet, scored } = match();
    scored(2);
    const own = (at.state as OhHellState).match.totals;
    const points = own.map((_, seat) => (seat === 0 ? 7 : seat === 1 ? -3 : 0));
    at.rule({ ...why, kind: 'adjust', points });
    expect(sheet().adjusted).toEqual(points);
    expect(sheet().totals).toEqual(own.map((total, seat) => total + points[seat]!));
    expect(totalsOf(shown(), 0).at(-1)).toBe(own[0]! + 7);
    expect(shown().phase).toBe((at.state as OhHellState).phase);
  });

  it('shows a deal that was closed with points, and with no bid made or missed', () => {
    const { at, sheet, scored } = match();
    scored(1);
    playUntil(at, ({ state }) => (state as OhHellState).phase === 'playing');
    const points = Array.from({ length: at.seats }, (_, seat) => seat);
    expect(at.rule({ ...why, kind: 'close', points }).ok).toBe(true);
    const row = sheet().rows.find(({ deal }) => deal === 2)!;
    const before = sheet().rows.find(({ deal }) => deal === 1)!;
    expect(row.cells.map(({ made }) => made)).toEqual(points.map(() => undefined));
    expect(row.cells.map(({ out }) => out)).toEqual(points.map(() => false));
    expect(row.cells.map(({ total }, seat) => total! - before.cells[seat]!.total!)).toEqual(points);
    expect(row.flatOut).toBe(false);
    const { sheet: rows } = (at.state as OhHellState).match;
    for (const seat of points) expect(accuracyOf(rows, seat).deals).toBe(1);
  });

  it('ends a match early with its leader as winner', () => {
    const { at, shown, scored } = match();
    scored(1);
    at.rule({
      ...why,
      kind: 'adjust',
      points: Array.from({ length: at.seats }, (_, seat) => (seat === 2 ? 500 : 0)),
    });
    expect(shown().phase).not.toBe('over');
    at.rule({ ...why, kind: 'end' });
    expect(shown()).toMatchObject({ phase: 'over', winners: [2] });
  });

  it('leaves a void match without winners, and gives them back when it counts again', () => {
    const { at, shown } = match();
    at.finish();
    const own = at.state as Extract<OhHellState, { phase: 'over' }>;
    at.rule({ ...why, kind: 'void', void: true });
    expect(shown()).toMatchObject({ phase: 'over', winners: [] });
    at.rule({ ...why, kind: 'void', void: false });
    expect(shown()).toEqual(own);
  });
});
