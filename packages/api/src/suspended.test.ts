import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Director, staffBy } from '../testing/director.ts';
import { type Guest, playOut, reasonOf } from '../testing/guest.ts';
import { type Host, openHost } from '../testing/host.ts';
import { ruledOver } from '../testing/ruling.ts';

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

it('whoever is suspended plays a live match to its end, and no other until their time is over', async () => {
  const { tableId } = await anna.ask.table.create.mutate({ ...sheet, you });
  const { tableId: other } = await bo.ask.table.create.mutate({ ...sheet, you: { ...you, name: 'Bo' } });
  const matchId = await host.seat('bondebridge', SHORT, [anna]);
  const until = Date.now() + HOUR;
  await ruledOver(director, anna, matchId, suspend, until);

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
  await expect(ways.join!()).rejects.toMatchObject({ data: { reason: 'suspended', until } });

  await anna.ask.table.ready.mutate({ tableId, ready: false });
  await anna.ask.table.leave.mutate({ tableId });
  expect(await reasonOf(bo.ask.table.ready.mutate({ tableId: other, ready: true }))).toBe('did not fail');

  ahead = 2 * HOUR;
  expect(await ways.join!()).toEqual({ place: 1 });
});
