import { type Browser, expect, type Page, test } from '@playwright/test';
import { matchIdOf } from './player.ts';
import { quicken } from './table.ts';
import { listen, type Received, type Wire } from './wire.ts';
import { type Language, said } from './words.ts';

export const PHONE = { width: 360, height: 640 };
export const LAPTOP = { width: 1440, height: 900 };
const LOCALES = { nb: 'nb-NO', sv: 'sv-SE', nl: 'nl-NL', en: 'en-GB' } as const;

/** Somebody with a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly wire: Wire;
  readonly received: readonly Received[];
  readonly language: Language;
}

interface Device {
  readonly language?: Language;
  readonly viewport?: typeof PHONE;
  /** Where their app comes from; left out, from the server of all stories. */
  readonly origin?: string;
}

export interface Gathering {
  readonly preset: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** The places after those of the people. */
  readonly bots: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A browser of somebody's own, on a phone unless it is said otherwise. */
export async function guest(
  browser: Browser,
  { language = 'en', viewport = PHONE, origin }: Device = {},
): Promise<Guest> {
  const baseURL = origin ?? test.info().project.use.baseURL;
  const locale = LOCALES[language];
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale, viewport });
  const page = await context.newPage();
  const wire = await listen(page);
  return { page, wire, received: wire.received, language };
}

/** Another page of the same browser. */
export async function anotherPage({ page, wire }: Pick<Guest, 'page' | 'wire'>): Promise<Page> {
  const other = await page.context().newPage();
  await wire.hear(other);
  return other;
}

/** Calls a procedure as whoever has the page. */
export async function call<T>(page: Page, path: string, input: unknown): Promise<T> {
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

/** Asks something of the server that the page is from, as whoever has the page. */
export const read = <T>(page: Page, path: string, input: unknown): Promise<T> =>
  page.evaluate(
    async ([path, input]) => {
      const response = await fetch(`/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
      return ((await response.json()) as { result: { data: unknown } }).result.data;
    },
    [path, input] as const,
  ) as Promise<T>;

type People = Readonly<Record<string, Guest>>;
type Named = readonly [string, Guest];
const named = (guests: People) => Object.entries(guests) as unknown as readonly [Named, ...Named[]];

/** Seats guests at one table over the wire, in their order, starts the match and opens its page for each. */
export async function gathered(guests: People, { bots, ...order }: Gathering): Promise<string> {
  const people = named(guests);
  const [[host, { page: first }], ...others] = people;
  for (const [, { page }] of people) {
    await page.goto('/rules');
    await quicken(page);
  }
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

export const readySwitch = ({ page, language }: Pick<Guest, 'page' | 'language'>) =>
  page.getByRole('switch', { name: said(language, 'tables.ready') });

/** What somebody does who was sent the link: types a name and presses the one button. */
export async function sit({ page, language }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await quicken(page);
  await page.getByLabel(said(language, 'join.name')).fill(name);
  await page.getByRole('button', { name: said(language, 'join.sit'), exact: true }).click();
}

/** The first of the friends sets a table with rules from an address, the others come by its link, one by one. */
export async function cameByLink(guests: People, rules: string): Promise<string> {
  const [[host, first], ...others] = named(guests);
  const { page, language } = first;
  await page.goto(`/new?with=friends&${rules}`);
  await quicken(page);
  await page.getByLabel(said(language, 'friends.own')).fill(host);
  await page.getByRole('button', { name: said(language, 'friends.set'), exact: true }).click();
  await page.waitForURL(/\/t\/[0-9a-z]{16}$/);
  for (const [name, one] of others) {
    await sit(one, page.url(), name);
    await expect(readySwitch(one)).toBeVisible();
  }
  return page.url();
}

/** All say that they are ready. Returns the match that begins. */
export async function began(guests: People): Promise<string> {
  const people = Object.values(guests);
  for (const one of people) await readySwitch(one).click();
  await Promise.all(people.map(({ page }) => page.waitForURL(/\/m\/[0-9a-z]+$/)));
  const [matchId, ...others] = people.map(({ page }) => matchIdOf(page));
  expect(others).toEqual(others.map(() => matchId));
  return matchId!;
}
