import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectCleanEverywhere } from './src/clean.ts';
import { call } from './src/gather.ts';
import { matchIdOf, play, until } from './src/player.ts';
import { sitAt } from './src/table.ts';

const APP = join(import.meta.dirname, '../apps/web/src/app');
/** Folders of the app that are pages, as the files lie. */
const ROUTES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => dirname(file));

const SHORT = { 'schedule.pattern': 'custom', 'schedule.list': [3], sumRule: 'none' };
const EASY = { preset: 'bondebridge', changes: SHORT, bots: ['easy', 'easy', 'easy'] } as const;
const YOU = { name: 'Ada', nonce: 'a-nonce' };

let context: BrowserContext;
let page: Page;
let finished: string;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await sitAt(page, EASY);
  await play(page);
  finished = matchIdOf(page);
});
test.afterAll(async () => {
  await context.close();
});

/** A table that two people sit at and wait for a third. */
async function gathering(): Promise<string> {
  const { tableId } = await call<{ tableId: string }>(page, 'table.create', {
    ...EASY,
    bots: undefined,
    places: ['open', 'open', { bot: 'easy' }],
    settings: {},
    you: YOU,
  });
  const friend = await context.browser()!.newContext({ baseURL: new URL(page.url()).origin });
  const other = await friend.newPage();
  await other.goto('/rules/ohhell');
  await call(other, 'table.join', { tableId, name: 'Bo', nonce: 'a-nonce' });
  await friend.close();
  return tableId;
}

/** A table whose server cannot be reached, with cards dealt by this device. */
async function alone(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/new?preset=bondebridge&schedule.pattern=custom&schedule.list=[1]&sumRule=none&bots=easy');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/solo\?match=/);
}

interface Stop {
  /** The folder of the page. */
  readonly route: string;
  readonly what: string;
  /** Opens it with something on it, and waits until that is there. */
  readonly open: () => Promise<void>;
}

const stops: readonly Stop[] = [
  {
    route: '.',
    what: 'the front page with a match under way',
    open: async () => {
      await sitAt(page, EASY);
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Bondebridge/ }).first()).toBeVisible();
    },
  },
  {
    route: 'new',
    what: 'house rules for friends',
    open: async () => {
      await page.goto('/new?preset=bondebridge&with=friends');
      await page.locator('summary').first().click();
      await expect(page.getByRole('button', { name: 'Set the table' })).toBeVisible();
    },
  },
  {
    route: 'new',
    what: 'house rules that cannot be dealt',
    open: async () => {
      await page.goto('/new?preset=podrida&players=8&schedule.pattern=up&schedule.max=10');
      await expect(page.getByRole('alert').filter({ hasText: 'Not enough cards' })).toBeVisible();
    },
  },
  {
    route: 'm/[matchId]',
    what: 'a table where bids are asked for',
    open: async () => {
      await sitAt(page, EASY);
      await expect(page.locator('fieldset.pad')).toBeVisible();
    },
  },
  {
    route: 'm/[matchId]',
    what: 'a table where a card is asked for',
    open: async () => {
      await sitAt(page, EASY);
      await play(page, { acts: 1 });
      await until(page, page.locator('.hand button[data-legal]'));
    },
  },
  {
    route: 'm/[matchId]',
    what: 'a table of Bondtolva',
    open: async () => {
      await sitAt(page, { preset: 'bondtolva', changes: {}, bots: ['easy'] });
      await play(page, { acts: 2 });
      await expect(page.locator('.hand button').first()).toBeVisible();
    },
  },
  {
    route: 'm/[matchId]',
    what: 'a match that is over',
    open: async () => {
      await page.goto(`/m/${finished}`);
      await expect(page.locator('.podium')).toBeVisible();
    },
  },
  {
    route: 'replay/[matchId]',
    what: 'a replay',
    open: async () => {
      await page.goto(`/replay/${finished}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
      await page.keyboard.press('End');
    },
  },
  {
    route: 'verify',
    what: 'a verdict',
    open: async () => {
      await page.goto(`/verify?match=${finished}`);
      await expect(page.getByText('Everything fits', { exact: true }).first()).toBeVisible();
    },
  },
  {
    route: 'me',
    what: 'oneself, with statistics',
    open: async () => {
      await page.goto('/me');
      await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
      await page.getByRole('button', { name: 'Make a code' }).click();
      await expect(page.getByText(/^[B-Z]{4} [B-Z]{4}$/)).toBeVisible();
    },
  },
  {
    route: 'join-me',
    what: 'a link from another device',
    open: async () => {
      const { token } = await call<{ token: string }>(page, 'me.link', undefined);
      await page.goto(`/join-me#${token}`);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Play on here' })).toBeVisible();
    },
  },
  {
    route: 't/[tableId]',
    what: 'a table that gathers',
    open: async () => {
      await page.goto(`/t/${await gathering()}`);
      await expect(page.getByRole('list', { name: 'Seats round the table' })).toContainText('Bo');
    },
  },
  {
    route: 't/[tableId]',
    what: 'an invitation',
    open: async () => {
      const tableId = await gathering();
      await context.clearCookies();
      await page.goto(`/t/${tableId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada invites you');
    },
  },
  {
    route: 't/[tableId]/rules',
    what: 'the rules of a table that gathers',
    open: async () => {
      await page.goto(`/t/${await gathering()}/rules?preset=bondebridge&schedule.pattern=up`);
      await expect(page.getByRole('button', { name: 'Use these rules' })).toBeVisible();
    },
  },
  {
    route: 'rules/[preset]',
    what: 'a rule sheet',
    open: async () => {
      await page.goto('/rules/boerenbridge');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Boerenbridge');
    },
  },
  {
    route: 'score',
    what: 'a score sheet under way',
    open: async () => {
      await page.goto('/score');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.locator('fieldset.pad')).toBeVisible();
    },
  },
  {
    route: 'offline',
    what: 'what stands for a page that needs the server',
    open: async () => {
      await page.goto('/offline');
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    },
  },
  {
    route: 'solo',
    what: 'a table without a server',
    open: async () => {
      await alone(page);
      await expect(page.locator('.hand button').first()).toBeVisible();
    },
  },
  {
    route: 'solo/replay',
    what: 'a replay without a server',
    open: async () => {
      await alone(page);
      await play(page);
      await page.getByRole('link', { name: 'Replay' }).filter({ visible: true }).first().click();
      await page.waitForURL(/\/solo\/replay\?match=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
    },
  },
];

test('every page of the app is among those that are walked', () => {
  expect([...new Set(stops.map(({ route }) => route))].sort()).toEqual([...ROUTES].sort());
});

for (const { route, what, open } of stops)
  test(`nobody is shut out in any theme, on a phone or a laptop: ${what} (${route})`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open();
    await expectCleanEverywhere(page, what);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('nobody is shut out in any theme: what stands where there is no page', async () => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
  await expectCleanEverywhere(page, 'no page');
});

test('nobody is shut out in any theme: what stands where a page broke', async () => {
  await page.route('**/api/trpc/match.info*', async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    for (const seat of told.result.data.seats) seat.name = { no: 'name' };
    await route.fulfill({ response, json: told });
  });
  await sitAt(page, EASY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expectCleanEverywhere(page, 'a page that broke');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
