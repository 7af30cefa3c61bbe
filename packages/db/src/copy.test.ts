import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiesOf, copyOf, type DeviceCopy, deviceMatchesOf, dropCopy, keptCount, putCopy } from './copy.ts';
import { match, user } from './schema/index.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

describe.each(Object.entries(testDatabases))('copies of matches on devices, on %s', (_, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    const at = new Date();
    const row = { name: 'Guest', isAnonymous: false, createdAt: at, updatedAt: at };
    await database.db
      .insert(user)
      .values(['anna', 'bo'].map((id) => ({ ...row, id, email: `${id}@example.org` })));
  });
  afterAll(() => database.close());

  const copyAt = (userId: string, matchId: string, seq: number): DeviceCopy => ({
    userId,
    matchId,
    seq,
    link: `${seq}`.padStart(64, '0'),
    record: `{"seq":${seq}}\n`,
    names: ['Åse', 'Ola'],
    secret: 'f'.repeat(64),
    standing: { preset: 'bondebridge', deal: 1, deals: 20, points: 3, yourTurn: true },
    updatedAt: seq,
  });

  it('are kept for one user each, and take the place of the one they follow on', async () => {
    const { db } = database;
    expect(await putCopy(db, copyAt('anna', 'a', 4))).toBe(true);
    expect(await putCopy(db, copyAt('bo', 'a', 5))).toBe(true);
    expect(await putCopy(db, copyAt('anna', 'b', 9))).toBe(true);
    expect(await putCopy(db, copyAt('anna', 'a', 7), 4)).toBe(true);
    expect(await copyOf(db, 'anna', 'a')).toEqual(copyAt('anna', 'a', 7));
    expect(await copyOf(db, 'bo', 'a')).toEqual(copyAt('bo', 'a', 5));
    expect((await copiesOf(db, 'anna')).map(({ matchId, seq }) => [matchId, seq])).toEqual([
      ['b', 9],
      ['a', 7],
    ]);
    expect(JSON.stringify(await copiesOf(db, 'anna'))).not.toContain('ffff');
  });

  it('do not take the place of one that has changed meanwhile', async () => {
    const { db } = database;
    expect(await putCopy(db, copyAt('anna', 'c', 4))).toBe(true);
    expect(await putCopy(db, copyAt('anna', 'c', 8))).toBe(false);
    expect(await putCopy(db, copyAt('anna', 'c', 8), 3)).toBe(false);
    expect(await copyOf(db, 'anna', 'c')).toEqual(copyAt('anna', 'c', 4));
    await dropCopy(db, 'anna', 'c');
    expect(await copyOf(db, 'anna', 'c')).toBeUndefined();
    expect(await putCopy(db, copyAt('anna', 'c', 8), 4)).toBe(false);
  });

  it('and finished matches of devices are counted together', async () => {
    const { db } = database;
    const row = {
      ...{ game: 'oh-hell', preset: 'bondebridge', options: {}, createdBy: 'bo', createdAt: 1 },
      ...{ seq: 1, deal: 1, scores: [], toAct: [], unsettled: false, updatedAt: 1 },
    };
    await db.insert(match).values([
      { ...row, id: 'on', status: 'finished', onDevice: true },
      { ...row, id: 'off', status: 'finished' },
    ]);
    expect(await deviceMatchesOf(db, 'bo')).toEqual(['on']);
    expect(await keptCount(db, 'bo')).toBe(2);
  });
});
