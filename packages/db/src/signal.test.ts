import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTallies, uncountedSince } from './person.ts';
import { removePerson } from './removal.ts';
import { arrival, match, seat, tally, user } from './schema/index.ts';
import { bidsBySize, lastSeats, leavings, pairs } from './signal.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

const ALL = { since: 0, least: 1, limit: 50 };

describe.each(Object.entries(testDatabases))('signals on %s', (_, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const each of [arrival, tally, seat, match, user]) await database.db.delete(each);
  });

  interface Sat {
    readonly who: string | null;
    readonly device?: string;
    /** Where it sent from. */
    readonly from?: readonly (string | null)[];
    readonly counts?: Readonly<Record<string, number>>;
  }
  const played = async (
    id: string,
    sat: readonly Sat[],
    changes: Partial<typeof match.$inferInsert> = {},
  ) => {
    const { db } = database;
    await db.insert(match).values({
      ...{ id, game: 'oh-hell', preset: 'bondebridge', options: {}, createdBy: 'x', createdAt: 10 },
      ...{ status: 'finished', seq: 1, deal: 1, scores: [], toAct: [], unsettled: false, updatedAt: 1 },
      ...changes,
    });
    for (const [at, { who, device = null, from = [], counts }] of sat.entries()) {
      const kind = who === null ? ('bot' as const) : ('person' as const);
      await db
        .insert(seat)
        .values({ matchId: id, seat: at, userId: who, name: 'N', kind, nonce: 'n', device });
      for (const [number, address] of from.entries())
        await db.insert(arrival).values({
          ...{ matchId: id, commandId: `${at} ${number}`, seat: at, at: changes.createdAt ?? 10 },
          ...{ roundTrip: 1, address },
        });
      if (counts !== undefined) await addTallies(db, [{ matchId: id, seat: at, counts }]);
    }
  };

  describe('pairs', () => {
    it('are who sat in one match, however they sat, and not bots', async () => {
      await played('a', [{ who: 'anna' }, { who: 'bo' }, { who: null }, { who: null }]);
      await played('b', [{ who: 'bo' }, { who: 'cy' }, { who: 'anna' }], { createdAt: 20 });
      expect(await pairs(database.db, { ...ALL, least: 2 })).toEqual([
        { userIds: ['anna', 'bo'], together: 2, sameAddress: 0, sameBrowser: 0, latest: 'b' },
      ]);
      expect(await pairs(database.db, ALL)).toHaveLength(3);
      expect(await pairs(database.db, { ...ALL, limit: 2 })).toHaveLength(2);
    });

    it('count a match once, in which both sent from one address at any time, or sat down with one browser', async () => {
      await played('a', [
        { who: 'anna', from: ['x', 'y', 'x', null] },
        { who: 'bo', from: ['y', 'y', 'x', null], device: 'd' },
        { who: 'cy', from: ['z', null], device: 'e' },
      ]);
      await played('b', [
        { who: 'bo', from: ['x'], device: 'd' },
        { who: 'anna', from: ['w'], device: 'd' },
      ]);
      await played(
        'c',
        [
          { who: 'anna', from: ['x'] },
          { who: 'cy', from: ['v'] },
        ],
        { createdAt: 30 },
      );
      const found = await pairs(database.db, ALL);
      expect(found.map(({ userIds, ...counts }) => [userIds.join(), ...Object.values(counts)])).toEqual([
        ['anna,bo', 2, 1, 1, 'a'],
        ['anna,cy', 2, 0, 0, 'c'],
        ['bo,cy', 1, 0, 0, 'a'],
      ]);
    });

    it('come first where most was shared, then where most was played', async () => {
      for (const id of ['a', 'b', 'c']) await played(id, [{ who: 'anna' }, { who: 'bo' }]);
      await played('d', [
        { who: 'cy', device: 'd' },
        { who: 'di', device: 'd' },
      ]);
      await played('e', [{ who: 'ed' }, { who: 'flo' }]);
      const found = await pairs(database.db, ALL);
      expect(found.map(({ userIds }) => userIds.join())).toEqual(['cy,di', 'anna,bo', 'ed,flo']);
    });

    it('are those of matches that are over, of late, and of the server', async () => {
      const two = [{ who: 'anna' }, { who: 'bo' }];
      await played('a', two, { status: 'live' });
      await played('b', two, { onDevice: true });
      await played('c', two, { createdAt: 4 });
      expect(await pairs(database.db, { ...ALL, since: 5 })).toEqual([]);
      expect(await lastSeats(database.db, ['anna', 'bo'])).toEqual(
        new Map([
          ['anna', { matchId: 'c', seat: 0 }],
          ['bo', { matchId: 'c', seat: 1 }],
        ]),
      );
      expect(await lastSeats(database.db, [])).toEqual(new Map());
    });
  });

  it('bids are added up by the number of cards, of one game', async () => {
    const counts = {
      matches: 1,
      bids: 3,
      made: 2,
      'size.1': 1,
      'size.1.made': 0,
      'size.10': 2,
      'size.10.made': 2,
    };
    const more = { matches: 1, 'size.10': 1, 'size.10.made': 0, 'place.0': 1, 'place.0.made': 1 };
    await played('a', [{ who: 'anna', counts }, { who: 'bo', counts: more }, { who: null }]);
    await played('b', [{ who: 'anna', counts: more }, { who: 'bo' }]);
    await played('c', [{ who: 'anna', counts }], { game: 'bondtolva' });
    await played('d', [{ who: 'anna', counts }], { createdAt: 4 });
    expect(await bidsBySize(database.db, 'oh-hell', 5)).toEqual([
      { userId: 'anna', size: 1, bids: 1, made: 0 },
      { userId: 'anna', size: 10, bids: 3, made: 2 },
      { userId: 'bo', size: 10, bids: 1, made: 0 },
    ]);
  });

  it('leaving is told of whoever left often enough, first who was behind most often', async () => {
    const left = (many: number, behind: number) => ({ matches: 1, left: many, 'left.behind': behind });
    await played('a', [
      { who: 'anna', counts: left(2, 0) },
      { who: 'bo', counts: left(1, 1) },
      { who: 'cy', counts: left(1, 1) },
    ]);
    await played(
      'b',
      [
        { who: 'anna', counts: { matches: 1 } },
        { who: 'bo', counts: left(1, 1) },
      ],
      {
        createdAt: 20,
      },
    );
    await played('c', [{ who: 'bo', counts: {} }], { createdAt: 30 });
    expect(await leavings(database.db, { ...ALL, least: 2 })).toEqual([
      { userId: 'bo', matches: 2, left: 2, behind: 2, latest: 'b' },
      { userId: 'anna', matches: 2, left: 2, behind: 0, latest: 'a' },
    ]);
    expect(await leavings(database.db, { ...ALL, limit: 1 })).toHaveLength(1);
  });

  it('uncounted seats of everybody are known, the latest match first', async () => {
    await played('a', [{ who: 'anna' }, { who: 'bo', counts: { matches: 1 } }, { who: null }]);
    await played('b', [{ who: 'anna' }, { who: 'cy' }], { createdAt: 20 });
    await played('c', [{ who: 'anna' }], { status: 'live' });
    await played('d', [{ who: 'anna' }], { createdAt: 4 });
    const found = await uncountedSince(database.db, 5, 50);
    expect(found.map(({ matchId, seat: at, seats }) => [matchId, at, seats])).toEqual([
      ['b', 0, 2],
      ['b', 1, 2],
      ['a', 0, 3],
    ]);
    expect(await uncountedSince(database.db, 5, 1)).toHaveLength(1);
  });

  it('nothing is told of whoever was removed, and nothing kept of where they sent from', async () => {
    const at = new Date();
    await database.db
      .insert(user)
      .values({ id: 'anna', name: 'A', email: 'a@b', createdAt: at, updatedAt: at });
    const counts = { matches: 1, left: 1, 'left.behind': 1, 'size.1': 1, 'size.1.made': 1 };
    await played('a', [
      { who: 'anna', from: ['x'], counts },
      { who: 'bo', from: ['x'], counts },
    ]);
    expect(await pairs(database.db, ALL)).toMatchObject([{ sameAddress: 1 }]);
    await removePerson(database.db, 'anna');
    expect(await pairs(database.db, ALL)).toEqual([]);
    expect(await leavings(database.db, ALL)).toMatchObject([{ userId: 'bo' }]);
    expect(await bidsBySize(database.db, 'oh-hell', 0)).toMatchObject([{ userId: 'bo' }]);
    const kept = await database.db.select().from(arrival).orderBy(arrival.seat);
    expect(kept.map(({ address }) => address)).toEqual([null, 'x']);
  });
});
