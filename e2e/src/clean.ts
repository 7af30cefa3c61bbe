import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page that nobody is shut out from. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(told, what).toEqual([]);
}

/** A page that scrolls down only. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

export async function expectClean(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}
