import type { Entry } from '@stikk/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventLog, eventLog, type Outcome, type Projection, type StoredEntry } from './event-log.ts';
import { createMatch, matchesOf, matchOf, secretOf, unsettledMatches } from './match.ts';
import { settingOf } from './setting.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

const SECRET = 'f'.repeat(64);
const entry = (seq: number, by: Entry['by'] = 0): StoredEntry => ({
  seq,
  v: 1,
  at: 1_700_000_000_000 + seq,
  by,
  cause: `c${seq}`,
  game: { type: 'CardPlayed', seat: 0, card: 'QH' },
  hash: seq.toString(16).padStart(64, '0'),
});
const created: StoredEntry = {
  seq: 1,
  v: 1,
  at: 1_700_000_000_001,
  by: 'table',
  cause: 'create',
  table: { type: 'MatchStarted' },
  hash: '1'.repeat(64),
};
const projection = (seq: number, rest: Partial<Projection> = {}): Projection => ({
  status: 'live',
  seq,
  deal: 1,
  scores: [3, -1],
  winners: null,
  toAct: [1, 'house'],
  unsettled: false,
  due: null,
  updatedAt: 1_700_000_000_000 + seq,
  ...rest,
});
const accepted = (commandId: string, seq: number) => ({
  commandId,
  by: 1,
  command: { type: 'PlayCard', card: 'QH' },
  outcome: { ok: true, seq } as Outcome,
  at: 5,
});

