import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import { describe, expect, it } from 'vitest';
import { filmOf, type Happening, type LogEntry } from '../replay/film.ts';
import { botsAct, endsDeal, nextBy, positionOf } from './bots.ts';
import { type Branch, begun, type Course, cut, done, isRefused, momentAt, played } from './course.ts';
import { equityOf } from './equity.ts';
import { branchIn, fragmentOf, MOST_LETTERS } from './link.ts';
import { playedOut, spreadOf } from './play-out.ts';

const ARCHIVE = join(import.meta.dirname, '../../../../packages/variants/archive');
const THROWN = 'f'.repeat(64);
const NOBODY: ReadonlySet<number> = new Set();

function film(name: string) {
  const record = parseRecord<AnyGame, Happening>(readFileSync(join(ARCHIVE, name), 'utf8'), gameOf);
  if (!record.ok) throw new Error(record.detail);
  const { game, header, entries } = record;
  return filmOf(game, header.options, header.seats, entries);
}

/** The course with whoever is not steered playing the first thing that is allowed, to the end of a deal. */
function dealOn(course: Course): Course {
  let next = course;
  do {
    const by = nextBy(next, NOBODY);
    if (by === undefined) return next;
    if (by === 'house') {
      const dealt = done(next, by);
      if (isRefused(dealt)) throw new Error(dealt.refused);
      next = dealt;
    } else next = botsAct(next, by, undefined);
  } while (!endsDeal(next));
  return next;
}

const GAMES = ['oh-hell/bondebridge-1.jsonl', 'oh-hell/boerenbridge-2.jsonl', 'bondtolva/bondtolva-1.jsonl'];

describe.each(GAMES)('a branch of %s', (name) => {
  const record = film(name);
  const { game, entries } = record;
  const firstPlay = entries.find((entry) => 'game' in entry && entry.game.type === 'CardPlayed')!;
  const at = momentAt(record, firstPlay.seq);

  it('takes the course of the record when the same is done, the draws of the house with it', () => {
    let course = begun(record, 0, THROWN);
    expect(course.branch.secret).toBeUndefined();
    const causes = [...new Set(entries.flatMap((entry) => ('game' in entry ? [entry.cause] : [])))];
    for (const cause of causes.slice(0, 60)) {
      const group = entries.filter((entry) => entry.cause === cause && 'game' in entry);
      const { by } = group[0]!;
      const found =
        by === 'house'
          ? done(course, by)
          : game
              .legal(course.going.state, by as number, course.options)
              .map((command) => done(course, { by: by as number, command }))
              .find((next) => !isRefused(next) && sameEvents(next, group));
      if (found === undefined || isRefused(found)) throw new Error('the record took another course');
      expect(sameEvents(found, group)).toBe(true);
      course = found;
    }
  });

  it('shares the record up to an entry, and leaves it as it is', () => {
    const before = JSON.stringify(entries);
    const course = dealOn(begun(record, at, THROWN));
    expect(course.entries.slice(0, at)).toEqual(entries.slice(0, at));
    expect(course.entries.map(({ seq }) => seq)).toEqual(course.entries.map((_, place) => place + 1));
    expect(endsDeal(course)).toBe(true);
    expect(JSON.stringify(entries)).toBe(before);
    const branch = filmOf(game, course.options, course.seats, course.entries);
    expect(branch.states.at(-1)).toEqual(course.going.state);
    const equity = equityOf(record, branch, at)!;
    expect(equity.deal).toBe(game.standing(record.states[at]).deal);
    expect(equity.branch).toEqual(game.standing(course.going.state).scores);
  });

  it('lets a bot know what its seat knew, and nothing else', () => {
    const course = begun(record, at, THROWN);
    for (let seat = 0; seat < course.seats; seat++) {
      const seen = entries
        .slice(0, at)
        .map((entry) => ('game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry));
      const view = filmOf(game, course.options, course.seats, seen).states.at(-1);
      expect(positionOf(course, seat, 1).view).toEqual(view);
      expect(positionOf(course, seat, 1).record?.at(0)).toMatchObject({ type: expect.any(String) });
    }
  });

  it('is cut where another course is taken, in the branch or before it', () => {
    const whole = dealOn(begun(record, at, THROWN));
    const middle = whole.ends[2]!;
    const shorter = cut(record, whole, middle);
    expect(shorter.entries).toEqual(whole.entries.slice(0, middle));
    expect(cut(record, whole, at).branch.acts).toEqual([]);
    expect(cut(record, whole, 3).branch).toMatchObject({ from: 3, acts: [] });
    expect(cut(record, whole, whole.entries.length)).toBe(whole);
  });

  it('is handed on in an address that no server is sent, and judged anew there', async () => {
    const { branch, entries: mine } = dealOn(begun(record, at, THROWN));
    const letters = (await fragmentOf(branch))!;
    expect(letters.length).toBeLessThan(MOST_LETTERS);
    expect(letters).toMatch(/^branch=[\w-]+$/);
    const read = (await branchIn(`#${letters}`, game))!;
    expect(read).toEqual(branch);
    expect((played(record, read) as Course).entries).toEqual(mine);
    const [first, ...rest] = read.acts;
    expect(played(record, { ...read, acts: [...rest, first!] })).toMatchObject({
      refused: expect.any(String),
    });
    expect(played(record, { ...read, from: entries.length + 1 })).toEqual({ refused: 'no-such-entry' });
    expect(await branchIn(`#${letters.slice(0, -9)}`, game)).toBeUndefined();
    expect(await branchIn('#branch=', game)).toBeUndefined();
    expect(await branchIn(`#branch=${'A'.repeat(MOST_LETTERS)}`, game)).toBeUndefined();
  });

  it('draws what is not dealt yet from a secret of its own where the record does not tell one', () => {
    const live = { ...record, entries: entries.slice(0, at) };
    const course = dealOn(begun(live, at, THROWN));
    expect(course.branch.secret).toBe(THROWN);
    const next = done(course, 'house') as Course;
    const other = done(dealOn(begun(live, at, 'e'.repeat(64))), 'house') as Course;
    expect(next.entries.at(-1)).not.toEqual(other.entries.at(-1));
    expect((played(live, next.branch as Branch) as Course).entries).toEqual(next.entries);
  });

  it('is played out by bots to the end of the deal, the same for the same seed', () => {
    const course = begun(record, at, THROWN);
    const by = firstPlay.by as number;
    const [command] = game.legal(course.going.state, by, course.options);
    const gained = playedOut(course, { by, command: command! }, 5);
    expect(gained).toHaveLength(course.seats);
    expect(playedOut(course, { by, command: command! }, 5)).toEqual(gained);
    expect(playedOut(course, { by: (by + 1) % course.seats, command: command! }, 5)).toBeUndefined();
  });
});

it('refuses what the rules refuse, with their code', () => {
  const record = film(GAMES[0]!);
  expect(done(begun(record, record.entries.length, THROWN), 'house')).toEqual({ refused: 'not-your-turn' });
});

it('sums values up', () => {
  expect(spreadOf([])).toEqual({ count: 0, mean: 0, deviation: 0 });
  expect(spreadOf([4])).toEqual({ count: 1, mean: 4, deviation: 0 });
  expect(spreadOf([2, 4, 6])).toEqual({ count: 3, mean: 4, deviation: 2 });
});

const eventsOf = (entries: readonly LogEntry[]) =>
  JSON.stringify(entries.map((entry) => 'game' in entry && entry.game));

const sameEvents = (course: Course, group: readonly LogEntry[]): boolean =>
  eventsOf(course.entries.slice(-group.length)) === eventsOf(group);
