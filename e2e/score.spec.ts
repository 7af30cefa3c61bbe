import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';

const key = (page: Page, value: number) =>
  page
    .locator('fieldset.pad')
    .getByRole('button', { name: `${value}`, exact: true })
    .click();

/** Keys in a number for each player, from the left of the dealer, and writes them. */
async function write(page: Page, numbers: readonly number[], what: 'bids' | 'tricks'): Promise<void> {
  for (const number of numbers) await key(page, number);
  await page.getByRole('button', { name: `Write the ${what}` }).click();
}

const totals = (page: Page) =>
  page.getByRole('table', { name: /running total/ }).getByRole('row', { name: /^Total/ });

/** The standing, best first. */
const standing = (page: Page) => page.locator('.standing li');

/** Begins a sheet for these players; the last of them deals first. */
async function begin(page: Page, rules: string, players: readonly string[]): Promise<void> {
  await page.goto('/score');
  await expect(page.getByRole('combobox')).toBeVisible();
  const chip = page.getByRole('button', { name: rules, exact: true });
  if (await chip.isVisible()) await chip.click();
  else await page.getByRole('combobox').selectOption({ label: rules });
  const names = page.getByRole('group', { name: 'Who plays, clockwise' });
  await expect(names.getByRole('textbox').first()).toBeVisible();
  while ((await names.getByRole('textbox').count()) > players.length)
    await names
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  for (const [place, name] of players.entries()) await names.getByRole('textbox').nth(place).fill(name);
  await page
    .getByRole('radiogroup', { name: 'Who deals first' })
    .getByText(players.at(-1)!, { exact: true })
    .click();
  await page.getByRole('button', { name: 'Begin' }).click();
}

test('H12 a mistake two rounds back is put right on a sheet for real cards', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/score');
  await expect(page.getByRole('combobox')).toBeVisible();
  await expectClean(page, 'a new sheet');
  await begin(page, 'Bondebridge', ['Per', 'Quist', 'Ruth']);
  await expect(page.getByText('Ruth deals.')).toBeVisible();
  // Each deal from the left of its dealer: Ruth, Per and Quist deal in turn.
  await write(page, [0, 0, 0], 'bids');
  await write(page, [1, 0, 0], 'tricks');
  await write(page, [0, 0, 1], 'bids');
  await write(page, [1, 0, 1], 'tricks');
  await write(page, [0, 1, 1], 'bids');
  await write(page, [1, 1, 1], 'tricks');
  await expect(totals(page)).toHaveText(/Total.*22.*21.*20/);
  await expect(standing(page)).toHaveText([/Per.*22/, /Quist.*21/, /Ruth.*20/]);

  await page.getByRole('button', { name: 'Put deal 2 right' }).click();
  await page.getByRole('button', { name: 'Quist, tricks taken: 1' }).click();
  await key(page, 0);
  await expect(page.getByText('1 trick is not written yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await expect(totals(page)).toHaveText(/Total.*22.*21.*20/);
  await page.getByRole('button', { name: 'Ruth, tricks taken: 0' }).click();
  await key(page, 1);
  await expect(totals(page)).toHaveText(/Total.*22.*21.*20/);
  await expectClean(page, 'a deal being put right');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(totals(page)).toHaveText(/Total.*22.*31.*10/);
  await expect(standing(page)).toHaveText([/Quist.*31/, /Per.*22/, /Ruth.*10/]);
  const note = page.getByRole('listitem').filter({ hasText: 'Deal 2:' });
  await expect(note).toContainText('Quist took 0, not 1; Ruth took 1, not 0');
  await expect(note).toContainText(/\d{4}, \d+:\d{2} .*on Chrome, \w+/);
  const rows = page.getByRole('table', { name: /running total/ }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Per: bid 0, took 1');
  await expect(rows.nth(1)).toContainText(/Ruth: .*, Dealer/i);
  await expect(rows.nth(2)).toContainText(/Per: .*, Dealer/i);
  await expect(rows.nth(3)).toContainText(/Quist: .*, Dealer/i);
  await expectClean(page, 'a sheet with a note');

  await page.reload();
  await expect(totals(page)).toHaveText(/Total.*22.*31.*10/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take back what was put right in deal 2' }).click();
  await expect(totals(page)).toHaveText(/Total.*22.*21.*20/);
  await expect(note).toContainText('taken back');
  await write(page, [1, 1, 1], 'bids');
  await expect(page.getByText('Under −1 · 3 bid for 4 tricks')).toBeVisible();
  await context.setOffline(false);

  await page.goto('/');
  const under = page.getByRole('list', { name: 'Score sheets under way' });
  await expect(under.getByRole('link')).toContainText('Bondebridge, 3 deals written. Per, Quist, Ruth');
  await under.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Deal 4: tricks' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deal 4: bids' })).toBeVisible();
});

