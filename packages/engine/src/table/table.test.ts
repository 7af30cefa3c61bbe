import { describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Entry, TableEvent } from '../log.ts';
import { type Around, answerTo } from './answer.ts';
import type { Ask } from './ask.ts';
import { awaited, deadlineOf, dueOf, emptyTable, hindrance, type Table, tableAfter } from './table.ts';

const EACH: Clock = { kind: 'each', ms: 30_000 };
const BANK: Clock = { kind: 'bank', bankMs: 60_000, incrementMs: 5000 };
const UUID = '0b1e6c5e-6b1f-4c83-9d5f-3f6f7f0f8a11';

type Step =
  | { readonly table: TableEvent; readonly at: number; readonly by?: Entry['by'] }
  | { readonly act: number; readonly at: number; readonly cause?: string };

/** Three at the table, seat 2 a bot; `toAct` after each step is who is named beside it. */
function given(clock: Clock | undefined, ...steps: readonly (readonly [Step, ...number[]])[]): Table {
  let seq = 0;
  let table = emptyTable;
  const add = (
    entry: object,
    cause: string,
    at: number,
    toAct: readonly number[],
    by: Entry['by'] = 'table',
  ) => {
    table = tableAfter(table, { seq: ++seq, v: 1, at, by, cause, ...entry } as Entry, toAct);
  };
  const created = { type: 'MatchCreated', game: 'g', preset: 'p', options: {}, seats: 3, commitment: '' };
  add({ table: { ...created, ...(clock && { clock }) } }, 'create', 0, []);
  for (const seat of [0, 1, 2])
    add(
      { table: { type: 'SeatTaken', seat, kind: seat === 2 ? 'bot' : 'person', nonce: 'n' } },
      'create',
      0,
      [],
    );
  add({ table: { type: 'MatchStarted' } }, 'create', 0, ['house' as never]);
  for (const [step, ...toAct] of steps)
    if ('table' in step) add({ table: step.table }, `t${seq}`, step.at, toAct, step.by);
    else
      add({ game: { type: 'Acted' } }, step.cause ?? `${UUID.slice(0, -2)}${seq}`, step.at, toAct, step.act);
  return table;
}

const house = (at: number): Step => ({ act: 'house' as never, at, cause: `house-${at}` });
const told = (at: number, table: TableEvent): Step => ({ table, at });
const CLAIMED = given(EACH, [told(0, { type: 'RestClaimed', seat: 0 }), 0]);

