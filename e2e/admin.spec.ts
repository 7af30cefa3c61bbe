import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AdminPages, PASSWORD, startAdminPages } from './src/admin-pages.ts';
import { expectAccessible, expectBothClean, expectClean } from './src/clean.ts';
import { call, type Guest, gathered, guest, LAPTOP, read } from './src/gather.ts';
import { bid, play } from './src/player.ts';
import { type Stack, startStack } from './src/server.ts';

const SHORT = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [3], sumRule: 'none' },
};

let stack: Stack;
let pages: AdminPages;
let director: Page;
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  stack = await startStack();
  pages = await startAdminPages(stack);
  director = await atAdmin(browser);
});
test.afterAll(async () => {
  await pages.close();
  await stack.close();
});

async function atAdmin(browser: Browser, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ baseURL: pages.origin, locale, viewport: LAPTOP });
  return context.newPage();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const called = (page: Page, name: string) => page.getByRole('heading', { name });

/** Two people and two bots in the middle of their first trick, and what one of them complains of. */
async function complained(browser: Browser): Promise<{ ada: Guest; kari: Guest; matchId: string }> {
  const { origin } = stack;
  const ada = await guest(browser, { origin });
  const kari = await guest(browser, { origin, language: 'nb' });
  const path = await gathered({ Ada: ada, Kari: kari }, { ...SHORT, bots: 2, settings: {} });
  const matchId = path.split('/').at(-1)!;
  await bid(ada.page, 1);
  await bid(kari.page, 1);
  await Promise.all([play(ada.page, { acts: 1 }), play(kari.page, { acts: 1 })]);
  const { entries } = await read<{
    entries: readonly { seq: number; by: unknown; game?: { type: string } }[];
  }>(director, 'match', { matchId });
  const about = entries.findLast(({ by, game }) => by === 0 && game?.type === 'CardPlayed')!.seq;
  await call(ada.page, 'dispute.open', {
    matchId,
    about,
    category: 'misclick',
    words: 'I pressed the wrong card.',
    proposal: 'Let me choose again.',
  });
  return { ada, kari, matchId };
}

test('the first director comes in by the link that the server prints, and signs in again', async ({
  browser,
}) => {
  await director.goto(pages.invitation);
  await director.getByLabel('Name').fill('Dora');
  await director.getByLabel('E-mail').fill('dora@example.org');
  await director.getByLabel('Password').fill('short');
  await button(director, 'Accept').click();
  await expect(director.getByText('needs at least 10 characters')).toBeVisible();
  await expectClean(director, 'an invitation');
  await director.getByLabel('Password').fill(PASSWORD);
  await button(director, 'Accept').click();
  await expect(called(director, 'What waits')).toBeVisible();
  await expect(director.getByText('No dispute waits for a director.')).toBeVisible();
  await expectBothClean(director, 'the start page');

  await button(director, 'Sign out').click();
  await expect(called(director, 'Sign in')).toBeVisible();
  await director.goto('/matches?status=live');
  await expect(called(director, 'Sign in')).toBeVisible();
  await expectBothClean(director, 'signing in');
  await director.getByLabel('E-mail').fill('dora@example.org');
  await director.getByLabel('Password').fill('not the password');
  await button(director, 'Sign in').click();
  await expect(director.getByText('No director has this address')).toBeVisible();
  await director.getByLabel('Password').fill(PASSWORD);
  await button(director, 'Sign in').click();
  await expect(director).toHaveURL(/\/matches\?status=live$/);

  const stranger = await atAdmin(browser);
  await stranger.goto(pages.invitation);
  await expect(stranger.getByText('This invitation holds no longer.')).toBeVisible();
  await stranger.context().close();
});

