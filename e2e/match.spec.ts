import { expect, test } from '@playwright/test';
import { matchIdOf, play, sitDown } from './src/player.ts';
import { startStack } from './src/server.ts';
import { quicken } from './src/table.ts';

test('a whole Bondebridge match of 20 deals, with a reload and a server killed in the middle', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const stack = await startStack();
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'en-GB' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await sitDown(page, 'Bondebridge');
    await play(page, { acts: 20 });
    await quicken(page);
    await page.reload();
    await play(page, { acts: 25 });
    await stack.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();
    await stack.start();
    await expect(page.getByText('Connection lost')).toBeHidden();
    await play(page);
    const sheet = page.getByRole('table', { name: /running total/ });
    await expect(sheet.getByRole('row').filter({ hasText: /card/ })).toHaveCount(20);
    const totals = await page.locator('.podium').textContent();

    await page.goto(`/replay/${matchIdOf(page)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
    await expect(async () => {
      await page.keyboard.press('End');
      const told = await page.locator('body').textContent();
      for (const points of (totals ?? '').match(/\d{2,3}/g) ?? []) expect(told).toContain(points);
    }).toPass();
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await stack.close();
  }
});
