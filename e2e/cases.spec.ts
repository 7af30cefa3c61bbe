import { expect, type Page, test } from '@playwright/test';
import { matchIdOf, play } from './src/player.ts';
import { recordOf } from './src/secrecy.ts';
import { sitAt } from './src/table.ts';
import { entriesIn, listen } from './src/wire.ts';

const TRUMP = /^(Clubs|Diamonds|Hearts|Spades) are trumps|^No trumps/;
const RANKS = '23456789TJQKA';

const dealOf = (players: number, size: number, deck = '52') => ({
  preset: 'ohhell',
  changes: { players, deck, 'schedule.pattern': 'custom', 'schedule.list': [size], sumRule: 'none' },
  bots: new Array<'easy'>(players - 1).fill('easy'),
});

/** What the table says of trump. */
async function trumpOn(page: Page): Promise<string> {
  const sign = page.locator('main, #main').getByText(TRUMP).filter({ visible: true }).first();
  await expect(sign).toBeVisible();
  return TRUMP.exec((await sign.textContent())!)![0];
}

for (const { part, players, size, deck, trump } of [
  { part: 'H2.2', players: 5, size: 10, trump: true },
  { part: 'H2.3', players: 4, size: 8, deck: '32', trump: false },
  { part: 'H2.3', players: 4, size: 7, deck: '32', trump: true },
  { part: 'H2.4', players: 3, size: 17, trump: true },
])
  test(`${part} ${players} players with ${size} cards of ${deck ?? 52}: ${trump ? 'a card is left, and its suit is trumps' : 'no card is left, and there are no trumps'}`, async ({
    page,
  }) => {
    const { received } = await listen(page);
    await sitAt(page, dealOf(players, size, deck));
    const said = await trumpOn(page);
    const dealt = entriesIn(received).find(({ game }) => game?.type === 'HandsDealt')?.game;
    if (trump) {
      expect(dealt?.turnUp).toMatch(new RegExp(`^[${RANKS}]${said[0]}$`));
      expect(dealt?.trump).toBe(said[0]);
    } else {
      expect(said).toBe('No trumps');
      expect(dealt).toMatchObject({ trump: 'NT' });
      expect(dealt).not.toHaveProperty('turnUp');
    }
  });

test('H2.1 H2.5 when the whole pack is dealt the table, the sheet and the record say no trumps, and the highest card of the suit led takes every trick', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitAt(page, dealOf(4, 13));
  expect(await trumpOn(page)).toBe('No trumps');
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog').getByRole('table');
  await expect(sheet.getByRole('row', { name: /13 cards.*no trumps/i })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await play(page);
  const record = await recordOf(page, matchIdOf(page));
  expect(record.find(({ game }) => game?.type === 'HandsDealt')?.game).toMatchObject({ trump: 'NT' });
  let trick: { readonly seat: number; readonly card: string }[] = [];
  let tricks = 0;
  for (const { game } of record) {
    if (game?.type === 'CardPlayed') trick.push({ seat: game.seat!, card: game.card! });
    if (game?.type !== 'TrickTaken') continue;
    const led = trick.filter(({ card }) => card[1] === trick[0]!.card[1]);
    const best = led.reduce((a, b) => (RANKS.indexOf(b.card[0]!) > RANKS.indexOf(a.card[0]!) ? b : a));
    expect(game.seat).toBe(best.seat);
    tricks++;
    trick = [];
  }
  expect(tricks).toBe(13);
});

test('H5 more cards than there are are refused before the deal with the reason, and each way out can be dealt', async ({
  page,
}) => {
  const rules = 'preset=podrida&players=8&schedule.pattern=up&schedule.max=10';
  const wrong = page.getByRole('alert').filter({ hasText: 'Not enough cards' });
  const sit = page.getByRole('button', { name: 'Sit down' });
  const sizes = async () =>
    (await page.locator('ol.deals li .bx b').allTextContents()).map((text) => Number(text));
  for (const { way, dealt } of [
    { way: 'At most 6 cards', dealt: [1, 2, 3, 4, 5, 6] },
    { way: 'At most 6 cards, as many deals', dealt: [1, 2, 3, 4, 5, 6, 6, 6, 6, 6] },
    { way: 'Play with 5', dealt: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ]) {
    await page.goto(`/new?${rules}`);
    await expect(wrong).toContainText('8 players with 10 cards each need 80, and there are 52');
    await expect(wrong).toContainText('the first is deal 7');
    await expect(sit).toBeDisabled();
    await page.getByRole('button', { name: way, exact: true }).click();
    await expect(wrong).toHaveCount(0);
    expect(await sizes()).toEqual(dealt);
    await expect(sit).toBeEnabled();
  }
  const refused = await page.evaluate(async () => {
    const response = await fetch('/api/trpc/match.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        preset: 'podrida',
        changes: { players: 8, 'schedule.pattern': 'up', 'schedule.max': 10 },
        bots: ['easy', 'easy', 'easy', 'easy', 'easy', 'easy', 'easy'],
        name: 'Ada',
        nonce: 'a-nonce',
      }),
    });
    return { status: response.status, text: await response.text() };
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('impossible-rules');
});
