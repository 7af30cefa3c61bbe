import { expect, type Page, test } from '@playwright/test';
import { expectBothClean } from './src/clean.ts';
import { play, until } from './src/player.ts';
import { sitAt } from './src/table.ts';

const rows = (page: Page) => page.getByRole('dialog').getByRole('row');

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('dialog').getByText('best').first()).toBeVisible();
}

test('whoever practises with robots is told what each bid and each card promises', async ({ page }) => {
  await sitAt(page, {
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [3], sumRule: 'none' },
    bots: ['easy', 'easy', 'easy'],
  });
  await until(page, page.locator('.bid-panel[data-yours] fieldset.pad'));
  await ask(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(1)).toHaveText(/^Bid 0.*\d+%/);
  await expectBothClean(page, 'a hint');
  await page.keyboard.press('Escape');
  await play(page, { acts: 1 });
  const legal = page.locator('.hand button[data-legal]');
  await until(page, legal);
  const cards = await legal.count();
  await ask(page);
  await expect(rows(page)).toHaveCount(cards + 1);
});

test('of Bondtolva it is told how likely each card wins the match', async ({ page }) => {
  await sitAt(page, { preset: 'bondtolva', changes: {}, bots: ['easy'] });
  await until(page, page.locator('.hand button[data-legal]'));
  await ask(page);
  await expect(rows(page).first()).toContainText('Match won');
  await expect(rows(page).nth(1)).toHaveText(/ of (clubs|diamonds|hearts|spades).*\d+%/);
});
