import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './src/clean.ts';
import { sitAt } from './src/table.ts';

/** One deal of four cards that may come out even. */
const BONDEBRIDGE = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [4], sumRule: 'none' },
  bots: ['easy', 'easy', 'easy'],
} as const;
const BONDTOLVA = {
  preset: 'bondtolva',
  changes: { players: 2, 'tolva.mostDeals': 1 },
  bots: ['normal'],
} as const;

const line = (page: Page) => page.getByRole('textbox', { name: 'What do you do?' });
const now = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'You can type' }) });

async function keep(page: Page, preference: Readonly<Record<string, unknown>>): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await page.evaluate(
    (kept) => localStorage.setItem('stikk-table', JSON.stringify({ speed: 'quick', ...kept })),
    preference,
  );
}

async function type(page: Page, typed: string): Promise<void> {
  await line(page).fill(typed);
  await line(page).press('Enter');
}

/** Types the first thing that may be typed, or an empty line, until the match is over. Says what was typed. */
async function typeOn(page: Page): Promise<readonly string[]> {
  const typed: string[] = [];
  for (let idle = 0; idle < 400; ) {
    if ((await page.locator('.podium').count()) > 0) return typed;
    const choices = now(page).locator('kbd');
    const first = (await choices.count()) > 0 ? await choices.first().textContent() : null;
    if (first === null) idle++;
    else typed.push(first);
    if ((await line(page).count()) > 0) await type(page, first ?? '').catch(() => undefined);
    await page.waitForTimeout(80);
  }
  throw new Error('the table stands still');
}

async function cleanInEveryTheme(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), theme);
    await expectAccessible(page, `${what}, ${theme}`);
  }
}

test('a deal of Bondebridge is bid and played by typing', async ({ page }) => {
  await keep(page, { text: true });
  await sitAt(page, BONDEBRIDGE);
  await expect(line(page)).toBeVisible();
  await expect(now(page).locator('kbd')).toHaveText(['0', '1', '2', '3', '4']);
  await type(page, 'nonsense');
  await expect(page.getByRole('alert').first()).toContainText('nonsense is nothing that can be done here');
  await type(page, '?');
  await expect(page.getByRole('alert').first()).toContainText('A bid is a number');
  await type(page, '9');
  await expect(page.getByRole('alert').first()).toContainText('9 is nothing');
  await cleanInEveryTheme(page, 'bidding in words');
  await type(page, '1');
  await expect(page.locator('main')).toContainText(/You, .*bid 1/);
  const typed = await typeOn(page);
  expect(typed.filter((one) => /^[cdhs]([akqj]|\d+)$/.test(one))).toHaveLength(4);
  await expect(page.locator('.podium')).toBeVisible();
});

test('Bondtolva is played by typing, and the letters are those of the language', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await page.evaluate(() => fetch('/language', { method: 'POST', body: 'nb' }));
  await keep(page, { text: true });
  await sitAt(page, BONDTOLVA);
  const norwegian = page.getByRole('textbox', { name: 'Hva gjør du?' });
  await expect(norwegian).toBeVisible();
  await expect(page.locator('main kbd').first()).toHaveText(/^[krhs](e|k|d|kn|\d+)$/);
  const played: string[] = [];
  await expect(async () => {
    for (let step = 0; step < 20 && (await page.locator('.podium').count()) === 0; step++) {
      const choices = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Du kan skrive' }) })
        .locator('kbd');
      const first = (await choices.count()) > 0 ? await choices.first().textContent() : null;
      if (first) played.push(first);
      await norwegian.fill(first ?? '').catch(() => undefined);
      await norwegian.press('Enter').catch(() => undefined);
      await page.waitForTimeout(80);
    }
    await expect(page.locator('.podium')).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 200_000 });
  // Half of the twenty-four cards, each in Norwegian letters.
  const cards = played.filter((one) => /^[krhs](e|k|d|kn|\d+)$/.test(one));
  expect(new Set(cards).size).toBe(12);
});

test('words or cards, the hand that plays and the size of the cards are kept on the device', async ({
  page,
}) => {
  await sitAt(page, BONDEBRIDGE);
  await expect(page.locator('fieldset.pad')).toBeVisible();
  const html = page.locator('html');
  const usual = (await page.locator('.hand button').first().boundingBox())!.width;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radiogroup', { name: 'Hand that plays' }).getByText('Left').click();
  await page.getByRole('slider', { name: 'Size of the cards' }).press('End');
  await expect(html).toHaveAttribute('data-handed', 'left');
  await cleanInEveryTheme(page, 'the choices');
  await page.reload();
  await expect(html).toHaveAttribute('data-handed', 'left');
  await expect
    .poll(async () => (await page.locator('.hand button').first().boundingBox())?.width ?? 0)
    .toBeGreaterThan(usual * 1.1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radiogroup', { name: 'The table is shown' }).getByText('In words').click();
  await expect(line(page)).toBeVisible();
  await page.reload();
  await expect(line(page)).toBeVisible();
  await type(page, 'cards');
  await expect(page.locator('fieldset.pad')).toBeVisible();
});

test('a deal is played from what assistive technology is told alone', async ({ page }) => {
  await sitAt(page, BONDEBRIDGE);
  await page
    .getByRole('group', { name: 'Bid, 0 to 4' })
    .getByRole('button', { name: '2', exact: true })
    .click();
  await page.getByRole('button', { name: 'Bid 2', exact: true }).click();
  const hand = page.getByRole('list', { name: /^Your hand/ });
  for (let left = 4; left > 0; left--) {
    await expect(page.getByRole('alert').first()).toContainText('Your turn.');
    const cards = hand.getByRole('button');
    await expect(cards).toHaveCount(left);
    const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const free = names.find((name) => !name.includes('cannot be played now'))!;
    await hand.getByRole('button', { name: free, exact: true }).click();
    if (left > 1) await expect(cards).toHaveCount(left - 1);
    const turn = page.getByRole('alert').first();
    if (left > 1)
      await expect(async () => {
        await page
          .getByRole('button', { name: 'Go on' })
          .click({ timeout: 200 })
          .catch(() => undefined);
        await expect(turn).toContainText('Your turn.', { timeout: 200 });
      }).toPass();
  }
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /won|share the win/ })).toBeVisible();
});