test('H6.2 H6.3 a sheet of Bondtolva falls from 13 to 7 and is won at exactly 12', async ({ page }) => {
  await begin(page, 'Bondtolva', ['Kari', 'Ola']);
  const declare = async (who: string, suit: string, after: string) => {
    await page.getByRole('button', { name: `${who} declares ${suit}` }).click();
    await expect(standing(page).filter({ hasText: who })).toContainText(after);
  };
  const close = async (deal: number, last: string, matadors: string) => {
    await page.getByRole('radiogroup', { name: 'Last trick' }).getByText(last, { exact: true }).click();
    await page
      .getByRole('radiogroup', { name: 'Most aces and tens' })
      .getByText(matadors, { exact: true })
      .click();
    await page.getByRole('button', { name: 'Write the deal' }).click();
    await expect(page.getByRole('heading', { name: `Deal ${deal + 1}`, exact: true })).toBeVisible();
  };
  await declare('Kari', 'hearts', '2');
  await declare('Kari', 'spades', '3');
  await close(1, 'Kari', 'Kari');
  await declare('Kari', 'clubs', '7');
  await declare('Kari', 'spades', '8');
  await close(2, 'Kari', 'Kari');
  await close(3, 'Kari', 'Nobody');
  await expect(standing(page).first()).toContainText('11');
  await expect(page.getByText('Over 12, so you fall to 7')).toBeVisible();
  await declare('Kari', 'diamonds', '137');
  await expectClean(page, 'a deal of Bondtolva');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(standing(page).first()).toContainText('11');
  await declare('Kari', 'hearts', '137');
  await close(4, 'Ola', 'Nobody');
  const fell = page
    .getByRole('table', { name: /standing after each deal/ })
    .getByRole('row')
    .nth(4);
  await expect(fell).toContainText('Kari: 2 points, 11 to 13, down to 7');
  await declare('Kari', 'hearts', '9');
  await declare('Kari', 'spades', '10');
  await page.getByRole('radiogroup', { name: 'Last trick' }).getByText('Kari', { exact: true }).click();
  await page
    .getByRole('radiogroup', { name: 'Most aces and tens' })
    .getByText('Kari', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Write the deal' }).click();
  await expect(page.locator('.podium')).toContainText('Kari');
  await expect(page.getByRole('heading', { name: /Kari .*12/ })).toBeVisible();
});

/** House rules that the device has kept under a name. */
async function keep(page: Page, name: string, query: string): Promise<void> {
  await page.goto('/score');
  await page.evaluate(
    (sheets) => localStorage.setItem('stikk-rules', JSON.stringify(sheets)),
    [{ name, query }],
  );
}

const totalsOn = async (page: Page) =>
  (await totals(page).getByRole('cell').allTextContents())
    .filter((text) => text !== '')
    .map((text) => Number(text.replace('−', '-')));

/** Two deals of nine for four, whose bids may come out even. */
const NINES = 'schedule.pattern=custom&schedule.list=[9,9]&sumRule=none';

for (const { rules, query, points } of [
  { rules: '10 and the bid', query: `preset=bondebridge&${NINES}`, points: [13, 0, 0, 10, 0] },
  {
    rules: 'a made zero is 5',
    query: `preset=bondebridge&${NINES}&scoring.zero=5`,
    points: [13, 0, 0, 5, 0],
  },
  { rules: 'Dutch', query: `preset=boerenbridge&${NINES}`, points: [16, -4, -4, 10, -4] },
  { rules: 'English', query: `preset=ohhell&${NINES}`, points: [13, 1, 5, 10, 2] },
  {
    rules: 'the bid squared',
    query: `preset=ohhell&${NINES}&scoring.hit=10%2Bbid^2&scoring.miss=-5*(1%2B...%2Bdiff)`,
    points: [19, -15, -15, 10, -15],
  },
  {
    rules: 'a point a trick',
    query: `preset=ohhell&${NINES}&scoring.hit=5%2Btricks&scoring.miss=-diff`,
    points: [8, -2, -2, 5, -2],
  },
])
  test(`H3 3/3, 3/1, 3/5, 0/0 and 0/2 score ${points.join(', ')} where the rule is ${rules}`, async ({
    page,
  }) => {
    const [made, short, over, zero, missed] = points as [number, number, number, number, number];
    await keep(page, 'House', query);
    await begin(page, 'House', ['Ada', 'Bo', 'Cy', 'Di']);
    await write(page, [3, 3, 3, 0], 'bids');
    await write(page, [3, 1, 5, 0], 'tricks');
    await expect.poll(() => totalsOn(page)).toEqual([made, short, over, zero]);
    // Ada deals now, so that Bo is the first to be written.
    await write(page, [3, 3, 0, 3], 'bids');
    await write(page, [1, 3, 2, 3], 'tricks');
    await expect.poll(() => totalsOn(page)).toEqual([made + made, short + short, over + made, zero + missed]);
  });

test('H4.1 a club’s statutes: penalties that double, and the first of those who missed by most deals next', async ({
  page,
}) => {
  await keep(page, 'Club', 'preset=kortkveld&schedule.pattern=custom&schedule.list=[5,5]');
  // Ada deals; Bo, Cy and Di sit to her left.
  await begin(page, 'Club', ['Bo', 'Cy', 'Di', 'Ada']);
  await expect(page.getByText('Ada deals.')).toBeVisible();
  await write(page, [2, 0, 1, 1], 'bids');
  await write(page, [0, 1, 3, 1], 'tricks');
  await expect.poll(() => totalsOn(page)).toEqual([-15, -5, -15, 15]);
  await expect(page.getByText('Bo deals.')).toBeVisible();
});
