import { type Bus, eventLog, postgresBus } from '@stikk/db';
import { type TestDatabase, testPostgres } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, playOut, returning } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';

let database: TestDatabase;
let buses: readonly Bus[];
let hosts: readonly [Host, Host];

beforeAll(async () => {
  database = await testPostgres();
  if (!('url' in database.place)) throw new Error('no PostgreSQL');
  const { url } = database.place;
  const [first, second] = [await postgresBus(url), await postgresBus(url)];
  buses = [first, second];
  hosts = [await openHost(database, { bus: first }), await openHost(database, { bus: second })];
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await Promise.all(buses.map((bus) => bus.close()));
  await database.close();
});

const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);

it('plays one match from two processes, each entry written once and seen by both', async () => {
  const people = await Promise.all([guest(hosts[0].url), guest(hosts[0].url), guest(hosts[0].url)]);
  const matchId = await hosts[0].seat('bondebridge', { players: 4, 'schedule.max': 2 }, people);
  // The second person comes in by the other door.
  const doors = people.map(({ id, cookie }, seat) => returning(hosts[seat % 2]!.url, id, cookie));
  const streams = doors.map((one) => one.follow(matchId));
  await Promise.all(doors.map((one, seat) => playOut(one, matchId, seat, streams[seat]!)));
  await Promise.all(streams.map((stream) => stream.ended));

  const entries = await eventLog(database.db).entriesOf(matchId);
  for (const stream of streams)
    expect(stream.entries().map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
  const first = entries[0]!;
  if (!('table' in first) || first.table.type !== 'MatchCreated') throw new Error('no beginning');
  expect(verify(first.table, gameOf('oh-hell')!, entries as Entry<{ type: string }>[])).toMatchObject({
    ok: true,
  });
});

it('hears of growth within moments, and again after the connection was cut', async () => {
  const heard: string[] = [];
  const hush = buses[1]!.subscribe((matchId, seq) => heard.push(`${matchId}:${seq}`));
  const published = () => {
    buses[0]!.publish('none', heard.length);
    return heard.length;
  };
  await expect.poll(published, { timeout: 1500, interval: 100 }).toBeGreaterThan(0);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
  );
  const before = heard.length;
  await expect.poll(published, { timeout: 10_000, interval: 100 }).toBeGreaterThan(before);
  hush();
});

it('lets commands of the same instant in two processes all land', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => guest(hosts[0].url)));
  const changes = { players: 5, sumRule: 'none', 'schedule.pattern': 'custom', 'schedule.list': [4] };
  const matchId = await hosts[0].seat('bondebridge', changes, people);
  const doors = people.map(({ id, cookie }, seat) => returning(hosts[seat % 2]!.url, id, cookie));
  const streams = doors.map((one) => one.follow(matchId));
  const upTo = (type: string) => (entries: readonly Entry[]) =>
    entries.some((entry) => typeOf(entry) === type);
  await Promise.all(streams.map((stream) => stream.until(upTo('HandsDealt'))));
  const answers = await Promise.all(
    doors.map((one, seat) => one.send(matchId, { type: 'MakeBid', deal: 1, bid: seat % 2 })),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await Promise.all(streams.map((stream) => stream.until(upTo('BidsRevealed'))));
  const told = streams.map((stream) => stream.entries().find((entry) => typeOf(entry) === 'BidsRevealed'));
  expect(told[0]).toMatchObject({ game: { bids: [0, 1, 0, 1, 0] } });
  expect(new Set(told.map((entry) => JSON.stringify(entry))).size).toBe(1);
  for (const stream of streams) stream.close();
});

it('takes each time that is up once, whichever process is first, and takes up a match that none looks after', async () => {
  const clock = { kind: 'each', ms: 2500 } as const;
  const people = [await guest(hosts[0].url), await guest(hosts[0].url)];
  const changes = { players: 2, 'schedule.pattern': 'custom', 'schedule.list': [1, 1] };
  const matchId = await hosts[0].seat('bondebridge', changes, people, { clock });
  const first = people[0]!.follow(matchId);
  await first.until((told) => told.some((entry) => typeOf(entry) === 'HandsDealt'));
  const second = returning(hosts[1].url, people[1]!.id, people[1]!.cookie).follow(matchId);
  await Promise.all([first.ended, second.ended]);
  const entries = await eventLog(database.db).entriesOf(matchId);
  expect(second.entries().map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
  expect(entries.filter((entry) => typeOf(entry) === 'Resumed')).toEqual([]);
  expect(entries.filter(({ cause }) => cause.startsWith('time-')).length).toBeGreaterThanOrEqual(4);
  const created = entries[0]!;
  if (!('table' in created) || created.table.type !== 'MatchCreated') throw new Error('no beginning');
  expect(verify(created.table, gameOf('oh-hell')!, entries as Entry<{ type: string }>[])).toMatchObject({
    ok: true,
  });

  const left = await hosts[0].seat('bondebridge', changes, people, { clock: { kind: 'each', ms: 600_000 } });
  const alone = people[0]!.follow(left);
  await alone.until((told) => told.some((entry) => typeOf(entry) === 'HandsDealt'));
  alone.close();
  await hosts[0].close();
  const found = returning(hosts[1].url, people[1]!.id, people[1]!.cookie).follow(left);
  await found.until((told) => told.some((entry) => typeOf(entry) === 'Resumed'));
  const [dealt, resumed] = found.entries().slice(-2);
  expect(resumed!.due! - resumed!.at).toBe(dealt!.due! - dealt!.at);
  found.close();
}, 60_000);
