import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { type Director, firstDirector } from './src/director.ts';
import { type Guest, gathered, guest } from './src/gather.ts';
import { bid, play } from './src/player.ts';
import { type Stack, startStack } from './src/server.ts';

const SHORT = {
  preset: 'bondebridge',
  changes: { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' },
};

let stack: Stack;
let director: Director;
test.beforeAll(async () => {
  test.setTimeout(360_000);
  stack = await startStack();
  director = await firstDirector(stack.log());
});
test.afterAll(() => stack.close());

const pad = (page: Page) => page.getByRole('group', { name: /0 (to|til) 2/ });
const dialog = (page: Page) => page.getByRole('dialog');
const called = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the disputes from the list behind More. */
async function openDisputes(page: Page, more: string, call: string): Promise<void> {
  await called(page, more).first().click();
  await called(page, call).click();
}

/** Rules, as the director who has the dispute. */
const rule = (id: string, ruling: Readonly<Record<string, unknown>>) =>
  director.act<{ ok: boolean }>('rule', { id, rulingId: randomUUID(), ruling });

interface File {
  readonly entries: readonly {
    readonly seq: number;
    readonly by: unknown;
    readonly game?: { type: string };
  }[];
}

test('a misclick: a player calls the director, another answers in a second language, and both see the ruling', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const { origin } = stack;
  const ada: Guest = await guest(browser, { origin });
  const kari: Guest = await guest(browser, { origin, language: 'nb' });
  const path = await gathered({ Ada: ada, Kari: kari }, { ...SHORT, bots: 2, settings: { watch: 'live' } });
  const matchId = path.split('/').at(-1)!;
  const [a, k] = [ada.page, kari.page];
  await bid(a, 2);
  await expect(pad(a)).toHaveCount(0);

  await openDisputes(a, 'More', 'Call the director');
  await expectClean(a, 'calling the director');
  await dialog(a).getByLabel('A misclick').check();
  await dialog(a).getByLabel('What happened?').fill('I meant to bid one');
  await dialog(a).getByLabel('What would be right? (optional)').fill('Let me bid again');
  await called(dialog(a), 'Send').click();
  await expect(a.getByText('The director has been called.')).toBeVisible();

  await expect(k.getByText('Det er noe nytt i en tvist om dette spillet.')).toBeVisible();
  await openDisputes(k, 'Mer', 'Tilkall dommeren');
  await expect(dialog(k).getByText('Ada tilkalte dommeren: Et feiltrykk')).toBeVisible();
  await expect(dialog(k).getByText('Forslag: Let me bid again')).toBeVisible();
  await dialog(k).getByLabel('Svaret ditt').fill('Det er greit for meg');
  await called(dialog(k), 'Svar').click();
  await expect(dialog(a).getByText('Det er greit for meg')).toBeVisible();

  const { rows } = await director.look<{ rows: readonly { id: string }[] }>('disputes', { states: ['open'] });
  const id = rows[0]!.id;
  expect(await director.act('take', { id })).toEqual({ ok: true });
  expect(await director.act('ask', { id, seat: 0, words: 'Did you see a card?' })).toEqual({ ok: true });
  await expect(dialog(a).getByRole('heading', { name: 'The director asks you' })).toBeVisible();
  await expect(dialog(a).getByText('Did you see a card?')).toBeVisible();
  await expectClean(a, 'a question of the director');
  await dialog(a).getByLabel('Your answer').fill('None');
  await called(dialog(a), 'Answer').click();
  await expect(dialog(k).getByText('None')).toBeVisible();

  const { entries } = await director.look<File>('match', { matchId });
  const from = entries.findLast(({ by, game }) => by === 0 && game !== undefined)!.seq;
  const why = { reason: 'misclick', note: 'Bid again.' };
  expect(await rule(id, { ...why, kind: 'strike', from })).toEqual({ ok: true });
  await expect(dialog(a).getByText('The director strikes what was played', { exact: false })).not.toHaveCount(
    0,
  );
  await expect(dialog(k).getByText('Dommeren stryker det som ble spilt', { exact: false })).not.toHaveCount(
    0,
  );
  await expect(dialog(k).getByText('Grunn: et trykk som ikke var ment. Bid again.').first()).toBeVisible();
  await called(a, 'Close').click();
  await called(k, 'Lukk').click();
  await expect(pad(a)).toBeVisible();
  await bid(a, 1);
  await bid(k, 0);
  await Promise.all([play(a), play(k)]);

  // Points that the director gives afterwards stand on the sheet, and decide who has won.
  expect(await rule(id, { ...why, kind: 'adjust', points: [0, 50, 0, 0] })).toEqual({ ok: true });
  await a.reload();
  await expect(a.getByRole('heading', { name: 'Kari won', exact: false })).toBeVisible();
  await expect(a.getByRole('row', { name: /^By ruling/ })).toContainText('+50');
  await expect(a.getByText('The director changes the points: Kari +50.')).toBeVisible();
  await expectClean(a, 'an end with rulings');
  await k.reload();
  await expect(k.getByRole('row', { name: /^Ved avgjørelse/ })).toContainText('+50');

  await k.goto(`/replay/${matchId}?seq=${from}`);
  await expect(k.locator('[data-kind=struck]')).toBeVisible();
  await openDisputes(k, 'Mer', 'Tilkall dommeren');
  await expect(dialog(k).getByText('Dommeren endrer poengene: Kari +50.').first()).toBeVisible();
  await dialog(k)
    .getByRole('button', { name: /^Hendelse/ })
    .first()
    .click();
  await expect(k.getByRole('status').filter({ hasText: 'Dommeren stryker det som ble spilt' })).toBeVisible();
  await expectClean(k, 'a replay at a ruling');

  expect(await rule(id, { ...why, kind: 'void', void: true })).toEqual({ ok: true });
  await a.reload();
  await expect(a.getByRole('heading', { name: 'This match counts for nothing' })).toBeVisible();
  await k.goto('/');
  await expect(k.getByText('Teller ikke')).toBeVisible();
  await a.context().close();
  await k.context().close();
});

