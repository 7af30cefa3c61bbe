import { schema } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, reasonOf } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';

const sheet = { preset: 'bondebridge', changes: { players: 3, 'schedule.max': 2 } };
const you = { name: 'Anna', nonce: 'n' };

let database: TestDatabase;
let host: Host;
let anna: Guest;
let bo: Guest;
let cy: Guest;
let stranger: Guest;

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  const account = async (name: string) => {
    const one = await host.guest();
    await one.ask.me.become.mutate({ email: `${name}@example.org`, password: 'queens and kings' });
    return one;
  };
  [anna, bo, cy] = [await account('anna'), await account('bo'), await account('cy')];
  stranger = await host.guest();
});
afterAll(async () => {
  await host.close();
  await database.close();
});

const ratedTable = async (rest: { places?: ('open' | { bot: 'easy' })[]; listed?: boolean } = {}) => {
  const { listed = false, places = [] } = rest;
  const made = { ...sheet, you, places, settings: { rated: true, listed } };
  return (await anna.ask.table.create.mutate(made)).tableId;
};
const join = (one: Guest, tableId: string, name: string) =>
  one.ask.table.join.mutate({ tableId, name, nonce: 'n' });

it('has people with an account alone', async () => {
  const tableId = await ratedTable({ listed: true });
  expect((await anna.ask.table.info.query({ tableId })).settings.rated).toBe(true);
  const listed = (await stranger.ask.table.lobby.query()).tables.find((one) => one.tableId === tableId);
  expect(listed).toMatchObject({ rated: true });
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'a guest sits down': () => join(stranger, tableId, 'Guest'),
    'a guest sets it': () => stranger.ask.table.create.mutate({ ...sheet, you, settings: { rated: true } }),
    'a bot sits down': () => anna.ask.table.place.mutate({ tableId, place: 1, to: { bot: 'easy' } }),
    'it begins with a bot': () => ratedTable({ places: [{ bot: 'easy' }] }),
  };
  for (const [way, go] of Object.entries(ways))
    expect([way, await reasonOf(go())]).toEqual([way, 'accounts-only']);
  expect(await join(bo, tableId, 'Bo')).toEqual({ place: 1 });
});

it('comes of a table at which no guest and no bot sits, and asks everybody again whether they are ready', async () => {
  const { tableId } = await anna.ask.table.create.mutate({ ...sheet, you });
  await join(stranger, tableId, 'Guest');
  const rate = (rated: boolean) => anna.ask.table.settings.mutate({ tableId, rated });
  expect(await reasonOf(rate(true))).toBe('accounts-only');
  await stranger.ask.table.leave.mutate({ tableId });
  await anna.ask.table.place.mutate({ tableId, place: 2, to: { bot: 'easy' } });
  expect(await reasonOf(rate(true))).toBe('accounts-only');
  await anna.ask.table.place.mutate({ tableId, place: 2, to: 'open' });
  for (const rated of [true, false]) {
    await anna.ask.table.ready.mutate({ tableId, ready: true });
    await rate(rated);
    const { places, settings } = await anna.ask.table.info.query({ tableId });
    expect([settings.rated, places[0]]).toMatchObject([rated, { ready: false }]);
  }
});

it('keeps its rules as they are, and nobody is sent away while they play', async () => {
  const tableId = await ratedTable();
  const changed = () =>
    anna.ask.table.sheet.mutate({
      tableId,
      preset: 'bondebridge',
      changes: { players: 3, 'schedule.max': 3 },
    });
  expect(await reasonOf(changed())).toBe('rules-frozen');
  await join(bo, tableId, 'Bo');
  await join(cy, tableId, 'Cy');
  for (const one of [anna, bo, cy]) await one.ask.table.ready.mutate({ tableId, ready: true });
  const { match } = await anna.ask.table.info.query({ tableId });
  const { matchId } = match!;
  expect(await bo.ask.match.info.query({ matchId })).toMatchObject({ rated: true, status: 'live' });
  for (const go of [
    () => anna.ask.table.place.mutate({ tableId, place: 1, to: 'open' }),
    () => anna.ask.table.settings.mutate({ tableId, rated: false }),
    changed,
  ])
    expect(await reasonOf(go())).toBe('already-started');
  const [row] = await database.db.select().from(schema.match).where(eq(schema.match.id, matchId));
  expect(row!.rated).toBe(true);
});

it('says of quick play and of any other table that it is not rated', async () => {
  const { matchId } = await anna.ask.match.create.mutate({ ...sheet, bots: ['easy', 'easy'], ...you });
  expect(await anna.ask.match.info.query({ matchId })).toMatchObject({ rated: false });
});
