import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AdminPages, accept, startAdminPages } from './src/admin-pages.ts';
import { expectBothClean } from './src/clean.ts';
import { gathered, guest, LAPTOP } from './src/gather.ts';
import { bid, play } from './src/player.ts';
import { type Stack, startStack } from './src/server.ts';

const TWO_DEALS = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [4, 2], sumRule: 'none' },
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
  await accept(director, pages.invitation, 'Dora');
});
test.afterAll(async () => {
  await pages.close();
  await stack.close();
});

async function atAdmin(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: pages.origin,
    locale: 'en-GB',
    viewport: LAPTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const called = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Where in the match the page is: the entry, and of how many. */
async function position(page: Page): Promise<readonly number[]> {
  const text = await page
    .getByRole('navigation', { name: 'Where in the match' })
    .getByRole('status')
    .textContent();
  return text!.split(' of ').map(Number);
}

/** Whatever the page asks of the server to be changed. */
function changesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
  return asked;
}

let matchId: string;

test('what if: a course beside a live match, steered, played out and handed on, of which no server hears', async ({
  browser,
}) => {
  const ada = await guest(browser, { origin: stack.origin });
  const path = await gathered({ Ada: ada }, { ...TWO_DEALS, bots: 3, settings: {} });
  matchId = path.split('/').at(-1)!;
  await bid(ada.page, 1);
  await play(ada.page, { acts: 1 });

  await director.goto(`/matches/${matchId}`);
  await expect(called(director, 'What happened')).toBeVisible();
  const asked = changesAsked(director);
  const [seq, length] = await position(director);
  expect(seq).toBe(length);
  await button(director, 'What if?').click();
  await expect(called(director, /^What if, from event \d+ on$/)).toBeVisible();
  await expect(director.getByText('what is not dealt yet is dealt by chance here')).toBeVisible();
  await expect(director.getByRole('region', { name: 'In the record' })).toBeVisible();
  await director.getByRole('checkbox', { name: 'Ada' }).check();
  await expectBothClean(director, 'a branch');

  await button(director, 'Play out').click();
  await expect(director.getByText('10 of 10')).toBeVisible({ timeout: 60_000 });
  await expect(director.getByRole('region', { name: 'Means' }).getByText('±').first()).toBeVisible();

  const grows = async () => (await position(director))[1]!;
  for (let acts = 0; acts < 8 && !(await director.getByText('Chance acts next.').isVisible()); acts++) {
    const before = await grows();
    const goOn = button(director, 'Play on');
    const mine = director.locator('h3', { hasText: /^\w+ can$/ });
    if (await mine.isVisible())
      await mine.locator('xpath=following-sibling::ul').getByRole('button').first().click();
    else await goOn.click();
    await expect.poll(grows).toBeGreaterThan(before);
    await expect(director.getByText('Robots think …')).toHaveCount(0);
  }
  await expect(director.getByText('Chance acts next.')).toBeVisible();
  const [, whole] = await position(director);
  await director.keyboard.press('[');
  await director.keyboard.press('ArrowLeft');
  expect((await position(director))[0]).toBeLessThan(whole!);
  await director.keyboard.press('End');

  await button(director, 'Link to this course').click();
  await expect(director.getByText('give it to directors only')).toBeVisible();
  const link = await copied(director);
  expect(link).toMatch(/#branch=[\w-]+$/);
  expect(asked).toEqual([]);

  await button(director, 'Back to the record').click();
  expect(await position(director)).toEqual([seq, length]);
  const other = await director.context().newPage();
  await other.goto(link);
  await expect(called(other, /^What if, from event \d+ on$/)).toBeVisible();
  expect((await position(other))[1]).toBe(whole);
  await other.goto(`/matches/${matchId}#branch=nonsense`);
  await other.reload();
  await expect(other.getByText('This link tells of no course that can be read.')).toBeVisible();
  await other.close();

  await play(ada.page);
  await ada.page.context().close();
});

test('what if, in a match that is over: points beside those of the record', async () => {
  await director.goto(`/matches/${matchId}`);
  await expect(director.getByText('The record proves itself')).toBeVisible();
  await director.getByRole('button', { name: 'Deal 1', exact: true }).first().click();
  await button(director, 'What if?').click();
  await expect(director.getByText('What is dealt later is dealt as in the record.')).toBeVisible();
  for (const box of await director.getByRole('checkbox').all()) await box.uncheck();
  await button(director, 'Play on').click();
  await expect(called(director, 'After deal 1')).toBeVisible({ timeout: 60_000 });
  const table = director.getByRole('region', { name: 'After deal 1' });
  await expect(table.getByRole('row', { name: /^Difference/ })).toBeVisible();
  await expectBothClean(director, 'a branch that is over');
  await button(director, 'Play on').click();
  await expect(called(director, 'After deal 2')).toBeVisible({ timeout: 60_000 });
  await expect(director.getByText('The match is over in this course.')).toBeVisible();
  await button(director, 'Back to the record').click();
});

test('two directors look at one position; the lead is handed over, and taken when the leader has gone', async ({
  browser,
}) => {
  await director.goto('/staff');
  await button(director, 'Invite a director').click();
  const invitation = await director.getByText(/\/join#/).textContent();
  const other = await atAdmin(browser);
  await accept(other, invitation!, 'Otto');

  await director.goto(`/matches/${matchId}`);
  await button(director, 'Look together').click();
  await expect(director.getByText('You lead')).toBeVisible();
  await button(director, 'Link').click();
  await other.goto(await copied(director));
  await expect(other.getByText('Dora leads')).toBeVisible();
  await expectBothClean(other, 'looking together');

  await director.keyboard.press('Home');
  await director.keyboard.press(']');
  const [seq] = await position(director);
  await expect.poll(async () => (await position(other))[0]).toBe(seq);
  await director.getByLabel('Seen by').selectOption({ label: 'Ada' });
  await expect(other.getByRole('region', { name: 'As Ada saw it' })).toBeVisible();

  await button(director, 'Let Otto lead').click();
  await expect(other.getByText('You lead')).toBeVisible();
  await expect(director.getByText('Otto leads')).toBeVisible();
  await other.keyboard.press('End');
  await expect.poll(async () => (await position(director))[0]).toBe((await position(other))[0]);

  await other.context().close();
  await expect(director.getByText('Nobody leads')).toBeVisible();
  await button(director, 'Lead').click();
  await expect(director.getByText('You lead')).toBeVisible();
});

test('a record from a file opens in the same replay, proved and sent nowhere; a broken one says where', async () => {
  await director.goto(`/matches/${matchId}`);
  const download = director.waitForEvent('download');
  await button(director, 'Record').click();
  const path = await (await download).path();
  const text = await readFile(path, 'utf8');

  await director.goto('/matches');
  await director.getByRole('link', { name: 'Open a record from a file' }).click();
  await expect(called(director, 'A record from a file')).toBeVisible();
  await expectBothClean(director, 'where records are opened');
  const asked = changesAsked(director);
  const file = director.getByLabel('Choose a file');
  const bring = (content: string) =>
    file.setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(content) });
  await bring(text);
  await expect(director.getByText('The record proves itself')).toBeVisible();
  const [, length] = await position(director);
  expect(length).toBe(text.trimEnd().split('\n').length - 1);
  await director.getByLabel('Seen by').selectOption({ label: 'Seat 1' });
  await expect(director.getByRole('region', { name: 'As Seat 1 saw it' })).toBeVisible();
  await director.getByRole('button', { name: 'Deal 1', exact: true }).first().click();
  await button(director, 'What if?').click();
  await expect(called(director, /^What if, from event/)).toBeVisible();
  await expectBothClean(director, 'a record from a file');

  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes('"CardPlayed"'));
  await bring(lines.with(line, lines[line]!.replace(/"by":\d/, '"by":9')).join('\n'));
  await expect(director.getByText(`Line ${line + 1}:`)).toBeVisible();
  await expect(director.getByText('Below is the match as far as its record fits.')).toBeVisible();
  await bring(lines.with(4, '{"seq":4').join('\n'));
  await expect(director.getByText('Line 5: It cannot be read. It was cut off or damaged.')).toBeVisible();
  expect(asked).toEqual([]);
});
