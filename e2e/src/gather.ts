import { type Browser, type Page, test } from '@playwright/test';
import { listen, type Received } from './wire.ts';

export interface Guest {
  readonly page: Page;
  readonly received: readonly Received[];
}

export interface Gathering {
  readonly preset: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** The places after those of the people. */
  readonly bots: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A browser of somebody's own, on a phone. */
export async function guest(browser: Browser): Promise<Guest> {
  const { baseURL } = test.info().project.use;
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB', viewport });
  const page = await context.newPage();
  return { page, received: await listen(page) };
}

async function call<T>(page: Page, path: string, input: unknown): Promise<T> {
  return page.evaluate(
    async ([path, input]) => {
      const response = await fetch(`/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      return ((await response.json()) as { result: { data: unknown } }).result.data;
    },
    [path, input] as const,
  ) as Promise<T>;
}

/** Seats guests at one table over the wire, in their order, starts the match and opens its page for each. */
export async function gathered(
  guests: Readonly<Record<string, Guest>>,
  { bots, ...order }: Gathering,
): Promise<string> {
  const people = Object.entries(guests);
  const [[host, { page: first }], ...others] = people as [[string, Guest], ...[string, Guest][]];
  for (const [, { page }] of people) await page.goto('/rules');
  const places = [...others.map(() => 'open'), ...Array.from({ length: bots }, () => ({ bot: 'normal' }))];
  const { tableId } = await call<{ tableId: string }>(first, 'table.create', {
    ...order,
    places,
    you: { name: host, nonce: 'a-nonce' },
  });
  for (const [name, { page }] of others) await call(page, 'table.join', { tableId, name, nonce: 'a-nonce' });
  for (const [, { page }] of people) await call(page, 'table.ready', { tableId, ready: true });
  await first.goto(`/t/${tableId}`);
  await first.waitForURL(/\/m\/[0-9a-z]+$/);
  const path = new URL(first.url()).pathname;
  for (const [, { page }] of others) await page.goto(path);
  return path;
}
