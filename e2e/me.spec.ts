import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './src/clean.ts';
import { matchIdOf, play, sitDown } from './src/player.ts';
import { sitAt } from './src/table.ts';
import { listen } from './src/wire.ts';

const newcomer = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const openPart = (page: Page, title: string) =>
  page.locator('summary').getByText(title, { exact: true }).click();

async function credentials(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('details[open] form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
}

const handOf = (page: Page) =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent).sort());

test('a guest goes on at another device, gets an account, and finds back by it', async ({
  page,
  browser,
}) => {
  const stranger = await newcomer(browser);
  const { received: overheard } = await listen(stranger);
  await stranger.goto('/verify');

  await sitDown(page, 'Bondebridge');
  await expect(page.locator('.hand button').first()).toBeVisible();
  const matchId = matchIdOf(page);
  const hand = await handOf(page);
  expect(hand.join()).toMatch(/clubs|diamonds|hearts|spades/);

  await page.goto('/me');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = (await page.getByText(/^[B-Z]{4} [B-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page, 'me');

  const phone = await newcomer(browser);
  await phone.goto('/me');
  await expect(phone.getByRole('button', { name: 'Make a code' })).toHaveCount(0);
  await phone.getByRole('textbox', { name: 'A code from your other device?' }).fill('BCDF GHJK');
  await phone.getByRole('button', { name: 'Go on here' }).click();
  await expect(phone.getByText('That code or link does not work.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'A code from your other device?' }).fill(code);
  await phone.getByRole('button', { name: 'Go on here' }).click();
  await expect(phone.getByLabel('Your name')).toHaveValue('Ada');
  await phone.goto(`/m/${matchId}`);
  await expect(phone.locator('.hand button').first()).toBeVisible();
  expect(await handOf(phone)).toEqual(hand);

  const email = `${matchId}@example.org`;
  const password = 'queens and kings';
  await openPart(page, 'Become an account');
  await credentials(page, email, password);
  await expectAccessible(page, 'me');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You play as a guest.')).toBeVisible();
  await page.goto(`/m/${matchId}`);
  await expect(page.locator('.hand button')).toHaveCount(0);

  await page.goto('/me');
  await openPart(page, 'Sign in');
  await credentials(page, email, 'kings and queens');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That does not match.')).toBeVisible();
  await credentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();
  await page.goto(`/m/${matchId}`);
  await expect(page.locator('.hand button').first()).toBeVisible();
  expect(await handOf(page)).toEqual(hand);

  await stranger.goto(`/m/${matchId}`);
  await stranger.goto('/me');
  await expect(stranger.getByRole('heading', { name: 'You', level: 1 })).toBeVisible();
  const letters = code.replace(' ', '');
  for (const { from, text } of overheard)
    for (const secret of [letters, code, email, password]) expect(text.includes(secret), from).toBe(false);
});

test('a link lets another device in at the press of a button, once', async ({ page, browser }) => {
  await sitAt(page, {
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [1] },
    bots: ['easy', 'easy', 'easy'],
  });
  await play(page);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Bondebridge 1/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^1 card/ })).toContainText('of 1');
  const [made] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('me.link')),
    page.getByRole('button', { name: 'Make a code' }).click(),
  ]);
  const { result } = (await made.json()) as { result: { data: { token: string } } };
  const link = `/join-me#${result.data.token}`;

  const requested: string[] = [];
  const phone = await newcomer(browser);
  phone.on('request', (request) => requested.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: 'Play on here' })).toBeVisible();
  await expectAccessible(phone, 'me');
  expect(requested.filter((request) => request.includes(result.data.token))).toEqual([]);
  await phone.getByRole('button', { name: 'Play on here' }).click();
  await phone.waitForURL('/');
  await expect(phone.getByRole('link', { name: /Bondebridge/ }).first()).toBeVisible();

  const late = await newcomer(browser);
  await late.goto(link);
  await late.getByRole('button', { name: 'Play on here' }).click();
  await expect(late.getByText('That code or link does not work.')).toBeVisible();
});

test('a passkey makes an account, and signs in on its own', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/me');
  await page.getByLabel('Your name').fill('Åse');
  await openPart(page, 'Become an account');
  await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  await expect(page.getByText('You sign in with a passkey.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await sitDown(page, 'Bondebridge');
  const matchId = matchIdOf(page);
  await page.goto('/me');
  await openPart(page, 'Sign in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('You sign in with a passkey.')).toBeVisible();
  await expect(page.getByText('One seat came along.')).toBeVisible();
  await page.goto(`/m/${matchId}`);
  await expect(page.locator('.hand button').first()).toBeVisible();
});

test('an address that is not secure says why there is no passkey', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/me`.replace('localhost', '127.0.0.1'));
  await openPart(page, 'Become an account');
  await expect(page.getByText('Passkeys need a secure address').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account with a passkey' })).toHaveCount(0);
});
