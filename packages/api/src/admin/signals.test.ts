import { randomUUID } from 'node:crypto';
import { actsOf, addTallies, schema } from '@stikk/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest } from '../../testing/guest.ts';
import { type Office, openOffice } from '../../testing/office.ts';

const DAY_MS = 24 * 60 * 60_000;
let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 240_000);
afterAll(() => office.close());

/** A match between guests that is over, as rows alone. */
async function over(users: readonly string[], changes: Partial<typeof schema.seat.$inferInsert> = {}) {
  const { db } = office.database;
  const id = randomUUID();
  const at = office.now();
  await db.insert(schema.match).values({
    ...{ id, game: 'oh-hell', preset: 'bondebridge', options: {}, createdBy: users[0]!, createdAt: at },
    ...{ status: 'finished', seq: 1, deal: 1, scores: [], toAct: [], unsettled: false, updatedAt: at },
  });
  for (const [seat, userId] of users.entries()) {
    const name = `${'ABC'[seat]} in ${id}`;
    await db
      .insert(schema.seat)
      .values({ matchId: id, seat, userId, name, kind: 'person', nonce: 'n', ...changes });
  }
  return id;
}

const asked = async () => {
  const told = await office.director.ask.signals.query();
  if (told.more) throw new Error('not all is counted');
  return told;
};

it('are told of people, by what they were last called, with the way to their file', async () => {
  const { database, director, host } = office;
  const [anna, bo] = [await guest(host.url), await guest(host.url)];
  await over([anna.id, bo.id], { device: 'd' });
  await over([anna.id, bo.id]);
  expect(await asked()).toMatchObject({ pairs: [], bids: [], leaving: [] });
  office.pass(1000);
  const latest = await over([anna.id, bo.id]);
  const rows = await database.db.select().from(schema.seat).where(eq(schema.seat.userId, anna.id));
  const counts = { matches: 1, left: 1, 'left.behind': 1, 'size.3': 10, 'size.3.made': 9 };
  await database.db.delete(schema.tally);
  for (const { matchId } of rows)
    await addTallies(database.db, [
      { matchId, seat: 0, counts },
      { matchId, seat: 1, counts: { matches: 1, 'size.3': 10, 'size.3.made': 5 } },
    ]);

  const told = await asked();
  const [first, second] = [
    { name: `A in ${latest}`, guest: true, matchId: latest, seat: 0 },
    { name: `B in ${latest}`, guest: true, matchId: latest, seat: 1 },
  ];
  expect(told.pairs).toEqual([
    { people: expect.arrayContaining([first, second]), together: 3, sameAddress: 0, sameBrowser: 1, latest },
  ]);
  // Of anna half of 30 was to be expected, √7.5 a deviation; of bo nine in ten, √2.7.
  expect(told.bids).toEqual(
    [
      { person: second, bids: 30, made: 15, expected: 27, deviation: -12 / Math.sqrt(2.7) },
      { person: first, bids: 30, made: 27, expected: 15, deviation: 12 / Math.sqrt(7.5) },
    ].map((row) => ({ ...row, deviation: expect.closeTo(row.deviation, 8) })),
  );
  expect(told.leaving).toEqual([{ person: first, matches: 3, left: 3, behind: 3, latest }]);
  expect(JSON.stringify(told)).not.toContain(anna.id);

  const acts = await actsOf(database.db, { limit: 5 });
  expect(acts.filter(({ act }) => act === 'read signals')).toHaveLength(2);
  expect((await director.ask.me.query())?.name).toBe('Dora');
});

it('nothing is told until all is counted, at several askings', async () => {
  const { database, director } = office;
  await database.db.delete(schema.tally);
  for (let matches = 0; matches < 31; matches++) await over(['x', 'y']);
  const before = (await actsOf(database.db, { limit: 1 }))[0]!.seq;
  expect(await director.ask.signals.query()).toEqual({ more: true });
  expect((await actsOf(database.db, { limit: 1 }))[0]!.seq).toBe(before);
  expect(await asked()).toMatchObject({
    more: false,
    pairs: [{ together: 3, sameBrowser: 1 }, { together: 31 }],
  });
});

it('nothing is told of matches that are live, or long over', async () => {
  const { director } = office;
  await office.started();
  await office.started();
  await office.started();
  const names = (await asked()).pairs.flatMap((pair) => pair.people.map(({ matchId }) => matchId));
  const live = (await director.ask.matches.query({ status: 'live' })).rows.map(({ id }) => id);
  expect(live).toHaveLength(3);
  expect(names.filter((matchId) => live.includes(matchId))).toEqual([]);
  await office.database.db.update(schema.match).set({ createdAt: office.now() - 31 * DAY_MS });
  expect(await asked()).toMatchObject({ pairs: [], bids: [], leaving: [] });
});
