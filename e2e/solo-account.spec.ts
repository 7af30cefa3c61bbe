import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { play } from './src/player.ts';

const PHONE = { width: 360, height: 640 };
const PASSWORD = 'queens and kings';

const newcomer = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: PHONE, locale: 'en-GB' })).newPage();

/** Signs in on `/me`, or makes an account there. */
async function account(page: Page, part: string, action: string, email: string): Promise<void> {
  await page.goto('/me');
  await page.locator('summary').getByText(part, { exact: true }).click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();
}

/** Sits down where there is no network, so that this device deals. */
async function sitDownAlone(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL(/\/solo\?match=/);
}

const handOf = (page: Page) =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).sort());

test('games of a device are kept in an account; the one that is not over goes on at another device', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const email = `solo${Date.now()}@example.org`;
  await page.setViewportSize(PHONE);
  await account(page, 'Become an account', 'Create account', email);

  const short = '/new?preset=bondebridge&schedule.pattern=custom&schedule.list=%5B1%5D&sumRule=none';
  await sitDownAlone(page, short, 'Sit down');
  await play(page);
  await expect(page.locator('.podium')).toBeVisible();
  await page.context().setOffline(false);
  await sitDownAlone(page, '/', 'Play now');
  await expect(page.locator('fieldset.pad')).toBeVisible();
  const hand = await handOf(page);
  await page.context().setOffline(false);

  await page.goto('/');
  const here = page.getByRole('region', { name: 'On this device' });
  await expect(here.getByText('They do not count in your statistics.')).toBeVisible();
  await expectClean(page, 'home with games to keep');
  await here.getByRole('button', { name: 'Keep 2 games in your account' }).click();
  await expect(page.getByText('2 games are in your account now.')).toBeVisible();
  const finished = page.getByRole('region', { name: 'Finished games' });
  await expect(finished.getByText('On a device, not counted')).toBeVisible();
  await expect(here.getByText('Your account has them too.')).toBeVisible();
  await expect(here.getByRole('button')).toHaveCount(0);

  const replay = await finished.getByRole('link', { name: 'Replay Bondebridge' }).getAttribute('href');
  await page.goto(`/verify?match=${replay!.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
  await expect(page.getByText('no record can show')).toBeVisible();
  await page.goto('/me');
  await expect(page.getByText('When you have played a game to the end')).toBeVisible();

  const laptop = await newcomer(browser);
  await account(laptop, 'Sign in', 'Sign in', email);
  await laptop.goto('/');
  const there = laptop.getByRole('region', { name: 'From another device' });
  await expect(there.getByRole('button', { name: /^Carry on/ })).toBeVisible();
  await expectClean(laptop, 'home with a game of another device');
  await there.getByRole('button', { name: /^Carry on/ }).click();
  await laptop.waitForURL(/\/solo\?match=/);
  await expect(laptop.locator('fieldset.pad')).toBeVisible();
  expect(await handOf(laptop)).toEqual(hand);
  await play(laptop, { acts: 3 });
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Keep the game in your account' }).click();
  await expect(laptop.getByText('The game is in your account now.')).toBeVisible();

  await page.goto('/');
  const newer = page.getByRole('region', { name: 'From another device' });
  await newer.getByRole('button', { name: /^Carry on/ }).click();
  await page.waitForURL(/\/solo\?match=/);
  await expect(page.locator('.hand button, .panel').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'On this device' })).toBeVisible();
  await expect(newer).toHaveCount(0);
});
