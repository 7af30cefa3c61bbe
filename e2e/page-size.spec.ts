import { type Browser, expect, type Page, test } from '@playwright/test';
import { SCRIPT_BUDGET } from './src/budget.ts';
import { matchIdOf, play } from './src/player.ts';
import { sitAt } from './src/table.ts';

/** Bytes of all scripts that a browser which has seen nothing yet loads, as they came over the wire. */
async function scripts(browser: Browser, open: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/api/health');
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(loaded);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

const short = { 'schedule.pattern': 'custom', 'schedule.list': [1], sumRule: 'none' };

/** Sits down without loading any page but the table's own. */
const atTable =
  (preset: string, changes: Readonly<Record<string, unknown>>, bots: number) => async (page: Page) => {
    await sitAt(page, { preset, changes, bots: new Array<'easy'>(bots).fill('easy') });
    await expect(page.locator('.hand button').first()).toBeVisible();
  };

test('pages keep to their budgets of script', async ({ browser, page: own }) => {
  await sitAt(own, { preset: 'bondebridge', changes: short, bots: ['easy', 'easy', 'easy'] });
  await play(own);
  const finished = matchIdOf(own);
  const opened: Record<keyof typeof SCRIPT_BUDGET, (page: Page) => Promise<void>> = {
    home: async (page) => void (await page.goto('/')),
    'a new table': async (page) => void (await page.goto('/new')),
    'a table of Bondebridge': atTable('bondebridge', {}, 3),
    'a table of Bondtolva': atTable('bondtolva', {}, 1),
    'a replay': async (page) => {
      await page.goto(`/replay/${finished}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
    },
  };
  for (const [name, open] of Object.entries(opened)) {
    const size = (await scripts(browser, open)) / 1000;
    test.info().annotations.push({ type: `script of ${name}`, description: `${size.toFixed(1)} kB` });
    console.log(`script of ${name}: ${size.toFixed(1)} kB`);
    expect.soft(size, name).toBeLessThanOrEqual(SCRIPT_BUDGET[name as keyof typeof SCRIPT_BUDGET]);
    expect(size, `${name} is sent compressed and loads something`).toBeGreaterThan(100);
  }
});