describe('a clock', () => {
  it('that is off gives nobody a deadline', () => {
    const table = given(undefined, [house(1000), 0]);
    expect(dueOf(table)).toBeUndefined();
    expect(table.turns[0]).toEqual({ acting: true, since: 1000 });
  });

  it('for each act runs from when a seat is to act, never for a bot', () => {
    const table = given(EACH, [house(1000), 0], [{ act: 0, at: 5000 }, 1]);
    expect(deadlineOf(table, 0)).toBeUndefined();
    expect(dueOf(table)).toBe(35_000);
    expect(dueOf(given(EACH, [house(1000), 2]))).toBeUndefined();
  });

  it('for each act runs on while others act, and starts anew for whoever acts twice', () => {
    const both = given(EACH, [house(1000), 0, 1], [{ act: 0, at: 9000 }, 1]);
    expect(deadlineOf(both, 1)).toBe(31_000);
    const twice = given(EACH, [house(1000), 0], [{ act: 0, at: 9000 }, 0]);
    expect(deadlineOf(twice, 0)).toBe(39_000);
  });

  it('with a store takes what was used and adds for each act, however many entries the act has', () => {
    const table = given(
      BANK,
      [house(1000), 0],
      [{ act: 0, at: 21_000, cause: UUID }, 0],
      [{ act: 0, at: 21_000, cause: UUID }, 0],
    );
    expect(table.left[0]).toBe(45_000);
    expect(deadlineOf(table, 0)).toBe(66_000);
    const next = given(
      BANK,
      [house(0), 0],
      [{ act: 0, at: 90_000, cause: 'time-0-6' }, 1],
      [{ act: 1, at: 91_000 }, 0],
    );
    expect(next.left).toEqual([5000, 64_000, 60_000]);
    expect(deadlineOf(next, 0)).toBe(96_000);
  });

  it('stands still in a pause and goes on with what was left', () => {
    const paused = given(EACH, [house(0), 0], [told(10_000, { type: 'Paused' }), 0]);
    expect(dueOf(paused)).toBeUndefined();
    const resumed = given(
      EACH,
      [house(0), 0],
      [told(10_000, { type: 'Paused' }), 0],
      [told(500_000, { type: 'Resumed' }), 0],
    );
    expect(dueOf(resumed)).toBe(520_000);
  });

  it('did not run while nobody looked after the match', () => {
    for (const clock of [EACH, BANK]) {
      const before = given(clock, [house(0), 0, 1], [{ act: 1, at: 4000 }, 0]);
      const due = dueOf(before)!;
      const after = given(
        clock,
        [house(0), 0, 1],
        [{ act: 1, at: 4000 }, 0],
        [told(900_000, { type: 'Resumed' }), 0],
      );
      expect(dueOf(after)).toBe(900_000 + (due - before.at));
    }
  });

  it('runs for nobody for whom a bot acts, and again from when the cards are taken back', () => {
    const held = given(
      EACH,
      [house(0), 0],
      [told(12_000, { type: 'SeatHeld', seat: 0, level: 'normal' }), 0],
    );
    expect(dueOf(held)).toBeUndefined();
    const back = given(
      EACH,
      [house(0), 0],
      [told(12_000, { type: 'SeatHeld', seat: 0, level: 'normal' }), 0],
      [told(50_000, { type: 'SeatReclaimed', seat: 0 }), 0],
    );
    expect(dueOf(back)).toBe(68_000);
  });

  it('charges a store for a turn that a strike took away, and adds nothing', () => {
    const table = given(
      BANK,
      [house(0), 0],
      [{ act: 0, at: 1000 }, 1],
      [told(11_000, { type: 'PlayStruck', from: 7, why: 'undo', note: '' }), 0],
    );
    expect(table.left).toEqual([64_000, 50_000, 60_000]);
  });
});

it('silence is counted in a row, and ended by an act of the person alone', () => {
  const silent = given(
    EACH,
    [house(0), 0],
    [{ act: 0, at: 1, cause: 'time-0-6' }, 0],
    [{ act: 0, at: 2, cause: 'time-0-7' }, 0],
  );
  expect(silent.silent).toEqual([2, 0, 0]);
  const held = given(
    EACH,
    [house(0), 0],
    [{ act: 0, at: 1, cause: 'time-0-6' }, 0],
    [{ act: 0, at: 2, cause: 'held-0-7' }, 0],
  );
  expect(held.silent).toEqual([1, 0, 0]);
  expect(
    given(EACH, [house(0), 0], [{ act: 0, at: 1, cause: 'time-0-6' }, 0], [{ act: 0, at: 2 }, 0]).silent,
  ).toEqual([0, 0, 0]);
});

