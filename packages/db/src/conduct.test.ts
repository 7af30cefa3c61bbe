import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsAmong, addReport, blockedBy, setBlock } from './conduct.ts';
import { report, user } from './schema/index.ts';
import { type TestDatabase, testPglite } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testPglite();
});
afterAll(() => database.close());

it('tells accounts from guests', async () => {
  const at = new Date(0);
  const times = { createdAt: at, updatedAt: at };
  await database.db.insert(user).values([
    { id: 'guest', name: 'G', email: 'g@guest.invalid', isAnonymous: true, ...times },
    { id: 'account', name: 'A', email: 'a@example.org', isAnonymous: false, ...times },
  ]);
  expect(await accountsAmong(database.db, ['guest', 'account', 'nobody'])).toEqual(new Set(['account']));
  expect(await accountsAmong(database.db, [])).toEqual(new Set());
});

it('remembers whom somebody does not want to read', async () => {
  const { db } = database;
  await setBlock(db, 'anna', 'bo', true);
  await setBlock(db, 'anna', 'bo', true);
  await setBlock(db, 'anna', 'cy', true);
  expect(await blockedBy(db, 'anna')).toEqual(new Set(['bo', 'cy']));
  expect(await blockedBy(db, 'bo')).toEqual(new Set());
  await setBlock(db, 'anna', 'bo', false);
  expect(await blockedBy(db, 'anna')).toEqual(new Set(['cy']));
});

it('keeps a complaint as it was made', async () => {
  const made = {
    id: 'r',
    userId: 'anna',
    reportedId: 'bo',
    name: 'Bo',
    tableId: 't',
    matchId: null,
    category: 'talk',
    words: 'æøå',
    at: 5,
  };
  await addReport(database.db, made);
  expect(await database.db.select().from(report)).toEqual([made]);
});
