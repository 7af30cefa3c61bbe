import type { Clock, Entry, TableEvent } from '@stikk/engine';
import { fold } from '@stikk/engine';
import { dueOf, emptyTable, tableAfter } from '@stikk/engine/table';
import { describe, expect, it } from 'vitest';
import { type HiCardEvent, hiCard } from '../test/hi-card.ts';
import { sample } from '../test/match.ts';
import { chained, FIRST_LINK } from './chain.ts';
import { headerOf } from './record.ts';
import { verify } from './verify.ts';

type Log = readonly Entry<HiCardEvent>[];
type Told = {
  readonly by: Entry['by'];
  readonly at?: number;
  readonly cause?: string;
} & ({ readonly table: TableEvent } | { readonly game: HiCardEvent });

const EACH: Clock = { kind: 'each', ms: 1000 };
/** Up to where all three are to guess, in a match with a clock; nothing has a time yet. */
const beginning = (clock: Clock): readonly Told[] =>
  sample()
    .slice(0, 6)
    .map(({ hash: _, seq: __, ...entry }) => ({
      ...entry,
      at: 0,
      ...('table' in entry && {
        table: {
          ...entry.table,
          ...(entry.table.type === 'MatchCreated' && { clock }),
          ...(entry.table.type === 'SeatTaken' && { kind: 'person' as const }),
        } as TableEvent,
      }),
    }));

/** A record of what is told, with the numbers, hashes and times that follow. */
function recordOf(told: readonly Told[]): Log {
  let table = emptyTable;
  const entries: Entry<HiCardEvent>[] = [];
  for (const [index, { at = entries.at(-1)?.at ?? 0, cause = `c${index}`, ...rest }] of told.entries()) {
    const entry = { seq: index + 1, v: 1, at, cause, ...rest } as Entry<HiCardEvent>;
    table = tableAfter(table, entry, hiCard.toAct(fold(hiCard, 3, [...entries, entry])));
    const due = dueOf(table);
    const last = told[index + 1]?.cause !== cause;
    entries.push({ ...entry, ...(due !== undefined && last && { due }) });
  }
  return chained(entries, FIRST_LINK);
}

const guess = (seat: number, more: Partial<Told> = {}): Told => ({
  by: seat,
  game: { type: 'Guessed', seat, highest: false },
  ...more,
});
const say = (by: Entry['by'], table: TableEvent, more: Partial<Told> = {}): Told =>
  ({ by, table, ...more }) as Told;
const undoAsked = (seat: number, from: number) => say(seat, { type: 'UndoAsked', seat, from });
const undoAnswered = (seat: number, agrees = true) => say(seat, { type: 'UndoAnswered', seat, agrees });
const struck = (from: number, by: Entry['by'] = 'table') =>
  say(by, { type: 'PlayStruck', from, why: 'undo', note: '' });
const held = (seat: number, by: Entry['by'] = seat) => say(by, { type: 'SeatHeld', seat, level: 'normal' });
const reclaimed = (seat: number) => say(seat, { type: 'SeatReclaimed', seat });
const ruling = (
  kind: Extract<TableEvent, { type: 'RulingMade' }>['kind'],
  by: Entry['by'] = 'director',
  reverses?: number,
) => say(by, { type: 'RulingMade', kind, reason: 'other', note: '', ...(reverses && { reverses }) });
const adjusted = (by: Entry['by']) => say(by, { type: 'ScoreAdjusted', side: 0, points: 5, note: '' });
const restClaimed = (seat: number) => say(seat, { type: 'RestClaimed', seat });
const undone = [guess(0), undoAsked(0, 7), undoAnswered(1), undoAnswered(2), struck(7)];

const verdict = (told: readonly Told[], clock = EACH as Clock) => {
  const log = recordOf([...beginning(clock), ...told]);
  const found = verify(headerOf(log), hiCard, log);
  return found.ok ? found : { at: found.seq - 6, reason: found.reason };
};

