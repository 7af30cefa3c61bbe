import { expect, type Page, test } from '@playwright/test';
import { expectFits } from './src/clean.ts';
import { hurry, play, sitDown } from './src/player.ts';
import { sitAt } from './src/table.ts';

test('seven seats and seventeen cards fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const [preset, changes, bots] of [
    ['ohhell', { players: 7, 'schedule.pattern': 'custom', 'schedule.list': [7] }, 6],
    ['ohhell', { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [17] }, 2],
  ] as const) {
    await sitAt(page, { preset, changes, bots: new Array<'easy'>(bots).fill('easy') });
    await expect(page.locator('.hand button').first()).toBeVisible();
    await expectFits(page, `${bots + 1} seats`);
    await play(page, { acts: 2 });
    await expectFits(page, `${bots + 1} seats, playing`);
  }
});

test('H15.2 a deal is bid and played by keyboard alone, and cards are read as words', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('stikk-table', '{"speed":"usual"}'));
  await sitAtShortMatch(page);
  await expect(page.locator('fieldset.pad')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const hand = page.getByRole('list', { name: /Your hand/ });
  await expect(hand.getByRole('button').first()).toHaveAccessibleName(/ of (clubs|diamonds|hearts|spades)/);
  const playable = page.locator('.hand button[data-legal]');
  for (let card = 0; card < 3; card++) {
    await expect
      .poll(async () => {
        if ((await playable.count()) === 0) await hurry(page);
        return playable.count();
      })
      .toBeGreaterThan(0);
    const before = await page.locator('.hand button').count();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    for (let step = 0; step < before; step++) {
      const legal = await page.evaluate(() => document.activeElement?.hasAttribute('data-legal') ?? false);
      if (legal) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    if (card < 2) await expect(page.locator('.hand button')).toHaveCount(before - 1);
  }
  await expect
    .poll(async () => {
      await hurry(page);
      return page.locator('.podium').count();
    })
    .toBe(1);
});

test('H15.1 without colour and without a mouse everything is told by shape or words', async ({ page }) => {
  await sitAt(page, {
    preset: 'blackout',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [10], sumRule: 'none' },
    bots: ['easy', 'easy', 'easy'],
  });
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' });
  const led = page.locator('.trick .play').first();
  const legal = page.locator('.hand button[data-legal]').first();
  for (let acts = 0; acts < 8; acts++) {
    await play(page, { acts: 1 });
    await expect
      .poll(async () => {
        if (!(await legal.isVisible())) await hurry(page);
        return legal.isVisible();
      })
      .toBe(true);
    if ((await led.isVisible()) && (await page.locator('.hand button:not([data-legal])').count()) > 0) break;
  }
  await expect(
    page
      .locator('main')
      .getByText(/(Clubs|Diamonds|Hearts|Spades) are trumps/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('main').getByText('Your turn.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /bid \d+, took \d+/ })).toHaveCount(4);
  await expect(page.getByRole('region', { name: /^You, .*to act/ })).toBeVisible();
  const barred = page.locator('.hand button:not([data-legal])').first();
  await expect(barred).toHaveAccessibleName(/ of (clubs|diamonds|hearts|spades), cannot be played now/);
  await expect(page.getByRole('region', { name: /^Trick/ })).toContainText('Winning');
});

test('H15.3 own cards are read as words in the chosen language', async ({ page }) => {
  await sitAtShortMatch(page);
  const own = page.locator('.hand button').first();
  for (const [language, name] of [
    ['nb', /^(kløver|ruter|hjerter|spar) (\d+|knekt|dame|konge|ess)/],
    ['sv', /^(klöver|ruter|hjärter|spader) (\d+|knekt|dam|kung|äss)/],
    ['nl', /^(klaveren|ruiten|harten|schoppen) (\d+|boer|vrouw|heer|aas)/],
    ['en', /^\w+ of (clubs|diamonds|hearts|spades)/],
  ] as const) {
    await page.evaluate((language) => fetch('/language', { method: 'POST', body: language }), language);
    await page.reload();
    await expect(own).toHaveAccessibleName(name);
  }
});

test('H15.4 a face-down card has no identity in text, label, class or file', async ({ page }) => {
  await sitAt(page, {
    preset: 'blackout',
    changes: {
      'schedule.pattern': 'custom',
      'schedule.list': [1],
      'bid.oneCard': 'forehead',
      sumRule: 'none',
    },
    bots: ['easy', 'easy', 'easy'],
  });
  await expect(page.locator('fieldset.pad')).toBeVisible();
  const own = page.locator('.hand button').first();
  await expect(own).toHaveAccessibleName(/^hidden card/);
  const drawn = await own.evaluate((button) => button.outerHTML);
  expect(drawn).not.toMatch(/suit-[CDHS]|court-|data-suit|clubs|diamonds|hearts|spades|ace|king|queen|jack/);
});

test('two taps from the front page to the first own move', async ({ page }) => {
  await page.goto('/');
  const opened = Date.now();
  await sitDown(page, 'Bondebridge');
  await expect(page.locator('fieldset.pad button').first()).toBeEnabled();
  test
    .info()
    .annotations.push({ type: 'milliseconds to the first move', description: `${Date.now() - opened}` });
});

/** One deal of three cards that may come out even. */
const sitAtShortMatch = (page: Page) =>
  sitAt(page, {
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [3], sumRule: 'none' },
    bots: ['easy', 'easy', 'easy'],
  });
