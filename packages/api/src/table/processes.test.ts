import { type Bus, postgresBus, schema } from '@stikk/db';
import { type TestDatabase, testPostgres } from '@stikk/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, guest, reasonOf, returning } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { openTable, type TablePage } from '../../testing/table-page.ts';
import type { TableView } from './view.ts';

let database: TestDatabase;
let buses: readonly Bus[];
let hosts: readonly [Host, Host];
let people: readonly Guest[];
const pages: TablePage[] = [];

beforeAll(async () => {
  database = await testPostgres();
  if (!('url' in database.place)) throw new Error('no PostgreSQL');
  const { url } = database.place;
  const [first, second] = [await postgresBus(url), await postgresBus(url)];
  buses = [first, second];
  hosts = [await openHost(database, { bus: first }), await openHost(database, { bus: second })];
  people = await Promise.all(Array.from({ length: 4 }, () => guest(hosts[0].url)));
});
afterAll(async () => {
  for (const page of pages) page.close();
  await Promise.all(hosts.map((host) => host.close()));
  await Promise.all(buses.map((bus) => bus.close()));
  await database.close();
});

/** The same person at the other door. */
const at = (door: 0 | 1, { id, cookie }: Guest): Guest => returning(hosts[door].url, id, cookie);
const newTable = async (): Promise<string> => {
  const { tableId } = await people[0]!.ask.table.create.mutate({
    preset: 'bondebridge',
    changes: { players: 4, 'schedule.max': 2 },
    you: { name: 'N0', nonce: 'n0' },
  });
  return tableId;
};
const join = (one: Guest, tableId: string, index: number) =>
  one.ask.table.join.mutate({ tableId, name: `N${index}`, nonce: `n${index}`, place: index });

it('begins one match when the last are ready in the same instant in two processes', async () => {
  for (let round = 0; round < 5; round++) {
    const tableId = await newTable();
    for (const index of [1, 2, 3]) await join(people[index]!, tableId, index);
    const told = await Promise.all(
      people
        .flatMap((one) => [at(0, one), at(1, one)])
        .map((one) => reasonOf(one.ask.table.ready.mutate({ tableId, ready: true }))),
    );
    expect(told.every((reason) => ['did not fail', 'already-started'].includes(reason))).toBe(true);
    const matches = await database.db.select().from(schema.match).where(eq(schema.match.tableId, tableId));
    expect(matches).toHaveLength(1);
    expect((await at(1, people[3]!).ask.table.info.query({ tableId })).match).toMatchObject({
      matchId: matches[0]!.id,
    });
  }
});

it('gives a place to one of two who want it in the same instant', async () => {
  const tableId = await newTable();
  const told = await Promise.all(
    [1, 2, 3].map((index) =>
      reasonOf(
        at((index % 2) as 0 | 1, people[index]!).ask.table.join.mutate({
          tableId,
          name: `M${index}`,
          nonce: 'n',
          place: 1,
        }),
      ),
    ),
  );
  expect(told.sort()).toEqual(['did not fail', 'place-taken', 'place-taken']);
});

it('shows who is there and what is said in the other process', async () => {
  const tableId = await newTable();
  const [anna, bo] = [at(0, people[0]!), at(1, people[1]!)];
  await join(bo, tableId, 1);
  const [first, second] = [openTable(hosts[0].url, anna, tableId), openTable(hosts[1].url, bo, tableId)];
  pages.push(first, second);
  const bothPresent = ({ places }: TableView) =>
    places.filter((one) => one.kind === 'person' && one.present).length === 2;
  await Promise.all([first.until(bothPresent), second.until(bothPresent)]);
  await bo.ask.table.talk.mutate({ tableId, phrase: 'hello' });
  const { talk } = await first.until((table) => table.talk.length > 0);
  expect(talk).toMatchObject([{ seat: 1, phrase: 'hello' }]);
});
