import { randomUUID } from 'node:crypto';
import { addSuspension } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Director, PASSWORD, staffBy } from '../testing/director.ts';
import { type Guest, playOut, reasonOf } from '../testing/guest.ts';
import { type Host, openHost } from '../testing/host.ts';
import { ruledOver } from '../testing/ruling.ts';
import { openTable } from '../testing/table-page.ts';
import type { TableView } from './table/view.ts';

const SHORT = { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [1] };
const HOUR = 60 * 60_000;
const sheet = { preset: 'bondebridge', changes: SHORT };
const you = { name: 'Anna', nonce: 'nonce-of-anna' };

let database: TestDatabase;
let host: Host;
let director: Director;
/** Milliseconds by which the clock of the server is ahead of ours. */
let ahead = 0;
let anna: Guest;
let bo: Guest;

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database, {
    clock: {
      now: () => Date.now() + ahead,
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
  });
  director = await staffBy(host.adminUrl, (await host.firstInvitation())!, 'Dora');
  [anna, bo] = [await host.guest(), await host.guest()];
});
afterAll(async () => {
  await host.close();
  await database.close();
});

const suspend = { kind: 'suspend', seat: 0, reason: 'conduct', note: 'Enough.' } as const;
const account = async (one: Guest, name: string) => {
  await one.ask.me.become.mutate({ email: `${name}@example.org`, password: 'queens and kings' });
  return one;
};
const seatedAt = async (one: Guest, rest: { settings?: { rated: boolean } } = {}) =>
  (await one.ask.table.create.mutate({ ...sheet, you, ...rest })).tableId;

it('whoever is suspended plays a live match to its end, and no other until their time is over', async () => {
  const tableId = await seatedAt(anna);
  const { tableId: other } = await bo.ask.table.create.mutate({ ...sheet, you: { ...you, name: 'Bo' } });
  const matchId = await host.seat('bondebridge', SHORT, [anna]);
  const until = Date.now() + HOUR;
  const page = openTable(host.url, bo, tableId);
  await anna.ask.table.ready.mutate({ tableId, ready: true });
  const isReady = ({ places: [place] }: TableView) => place?.kind === 'person' && place.ready;
  await page.until(isReady);
  await ruledOver(director, anna, matchId, suspend, until);
  await page.until((view) => !isReady(view));
  page.close();

  const stream = anna.follow(matchId);
  await playOut(anna, matchId, 0, stream);
  await stream.ended;

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    create: () => anna.ask.match.create.mutate({ ...sheet, bots: ['easy', 'easy'], ...you }),
    'create a table': () => anna.ask.table.create.mutate({ ...sheet, you }),
    join: () => anna.ask.table.join.mutate({ tableId: other, ...you }),
    ready: () => anna.ask.table.ready.mutate({ tableId, ready: true }),
    rematch: () => anna.ask.table.rematch.mutate({ tableId }),
  };
  for (const [way, go] of Object.entries(ways))
    expect([way, await reasonOf(go())]).toEqual([way, 'suspended']);
  await expect(ways.join!()).rejects.toMatchObject({ data: { reason: 'suspended', until, scope: 'all' } });

  await anna.ask.table.ready.mutate({ tableId, ready: false });
  await anna.ask.table.leave.mutate({ tableId });
  expect(await reasonOf(bo.ask.table.ready.mutate({ tableId: other, ready: true }))).toBe('did not fail');

  ahead += 2 * HOUR;
  expect(await ways.join!()).toEqual({ place: 1 });
});

it('whoever is suspended from rated tables plays at any other', async () => {
  await director.ask.prove.mutate({ password: PASSWORD });
  const [cy, di] = [await account(await host.guest(), 'cy'), await account(await host.guest(), 'di')];
  const rated = await seatedAt(cy, { settings: { rated: true } });
  const plain = await seatedAt(cy);
  const other = await seatedAt(di, { settings: { rated: true } });
  for (const tableId of [rated, plain]) await cy.ask.table.ready.mutate({ tableId, ready: true });
  const until = Date.now() + ahead + HOUR;
  const matchId = await host.seat('bondebridge', SHORT, [cy]);
  await ruledOver(director, cy, matchId, { ...suspend, rated: true }, until);
  const [file] = (await director.ask.person.query({ matchId, seat: 0 }))!.suspensions;
  expect(file).toMatchObject({ scope: 'rated', until });

  const readyAt = async (tableId: string) => {
    const [place] = (await cy.ask.table.info.query({ tableId })).places;
    return place?.kind === 'person' && place.ready;
  };
  expect([await readyAt(rated), await readyAt(plain)]).toEqual([false, true]);
  const barred: Readonly<Record<string, () => Promise<unknown>>> = {
    create: () => cy.ask.table.create.mutate({ ...sheet, you, settings: { rated: true } }),
    join: () => cy.ask.table.join.mutate({ tableId: other, name: 'Cy', nonce: 'n' }),
    ready: () => cy.ask.table.ready.mutate({ tableId: rated, ready: true }),
  };
  for (const [way, go] of Object.entries(barred))
    expect([way, await reasonOf(go())]).toEqual([way, 'suspended']);
  await expect(barred.join!()).rejects.toMatchObject({ data: { scope: 'rated', until } });
  await cy.ask.match.create.mutate({ ...sheet, bots: ['easy', 'easy'], ...you });
  await di.ask.table.settings.mutate({ tableId: other, rated: false });
  expect(await cy.ask.table.join.mutate({ tableId: other, name: 'Cy', nonce: 'n' })).toEqual({ place: 1 });
});

it('no match begins with somebody who was suspended after they said that they are ready', async () => {
  const [ed, flo, gus] = [await host.guest(), await host.guest(), await host.guest()];
  const tableId = await seatedAt(ed);
  for (const [name, one] of [
    ['Flo', flo],
    ['Gus', gus],
  ] as const)
    await one.ask.table.join.mutate({ tableId, name, nonce: 'n' });
  for (const one of [ed, flo]) await one.ask.table.ready.mutate({ tableId, ready: true });
  const from = Date.now() + ahead;
  // As another process would whose ruling falls between.
  await addSuspension(database.db, {
    ...{ id: randomUUID(), userId: flo.id, by: 'd', reason: 'conduct', from, until: from + HOUR },
  });
  await gus.ask.table.ready.mutate({ tableId, ready: true });
  const { match, places } = await ed.ask.table.info.query({ tableId });
  expect(match).toBeNull();
  expect(places.map((place) => place.kind === 'person' && place.ready)).toEqual([true, false, true]);
});
