import { expect, test } from '@playwright/test';
import { matchIdOf, play, sitDown } from './src/player.ts';
import { sitAt, type TableOrder } from './src/table.ts';

const SHORT = { 'tolva.mostDeals': 2 };

const tables: readonly (TableOrder & { readonly name: string; readonly sides: number })[] = [
  { name: 'two with a talon', preset: 'bondtolva', changes: { players: 2 }, bots: ['normal'], sides: 2 },
  { name: 'two with 36 cards', preset: 'bondtolva_36', changes: { players: 2 }, bots: ['normal'], sides: 2 },
  { name: 'three', preset: 'bondtolva', changes: { players: 3 }, bots: ['normal', 'easy'], sides: 3 },
  {
    name: 'four in two pairs',
    preset: 'bondtolva',
    changes: { players: 4 },
    bots: ['normal', 'normal', 'easy'],
    sides: 2,
  },
];

for (const { name, sides, ...order } of tables)
  test(`${name} play Bondtolva to the end, with a reload in the middle`, async ({ page }) => {
    test.setTimeout(300_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await sitAt(page, { ...order, changes: { ...order.changes, ...SHORT } });
    await play(page, { acts: 7 });
    await page.reload();
    await play(page);
    await expect(page.locator('.podium li')).toHaveCount(sides);
    const sheet = page.getByRole('table', { name: 'Points and standing after each deal' });
    await expect(sheet.getByRole('columnheader')).toHaveCount(sides + 1);

    await page.goto(`/replay/${matchIdOf(page)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondtolva');
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.locator('.felt')).toContainText(/won with|share the win/, { timeout: 1000 });
    }).toPass();
    expect(errors).toEqual([]);
  });

test('H6.5 Bondtolva is two taps away, and its rules say when points count', async ({ page }) => {
  await sitDown(page, 'Bondtolva');
  await expect(page.getByRole('main')).toContainText('in the talon');
  await page.goto('/rules/bondtolva_36');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondtolva');
  await expect(page.getByRole('main')).toContainText('A pair counts at once');
  await page.goto('/new?preset=bondtolva_36');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeEnabled();
});
