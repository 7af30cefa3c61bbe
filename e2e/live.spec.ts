import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { anotherPage, type Guest, gathered, guest } from './src/gather.ts';
import { bid, matchIdOf, play } from './src/player.ts';
import { expectSecrecy, ONLOOKER, recordOf } from './src/secrecy.ts';

/** A short deal of Bondebridge, with secret bids. */
const SHORT = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' },
};

const pad = (page: Page) => page.getByRole('group', { name: /^Bid, 0 to 2/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Something from the list behind More. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('H13.1 two friends take back, pause, lose the line, leave and come back, while a third looks on', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ada = await guest(browser);
  const kari = await guest(browser);
  const path = await gathered({ Ada: ada, Kari: kari }, { ...SHORT, bots: 2, settings: { watch: 'live' } });
  const [a, k] = [ada.page, kari.page];

  const eva = await guest(browser);
  await eva.page.goto(path);
  await expect(eva.page.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(eva.page.locator('.hand, .bid-panel')).toHaveCount(0);

  // Once the bots have bid, Ada's bid is the last thing that anybody did.
  await expect(a.getByText('2 of 3 are ready')).toBeVisible();
  await bid(a, 2);
  await expect(pad(a)).toHaveCount(0);
  await choose(a, 'Take back my last move');
  await expect(a.getByText('Waiting for Kari.', { exact: false }).first()).toBeVisible();
  await expect(k.getByText('Ada would like to take back the last move.')).toBeVisible();
  await expectClean(k, 'live');
  await button(k, 'Fine by me').click();
  await expect(a.getByText('The last move has been taken back.')).toBeVisible();
  await expect(pad(a)).toBeVisible();

  await choose(k, 'Ask for a pause');
  await button(a, 'Fine by me').click();
  await expect(k.getByText('The table is paused.', { exact: false })).toBeVisible();
  await expect(pad(a)).toHaveCount(0);
  await button(a, 'Play on').click();
  await expect(k.getByText('Ada plays on.')).toBeVisible();
  await expect(pad(a)).toBeVisible();

  await bid(a, 0);
  await expect(pad(a)).toHaveCount(0);
  await a.context().setOffline(true);
  await expect(a.getByText('Connection lost.', { exact: false })).toBeVisible();
  await bid(k, 0);
  await expect(pad(k)).toHaveCount(0);
  await a.context().setOffline(false);
  await expect(a.getByText('While you were away', { exact: false })).toBeVisible();
  await expect(a.getByText('Connection lost.', { exact: false })).toHaveCount(0);

  await k.close();
  await expect(a.getByRole('region', { name: /^Kari, away/ })).toBeVisible();
  await choose(a, 'Who is here');
  await expect(a.getByRole('dialog').getByText('One person is watching.')).toBeVisible();
  await button(a, 'Let a bot play').click({ timeout: 40_000 });
  await expect(a.getByText('A bot plays for Kari now.')).toBeVisible();
  await button(a, 'Close').click();
  await expect(a.getByRole('region', { name: /^Kari, a bot is playing/ })).toBeVisible();

  const back = await anotherPage(kari);
  await back.goto(path);
  await button(back, 'Take your cards back').click();
  await expect(button(back, 'Take your cards back')).toHaveCount(0);
  await expect(a.getByText('Kari is back and has the cards again.')).toBeVisible();

  await Promise.all([play(a), play(back)]);
  await expect(eva.page.locator('.podium')).toBeVisible({ timeout: 40_000 });
  await expect(button(eva.page, 'New match')).toHaveCount(0);
  const received = await Promise.all([ada, kari, eva].map(({ wire }) => wire.settled()));
  const record = await recordOf(a, matchIdOf(a));
  expect(record.some(({ table }) => table?.type === 'PlayStruck')).toBe(true);
  for (const [seat, live] of received.entries()) {
    const told = expectSecrecy(live, record, seat < 2 ? seat : ONLOOKER);
    const hands = told.flatMap(({ game }) => game?.hands ?? []);
    expect(hands.filter((hand) => hand.includes('??'))).toHaveLength(seat < 2 ? 3 : 4);
  }
  await closed(ada, kari, eva);
});

test('whoever is silent for too long has a bot make the move, and is told in time', async ({ browser }) => {
  const ada = await guest(browser);
  await gathered({ Ada: ada }, { ...SHORT, bots: 3, settings: { clock: { kind: 'each', ms: 15_000 } } });
  const { page } = ada;
  await expect(pad(page)).toBeVisible();
  await expect(page.getByRole('timer').first()).toHaveText(/^1\d s$/);
  await expect(page.getByRole('alert').filter({ hasText: 'You have ten seconds left.' })).toHaveCount(1);
  await expect(page.getByRole('timer').first()).toHaveText(/^\d s$/);
  await expect(page.getByText('Your time was up. A bot made the move for you.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(pad(page)).toHaveCount(0);
  await closed(ada);
});

test('a match that nobody may look on at says when it opens', async ({ browser }) => {
  const ada = await guest(browser);
  const path = await gathered({ Ada: ada }, { ...SHORT, bots: 3, settings: { watch: 'end' } });
  const eva = await guest(browser);
  await eva.page.goto(path);
  await expect(eva.page.getByRole('heading', { name: 'Opens after the match' })).toBeVisible();
  await expectClean(eva.page, 'live');
  await closed(ada, eva);
});

async function closed(...guests: readonly Guest[]): Promise<void> {
  for (const { page } of guests) await page.context().close();
}
