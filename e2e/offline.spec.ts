import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { matchIdOf, play, sitDown } from './src/player.ts';
import { type Stack, startStack } from './src/server.ts';
import { sitAt } from './src/table.ts';

let stack: Stack;
let context: BrowserContext;
let page: Page;
let errors: string[];

test.beforeEach(async ({ browser }) => {
  stack = await startStack();
  context = await browser.newContext({
    baseURL: stack.origin,
    locale: 'en-GB',
    viewport: { width: 360, height: 640 },
  });
  page = await context.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // What goes wrong in a worker is told here alone. A server that is gone is no fault, nor is it
  // when Next says, if the page still stands by then, that it opens the link as a browser would.
  page.on('console', (told) => {
    const isExpected = /ERR_|Failed to load resource|Falling back to browser navigation/.test(told.text());
    if (told.type() === 'error' && !isExpected) errors.push(told.text());
  });
});

test.afterEach(async () => {
  await context.close();
  await stack.close();
});

/** Waits until the app would open without a server. */
const isReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const playNow = (page: Page, game: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) })
    .getByRole('button', { name: 'Play now' })
    .click();

/** What the sheet says has been played, for a match that is under way. */
const played = async (page: Page) => {
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('table')).toBeVisible();
  const text = await sheet.getByRole('table').textContent();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return text;
};

test('without a server the app opens, deals, is reloaded in the middle and plays on', async () => {
  test.setTimeout(300_000);
  await page.goto('/');
  await isReady(page);
  await stack.kill();

  await page.goto('/');
  await expect(
    page.getByText('No connection to the server: the cards are dealt on this device'),
  ).toBeVisible();
  await expectClean(page, 'home without a server');
  await playNow(page, 'Bondebridge');
  await page.waitForURL(/\/solo\?match=[0-9a-f]+$/);
  await expect(page.locator('fieldset.pad')).toBeVisible();
  await expectClean(page, 'a table without a server');
  // The first deal has one card, the second two: a bid or a card of the second is left, whoever had to change a bid.
  await play(page, { acts: 4 });
  await expect(page.locator('.hand button[data-legal], .panel[data-yours] button').first()).toBeVisible();
  const before = await played(page);
  expect(before).toContain('1 card');

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.hand button').first()).toBeVisible();
  expect(await played(page)).toBe(before);
  await play(page, { acts: 4 });
  expect(await played(page)).not.toBe(before);

  await page.goto('/');
  const list = page.getByRole('region', { name: 'On this device' });
  await expect(list.getByRole('link', { name: /Carry on/ })).toHaveCount(1);
  await expectClean(page, 'home with a game on this device');
  await list.getByRole('link', { name: /Carry on/ }).click();
  await expect(page.locator('.hand button').first()).toBeVisible();

  await page.goto('/rules/bondebridge');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectClean(page, 'a page that needs the server');
  expect(errors).toEqual([]);
});

test('a match that begins when the server goes is played out, replayed and removed on the device', async () => {
  test.setTimeout(300_000);
  await page.goto('/new?preset=bondebridge&schedule.pattern=custom&schedule.list=%5B2%5D&sumRule=none');
  await isReady(page);
  await stack.kill();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/solo\?match=/);
  await play(page);
  await expect(page.locator('.podium')).toBeVisible();
  await expectClean(page, 'the end without a server');
  const totals = (await page.locator('.podium').textContent()) ?? '';

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const record = await (await download).createReadStream();
  let text = '';
  for await (const part of record) text += part;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ stikk: 1, preset: 'bondebridge', seats: 4 });
  expect(lines.at(-1).table).toMatchObject({ type: 'SecretRevealed' });
  expect(lines.at(-1).hash).toBe(lines[0].last);

  await page.getByRole('link', { name: 'Replay' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/solo\/replay\?match=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
  await expect(async () => {
    await page.keyboard.press('End');
    const told = await page.locator('body').textContent();
    for (const points of totals.match(/\d{2}/g) ?? []) expect(told).toContain(points);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');

  await page.goto('/');
  await page.getByRole('button', { name: 'Remove Bondebridge from this device' }).click();
  await expect(page.getByRole('region', { name: 'On this device' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('with the server back the game is dealt there again, and what the device keeps stays', async () => {
  test.setTimeout(300_000);
  await page.goto('/');
  await isReady(page);
  await stack.kill();
  await playNow(page, 'Bondtolva');
  await page.waitForURL(/\/solo\?match=/);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await stack.start();
  await page.goto('/');
  await expect(page.getByText('The cards are dealt at once')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText('Bondtolva');
  await playNow(page, 'Bondtolva');
  await page.waitForURL(/\/m\/[0-9a-z]+$/);
  await expect(page.locator('.hand button').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('one match is never played in two windows at once', async () => {
  await page.goto('/');
  await isReady(page);
  await stack.kill();
  await playNow(page, 'Oh Hell');
  await page.waitForURL(/\/solo\?match=/);
  await expect(page.locator('.hand button').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await expectClean(other, 'a match that is open elsewhere');
  await page.close();
  await other.reload();
  await expect(other.locator('.hand button').first()).toBeVisible();
});

test('a page that the device keeps still judges records beside itself', async () => {
  await page.goto('/');
  await isReady(page);
  const short = { 'schedule.pattern': 'custom', 'schedule.list': [1], sumRule: 'none' };
  await sitAt(page, { preset: 'bondebridge', changes: short, bots: ['easy', 'easy', 'easy'] });
  await play(page);
  await page.goto(`/verify?match=${matchIdOf(page)}`);
  await expect(page.getByText('Everything fits', { exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a match that the device does not have is said to be missing', async () => {
  await page.goto('/solo?match=nothing');
  await expect(page.getByRole('heading', { name: 'No such game here' })).toBeVisible();
  await expectClean(page, 'a missing match');
});

test('what a page fetches only when it is shown comes when the server is back, and takes no page down', async ({
  browser,
}) => {
  const plain = await browser.newContext({
    baseURL: stack.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const table = await plain.newPage();
  await sitDown(table, 'Bondebridge');
  await expect(table.locator('.hand button').first()).toBeVisible();
  await stack.kill();
  await table.keyboard.press('s');
  await expect(table.getByText('Connection lost')).toBeVisible();
  await expect(table.locator('.hand button').first()).toBeVisible();
  await stack.start();
  await expect(table.getByRole('dialog').getByRole('table')).toBeVisible();
  await plain.close();
});