describe('what happens around the cards', () => {
  it.each<[string, readonly Told[]]>([
    ['a time that is up', [guess(0, { at: 1000, cause: 'time-0-6' })]],
    [
      'a bot for a person, who takes the cards back',
      [held(0), guess(0, { cause: 'held-0-7' }), reclaimed(0)],
    ],
    [
      'cards taken back by acting',
      [held(0), { ...reclaimed(0), cause: 'mine' }, guess(0, { cause: 'mine' })],
    ],
    [
      'a pause',
      [
        say(0, { type: 'PauseAsked', seat: 0 }),
        say(1, { type: 'PauseAnswered', seat: 1, agrees: true }),
        say(1, { type: 'Paused' }),
        say(2, { type: 'Resumed' }, { at: 99_000 }),
        guess(0),
      ],
    ],
    ['a restart', [say('table', { type: 'Resumed' }, { at: 99_000 }), guess(0)]],
    ['something taken back', [...undone, guess(0)]],
    ['nobody to ask but stand-ins', [held(1), held(2), guess(0), undoAsked(0, 9), struck(9)]],
    ['something that was not', [guess(0), undoAsked(0, 7), undoAnswered(1, false), guess(1)]],
    ['a ruling that asks nobody', [guess(0), guess(1), ruling('strike'), struck(7, 'director')]],
    ['a pause by ruling', [ruling('pause'), say('director', { type: 'Paused' })]],
    ['points given and a warning', [ruling('adjust'), adjusted('director'), ruling('warn')]],
  ])('fits: %s', (_, told) => {
    expect(verdict(told)).toEqual({ at: told.length + 1, reason: 'live' });
  });

  it.each<[string, readonly Told[], number, string]>([
    ['a person played for too early', [guess(0, { at: 999, cause: 'time-0-6' })], 1, 'clock'],
    ['a person who is there played for by a bot', [guess(0, { cause: 'held-0-6' })], 1, 'stand-in'],
    ['a person played for as if it were a bot', [guess(0, { cause: 'bot-0-6' })], 1, 'stand-in'],
    ['a stand-in for nobody', [say(0, { type: 'SeatHeld', seat: 7, level: 'normal' })], 1, 'stand-in'],
    ['the table putting a stand-in for who was not silent', [held(0, 'table')], 1, 'stand-in'],
    ['cards taken back twice', [held(0), reclaimed(0), reclaimed(0)], 3, 'stand-in'],
    ['cards taken back by another', [held(0), say(1, { type: 'SeatReclaimed', seat: 0 })], 2, 'actor'],
    ['play in a pause', [say(0, { type: 'Paused' }), guess(0)], 2, 'pause'],
    ['a pause in a pause', [say(0, { type: 'Paused' }), say(0, { type: 'Paused' })], 2, 'pause'],
    ['the end of none', [say(0, { type: 'Resumed' })], 1, 'pause'],
    ['an undo of nothing', [undoAsked(0, 6)], 1, 'undo'],
    ['an undo from elsewhere', [guess(0), undoAsked(0, 6)], 2, 'undo'],
    ['an undo after another acted', [guess(0), guess(1), undoAsked(0, 7)], 3, 'undo'],
    ['an undo that not all agreed to', undone.toSpliced(3, 1), 4, 'undo'],
    ['an undo that one refused', undone.with(3, undoAnswered(2, false)), 5, 'undo'],
    ['another undo than was asked for', undone.with(4, struck(6)), 5, 'undo'],
    ['an undo nobody asked for', [guess(0), struck(7)], 2, 'undo'],
    ['a claim that does not follow', [restClaimed(0)], 1, 'claim'],
    ['cards played for somebody without a claim', [guess(0, { cause: 'claim-0-6' })], 1, 'claim'],
    ['a ruling by a player', [ruling('none', 0)], 1, 'actor'],
    ['a ruling by the table', [ruling('none', 'table')], 1, 'actor'],
    ['points that a player gives', [adjusted(0)], 1, 'actor'],
    ['points that the table gives', [adjusted('table')], 1, 'actor'],
    ['a match that a player voids', [say(1, { type: 'MatchVoided', void: true })], 1, 'actor'],
    ['a match that a player ends', [say(1, { type: 'MatchFinished' })], 1, 'actor'],
    ['a ruling that takes back what comes later', [ruling('none', 'director', 9)], 1, 'order'],
    ['a player striking', [guess(0), struck(7, 0)], 2, 'actor'],
    ['an undo asked for by another', [guess(0), say(1, { type: 'UndoAsked', seat: 0, from: 7 })], 2, 'actor'],
  ])('does not fit: %s', (_, told, at, reason) => {
    expect(verdict(told)).toEqual({ at, reason });
  });

  it('once the rest is claimed, the cards are played for everybody and by nobody', () => {
    const game = { ...hiCard, claim: () => [{ type: 'Guess' as const, deal: 1, highest: true }] };
    const verdictOn = (...told: readonly Told[]) => {
      const log = recordOf([...beginning(EACH), restClaimed(0), ...told]);
      return verify(headerOf(log), game, log);
    };
    expect(verdictOn(guess(1, { cause: 'claim-1-7' }))).toMatchObject({ reason: 'live' });
    expect(verdictOn(guess(0))).toMatchObject({ seq: 8, reason: 'claim' });
  });

  it('the time that is left is what follows from the clock', () => {
    const log = recordOf([...beginning(EACH), guess(0, { at: 400 })]);
    expect(log.slice(-2).map(({ due }) => due)).toEqual([1000, 1000]);
    const later = chained(log.with(-1, { ...log.at(-1)!, due: 1400 }), FIRST_LINK);
    expect(verify(headerOf(later), hiCard, later)).toMatchObject({ seq: 7, reason: 'clock' });
    const none = chained(log.map(({ due: _, ...entry }) => entry as Entry<HiCardEvent>));
    expect(verify(headerOf(none), hiCard, none)).toMatchObject({ seq: 6, reason: 'clock' });
    expect(verdict([guess(0, { at: 99_000, cause: 'time-0-6' })], { kind: 'off' })).toEqual({
      at: 1,
      reason: 'clock',
    });
  });
});
