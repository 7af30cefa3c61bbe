import type { Entry, TableEvent } from '@stikk/engine';
import { expect, it } from 'vitest';
import { missedOf, tidingsOf } from './tidings.ts';

type Typed = { readonly type: string };

let seq = 0;
const stamp = (by: Entry['by'], cause: string) => ({ seq: ++seq, v: 1, at: seq, by, cause });
const told = (table: TableEvent, by: Entry['by'] = 'table'): Entry<Typed> => ({
  ...stamp(by, `wish ${seq}`),
  table,
});
const played = (by: number, cause: string, type = 'CardPlayed'): Entry<Typed> => ({
  ...stamp(by, cause),
  game: { type },
});
const recordOf = (...make: readonly (() => Entry<Typed>)[]): readonly Entry<Typed>[] => {
  seq = 0;
  return make.map((each) => each());
};

it('tells who is played for, who has the cards back, and what came of a wish', () => {
  const record = recordOf(
    () => told({ type: 'MatchStarted' }),
    () => told({ type: 'SeatHeld', seat: 1, level: 'normal' }),
    () => told({ type: 'SeatReclaimed', seat: 1 }, 1),
    () => told({ type: 'PauseAsked', seat: 0 }, 0),
    () => told({ type: 'PauseAnswered', seat: 1, agrees: false }, 1),
    () => told({ type: 'UndoAsked', seat: 0, from: 3 }, 0),
    () => told({ type: 'UndoAnswered', seat: 1, agrees: false }, 1),
    () => told({ type: 'UndoAsked', seat: 0, from: 3 }, 0),
    () => told({ type: 'UndoAnswered', seat: 0, agrees: false }, 0),
    () => told({ type: 'UndoAsked', seat: 0, from: 3 }, 0),
    () => told({ type: 'UndoAnswered', seat: 1, agrees: true }, 1),
    () => told({ type: 'PlayStruck', from: 3, why: 'undo', note: '' }),
  );
  expect(tidingsOf(record, 0).map(({ kind, seat }) => [kind, seat])).toEqual([
    ['held', 1],
    ['reclaimed', 1],
    ['pauseRefused', 1],
    ['undoRefused', 1],
    ['undone', undefined],
  ]);
  expect(tidingsOf(record, 10).map(({ kind }) => kind)).toEqual(['undone']);
});

it('tells once that the time of a seat was up', () => {
  const record = recordOf(
    () => played(0, '8d4f0f5e-0000-4000-8000-000000000000'),
    () => played(1, 'time-1-9'),
    () => played(1, 'time-1-9', 'TrickTaken'),
    () => played(2, 'bot-2-10'),
  );
  expect(tidingsOf(record, 0)).toEqual([{ seq: 2, kind: 'time', seat: 1 }]);
  expect(tidingsOf(record, 2)).toEqual([]);
});

it('says nothing where play goes on by itself after nobody looked after it', () => {
  const record = recordOf(
    () => told({ type: 'Resumed' }),
    () => told({ type: 'Resumed' }, 1),
  );
  expect(tidingsOf(record, 0)).toEqual([{ seq: 2, kind: 'resumed', seat: 1 }]);
});

it('counts the cards and the acts of others that were missed', () => {
  const record = recordOf(
    () => played(0, 'own'),
    () => played(1, 'a'),
    () => played(2, 'b'),
    () => played(2, 'b', 'TrickTaken'),
    () => played(0, 'mine'),
    () => played(1, 'c', 'BidMade'),
  );
  expect(missedOf(record, 1, 0)).toEqual({ cards: 2, acts: 2 });
  expect(missedOf(record, 6, 0)).toEqual({ cards: 0, acts: 0 });
});