test('a misclick: found, taken, looked at from every side, foreseen and struck; the players see it and play on', async ({
  browser,
}) => {
  const { ada, kari, matchId } = await complained(browser);

  await director.goto('/matches');
  await director.getByLabel('Player, or a match’s number').fill('kari');
  await expect(director).toHaveURL(/text=kari/);
  await director.getByLabel('Open dispute').check();
  const row = director.getByRole('row', { name: /Ada, Kari/ });
  await expect(row.getByText('1 dispute')).toBeVisible();
  await expectBothClean(director, 'the matches');
  await row.getByRole('link').click();
  await expect(called(director, 'What happened')).toBeVisible();
  const open = director.getByRole('region', { name: 'All hands open' });
  await expect(open.getByRole('img', { name: 'face-down card' })).toHaveCount(0);
  await director.getByLabel('Seen by').selectOption({ label: 'Kari' });
  const hers = director.getByRole('region', { name: 'As Kari saw it' });
  await expect(hers.getByRole('list', { name: 'The hand of Ada' })).toBeVisible();
  await expect(hers.getByRole('list', { name: 'The hand of Kari' }).getByRole('img')).toHaveCount(2);
  await director.getByRole('switch', { name: 'Side by side' }).click();
  await expect(open).toBeVisible();
  await director.keyboard.press('Home');
  await expect(director).toHaveURL(/seq=1\b/);
  await director.keyboard.press(']');
  await director.keyboard.press('End');
  await expectBothClean(director, 'a replay');

  await director.goto('/disputes');
  await expectBothClean(director, 'the disputes');
  await director.getByRole('link', { name: 'A misclick' }).click();
  await expect(director.getByText('I pressed the wrong card.')).toBeVisible();
  await expect(director.getByText('Let me choose again.')).toBeVisible();
  await expect(called(director, 'What was possible')).toBeVisible();
  await button(director, 'Take it').click();
  await expect(called(director, 'Ruling')).toBeVisible();
  await director.getByRole('radio', { name: /^Play struck/ }).check();
  await director.getByLabel('Reason').selectOption({ label: 'A press that was not meant' });
  await director.getByLabel('In your words, for all to read').fill('The finger slipped.');
  await button(director, 'What would it change?').click();
  await expect(director.getByRole('row', { name: /^Ada/ }).last()).toBeVisible();
  await expectBothClean(director, 'a dispute that is ruled on');
  const download = director.waitForEvent('download');
  await button(director, 'Download the case').click();
  expect((await download).suggestedFilename()).toMatch(/^dispute-[\w-]+\.json$/);
  await expect(director.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible();
  await button(director, 'Rule').click();
  await expect(director.getByText('Ruled', { exact: true }).first()).toBeVisible();
  await expect(director.getByText(/Ruling: Play struck/)).toBeVisible();
  await expect(director.locator('del').first()).toBeVisible();

  await expect(
    ada.page.getByText('The director strikes what was played', { exact: false }).first(),
  ).toBeVisible();
  await Promise.all([play(ada.page), play(kari.page)]);
  await director.goto(`/matches/${matchId}`);
  await expect(director.getByText('The record proves itself')).toBeVisible();
  const saved = director.waitForEvent('download');
  await button(director, 'Record').click();
  expect((await saved).suggestedFilename()).toBe(`oh-hell-${matchId}.jsonl`);
  await ada.page.context().close();
  await kari.page.context().close();
});

test('facts about people, records decided again and the server’s own numbers can be read by everybody', async ({
  browser,
}) => {
  const { origin } = stack;
  const [mia, noa] = [await guest(browser, { origin }), await guest(browser, { origin })];
  const one = { ...SHORT, changes: { ...SHORT.changes, 'schedule.list': [1] }, bots: 2, settings: {} };
  for (let match = 0; match < 3; match++) {
    await gathered({ Mia: mia, Noa: noa }, one);
    await Promise.all([play(mia.page), play(noa.page)]);
  }
  for (const { page } of [mia, noa]) await page.context().close();
  await director.goto('/signals');
  const pairs = director.getByRole('table', { name: 'Often in one match' });
  await expect(pairs.getByRole('row', { name: /Mia.*Noa|Noa.*Mia/ }).getByRole('cell')).toHaveText([
    '3',
    '0',
    '0',
    'Open',
  ]);
  await expectBothClean(director, 'signals');
  await director.goto('/recheck');
  await button(director, 'Choose all on this page').click();
  await button(director, /^Check /).click();
  await expect(director.getByText(/\d of \d checked/)).toBeVisible();
  await expectBothClean(director, 'records decided again');
  await director.goto('/numbers');
  await expect(director.getByText('Live matches')).toBeVisible();
  await expectBothClean(director, 'the numbers');
});

test('directors are invited and dismissed, and every look at a live match is in the log', async ({
  browser,
}) => {
  await director.goto('/staff');
  await expect(called(director, 'Directors')).toBeVisible();
  await button(director, 'Invite a director').click();
  const link = await director.getByText(/\/join#/).textContent();
  await expectBothClean(director, 'the directors');
  const other = await atAdmin(browser, 'sv-SE');
  await other.goto(link!);
  await other.getByLabel('Namn').fill('Otto');
  await other.getByLabel('E-post').fill('otto@example.org');
  await other.getByLabel('Lösenord').fill(PASSWORD);
  await button(other, 'Tacka ja').click();
  await expect(called(other, 'Det som väntar')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Logg' })).toHaveCount(0);
  await expectAccessible(other, 'the start page in Swedish');
  await other.goto('/audit');
  await expect(other.getByText('Det får bara administratörer.')).toBeVisible();

  await director.reload();
  await button(director, 'Dismiss Otto').click();
  await expect(director.getByRole('row', { name: /Otto/ })).toHaveCount(0);
  await other.goto('/');
  await expect(called(other, 'Logga in')).toBeVisible();
  await button(director, 'Dismiss Dora').click();
  await expect(director.getByText('The last administrator has to stay.')).toBeVisible();

  await director.goto('/audit');
  await expect(director.getByText('Nothing in the log was changed or removed.')).toBeVisible();
  await expect(director.getByRole('cell', { name: 'look', exact: true }).first()).toBeVisible();
  await expect(director.getByRole('cell', { name: 'rule strike' })).toBeVisible();
  await expectBothClean(director, 'the log');
  await other.context().close();
});