describe('who may act', () => {
  const running = given(EACH, [house(0), 0, 2]);
  it.each([
    ['a person at any time', running, 0, UUID, 40_000, undefined],
    [
      'a person even while an undo is asked for',
      given(EACH, [told(0, { type: 'UndoAsked', seat: 0, from: 6 }), 0]),
      0,
      UUID,
      1,
      undefined,
    ],
    ['the table for a person whose time is up', running, 0, 'time-0-6', 30_000, undefined],
    ['not the table a moment before', running, 0, 'time-0-6', 29_999, 'not-due'],
    ['not the table where no clock runs', given(undefined, [house(0), 0]), 0, 'time-0-6', 1e9, 'not-due'],
    ['not the table for a bot', running, 2, 'time-2-6', 1e9, 'not-due'],
    ['a bot for its own seat', running, 2, 'bot-2-6', 1, undefined],
    ['no bot for a person', running, 0, 'bot-0-6', 1, 'not-held'],
    ['no stand-in for a person who is there', running, 0, 'held-0-6', 1, 'not-held'],
    [
      'a stand-in for a seat that is held',
      given(EACH, [told(0, { type: 'SeatHeld', seat: 0, level: 'normal' }), 0]),
      0,
      'held-0-7',
      1,
      undefined,
    ],
    [
      'no bot right after an undo was asked for',
      given(EACH, [told(100, { type: 'UndoAsked', seat: 0, from: 6 }), 2]),
      2,
      'bot-2-7',
      5099,
      'undo-open',
    ],
    [
      'a bot when it was not answered',
      given(EACH, [told(100, { type: 'UndoAsked', seat: 0, from: 6 }), 2]),
      2,
      'bot-2-7',
      5100,
      undefined,
    ],
    ['nobody in person once the rest is claimed', CLAIMED, 0, UUID, 1, 'rest-claimed'],
    ['a claim plays for everybody', CLAIMED, 1, 'claim-1-9', 1, undefined],
    ['and for nobody without one', given(EACH, [house(0), 0]), 0, 'claim-0-9', 1, 'not-claimed'],
    [
      'nor in the next deal',
      given(EACH, [told(0, { type: 'RestClaimed', seat: 0 }), 0], [house(5), 1]),
      1,
      'claim-1-9',
      6,
      'not-claimed',
    ],
    ['nobody in a pause', given(EACH, [told(0, { type: 'Paused' }), 0]), 0, UUID, 1, 'paused'],
    ['nobody after the end', given(EACH, [told(0, { type: 'MatchFinished' })]), 0, UUID, 1, 'match-over'],
  ] as const)('%s', (_, table, seat, cause, at, reason) => {
    expect(hindrance(table, seat, cause, at)).toBe(reason);
  });
});

