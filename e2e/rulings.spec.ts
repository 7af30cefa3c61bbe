import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type AdminPages, accept, PASSWORD, startAdminPages } from './src/admin-pages.ts';
import { dress, expectClean } from './src/clean.ts';
import { call, type Gathering, type Guest, gathered, guest, LAPTOP, PHONE, read } from './src/gather.ts';
import { bid, play, until } from './src/player.ts';
import { type Stack, startStack } from './src/server.ts';

let stack: Stack;
let pages: AdminPages;
let dora: Page;
let otto: Page;
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  stack = await startStack();
  pages = await startAdminPages(stack);
  dora = await directorBy(browser, pages.invitation, 'Dora');
  await dora.goto('/staff');
  await button(dora, 'Invite a director').click();
  otto = await directorBy(browser, (await dora.getByText(/\/join#/).textContent())!, 'Otto');
});
test.afterAll(async () => {
  await pages.close();
  await stack.close();
});

/** Somebody who came in by an invitation, at the directors' pages. */
async function directorBy(browser: Browser, invitation: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: pages.origin, locale: 'en-GB', viewport: LAPTOP });
  const page = await context.newPage();
  // What cannot be undone asks for the password again after ten minutes.
  await page.addLocatorHandler(heading(page, 'Is it you?'), async () => {
    await dialog(page).getByLabel('Password').fill(PASSWORD);
    await button(dialog(page), 'Go on').click();
  });
  await accept(page, invitation, name);
  return page;
}

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const heading = (at: Page | Locator, name: string) => at.getByRole('heading', { name });
const dialog = (page: Page) => page.getByRole('dialog');

const deal = (cards: number) => ({ 'schedule.pattern': 'custom', 'schedule.list': [cards] });
const SHORT: Gathering = {
  preset: 'bondebridge',
  changes: { ...deal(1), sumRule: 'none' },
  bots: 2,
  settings: {},
};

interface Table {
  readonly ada: Page;
  readonly kari: Page;
  readonly matchId: string;
  leave(): Promise<void>;
}

/** Ada, who reads Norwegian, and Kari, who reads Dutch, at one table. */
async function seated(
  browser: Browser,
  order: Gathering,
  before: (guests: readonly Guest[]) => Promise<void> = async () => undefined,
): Promise<Table> {
  const { origin } = stack;
  const ada = await guest(browser, { origin, language: 'nb' });
  const kari = await guest(browser, { origin, language: 'nl' });
  await before([ada, kari]);
  const path = await gathered({ Ada: ada, Kari: kari }, order);
  return {
    ada: ada.page,
    kari: kari.page,
    matchId: path.split('/').at(-1)!,
    leave: async () => {
      for (const { page } of [ada, kari]) await page.context().close();
    },
  };
}

/** Fills in the call for a director, where it is open. */
async function complain(page: Page, category: string, words: string): Promise<void> {
  await dialog(page).getByLabel(category).check();
  await dialog(page).getByRole('textbox').first().fill(words);
  await dialog(page).locator('button[type=submit]').click();
  await expect(dialog(page).getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Calls a director from behind the button for more. */
async function callFrom(
  page: Page,
  [more, ring]: readonly [string, string],
  about: readonly [string, string],
) {
  await button(page, more).first().click();
  await button(page, ring).click();
  await complain(page, ...about);
}
const IN = { nb: ['Mer', 'Tilkall dommeren'], nl: ['Meer', 'Wedstrijdleider roepen'] } as const;

/** Opens the one dispute that waits, and takes it. */
async function take(director: Page, category: string): Promise<void> {
  await director.goto('/disputes');
  await director.getByRole('link', { name: category }).first().click();
  await button(director, 'Take it').click();
  await expect(heading(director, 'Ruling')).toBeVisible();
}

interface Written {
  readonly kind: RegExp;
  readonly reason: string;
  readonly note: string;
  readonly act?: string;
}

/** Writes a ruling, looks at what it would change, and makes it. */
async function rule(
  director: Page,
  { kind, reason, note, act = 'Rule' }: Written,
  fill: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await director.getByRole('radio', { name: kind }).check();
  await fill();
  await director.getByLabel('Reason').selectOption({ label: reason });
  await director.getByLabel('In your words, for all to read').fill(note);
  await button(director, 'What would it change?').click();
  await expect(director.getByRole('status', { name: 'What it would change' })).toBeVisible();
  await button(director, act).click();
  await expect(button(director, act)).toHaveCount(0);
}

const reads = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a player who stalls: a stand-in plays on for them', async ({ browser }) => {
  const { ada, kari, leave } = await seated(browser, SHORT);
  await bid(kari, 0);
  await callFrom(kari, IN.nl, ['De klok', 'Ada antwoordt al tien minuten niet.']);
  await take(dora, 'The clock');
  await rule(dora, { kind: /^A stand-in for a seat/, reason: 'Play was drawn out', note: 'We go on.' }, () =>
    dora.getByLabel('Whom').first().selectOption({ label: 'Ada' }),
  );
  await reads(kari, 'De wedstrijdleider laat een invaller voor Ada spelen.');
  await reads(ada, 'Dommeren lar en vikar spille for deg.');
  await play(kari);
  await until(ada, ada.locator('.podium'));
  await reads(ada, 'Tiden ble trukket ut');
  await leave();
});

