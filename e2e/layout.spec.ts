import { expect, type Page, test } from '@playwright/test';
import { expectFits, settled } from './src/clean.ts';
import { hurry, play } from './src/player.ts';
import { sitAt, type TableOrder } from './src/table.ts';
import { expectTargets } from './src/target.ts';

const bots = (count: number) => new Array<'easy'>(count).fill('easy');
const deals = (...list: readonly number[]) => ({
  'schedule.pattern': 'custom',
  'schedule.list': list,
  sumRule: 'none',
});
const BONDEBRIDGE: TableOrder = { preset: 'bondebridge', changes: deals(10), bots: bots(3) };
const BONDTOLVA: TableOrder = { preset: 'bondtolva', changes: {}, bots: bots(1) };
const PAGES = ['/', '/new?preset=bondebridge', '/rules/boerenbridge', '/verify', '/me', '/score'];

const pad = (page: Page) => page.locator('fieldset.pad');
const legal = (page: Page) => page.locator('.hand button[data-legal]');

/** Goes on until the own card is asked for, past a pair that could be declared first. */
async function toOwnCard(page: Page): Promise<void> {
  const talon = page.locator('button.talon');
  await expect
    .poll(async () => {
      if ((await legal(page).count()) > 0) return true;
      if (await talon.isVisible()) await talon.click();
      else await hurry(page);
      return false;
    })
    .toBe(true);
}

/** Looks at a table while its owner bids, plays, and sees what came of it. */
async function atEveryStage(page: Page, order: TableOrder, look: (stage: string) => Promise<void>) {
  await sitAt(page, order);
  await expect(page.locator('.hand button').first()).toBeVisible();
  await look(`${order.preset}, at first`);
  await play(page, { acts: 1 });
  await toOwnCard(page);
  await look(`${order.preset}, playing`);
}

test('at 200 per cent the pages scroll one way, and everything can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of PAGES) {
    await page.goto(path);
    await expectFits(page, path);
  }
  const look = async (stage: string) => {
    await expectFits(page, stage);
    await expectTargets(page, stage, 24);
  };
  for (const order of [BONDEBRIDGE, BONDTOLVA]) await atEveryStage(page, order, look);
});

test('in forced colours all is told by lines, and nothing grows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor, borderTopStyle } = getComputedStyle(element);
        return { outline: `${outlineStyle} ${outlineWidth}`, colour: outlineColor, border: borderTopStyle };
      });
  await sitAt(page, BONDEBRIDGE);
  await expect(pad(page)).toBeVisible();
  await expect(page.getByText('3 of 3 are ready')).toBeVisible();
  await settled(page);
  const before = await height();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(height).toBe(before);
  await pad(page).getByRole('button').nth(2).click();
  const chosen = () => line('fieldset.pad button[aria-pressed=true]');
  await expect.poll(chosen).toMatchObject({ outline: 'solid 3px' });
  await page.locator('.bid-panel .btn-go').click();
  await toOwnCard(page);
  await settled(page);
  await expect.poll(() => line('.seat[data-turn]')).toMatchObject({ outline: 'solid 4px' });
  const colour = async (selector: string) => (await line(selector)).colour;
  await expect
    .poll(async () => (await colour('.seat[data-turn]')) !== (await colour('.seat:not([data-turn])')))
    .toBe(true);
  await expect(page.locator('.dealer').first()).toBeVisible();
  await legal(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line('.hand button:focus-visible')).toMatchObject({ outline: 'solid 3px' });
  await play(page, { acts: 3 });
  await toOwnCard(page);
  await settled(page);
  const barred = page.locator('.hand button[aria-disabled]');
  if ((await barred.count()) > 0) expect((await line('.hand button[aria-disabled]')).border).toBe('dashed');
  expect((await line('.hand button[data-legal]')).border).toBe('solid');
});

test('read from right to left the page mirrors, and seats stay clockwise', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await sitAt(page, BONDEBRIDGE);
    await play(page, { acts: 1 });
    await toOwnCard(page);
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      return box.x + box.width / 2;
    };
    expect(await middle('.bar h1')).toBeLessThan(width / 2);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectFits(page, `from right to left at ${width}`);
    expect(await middle('.seat[data-at=w]')).toBeLessThan(await middle('.seat[data-at=n]'));
    expect(await middle('.seat[data-at=n]')).toBeLessThan(await middle('.seat[data-at=e]'));
    expect(await middle('.bar h1')).toBeGreaterThan(width / 2);
  }
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectFits(page, path);
  }
});

test('whoever plays with the left hand sees the corners of the cards on the right', async ({ page }) => {
  await page.goto('/rules');
  await page.evaluate(() => localStorage.setItem('stikk-table', JSON.stringify({ handed: 'left' })));
  await sitAt(page, BONDTOLVA);
  const corner = page.locator('.hand .card .ix').first();
  await expect(corner).toBeVisible();
  const [card, ix] = [await page.locator('.hand .card').first().boundingBox(), await corner.boundingBox()];
  expect(ix!.x - card!.x).toBeGreaterThan(card!.width / 2 - 8);
  await expectFits(page, 'left-handed');
});
