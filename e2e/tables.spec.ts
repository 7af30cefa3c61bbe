import { expect, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { began, guest, LAPTOP, readySwitch, sit } from './src/gather.ts';
import { matchIdOf, play } from './src/player.ts';
import { startStack } from './src/server.ts';

/** Bondebridge of one short deal. */
const RULES = 'preset=bondebridge&schedule.pattern=custom&schedule.list=[1]&sumRule=none';

test('four friends gather by a link, nobody comes under a name that looks like another’s, and after a match they want another', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [anna, bjorn, carla, dora] = await Promise.all([
    guest(browser, { viewport: LAPTOP }),
    guest(browser),
    guest(browser, { viewport: LAPTOP }),
    guest(browser),
  ] as const);
  const all = [anna, bjorn, carla, dora];
  const errors: string[] = [];
  for (const { page } of all) page.on('pageerror', ({ message }) => errors.push(message));

  await anna.page.goto(`/new?with=friends&${RULES}`);
  await anna.page.getByLabel('Your name').fill('Anna');
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
  await sit(bjorn, link, 'Bjørn');
  await expect(anna.page.getByRole('status').filter({ hasText: 'Bjørn sat down.' })).toHaveCount(1);
  await sit(carla, link, 'Carla');
  await expect(readySwitch(carla)).toBeVisible();

  // The first letter is Cyrillic.
  const mallory = await guest(browser);
  await sit(mallory, link, 'Аnnа');
  await expect(mallory.page.getByRole('alert').filter({ hasText: 'already has that name' })).toBeVisible();
  await expect(anna.page.getByRole('list', { name: 'Seats round the table' })).not.toContainText('Аnnа');
  await mallory.page.context().close();

  await sit(dora, link, 'Dora');
  await expect(readySwitch(dora)).toBeVisible();
  await expectClean(dora.page, 'tables');
  await dora.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(anna.page.getByRole('log')).toContainText('Good luck!');

  const matchId = await began({ anna, bjorn, carla, dora });
  await Promise.all(all.map(({ page }) => play(page)));

  for (const one of [bjorn, carla, dora]) {
    await one.page.getByRole('button', { name: 'New match' }).click();
    await one.page.waitForURL(link);
    await expect(readySwitch(one)).toHaveAttribute('aria-checked', 'true');
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
    await readySwitch({ page: other, language: 'en' }).click();

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
