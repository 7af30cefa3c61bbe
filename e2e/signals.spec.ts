import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { type Guest, gathered, guest } from './src/gather.ts';
import { sitAt } from './src/table.ts';

const SHORT = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' },
};
const AGAINST_BOTS = { ...SHORT, bots: ['easy', 'easy', 'easy'] } as const;

const pad = (page: Page) => page.getByRole('group', { name: /^Bid, 0 to 2/ });
const settings = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
const choice = (page: Page, name: string) => page.getByRole('radiogroup', { name });

async function bid(page: Page): Promise<void> {
  await pad(page).getByRole('button', { name: '1', exact: true }).click();
  await page.locator('.bid-panel .btn-go').click();
}

/** What of a page is heard: files that it fetched, and how often one was played. */
async function hearing(page: Page) {
  const fetched: string[] = [];
  const wrong: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wav') && fetched.push(request.url()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (told) => told.type() === 'error' && wrong.push(told.text()));
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { played: number };
    counted.played = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.played++;
      start.apply(this, when);
    };
  });
  const played = () => page.evaluate(() => (globalThis as unknown as { played: number }).played);
  return { fetched, wrong, played };
}

test('a phone is silent until its owner wants sounds, and hears them from the next press on', async ({
  browser,
  baseURL,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }), locale: 'en-GB' });
  const page = await context.newPage();
  const { fetched, wrong, played } = await hearing(page);
  await sitAt(page, AGAINST_BOTS);
  await bid(page);
  await expect(page.locator('.hand button[data-legal]').first()).toBeVisible();
  expect([fetched, await played()]).toEqual([[], 0]);

  await page.getByRole('button', { name: 'More' }).click();
  await expect(choice(page, 'Sounds').getByLabel('Off')).toBeChecked();
  await choice(page, 'Sounds').getByText('On', { exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => fetched.length).toBe(6);
  const before = await played();
  const card = page.locator('.hand button[data-legal]').first();
  await card.click();
  await card.click();
  await expect.poll(played).toBeGreaterThan(before);

  // It is one choice of the device, wherever it is made.
  await page.goto('/');
  await settings(page).click();
  await expect(choice(page, 'Sounds').getByLabel('On')).toBeChecked();
  await choice(page, 'Sounds').getByText('Off', { exact: true }).click();
  await page.reload();
  await settings(page).click();
  await expect(choice(page, 'Sounds').getByLabel('Off')).toBeChecked();
  expect(wrong).toEqual([]);
  await context.close();
});

test('a laptop sounds, and plays on where there is no sound', async ({ page, browser, baseURL }) => {
  await sitAt(page, AGAINST_BOTS);
  const { fetched, wrong, played } = await hearing(page);
  await page.reload();
  await expect(pad(page)).toBeVisible();
  await bid(page);
  await expect.poll(played).toBeGreaterThan(0);
  expect(fetched).toHaveLength(6);
  expect(wrong).toEqual([]);

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const mute = await context.newPage();
  const silent = await hearing(mute);
  await mute.addInitScript(() => {
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException('no sound here', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  });
  await sitAt(mute, AGAINST_BOTS);
  await bid(mute);
  await expect(mute.locator('.hand button[data-legal]').first()).toBeVisible();
  expect([silent.fetched, silent.wrong]).toEqual([[], []]);
  await context.close();
});

test('tab and app show the own turn, and no longer than it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    const marks: string[] = [];
    Object.assign(globalThis, { marks });
    navigator.setAppBadge = async () => void marks.push('set');
    navigator.clearAppBadge = async () => void marks.push('cleared');
  });
  const marks = () => page.evaluate(() => (globalThis as unknown as { marks: string[] }).marks.at(-1));
  const icons = page.locator('link[rel~="icon"]');
  await sitAt(page, { ...AGAINST_BOTS, changes: { ...AGAINST_BOTS.changes, 'bid.mode': 'simultaneous' } });
  await expect(pad(page)).toBeVisible();
  await expect(page).toHaveTitle('● Your turn – Stikk');
  await expect(icons.first()).toHaveAttribute('href', /\/icons\/turn\.svg$/);
  expect(await marks()).toBe('set');

  await bid(page);
  await expect(page.locator('.reveal')).toBeVisible();
  await expect(page).toHaveTitle('Bondebridge – Stikk');
  await expect(icons.first()).not.toHaveAttribute('href', /turn/);
  expect(await marks()).toBe('cleared');
});

