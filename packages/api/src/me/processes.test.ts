import { type Bus, postgresBus } from '@stikk/db';
import { type TestDatabase, testPostgres } from '@stikk/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, returning, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { MOVED } from '../match/hall.ts';

let database: TestDatabase;
let buses: readonly Bus[];
let hosts: readonly [Host, Host, Host];

/** A connection on which it is never heard that a seat has moved. */
const deafToMoves = (bus: Bus): Bus => ({
  ...bus,
  hear: (listener) => bus.hear((topic, note) => topic !== MOVED && listener(topic, note)),
});

beforeAll(async () => {
  database = await testPostgres();
  if (!('url' in database.place)) throw new Error('no PostgreSQL');
  const { url } = database.place;
  const [first, second, third] = [await postgresBus(url), await postgresBus(url), await postgresBus(url)];
  buses = [first, second, third];
  hosts = [
    await openHost(database, { bus: first }),
    await openHost(database, { bus: second }),
    await openHost(database, { bus: deafToMoves(third) }),
  ];
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await Promise.all(buses.map((bus) => bus.close()));
  await database.close();
});

it.each([
  ['in every other', 1],
  ['also in one that does not hear of it', 2],
] as const)('a seat that is moved by one process is moved %s', async (_, other) => {
  const credentials = { email: `ada${other}@example.org`, password: 'queens and kings' };
  const old = await guest(hosts[0].url);
  await old.ask.me.become.mutate(credentials);
  const anna = await guest(hosts[0].url);
  const matchId = await hosts[0].seat('bondebridge', { players: 3 }, [anna]);
  const before = returning(hosts[other].url, anna.id, anna.cookie).follow(matchId);
  await turn(before, 0);

  await anna.ask.me.enter.mutate(credentials);
  const there = returning(hosts[other].url, old.id, old.cookie);
  await expect
    .poll(
      async () => {
        const stream = there.follow(matchId);
        await Promise.race([stream.until((entries) => entries.length > 0), stream.ended]).catch(
          () => undefined,
        );
        stream.close();
        return stream.entries().length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  const stream = there.follow(matchId);
  const [choice] = await turn(stream, 0);
  expect(await there.send(matchId, choice)).toMatchObject({ ok: true });
  stream.close();
  before.close();
});
