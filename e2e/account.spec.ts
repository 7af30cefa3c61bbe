import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';

const PASSWORD = 'queens and kings';
const NEXT = 'kings and queens';

const newcomer = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })).newPage();

const openPart = (page: Page, title: string | RegExp) => page.locator('summary').getByText(title).click();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/me');
  await openPart(page, /^Sign in$/);
  const form = page.locator('details[open] form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an account’s password is changed, its passkeys named and removed, its other devices signed out', async ({
  page,
  browser,
}) => {
  const email = `account${Date.now()}@example.org`;
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
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
  await openPart(page, 'Become an account');
  await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  await expect(page.getByText('You sign in with a passkey.')).toBeVisible();
  await openPart(page, /^Passkey of /);
  await page.getByRole('button', { name: /^Remove Passkey of / }).click();
  await expect(page.getByText('Without this one you could not get into your account.')).toBeVisible();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.locator('details[open]').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('summary').getByText('My phone')).toBeVisible();

  await openPart(page, 'Add email and password');
  const form = page.locator('details[open] form').last();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();

  const phone = await newcomer(browser);
  await signIn(phone, email, PASSWORD);
  await expect(phone.getByText(`You sign in as ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You play as a guest.')).toBeVisible();

  await signIn(phone, email, PASSWORD);
  await expect(phone.getByText(`You sign in as ${email}.`)).toBeVisible();
  await openPart(page, 'Change the password');
  await expectClean(page, 'an account with its parts open');
  await page.getByLabel('Present password').fill('not the password');
  await page.getByLabel('New password').fill(NEXT);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('That does not match.')).toBeVisible();
  await page.getByLabel('Present password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You play as a guest.')).toBeVisible();
  await signIn(phone, email, NEXT);
  await expect(phone.getByText(`You sign in as ${email}.`)).toBeVisible();

  await openPart(page, 'My phone');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.locator('summary').getByText('My phone')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});
