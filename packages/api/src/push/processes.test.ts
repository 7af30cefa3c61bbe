import { setTimeout as sleep } from 'node:timers/promises';
import { type Bus, claimTurn, postgresBus } from '@stikk/db';
import { type TestDatabase, testPostgres } from '@stikk/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { returning } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { openPushService, type PushService } from '../../testing/push-service.ts';
import { handTime } from '../../testing/time.ts';
import { AWAY_MS } from './tell.ts';

let database: TestDatabase;
let service: PushService;
let buses: readonly Bus[];
let hosts: readonly [Host, Host];
const time = handTime();

beforeAll(async () => {
  database = await testPostgres();
  service = await openPushService();
  if (!('url' in database.place)) throw new Error('no PostgreSQL');
  const { url } = database.place;
  const [first, second] = [await postgresBus(url), await postgresBus(url)];
  buses = [first, second];
  const settings = { clock: time, push: { anywhere: true } };
  hosts = [
    await openHost(database, { ...settings, bus: first }),
    await openHost(database, { ...settings, bus: second }),
  ];
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await Promise.all(buses.map((bus) => bus.close()));
  await service.close();
  await database.close();
});

it('of two processes that have a match, one tells, and browsers know both by one key', async () => {
  const people = [await hosts[0].guest(), await hosts[0].guest()];
  for (const one of people)
    await one.ask.push.keep.mutate({ ...service.device().subscription, locale: 'nb' });
  const changes = { players: 2, 'schedule.pattern': 'custom', 'schedule.list': [2] };
  const matchId = await hosts[0].seat('bondebridge', changes, people);
  const doors = hosts.map(({ url }) => returning(url, people[0]!.id, people[0]!.cookie));
  for (const door of doors) await door.ask.match.info.query({ matchId });
  const isTurn = async () => (await doors[1]!.ask.match.mine.query())[0]!.yourTurn;
  await expect.poll(isTurn, { timeout: 20_000 }).toBe(true);
  await sleep(200);
  // Both are to bid at once, and neither has a page open.
  time.pass(AWAY_MS);
  await expect.poll(() => service.arrived.length, { timeout: 20_000 }).toBe(2);
  time.pass(AWAY_MS);
  await sleep(500);
  expect(new Set(service.arrived.map(({ path }) => path)).size).toBe(2);
  expect(service.arrived).toHaveLength(2);
  const keys = await Promise.all(doors.map((door) => door.ask.push.key.query()));
  expect(keys[0]).toBe(keys[1]);

  const claims = Array.from({ length: 8 }, () =>
    claimTurn(database.db, { matchId, seat: 0, turn: 40, at: time.now() }),
  );
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});