describe.each(Object.entries(testDatabases))('the event log on %s', (_, open) => {
  let database: TestDatabase;
  let log: EventLog;
  let groups: { appends: number; rows: number }[];
  let made = 0;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    groups = [];
    log = eventLog(database.db, (group) => groups.push(group));
  });

  const newMatch = async (user = 'u1', rest: Partial<Projection> = {}): Promise<string> => {
    const id = `m${++made}`;
    await createMatch(database.db, {
      id,
      game: 'oh-hell',
      preset: 'bondebridge',
      options: { players: 2, 'bid.hook': true },
      createdBy: user,
      createdAt: 1_700_000_000_000,
      tableId: null,
      watch: 'end',
      clock: null,
      onDevice: false,
      rated: false,
      ...projection(1, rest),
      seats: [
        { seat: 0, userId: user, name: 'Åse', kind: 'person', level: null, nonce: 'n0', device: null },
        { seat: 1, userId: null, name: 'Ola', kind: 'bot', level: 'easy', nonce: 'n1', device: null },
      ],
      secret: SECRET,
      entries: [created],
    });
    return id;
  };

  it('gives back what was appended, in order and from any number on', async () => {
    const matchId = await newMatch();
    expect(await log.append({ matchId, entries: [entry(2, 'house'), entry(3, 'director')] })).toBe(
      'appended',
    );
    expect(await log.append({ matchId, entries: [entry(4, 7)] })).toBe('appended');
    expect(await log.entriesOf(matchId)).toEqual([
      created,
      entry(2, 'house'),
      entry(3, 'director'),
      entry(4, 7),
    ]);
    expect(await log.entriesOf(matchId, 3)).toEqual([entry(4, 7)]);
    expect(await log.entriesOf('nobody')).toEqual([]);
  });

  it('keeps the time that is left to act', async () => {
    const matchId = await newMatch();
    const timed = { ...entry(2), due: 1_700_000_030_002 };
    await log.append({ matchId, entries: [timed], projection: projection(2, { due: timed.due }) });
    expect(await log.entriesOf(matchId, 1)).toEqual([timed]);
    expect((await matchOf(database.db, matchId))?.due).toBe(timed.due);
  });

  it('keeps commands with their outcomes, also of those refused', async () => {
    const matchId = await newMatch();
    const refused = { ...accepted('b', 0), outcome: { ok: false, reason: 'must-follow-suit' } as const };
    await log.append({ matchId, entries: [entry(2)], command: accepted('a', 2) });
    await log.append({ matchId, entries: [], command: refused });
    const stored = [...(await log.commandsOf(matchId))];
    expect(stored.sort((a, b) => (a.commandId < b.commandId ? -1 : 1))).toEqual([accepted('a', 2), refused]);
  });

  it('answers a number that is taken with a conflict, and writes nothing of it', async () => {
    const matchId = await newMatch();
    await log.append({ matchId, entries: [entry(2)] });
    const late = {
      matchId,
      entries: [entry(2, 1), entry(3)],
      command: accepted('late', 3),
      projection: projection(3),
    };
    expect(await log.append(late)).toBe('conflict');
    expect(await log.entriesOf(matchId, 1)).toEqual([entry(2)]);
    expect(await log.commandsOf(matchId)).toEqual([]);
    expect((await matchOf(database.db, matchId))?.seq).toBe(1);
  });

  it('answers a command that is known with a conflict', async () => {
    const matchId = await newMatch();
    await log.append({ matchId, entries: [entry(2)], command: accepted('a', 2) });
    expect(await log.append({ matchId, entries: [entry(3)], command: accepted('a', 3) })).toBe('conflict');
    expect(await log.entriesOf(matchId, 1)).toEqual([entry(2)]);
  });

  it('commits what arrives during a commit together', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => newMatch()));
    const results = await Promise.all(
      ids.map((matchId) => log.append({ matchId, entries: [entry(2), entry(3)], projection: projection(3) })),
    );
    expect(results.every((result) => result === 'appended')).toBe(true);
    expect(groups).toEqual([
      { appends: 1, rows: 2 },
      { appends: 39, rows: 78 },
    ]);
    for (const id of ids) expect(await log.entriesOf(id, 1)).toEqual([entry(2), entry(3)]);
  });

  it('lets a conflict in a group fall on its own match only', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => newMatch()));
    await log.append({ matchId: ids[3]!, entries: [entry(2)] });
    const results = await Promise.all(
      ids.map((matchId) => log.append({ matchId, entries: [entry(2), entry(3)] })),
    );
    expect(results).toEqual(['appended', 'appended', 'appended', 'conflict', 'appended', 'appended']);
    expect(await log.entriesOf(ids[3]!, 1)).toEqual([entry(2)]);
    expect(await log.entriesOf(ids[4]!, 1)).toEqual([entry(2), entry(3)]);
  });

  it('keeps the order of appends to one match', async () => {
    const matchId = await newMatch();
    const results = await Promise.all(
      [2, 3, 4, 5].map((seq) => log.append({ matchId, entries: [entry(seq)] })),
    );
    expect(results).toEqual(['appended', 'appended', 'appended', 'appended']);
    expect((await log.entriesOf(matchId)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('rejects when the database refuses for another reason', async () => {
    await expect(log.append({ matchId: 'nobody', entries: [entry(1)] })).rejects.toThrow();
    const matchId = await newMatch();
    expect(await log.append({ matchId, entries: [entry(2)] })).toBe('appended');
  });

  it.each([
    sql`update entries set body = '{}'`,
    sql`delete from entries`,
    sql`truncate entries cascade`,
    sql`update commands set outcome = '{}'`,
    sql`delete from commands`,
  ])('never changes a row that was written (%#)', async (change) => {
    const failure = await Promise.resolve(database.db.execute(change)).catch((error: Error) => error.cause);
    expect(failure).toMatchObject({ message: expect.stringMatching(/(entries|commands) only grows/) });
  });

  it('keeps the projection with the entries', async () => {
    const matchId = await newMatch();
    const later = projection(3, {
      status: 'finished',
      deal: 4,
      scores: [50, 7],
      winners: [0],
      toAct: [],
      unsettled: true,
    });
    await log.append({ matchId, entries: [entry(2), entry(3)], projection: later });
    expect(await matchOf(database.db, matchId)).toMatchObject({ ...later, id: matchId, game: 'oh-hell' });
    expect(await matchOf(database.db, 'nobody')).toBeUndefined();
  });

  it('lists the matches of a user, the last touched first, and never a secret', async () => {
    const first = await newMatch('lister');
    const second = await newMatch('lister');
    await newMatch('other');
    await log.append({ matchId: first, entries: [entry(9)], projection: projection(9) });
    const list = await matchesOf(database.db, 'lister', 10);
    expect(list.map(({ id }) => id)).toEqual([first, second]);
    expect(list[0]!.seats.map(({ name }) => name)).toEqual(['Åse', 'Ola']);
    expect(JSON.stringify(list)).not.toContain(SECRET);
    expect(await secretOf(database.db, first)).toBe(SECRET);
    await expect(secretOf(database.db, 'nobody')).rejects.toThrow('no secret');
  });

  it('finds the matches in which the server is due', async () => {
    const due = await newMatch('u', { unsettled: true, updatedAt: 10 });
    await newMatch('u', { unsettled: true, updatedAt: 30 });
    expect(await unsettledMatches(database.db, 20)).toEqual([due]);
    const overdue = await newMatch('u', { due: 15, updatedAt: 5 });
    const running = await newMatch('u', { due: 25, updatedAt: 6 });
    expect(await unsettledMatches(database.db, 20)).toEqual([overdue, due]);
    expect(await unsettledMatches(database.db, 20, 26)).toEqual([overdue, running, due]);
  });

  it('keeps the first value of a setting', async () => {
    expect(await settingOf(database.db, 'k', () => 'a')).toBe('a');
    expect(await settingOf(database.db, 'k', () => 'b')).toBe('a');
  });
});