test('a wrong rule: what was not allowed is shown with its rule, and everything stands', async ({
  browser,
}) => {
  const { ada, kari, matchId, leave } = await seated(browser, {
    preset: 'ohhell',
    changes: { ...deal(2), players: 3 },
    bots: 1,
    settings: {},
  });
  await Promise.all([play(ada, { acts: 1 }), play(kari, { acts: 1 })]);
  await callFrom(ada, IN.nb, ['Feil regel', 'Giveren fikk ikke melde fritt.']);
  await take(dora, 'A wrong rule');
  const { entries } = await read<{ entries: readonly { seq: number; game?: { type: string } }[] }>(
    dora,
    'match',
    { matchId },
  );
  const last = entries.findLast(({ game }) => game?.type === 'BidMade')!.seq;
  await dora.goto(`${new URL(dora.url()).pathname}?seq=${last}`);
  await expect(heading(dora, 'What was possible')).toBeVisible();
  await expect(dora.getByText(/^Not allowed: .*\(R-OH-17\)/)).toBeVisible();
  await rule(dora, {
    kind: /^Nothing changes/,
    reason: 'It went as the rules say',
    note: 'R-OH-17: the bids may not come to two.',
  });
  await reads(ada, 'Dommeren har sett på saken. Alt står ved lag.');
  await reads(kari, 'De wedstrijdleider heeft ernaar gekeken. Alles blijft zoals het is.');
  await reads(kari, 'R-OH-17: the bids may not come to two.');
  await Promise.all([play(ada), play(kari)]);
  expect(await read(dora, 'recheck', { matchId })).toEqual([]);
  await leave();
});

test('points taken, appealed to another director, and given back', async ({ browser }) => {
  const { ada, kari, leave } = await seated(browser, SHORT);
  await Promise.all([play(ada), play(kari)]);
  await button(ada, 'Tilkall dommeren').click();
  await complain(ada, 'Oppførsel', 'Kari sa hvilke kort hun hadde.');
  await take(dora, 'Conduct');
  await rule(dora, { kind: /^Points given or taken/, reason: 'Conduct at the table', note: '' }, () =>
    dora.getByLabel('Points for Kari').fill('-5'),
  );
  await kari.reload();
  await reads(kari, 'De wedstrijdleider past de punten aan: Kari −5.');
  await button(kari, 'Wedstrijdleider roepen').click();
  await dialog(kari).getByLabel('Waarom moet een andere wedstrijdleider').fill('Dat was een grap.');
  await button(dialog(kari), 'In beroep gaan').click();
  await expect(heading(dialog(kari), 'In beroep')).toBeVisible();

  await dora.reload();
  await expect(dora.getByText('You have ruled on it, so another director hears the appeal.')).toBeVisible();
  await expect(button(dora, 'Take it')).toHaveCount(0);
  await take(otto, 'Conduct');
  await rule(
    otto,
    { kind: /^Points given or taken/, reason: 'An earlier ruling is taken back', note: 'It was a joke.' },
    async () => {
      await otto.getByLabel('Points for Kari').fill('5');
      await otto.getByLabel('Takes back').selectOption({ index: 1 });
    },
  );
  await ada.reload();
  await reads(ada, 'Dommeren endrer poengene: Kari +5.');
  await reads(ada, 'It was a joke.');
  await kari.reload();
  await reads(kari, 'De wedstrijdleider past de punten aan: Kari +5.');
  await leave();
});

