import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Guest, returning } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { openTable, type TablePage } from '../../testing/table-page.ts';
import { type HandTime, handTime } from '../../testing/time.ts';
import type { TableView } from './view.ts';

let database: TestDatabase;
let time: HandTime;
let host: Host;
let pages: TablePage[];
let anna: Guest;
let bo: Guest;
let tableId: string;

beforeAll(async () => {
  database = await testPglite();
});
afterAll(() => database.close());
beforeEach(async () => {
  time = handTime();
  pages = [];
  host = await openHost(database, { clock: time });
  [anna, bo] = [await host.guest(), await host.guest()];
  ({ tableId } = await anna.ask.table.create.mutate({
    preset: 'bondebridge',
    changes: { players: 3 },
    you: { name: 'Anna', nonce: 'n' },
  }));
  await bo.ask.table.join.mutate({ tableId, name: 'Bo', nonce: 'n' });
  for (const one of [anna, bo]) await one.ask.table.ready.mutate({ tableId, ready: true });
  return async () => {
    for (const page of pages) page.close();
    await host.close();
  };
});

const look = (one: Guest, at = host): TablePage => {
  const page = openTable(at.url, one, tableId);
  pages.push(page);
  return page;
};
/** Whether Anna and Bo are there, and whether they are ready. */
const seen = ({ places }: TableView, what: 'present' | 'ready') =>
  places.flatMap((one) => (one.kind === 'person' ? [one[what]] : []));
const until = (page: TablePage, what: 'present' | 'ready', ...wanted: boolean[]) =>
  page.until((table) => JSON.stringify(seen(table, what)) === JSON.stringify(wanted));

it('lasts for a moment, so that a page can be loaded again', async () => {
  const page = look(anna);
  const first = look(bo);
  await until(page, 'present', true, true);
  const before = page.views().length;
  first.close();
  await first.ended;
  const again = look(bo);
  await again.until(({ you }) => you === 1);
  time.pass(10_000);
  await bo.ask.table.ready.mutate({ tableId, ready: false });
  await until(page, 'ready', true, false);
  for (const view of page.views().slice(before)) expect(seen(view, 'present')).toEqual([true, true]);
});

it('is asked for readiness: two minutes away, and one is no longer ready, but keeps the place', async () => {
  const page = look(anna);
  const other = look(bo);
  await until(page, 'present', true, true);
  other.close();
  await expect
    .poll(() => {
      time.pass(3000);
      return seen(page.views().at(-1)!, 'present');
    })
    .toEqual([true, false]);
  time.pass(60_000);
  await page.until((table) => seen(table, 'present').join() === 'true,false');
  expect(seen(await anna.ask.table.info.query({ tableId }), 'ready')).toEqual([true, true]);
  time.pass(140_000);
  await until(page, 'ready', true, false);
  expect((await bo.ask.table.info.query({ tableId })).you).toBe(1);
});

it('ends with the process that told of it', async () => {
  const other = await openHost(database, { clock: time });
  await look(bo, other).until(({ you }) => you === 1);
  const page = look(anna);
  await until(page, 'present', true, true);
  await other.close();
  await expect
    .poll(
      () => {
        time.pass(10_000);
        return seen(page.views().at(-1)!, 'present');
      },
      { interval: 100 },
    )
    .toEqual([true, false]);
  expect((await returning(host.url, bo.id, bo.cookie).ask.table.info.query({ tableId })).you).toBe(1);
});
