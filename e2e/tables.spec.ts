import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { matchIdOf, play } from './src/player.ts';
import { expectSecrecy, recordOf } from './src/secrecy.ts';
import { startStack } from './src/server.ts';
import { listen, type Received } from './src/wire.ts';

const PHONE = { width: 360, height: 640 };
const LAPTOP = { width: 1440, height: 900 };
/** Bondebridge of two short deals. */
const RULES = 'preset=bondebridge&schedule.pattern=custom&schedule.list=[2,1]&sumRule=none';

interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly received: readonly Received[];
}

async function guest(browser: Browser, name: string, viewport: typeof PHONE): Promise<Guest> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB', viewport });
  const page = await context.newPage();
  return { name, page, received: await listen(page) };
}

const readySwitch = (page: Page) => page.getByRole('switch', { name: 'I’m ready' });

/** What somebody does who was sent the link: types a name and presses the one button. */
async function sit({ page, name }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('four friends gather by a link, play to the end unseen by each other, and want another', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [anna, bjorn, carla, dora] = await Promise.all([
    guest(browser, 'Anna', LAPTOP),
    guest(browser, 'Bjørn', PHONE),
    guest(browser, 'Carla', LAPTOP),
    guest(browser, 'Dora', PHONE),
  ] as const);
  const all = [anna, bjorn, carla, dora];
  const errors: string[] = [];
  for (const { page } of all) page.on('pageerror', ({ message }) => errors.push(message));

  await anna.page.goto(`/new?with=friends&${RULES}`);
  await anna.page.getByLabel('Your name').fill(anna.name);
  await anna.page.getByRole('button', { name: 'Set the table' }).click();
  await anna.page.waitForURL(/\/t\/[0-9a-z]{16}$/);
  const link = anna.page.url();
  await expect(anna.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectClean(anna.page, 'tables');

  // The invitation is there before any script, and for whatever shows links.
  const headers = { 'accept-language': 'en' };
  const drawn = await (await bjorn.page.request.get(link, { headers })).text();
  expect(/<h1>(.*?)<\/h1>/.exec(drawn)?.[1]).toBe('Anna invites you');
  expect(/"og:title" content="(.*?)"/.exec(drawn)?.[1]).toBe('Anna invites you: Bondebridge');
  await bjorn.page.goto(link);
  await expect(bjorn.page.getByRole('heading', { level: 1 })).toHaveText('Anna invites you');
  await expectClean(bjorn.page, 'tables');
  await sit(bjorn, link);
  await expect(anna.page.getByRole('status').filter({ hasText: 'Bjørn sat down.' })).toHaveCount(1);
  await sit(carla, link);
  await expect(readySwitch(carla.page)).toBeVisible();

  // The first letter is Cyrillic.
  const mallory = await guest(browser, 'Аnnа', LAPTOP);
  await sit(mallory, link);
  await expect(mallory.page.getByRole('alert').filter({ hasText: 'already has that name' })).toBeVisible();
  await expect(anna.page.getByRole('list', { name: 'Seats round the table' })).not.toContainText('Аnnа');
  await mallory.page.context().close();

  await sit(dora, link);
  await expect(readySwitch(dora.page)).toBeVisible();
  await expectClean(dora.page, 'tables');
  await dora.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(anna.page.getByRole('log')).toContainText('Good luck!');

  for (const { page } of all) await readySwitch(page).click();
  await Promise.all(all.map(({ page }) => page.waitForURL(/\/m\/[0-9a-z]+$/)));
  const matchId = matchIdOf(anna.page);
  expect(all.map(({ page }) => matchIdOf(page))).toEqual(all.map(() => matchId));

  await Promise.all(all.map(({ page }) => play(page)));
  const received = all.map((one) => [...one.received]);
  const record = await recordOf(anna.page, matchId);
  for (const [seat, live] of received.entries()) {
    const told = expectSecrecy(live, record, seat);
    expect(told.some(({ game }) => game?.type === 'BidMade' && game.bid === '??')).toBe(true);
  }

  for (const { page } of [bjorn, carla, dora]) {
    await page.getByRole('button', { name: 'New match' }).click();
    await page.waitForURL(link);
    await expect(readySwitch(page)).toHaveAttribute('aria-checked', 'true');
  }
  await anna.page.getByRole('button', { name: 'New match' }).click();
  const another = new RegExp(`/m/(?!${matchId})[0-9a-z]+$`);
  await Promise.all(all.map(({ page }) => page.waitForURL(another)));
  expect(new Set(all.map(({ page }) => matchIdOf(page))).size).toBe(1);
  expect(errors).toEqual([]);
  await Promise.all(all.map(({ page }) => page.context().close()));
});

test('a table outlives its server, asks for its password and lets nobody back who was sent away', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const stack = await startStack();
  const open = async () => (await browser.newContext({ baseURL: stack.origin, locale: 'en-GB' })).newPage();
  const [host, other] = [await open(), await open()];
  try {
    await host.goto(`/new?with=friends&${RULES}`);
    await host.getByLabel('Your name').fill('Anna');
    await host.locator('summary', { hasText: 'password' }).click();
    await host.getByLabel('Password').fill('lefse');
    await host.getByRole('button', { name: 'Set the table' }).click();
    await host.waitForURL(/\/t\/[0-9a-z]{16}$/);

    await other.goto(host.url());
    await other.getByLabel('Your name').fill('Bo');
    await other.getByLabel('Password').fill('lompe');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'not the password' })).toBeVisible();
    await other.getByLabel('Password').fill('lefse');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await readySwitch(other).click();

    await stack.kill();
    await expect(host.getByText('Connection lost')).toBeVisible();
    await stack.start();
    await expect(host.getByText('Connection lost')).toBeHidden();
    await expect(host.getByRole('list', { name: 'Seats round the table' })).toContainText('Bo');

    await host.getByRole('button', { name: /^Bo/ }).click();
    await host.getByRole('button', { name: 'Remove from the table' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('You no longer sit here');
    await other.reload();
    await other.getByLabel('Password').fill('lefse');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'cannot sit down here again' })).toBeVisible();
  } finally {
    await host.context().close();
    await other.context().close();
    await stack.close();
  }
});
