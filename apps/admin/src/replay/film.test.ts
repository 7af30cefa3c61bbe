import type { TableEvent } from '@stikk/engine';
import { fold } from '@stikk/engine';
import { randomMatch } from '@stikk/engine/testing';
import { games } from '@stikk/variants';
import { sheet } from '@stikk/variants/testing';
import { describe, expect, it } from 'vitest';
import { doerOf, filmOf, type LogEntry, standingAt, stepFrom } from './film.ts';

const game = games['oh-hell']!;
const options = sheet('bondebridge', { players: 3, 'schedule.max': 2 });

const stamp = { v: game.version, at: 0 };
const created = {
  type: 'MatchCreated',
  game: game.id,
  preset: 'bondebridge',
  options,
  seats: 3,
} as unknown as TableEvent;

/** A random match as a log, with the strike of its last command played again. */
function played(): { readonly entries: readonly LogEntry[]; readonly struckFrom: number } {
  const entries: LogEntry[] = [{ ...stamp, seq: 1, by: 'table', cause: 'c', table: created }];
  const add = (by: LogEntry['by'], cause: string, events: readonly { readonly type: string }[]) => {
    for (const event of events) entries.push({ ...stamp, seq: entries.length + 1, by, cause, game: event });
  };
  let struckFrom = 0;
  for (const [index, { by, events }] of [...randomMatch(game as never, options as never, 7)].entries()) {
    const cause = `command-${index}`;
    if (index === 12) {
      struckFrom = entries.length + 1;
      add(by, `first-${cause}`, events);
      entries.push({
        ...stamp,
        seq: entries.length + 1,
        by: 'director',
        cause: 'ruling',
        table: { type: 'PlayStruck', from: struckFrom, why: 'ruling', note: '' },
      });
    }
    add(by, cause, events);
  }
  return { entries, struckFrom };
}

describe('a film', () => {
  const { entries, struckFrom } = played();
  const film = filmOf(game, options, 3, entries);

  it('has at every entry the state that the entries up to there fold to', () => {
    for (let seq = 0; seq <= entries.length; seq++)
      expect(film.states[seq]).toEqual(fold(game as never, 3, entries.slice(0, seq) as never));
  });

  it('knows what was struck, and by which entry', () => {
    const strike = entries.findIndex((entry) => 'table' in entry && entry.table.type === 'PlayStruck') + 1;
    expect([...film.struck.keys()].sort((a, b) => a - b)[0]).toBe(struckFrom);
    expect(new Set(film.struck.values())).toEqual(new Set([strike]));
  });

  it('has a chapter for each deal, and steps from card to card, trick to trick and deal to deal', () => {
    expect(film.chapters.map(({ deal }) => deal)).toEqual([0, 1, 2, 3, 4]);
    const [, first, second] = film.chapters;
    expect(stepFrom(film, 1, 'nextDeal')).toBe(first!.from);
    expect(stepFrom(film, first!.from, 'nextTrick')).toBe(first!.tricks[0]);
    expect(stepFrom(film, second!.from, 'previousTrick')).toBe(first!.tricks.at(-1));
    expect(stepFrom(film, second!.from + 1, 'previousDeal')).toBe(second!.from);
    expect([stepFrom(film, 5, 'previous'), stepFrom(film, 5, 'next')]).toEqual([4, 6]);
    expect([stepFrom(film, 1, 'previous'), stepFrom(film, entries.length, 'next')]).toEqual([
      1,
      entries.length,
    ]);
    expect([stepFrom(film, 9, 'start'), stepFrom(film, 9, 'end')]).toEqual([1, entries.length]);
  });

  it('adds what a director gave to the score from there on', () => {
    const given: LogEntry = {
      ...stamp,
      seq: entries.length + 1,
      by: 'director',
      cause: 'later',
      table: { type: 'ScoreAdjusted', side: 1, points: 5, note: '' },
    };
    const more = filmOf(game, options, 3, [...entries, given]);
    const before = standingAt(more, entries.length).scores;
    expect(standingAt(more, entries.length + 1).scores).toEqual(
      before.map((points, side) => points + (side === 1 ? 5 : 0)),
    );
  });
});

it('tells who acted: a person, whoever stood in, or nobody with a seat', () => {
  const entry = (by: LogEntry['by'], cause: string): LogEntry => ({
    ...stamp,
    seq: 1,
    by,
    cause,
    game: { type: 'X' },
  });
  expect(doerOf(entry(2, '3f0e8c1a-0000-4000-8000-000000000000'))).toEqual({ seat: 2, as: 'person' });
  expect(doerOf(entry(2, 'time-4-2'))).toEqual({ seat: 2, as: 'time' });
  expect(doerOf(entry('house', 'c'))).toEqual({ actor: 'house' });
});
