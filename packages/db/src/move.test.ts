import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveUser } from './move.ts';
import { addTallies, namesOf, personRow, setLink, takeLink, talliesOf, uncounted } from './person.ts';
import {
  barred,
  block,
  link,
  match,
  place,
  presence,
  report,
  seat,
  table,
  tally,
  user,
} from './schema/index.ts';
import { addSuspension, suspendedAmong } from './suspension.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

describe.each(Object.entries(testDatabases))('people on %s', (_, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const add = async (id: string, isAnonymous = true) => {
    const at = new Date();
    const row = {
      id,
      name: 'Guest',
      email: `${id}@guest.invalid`,
      isAnonymous,
      createdAt: at,
      updatedAt: at,
    };
    await database.db.insert(user).values(row);
    return id;
  };
  const addMatch = async (id: string, users: readonly string[], createdAt = 1) => {
    await database.db.insert(match).values({
      ...{ id, game: 'oh-hell', preset: 'bondebridge', options: {}, createdBy: users[0]!, createdAt },
      ...{ status: 'finished', seq: 1, deal: 1, scores: [], toAct: [], unsettled: false, updatedAt: 1 },
    });
    const taken = users.map((userId, at) => ({ matchId: id, seat: at, userId, name: `${userId} in ${id}` }));
    await database.db
      .insert(seat)
      .values(taken.map((one) => ({ ...one, kind: 'person', nonce: 'n' }) as const));
  };
  const addTable = async (id: string, users: readonly string[], hostId = users[0]!) => {
    await database.db.insert(table).values({
      ...{ id, code: id, name: id, hostId, game: 'oh-hell', preset: 'bondebridge', changes: {}, options: {} },
      ...{ seats: 4, listed: false, version: 1, createdAt: 1, touchedAt: 1 },
    });
    const taken = users.map((userId, at) => ({ tableId: id, place: at, userId, name: userId, satAt: 1 }));
    await database.db
      .insert(place)
      .values(taken.map((one) => ({ ...one, kind: 'person', nonce: 'n' }) as const));
  };
  const owners = async (id: string) =>
    (await database.db.select().from(seat).where(eq(seat.matchId, id)).orderBy(seat.seat)).map(
      (s) => s.userId,
    );
  const sitting = async (id: string) =>
    (await database.db.select().from(place).where(eq(place.tableId, id)).orderBy(place.place)).map(
      (p) => p.userId,
    );

  it('are suspended still when they become another', async () => {
    const { db } = database;
    const [from, to] = [await add('s1'), await add('s2', false)];
    const suspended = { id: 'su', userId: from, by: 'd', reason: 'conduct', from: 1, until: 100 };
    await addSuspension(db, suspended);
    await moveUser(db, from, to);
    expect(await suspendedAmong(db, [from, to], false, 50)).toEqual([
      { userId: to, until: 100, scope: 'all' },
    ]);
  });

  it('become another with all that is theirs', async () => {
    const { db } = database;
    const [from, to, other] = [await add('a1'), await add('a2', false), await add('a3')];
    await addMatch('am', [from, other]);
    await addTable('at', [from, other]);
    await addTable('ab', [other]);
    await db.insert(barred).values({ tableId: 'ab', userId: from });
    await db.insert(presence).values({ tableId: 'at', userId: from, here: true, seenAt: 1 });
    await db.insert(block).values([
      { userId: from, blockedId: other },
      { userId: other, blockedId: from },
      { userId: from, blockedId: to },
      { userId: to, blockedId: other },
    ]);
    const complaint = { tableId: null, matchId: null, category: 'name', words: '', at: 1 };
    await db.insert(report).values({ ...complaint, id: 'r1', userId: from, reportedId: other, name: 'B' });
    await db.insert(report).values({ ...complaint, id: 'r2', userId: other, reportedId: from, name: 'A' });

    expect(await moveUser(db, from, to)).toEqual({
      stayed: [],
      stayedAt: [],
      matches: ['am'],
      tables: ['at'],
    });
    expect(await owners('am')).toEqual([to, other]);
    expect(await sitting('at')).toEqual([to, other]);
    expect((await db.select().from(table).where(eq(table.id, 'at')))[0]?.hostId).toBe(to);
    expect((await db.select().from(match).where(eq(match.id, 'am')))[0]?.createdBy).toBe(to);
    expect((await db.select().from(barred)).map(({ userId }) => userId)).toContain(to);
    expect(await db.select().from(presence)).toEqual([]);
    const blocks = (await db.select().from(block)).map(({ userId, blockedId }) => `${userId} ${blockedId}`);
    expect(blocks.sort()).toEqual([`${to} ${other}`, `${other} ${to}`].sort());
    const reports = await db.select().from(report).orderBy(report.id);
    expect(reports.map(({ userId, reportedId }) => [userId, reportedId])).toEqual([
      [to, other],
      [other, to],
    ]);
    expect(await personRow(db, from)).toBeUndefined();
    expect(await personRow(db, to)).toMatchObject({ guest: false, seats: 2 });
  });

  it('stay where the other sits too, or may not sit', async () => {
    const { db } = database;
    const [from, to] = [await add('b1'), await add('b2', false)];
    await addMatch('bm1', [from, to]);
    await addMatch('bm2', [from]);
    await addTable('bt1', [from, to]);
    await addTable('bt2', [from]);
    await addTable('bt3', [from]);
    await db.insert(barred).values({ tableId: 'bt2', userId: to });
    const moved = await moveUser(db, from, to);
    expect(moved).toMatchObject({ stayed: ['bm1'], matches: ['bm2'], tables: ['bt3'] });
    expect([...moved.stayedAt].sort()).toEqual(['bt1', 'bt2']);
    expect(await owners('bm1')).toEqual([from, to]);
    expect(await sitting('bt1')).toEqual([from, to]);
    expect(await sitting('bt2')).toEqual([from]);
    expect(await personRow(db, from)).toMatchObject({ guest: true, seats: 3 });
  });

  it('are let in once by a way of theirs, until its time is up', async () => {
    const { db } = database;
    const userId = await add('c1');
    await setLink(db, { userId, code: 'c', token: 't', expiresAt: 100 });
    await setLink(db, { userId, code: 'c2', token: 't2', expiresAt: 100 });
    expect(await takeLink(db, 't', 1)).toBeUndefined();
    expect(await takeLink(db, 't2', 100)).toBeUndefined();
    const tries = await Promise.all(['c2', 't2', 'c2'].map((hash) => takeLink(db, hash, 99)));
    expect(tries.filter((found) => found === userId)).toHaveLength(1);
    expect(await db.select().from(link)).toEqual([]);
  });

  it('are called what they were called last, and add up what they did', async () => {
    const { db } = database;
    const userId = await add('d1');
    await addMatch('dm1', [userId], 5);
    await addMatch('dm2', [userId], 7);
    expect(await namesOf(db, [userId, 'nobody'])).toEqual(new Map([[userId, 'd1 in dm2']]));
    const left = await uncounted(db, userId, 9);
    expect(left.map(({ matchId, seats }) => [matchId, seats])).toEqual([
      ['dm2', 1],
      ['dm1', 1],
    ]);
    expect(await uncounted(db, userId, 1)).toHaveLength(1);
    const counts = [
      { matches: 1, made: 2 },
      { matches: 1, over: 1 },
    ];
    await addTallies(
      db,
      left.map(({ matchId, seat: at }, index) => ({ matchId, seat: at, counts: counts[index]! })),
    );
    await addTallies(db, [{ matchId: 'dm1', seat: 0, counts: { matches: 9 } }]);
    expect(await talliesOf(db, userId)).toEqual([
      { preset: 'bondebridge', game: 'oh-hell', counts: { matches: 2, made: 2, over: 1 } },
    ]);
    expect(await uncounted(db, userId, 9)).toEqual([]);
    expect(await db.select().from(tally)).toHaveLength(2);
  });
});