describe('what is asked for', () => {
  const near: Around = {
    isAway: () => false,
    isLongAway: () => false,
    undoable: () => ({ ok: true, from: 6 }),
    claimable: (seat) => seat === 0,
  };
  const away: Around = { ...near, isAway: (seat) => seat === 1, isLongAway: (seat) => seat === 1 };
  const playing = given(EACH, [house(0), 0]);
  const asked = given(EACH, [told(0, { type: 'PauseAsked', seat: 0 }), 0]);
  const paused = given(EACH, [told(0, { type: 'Paused' }), 0]);
  const undo = given(EACH, [told(0, { type: 'UndoAsked', seat: 0, from: 6 }), 1]);
  const held = given(EACH, [told(0, { type: 'SeatHeld', seat: 1, level: 'normal' }), 1]);
  const over = given(EACH, [told(0, { type: 'MatchFinished' })]);
  const claimed = given(EACH, [told(0, { type: 'RestClaimed', seat: 0 }), 0]);

  it.each<[string, Table, Ask, number, Around, readonly string[] | string]>([
    ['a pause waits for the others', playing, { what: 'pause' }, 0, near, ['PauseAsked']],
    ['a pause waits for nobody who is away', playing, { what: 'pause' }, 0, away, ['Paused']],
    ['nor for whom a bot acts', held, { what: 'pause' }, 0, near, ['Paused']],
    ['a pause is asked for once', asked, { what: 'pause' }, 0, near, 'already-asked'],
    ['and again when the last to answer has gone', asked, { what: 'pause' }, 0, away, ['Paused']],
    ['asking too is agreeing', asked, { what: 'pause' }, 1, near, ['PauseAnswered', 'Paused']],
    [
      'who agrees last brings the pause',
      asked,
      { what: 'answer', to: 'pause', agrees: true },
      1,
      near,
      ['PauseAnswered', 'Paused'],
    ],
    [
      'one who does not is enough',
      asked,
      { what: 'answer', to: 'pause', agrees: false },
      1,
      near,
      ['PauseAnswered'],
    ],
    [
      'who asked may take it back',
      asked,
      { what: 'answer', to: 'pause', agrees: false },
      0,
      near,
      ['PauseAnswered'],
    ],
    ['but not agree', asked, { what: 'answer', to: 'pause', agrees: true }, 0, near, 'nothing-asked'],
    ['nothing to answer', playing, { what: 'answer', to: 'pause', agrees: true }, 1, near, 'nothing-asked'],
    ['a pause in a pause', paused, { what: 'pause' }, 1, near, 'paused'],
    ['anyone ends a pause', paused, { what: 'resume' }, 1, near, ['Resumed']],
    ['there is none to end', playing, { what: 'resume' }, 1, near, 'not-paused'],
    ['an undo', playing, { what: 'undo' }, 0, near, ['UndoAsked']],
    [
      'an undo that may not be',
      playing,
      { what: 'undo' },
      0,
      { ...near, undoable: () => ({ ok: false, reason: 'undo-revealed' }) },
      'undo-revealed',
    ],
    ['one undo at a time', undo, { what: 'undo' }, 0, near, 'already-asked'],
    ['an undo in a pause', paused, { what: 'undo' }, 0, near, 'paused'],
    ['an answer to an undo', undo, { what: 'answer', to: 'undo', agrees: true }, 1, near, ['UndoAnswered']],
    ['a bot has no say', undo, { what: 'answer', to: 'undo', agrees: true }, 2, near, 'already-answered'],
    ['the own seat is held', playing, { what: 'hold', seat: 0 }, 0, near, ['SeatHeld']],
    ['the seat of somebody who is there is not', playing, { what: 'hold', seat: 1 }, 0, near, 'not-away'],
    ['the seat of somebody long away is', playing, { what: 'hold', seat: 1 }, 0, away, ['SeatHeld']],
    ['a bot needs no other', playing, { what: 'hold', seat: 2 }, 0, near, 'not-a-person'],
    ['held once is held', held, { what: 'hold', seat: 1 }, 1, near, 'already-held'],
    ['cards are taken back', held, { what: 'reclaim' }, 1, near, ['SeatReclaimed']],
    ['nothing to take back', held, { what: 'reclaim' }, 0, near, 'not-held'],
    ['the rest', playing, { what: 'claim' }, 0, near, ['RestClaimed']],
    ['the rest that need not be the own', playing, { what: 'claim' }, 1, near, 'claim-unproved'],
    ['the rest is claimed once', claimed, { what: 'claim' }, 0, near, 'already-claimed'],
    ['the rest in a pause', paused, { what: 'claim' }, 0, near, 'paused'],
    ['nothing after the end', over, { what: 'pause' }, 0, near, 'match-over'],
  ])('%s', (_, table, wish, by, around, expected) => {
    const decision = answerTo(table, wish, by, around);
    expect(decision.ok ? decision.events.map(({ type }) => type) : decision.reason).toEqual(expected);
  });

  it('any act ends what was asked, and so does a refusal', () => {
    const ended = [
      given(EACH, [told(0, { type: 'UndoAsked', seat: 0, from: 6 }), 1], [{ act: 1, at: 1 }, 0]),
      given(
        EACH,
        [told(0, { type: 'UndoAsked', seat: 0, from: 6 }), 1],
        [told(1, { type: 'UndoAnswered', seat: 1, agrees: false }), 1],
      ),
    ];
    expect(ended.map((table) => table.undo)).toEqual([undefined, undefined]);
    expect(awaited(undo, undo.undo!)).toEqual([1]);
    const agreed = given(
      EACH,
      [told(0, { type: 'UndoAsked', seat: 0, from: 6 }), 1],
      [told(1, { type: 'UndoAnswered', seat: 1, agrees: true }), 1],
    );
    expect(awaited(agreed, agreed.undo!)).toEqual([]);
  });
});