test('a table that waits for the director, and a match that ends by a ruling', async ({ browser }) => {
  const { origin } = stack;
  const ada = await guest(browser, { origin, language: 'sv' });
  const kari = await guest(browser, { origin, language: 'nl' });
  await gathered({ Ada: ada, Kari: kari }, { ...SHORT, bots: 2, settings: {} });
  const [a, k] = [ada.page, kari.page];
  await openDisputes(a, 'Mer', 'Tillkalla domaren');
  await dialog(a).getByLabel('Uppförande').check();
  await dialog(a).getByLabel('Vad hände?').fill('Hon tittade i mina kort');
  await called(dialog(a), 'Skicka').click();
  await expect(k.getByText('Er is nieuws in een geschil over dit potje.')).toBeVisible();
  await called(a, 'Stäng').click();

  const { rows } = await director.look<{ rows: readonly { id: string }[] }>('disputes', { states: ['open'] });
  const id = rows[0]!.id;
  expect(await director.act('take', { id })).toEqual({ ok: true });
  const why = { reason: 'conduct', note: '' };
  expect(await rule(id, { ...why, kind: 'pause', paused: true })).toEqual({ ok: true });
  await expect(a.getByText('Domaren låter bordet vänta.', { exact: false })).toBeVisible();
  await expect(k.getByText('De wedstrijdleider laat de tafel wachten.', { exact: false })).toBeVisible();
  expect(await rule(id, { ...why, kind: 'adjust', points: [9, 0, 0, 0] })).toEqual({ ok: true });
  expect(await rule(id, { ...why, kind: 'end' })).toEqual({ ok: true });
  await expect(a.locator('.podium')).toBeVisible();
  await expect(a.getByText('Domaren avslutar partiet som det står.')).toBeVisible();
  await expect(k.locator('.podium')).toContainText('Ada');
  await expect(k.getByText('De wedstrijdleider beëindigt het potje zoals het staat.')).toBeVisible();
  await expect(k.getByText(/NaN|undefined/)).toHaveCount(0);
  await a.context().close();
  await k.context().close();
});
