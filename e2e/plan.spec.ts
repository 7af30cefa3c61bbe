import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { type Guest, gathered, guest } from './src/gather.ts';
import { bid, handOf, until } from './src/player.ts';
import { entriesIn } from './src/wire.ts';

const SIZE = 13;
const suitOf = (card: string) => card.split(' of ')[1]!;
const inHand = (page: Page, card: string) =>
  page.locator('.hand').getByRole('button', { name: new RegExp(`^${card}`) });

async function planBid(page: Page, tricks: number): Promise<void> {
  await page.getByRole('button', { name: 'Plan your bid' }).click();
  await page
    .locator('fieldset.pad')
    .getByRole('button', { name: `${tricks}`, exact: true })
    .click();
  await expect(page.getByText(`Your bid of ${tricks} is planned.`)).toBeVisible();
}

/** A suit that all three hold, of which the last could lay down something else. */
function sharedSuit(hands: readonly (readonly string[])[]): string {
  const held = hands.map((hand) => new Set(hand.map(suitOf)));
  const found = [...held[0]!].find((suit) => held.every((suits) => suits.has(suit)) && held[2]!.size > 1);
  if (found === undefined) throw new Error('no suit is in all three hands');
  return found;
}

test('a planned bid and a planned card are carried out on the own turn, and dropped with a word where the rules refuse them by then', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const three = [await guest(browser), await guest(browser), await guest(browser)] as const;
  const [ada, bo, cy] = three;
  await gathered(
    { Ada: ada, Bo: bo, Cy: cy },
    {
      preset: 'ohhell',
      changes: { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [SIZE] },
      bots: 0,
      settings: {},
    },
  );
  const dealt = () => entriesIn(ada.received).find(({ game }) => game?.type === 'HandsDealt')?.game;
  await expect.poll(dealt).toBeDefined();
  const dealer = dealt()!.dealer as number;
  const [first, second, last] = [1, 2, 3].map((step) => three[(dealer + step) % 3]!) as [Guest, Guest, Guest];
  const name = (one: Guest) => ['Ada', 'Bo', 'Cy'][three.indexOf(one as (typeof three)[number])]!;
  const plate = (of: Guest): Locator => first.page.getByRole('region', { name: new RegExp(`^${name(of)},`) });
  await until(first.page, first.page.locator('.bid-panel[data-yours]'));

  await planBid(second.page, 1);
  await expectClean(second.page, 'a bid is planned');
  // With two and one before it, ten makes the thirteen tricks.
  await planBid(last.page, SIZE - 3);
  await bid(first.page, 2);
  await expect(plate(second)).toHaveAccessibleName(/bid 1/);
  await expect(last.page.locator('.notice')).toContainText('You may not bid 10. The hook');
  await expect(last.page.locator('fieldset.pad button[aria-disabled=true]')).toHaveText(['10']);
  expect(entriesIn(ada.received).filter(({ game }) => game?.type === 'BidMade')).toHaveLength(2);
  await bid(last.page, 0);

  const namesIn = async ({ page }: Guest) => (await handOf(page)).map((card) => card.split(',')[0]!);
  const [leads, follows, other] = await Promise.all([namesIn(first), namesIn(second), namesIn(last)]);
  const suit = sharedSuit([leads, follows, other]);
  const ofSuit = (hand: readonly string[]) => hand.find((card) => suitOf(card) === suit)!;
  const [lead, planned] = [ofSuit(leads), ofSuit(follows)];
  const barred = other.find((card) => suitOf(card) !== suit)!;
  await until(first.page, first.page.locator('.hand button[data-legal]'));
  for (const [{ page }, card] of [
    [second, planned],
    [last, barred],
  ] as const) {
    await inHand(page, card).click();
    await expect(page.getByText('is planned and goes down on your turn').first()).toBeVisible();
  }
  // Planned, taken back, and planned again.
  await inHand(second.page, planned).click();
  await expect(second.page.getByText('is planned and goes down on your turn')).toHaveCount(0);
  await inHand(second.page, planned).click();
  await expect(second.page.getByText('is planned and goes down on your turn').first()).toBeVisible();

  await inHand(first.page, lead).click();
  await expect(inHand(second.page, planned)).toHaveCount(0);
  await expect(last.page.locator('.notice')).toContainText('must follow suit');
  await expect(last.page.locator('.hand button')).toHaveCount(SIZE);
  await expect(inHand(last.page, barred)).toHaveCount(1);
  const played = entriesIn(last.received).filter(({ game }) => game?.type === 'CardPlayed');
  expect(played).toHaveLength(2);
  for (const { page } of three) await page.context().close();
});
