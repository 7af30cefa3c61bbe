import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { LAPTOP, PHONE } from './gather.ts';

/** Waits until all that moves or fades and comes to an end has done so. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** What a theme can break: the rest hangs on the markup, which is the same in all of them. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A page that nobody is shut out from; by its colours alone where its markup was looked at before. */
export async function expectAccessible(page: Page, what: string, rules?: readonly string[]): Promise<void> {
  // All frames are of one origin: no second page is needed to put the findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  const found = async () => {
    await settled(page);
    const { violations } = await axe.analyze();
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  };
  // What comes or goes while it is looked at is pale for a moment: what is amiss stays so.
  await expect.poll(found, { message: what, intervals: [500, 1500], timeout: 10_000 }).toEqual([]);
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

const THEMES = ['light', 'dark', 'contrast'];

/** Puts the page in a theme as another tab of the same browser would that was told to change it. */
export async function dress(page: Page, theme: string): Promise<void> {
  const change = () =>
    page.evaluate((newValue) => {
      localStorage.setItem('stikk-theme', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'stikk-theme', newValue }));
      return document.documentElement.dataset.theme;
    }, theme);
  await expect.poll(change).toBe(theme);
}

/** A page that nobody is shut out from: on a phone in every theme, and on a laptop in one of them. */
export async function expectCleanEverywhere(page: Page, what: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectClean(page, `${what}, on a phone`);
  for (const theme of THEMES) {
    await dress(page, theme);
    await expectAccessible(page, `${what}, ${theme}, on a phone`, COLOURS);
  }
  await page.setViewportSize(LAPTOP);
  await expectClean(page, `${what}, on a laptop`);
}

/** A page that nobody is shut out from, on a laptop in the light and on a phone in the dark. */
export async function expectBothClean(page: Page, what: string): Promise<void> {
  await page.setViewportSize(LAPTOP);
  await expectClean(page, `${what} on a laptop`);
  await page.setViewportSize(PHONE);
  await dress(page, 'dark');
  await expectClean(page, `${what} on a phone`);
  await dress(page, 'light');
  await page.setViewportSize(LAPTOP);
}