test('a deal that is dealt again', async ({ browser }) => {
  const { ada, kari, leave } = await seated(browser, SHORT);
  await Promise.all([bid(ada, 1), bid(kari, 0)]);
  await callFrom(ada, IN.nb, ['Noe annet', 'Et kort lå åpent da det ble gitt.']);
  await take(dora, 'Something else');
  await rule(dora, { kind: /^The deal dealt again/, reason: 'All agreed', note: 'Deal again.' });
  await reads(ada, 'Dommeren lar runden gis på nytt.');
  await reads(kari, 'De wedstrijdleider laat de ronde opnieuw geven.');
  await Promise.all([bid(ada, 0), bid(kari, 0)]);
  await Promise.all([play(ada), play(kari)]);
  await expect(kari.locator('.podium')).toBeVisible();
  await leave();
});

/** Makes an account of somebody who has just come. */
async function withAccount({ page }: Guest, name: string): Promise<void> {
  await page.goto('/rules');
  await page.evaluate(() => fetch('/api/auth/sign-in/anonymous', { method: 'POST' }));
  await call(page, 'me.become', { email: `${name}@example.org`, password: PASSWORD });
}

test('a rated match that is over: one director proposes, another reads what it changes and confirms', async ({
  browser,
}) => {
  const order = { ...SHORT, changes: { ...SHORT.changes, players: 2 }, bots: 0, settings: { rated: true } };
  const { ada, kari, leave } = await seated(browser, order, async ([a, k]) => {
    await withAccount(a!, 'ada');
    await withAccount(k!, 'kari');
  });
  await Promise.all([play(ada), play(kari)]);
  await button(ada, 'Tilkall dommeren').click();
  await complain(ada, 'Samspill', 'Kari visste kortet mitt.');
  await take(dora, 'Playing together');
  await rule(
    dora,
    {
      kind: /^Points given or taken/,
      reason: 'Playing together against the others',
      note: 'She saw the card.',
      act: 'Propose to another director',
    },
    () => dora.getByLabel('Points for Kari').fill('-7'),
  );
  await expect(dora.getByText('Another director has to confirm or decline it.')).toBeVisible();
  await expect(heading(dora, 'Proposal from Dora')).toBeVisible();

  await otto.goto('/');
  await expect(heading(otto, 'Proposals that wait for you')).toBeVisible();
  await expectClean(otto, 'what waits');
  await otto.getByRole('link', { name: 'Playing together' }).first().click();
  const effect = otto.getByRole('status', { name: 'What it would change' });
  await expect(effect.getByRole('row', { name: /^Kari/ })).toBeVisible();
  await expect(otto.getByText('She saw the card.')).toBeVisible();
  for (const [size, theme] of [
    [LAPTOP, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await otto.setViewportSize(size);
    await dress(otto, theme);
    await expectClean(otto, `a proposal, ${theme}`);
  }
  await dress(otto, 'light');
  await otto.setViewportSize(LAPTOP);
  await kari.reload();
  await expect(kari.getByText('Kari −7')).toHaveCount(0);
  await otto.getByLabel('What you have to say to it').fill('I have read the record.');
  await button(otto, 'Confirm').click();
  await expect(otto.getByText('I have read the record.')).toBeVisible();
  await expect(otto.getByText('Ruled', { exact: true }).first()).toBeVisible();

  await kari.reload();
  await reads(kari, 'De wedstrijdleider past de punten aan: Kari −7.');
  await ada.reload();
  await reads(ada, 'Dommeren endrer poengene: Kari −7.');
  await leave();
});