/** Notes when each word of the count was said, by the clock of the machine. */
async function counting(page: Page, ahead: number): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
    const said: Record<string, number> = {};
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const step = document.querySelector('.reveal')?.getAttribute('data-step');
      if (step) said[step] ??= now();
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-step'],
    });
  }, ahead);
  return () => page.evaluate(() => (globalThis as unknown as { said: Record<string, number> }).said);
}

test('all bids open on the same count of three, on devices whose clocks differ', async ({ browser }) => {
  const ada = await guest(browser);
  const kari = await guest(browser);
  const people: readonly Guest[] = [ada, kari];
  const counts = [await counting(ada.page, 0), await counting(kari.page, 4 * 60_000)];
  await gathered({ Ada: ada, Kari: kari }, { ...SHORT, bots: 2, settings: {} });
  for (const { page } of people) await expect(pad(page)).toBeVisible();
  await bid(ada.page);
  await bid(kari.page);
  for (const { page } of people) {
    await expect(page.locator('.reveal[data-step="3"]')).toBeVisible();
    // Nothing is in the way of what comes next.
    await expect(page.locator('.hand button').first()).toBeEnabled();
  }
  const [a, k] = [await counts[0]!(), await counts[1]!()];
  for (const step of ['1', '2', '3']) expect(Math.abs(a[step]! - k[step]!), `at ${step}`).toBeLessThan(120);
  expect(a['3']! - a['2']!).toBeGreaterThan(330);
  for (const { page } of people) await page.close();
});

/** Stands in for the push service of a browser's maker, which is out of reach here. */
async function subscribing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ENDPOINT = 'https://push.example/device';
    const bytes = (count: number) => {
      const random = crypto.getRandomValues(new Uint8Array(count));
      random[0] = 4;
      return btoa(String.fromCharCode(...random))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    };
    const made = () => ({
      endpoint: ENDPOINT,
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: bytes(65), auth: bytes(16) } }),
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    });
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem('subscribed') ? made() : null) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes');
      return made() as unknown as PushSubscription;
    };
  });
}

test('whoever wants to be told of their turn is asked at the press alone, and told in words', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  await subscribing(context);
  const page = await context.newPage();
  const asked: string[] = [];
  await page.exposeFunction('asked', (what: string) => asked.push(what));
  await page.addInitScript(() => {
    const { requestPermission } = Notification;
    Notification.requestPermission = (...rest) => {
      (globalThis as unknown as { asked(what: string): void }).asked('permission');
      return requestPermission.apply(Notification, rest);
    };
  });
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  // The worker keeps the whole app before it is ready, which takes a busy machine long.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await settings(page).click();
  const told = choice(page, 'Tell me when it is my turn');
  await expect(told.getByLabel('Off')).toBeChecked();
  await expect(told.getByLabel('On')).toBeEnabled();
  expect(asked).toEqual([]);
  await told.getByText('On', { exact: true }).click();
  await expect(told.getByLabel('On')).toBeChecked();
  expect(asked).toEqual(['permission']);
  await page.reload();
  await settings(page).click();
  await expect(told.getByLabel('On')).toBeChecked();

  const [worker] = context.serviceWorkers();
  const shown = await worker!.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const notice = { matchId: 'm1', table: '', people: ['Kari', 'Åse'], locale: 'nb' };
    const event = new Event('push') as Event & { data: unknown; waitUntil(done: Promise<unknown>): void };
    const done: Promise<unknown>[] = [];
    event.data = { json: () => notice };
    event.waitUntil = (waits) => void done.push(waits);
    scope.dispatchEvent(event);
    await Promise.all(done);
    const notices = await scope.registration.getNotifications();
    return notices.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
  });
  expect(shown).toEqual([
    {
      title: 'Din tur',
      body: 'Det er din tur ved bordet med Kari og Åse.',
      lang: 'nb',
      tag: 'm1',
      data: { path: '/m/m1' },
    },
  ]);

  await told.getByText('Off', { exact: true }).click();
  await expect(told.getByLabel('Off')).toBeChecked();
  await page.reload();
  await settings(page).click();
  await expect(told.getByLabel('Off')).toBeChecked();
  await context.close();
});

test('an address that is not secure says why nobody can be told', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.goto('/');
  await settings(page).click();
  await expect(choice(page, 'Tell me when it is my turn').getByLabel('On')).toBeDisabled();
  await expect(page.getByText('Browsers ask for https').first()).toBeVisible();
});
