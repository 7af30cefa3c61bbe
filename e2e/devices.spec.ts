import { expect, type Page, test } from '@playwright/test';
import { anotherPage, call, gathered, guest, LAPTOP } from './src/gather.ts';
import { bid, handOf, play, until } from './src/player.ts';

/** Longer than a page may be gone before its owner counts as away. */
const AWAY_MS = 4500;

async function asleep(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
  await page.context().setOffline(state === 'frozen');
}

test('H9 two tabs and a phone of one player stay in step, closing one never marks the player away, one that slept catches up, and none of them looks on', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ada = await guest(browser, { viewport: LAPTOP });
  const bo = await guest(browser);
  const path = await gathered(
    { Ada: ada, Bo: bo },
    {
      preset: 'bondebridge',
      changes: { 'schedule.pattern': 'custom', 'schedule.list': [3], sumRule: 'none' },
      bots: 2,
      settings: { watch: 'live' },
    },
  );
  const tab = await anotherPage(ada);
  await tab.goto(path);
  const { token } = await call<{ token: string }>(ada.page, 'me.link', undefined);
  const phone = await guest(browser);
  await phone.page.goto(`/join-me#${token}`);
  await phone.page.getByRole('button', { name: 'Play on here' }).click();
  await phone.page.waitForURL('/');
  await phone.page.goto(path);
  const pads = (page: Page) => page.locator('.bid-panel[data-yours]');
  for (const page of [ada.page, tab, phone.page]) await until(page, pads(page));
  const hand = await handOf(ada.page);
  expect(hand).toHaveLength(3);
  for (const page of [tab, phone.page]) expect(await handOf(page)).toEqual(hand);

  await bid(tab, 1);
  for (const page of [ada.page, phone.page]) await expect(pads(page)).toHaveCount(0);

  const away = bo.page.getByRole('region', { name: /^Ada, away/ });
  await ada.page.close();
  await bo.page.waitForTimeout(AWAY_MS);
  await expect(bo.page.getByRole('region', { name: /^Ada,/ })).toBeVisible();
  await expect(away).toHaveCount(0);

  await asleep(tab, 'frozen');
  await bid(bo.page, 0);
  await Promise.all([play(phone.page, { left: 2 }), play(bo.page, { left: 2 })]);
  await expect(phone.page.locator('.hand button')).toHaveCount(2);
  await expect(away).toHaveCount(0);
  await asleep(tab, 'active');
  await expect(tab.locator('.hand button')).toHaveCount(2);
  expect(new Set(await handNames(tab))).toEqual(new Set(await handNames(phone.page)));
  await Promise.all([play(tab, { left: 1 }), play(bo.page, { left: 1 })]);
  await expect(phone.page.locator('.hand button')).toHaveCount(1);

  // The same browser without its session: who it is is forgotten, that a player uses it is not.
  const device = (await ada.page.context().cookies()).filter(({ name }) => name === 'stikk.device');
  expect(device).toHaveLength(1);
  const signedOut = await guest(browser);
  await signedOut.page.context().addCookies(device);
  await signedOut.page.goto(path);
  await expect(signedOut.page.getByRole('heading', { level: 1 })).toHaveText('Others are playing here');
  const stranger = await guest(browser);
  await stranger.page.goto(path);
  await expect(stranger.page.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  for (const one of [ada, bo, phone, signedOut, stranger]) await one.page.context().close();
});

/** The own cards in words, without whether they can be played now. */
const handNames = async (page: Page) => (await handOf(page)).map((card) => card.split(',')[0]!);
