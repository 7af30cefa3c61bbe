import { type Browser, chromium, type Page } from '@playwright/test';
import type { Visitor } from '../visitor.ts';

const { CHROMIUM_PATH } = process.env;

/** `CHROMIUM_PATH`, or the browser that Playwright has installed. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A page on a phone of the visitor's own, for the address given. */
export async function openPhone(browser: Browser, origin: string, who: Visitor): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  const [name, ...value] = who.cookie.split(';')[0]!.split('=');
  await context.addCookies([{ name: name!, value: value.join('='), url: origin }]);
  return context.newPage();
}

/** Makes the page's processor slower than it is. */
export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
