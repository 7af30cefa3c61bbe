import { type Browser, expect, test } from '@playwright/test';
import { anotherPage, began, cameByLink, type Guest, guest, LAPTOP, PHONE } from './src/gather.ts';
import { bid, handOf, play, scoresOn, until } from './src/player.ts';
import { expectSecrecy, expectSilent, ONLOOKER, recordOf } from './src/secrecy.ts';
import { type Stack, startStack } from './src/server.ts';
import { entriesIn, type Received, type Wired } from './src/wire.ts';
import { said } from './src/words.ts';

let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await startStack();
});
test.afterAll(async () => {
  await stack.close();
});

const NAMES = ['Anna', 'Bjørn', 'Carla', 'Dora'] as const;
type Four = readonly [Guest, Guest, Guest, Guest];

interface Table {
  readonly all: Four;
  readonly matchId: string;
  readonly link: string;
  /** The four, clockwise from the dealer of a deal on, once it is dealt. */
  fromDealer(deal: number): Promise<Four>;
}

const dealsIn = (received: readonly Received[]) =>
  entriesIn(received).flatMap(({ game }) => (game?.type === 'HandsDealt' ? [game] : []));

/** Four people on phones and laptops, each in a language of their own, who gather by a link and begin. */
async function four(browser: Browser, rules: string, prepare = async (_: Guest) => {}): Promise<Table> {
  const { origin } = stack;
  const all = await Promise.all([
    guest(browser, { origin, language: 'nb', viewport: PHONE }),
    guest(browser, { origin, language: 'sv', viewport: LAPTOP }),
    guest(browser, { origin, language: 'nl', viewport: PHONE }),
    guest(browser, { origin, language: 'en', viewport: LAPTOP }),
  ] as const);
  const guests = Object.fromEntries(NAMES.map((name, place) => [name, all[place]!]));
  const link = await cameByLink(guests, rules);
  await prepare(all[0]);
  const matchId = await began(guests);
  return {
    all,
    matchId,
    link,
    async fromDealer(deal) {
      const dealt = () => dealsIn(all[0].received)[deal - 1];
      await expect.poll(dealt).toBeDefined();
      const dealer = dealt()!.dealer as number;
      return [0, 1, 2, 3].map((step) => all[(dealer + step) % 4]!) as unknown as Four;
    },
  };
}

/** All play on, to the end or until so many cards are left in each hand. */
const playAll = (guests: readonly Guest[], left?: number) =>
  Promise.all(guests.map(({ page }) => play(page, left === undefined ? {} : { left })));

/** So many tricks each, from the dealer on; whoever bids first comes first where bids go round. */
const bidAll = async (guests: Four, tricks: readonly number[]) => {
  for (const step of [1, 2, 3, 0]) await bid(guests[step]!.page, tricks[step]!);
};

/** What a person is asked to change the own bid to. */
const changes = ({ page }: Guest) => page.locator('.panel[data-yours] button.opt2');

const totalsOf = (record: readonly Wired[]): readonly number[] =>
  record.reduce<number[]>((totals, { game }) => {
    if (game?.type !== 'DealScored' || !Array.isArray(game.points)) return totals;
    return (game.points as number[]).map((points, seat) => points + (totals[seat] ?? 0));
  }, []);

/**
 * The match is over: everybody, and whoever looked on, sees the same points, those of the record; and no byte
 * that any of them received, and no line that the server wrote, told what was hidden.
 */
async function expectFairEnd(
  { all, matchId }: Table,
  onlookers: readonly Guest[] = [],
): Promise<readonly Wired[]> {
  const scores = await Promise.all([...all, ...onlookers].map(({ page }) => scoresOn(page)));
  const received = await Promise.all([...all, ...onlookers].map(({ wire }) => wire.settled()));
  const record = await recordOf(all[0].page, matchId);
  const totals = totalsOf(record);
  expect(scores[0]!.length).toBeGreaterThan(1);
  for (const shown of scores) expect(shown).toEqual(scores[0]);
  if (totals.length > 0) expect(scores[0]).toEqual([...totals].sort((a, b) => b - a));
  const redacted = received.map((live, place) =>
    expectSecrecy(live, record, place < all.length ? place : ONLOOKER),
  );
  for (const told of redacted) expect(told.some(({ game }) => game?.hands?.flat().includes('??'))).toBe(true);
  const errors = received.flat().filter(({ from }) => from === 'error' || from === 'websocket');
  expect(errors).toEqual([]);
  expect(stack.log()).not.toBe('');
  expectSilent(stack.log());
  for (const { page } of [...all, ...onlookers]) await page.context().close();
  return record;
}

test('Bondebridge by link: H1.1 H1.2 H1.3 bids that add up are changed by the dealer’s left alone, H11 sealed bids outlive the server', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const table = await four(browser, 'preset=bondebridge&schedule.pattern=custom&schedule.list=[6,3,1]');
  const { all } = table;
  const first = await table.fromDealer(1);
  const [a, b, c, d] = first;
  await until(a.page, a.page.locator('fieldset.pad'));
  const hands = await Promise.all(all.map(({ page }) => handOf(page)));
  const dealt = dealsIn(a.received);
  await bid(a.page, 2);
  await bid(c.page, 2);

  await stack.kill();
  for (const { page } of all) await expect(page.locator('.strip .notice')).toBeVisible();
  await stack.start();
  for (const { page } of all)
    await expect(page.locator('.strip .notice')).toHaveCount(0, { timeout: 60_000 });
  expect(await Promise.all(all.map(({ page }) => handOf(page)))).toEqual(hands);
  expect(dealsIn(a.received)).toEqual(dealt);
  for (const { page } of [a, c]) await expect(page.locator('fieldset.pad')).toHaveCount(0);
  await bid(b.page, 1);
  await bid(d.page, 1);

  await expect(changes(b)).toHaveCount(2);
  expect((await changes(b).allTextContents()).map((text) => /^\d/.exec(text)?.[0])).toEqual(['0', '2']);
  for (const one of [a, c, d]) await expect(changes(one)).toHaveCount(0);
  for (const { received } of all)
    expect(entriesIn(received).find(({ game }) => game?.type === 'BidsRevealed')?.game).toMatchObject({
      bids: all.map((one) => [2, 1, 2, 1][first.indexOf(one)]),
    });
  await changes(b).first().click();
  const [, bjorn, , dora] = all;
  await expect(dora.page.getByText('Under −1 · 5 bid for 6 tricks').first()).toBeVisible();
  await playAll(all, 5);
  await bjorn.page.reload();
  await expect(bjorn.page.locator('.hand button')).toHaveCount(5);
  await playAll(all, 0);

  for (const { deal, bids, left } of [
    { deal: 2, bids: [1, 0, 1, 1], left: /^1/ },
    { deal: 3, bids: [0, 1, 0, 0], left: /^0/ },
  ]) {
    const next = await table.fromDealer(deal);
    await bidAll(next, bids);
    await expect(changes(next[1])).toHaveText([left]);
    await changes(next[1]).click();
    await playAll(all, 0);
  }
  await playAll(all);
  const record = await expectFairEnd(table);
  expect(record.filter(({ game }) => game?.type === 'BidAdjusted')).toHaveLength(3);
});

test('Boerenbridge by link: H1.4 in turn the hook forbids a number only where it can be bid, and whoever was offline is told what was missed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const table = await four(browser, 'preset=boerenbridge&schedule.pattern=custom&schedule.list=[5,5]');
  const { all } = table;
  const [a, b, c, d] = await table.fromDealer(1);
  const barred = ({ page }: Guest) => page.locator('fieldset.pad button[aria-disabled=true]');
  await bid(b.page, 3);
  await bid(c.page, 1);
  await bid(d.page, 2);
  await until(a.page, a.page.locator('.bid-panel[data-yours]'));
  await expect(a.page.locator('fieldset.pad button')).toHaveCount(6);
  await expect(barred(a)).toHaveCount(0);
  await bid(a.page, 0);

  await a.page.context().setOffline(true);
  await expect(a.page.locator('.strip .notice')).toBeVisible();
  await playAll([b, c, d], 4);
  await a.page.context().setOffline(false);
  const told = a.page.getByText(said(a.language, 'live.missed.cards')).first();
  await expect(told).toContainText('3');
  await expect(a.page.locator('.strip .notice')).toHaveCount(0);
  await playAll(all, 0);

  const [next, ...others] = await table.fromDealer(2);
  for (const [place, tricks] of [2, 1, 0].entries()) await bid(others[place]!.page, tricks);
  await until(next.page, next.page.locator('.bid-panel[data-yours]'));
  await expect(barred(next)).toHaveText(['2']);
  await bid(next.page, 1);
  await playAll(all);
  await expectFairEnd(table);
});

test('a forehead deal by link: H10 everybody sees every card but the own, and whoever looks on sees none', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const rules = 'preset=blackout&schedule.pattern=custom&schedule.list=[1,1]&bid.oneCard=forehead';
  const table = await four(browser, rules, async ({ page, language }) => {
    await page.getByRole('button', { name: said(language, 'tables.settings') }).click();
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('table.settings')),
      page.getByRole('dialog').locator('select').selectOption('live'),
    ]);
    await page.keyboard.press('Escape');
  });
  const { all } = table;
  const eva = await guest(browser, { origin: stack.origin, language: 'sv', viewport: PHONE });
  await eva.page.goto(table.link);
  await eva.page.getByRole('link', { name: said('sv', 'join.watch') }).click();
  await expect(eva.page.getByRole('heading', { name: said('sv', 'live.watch.title') })).toBeVisible();

  const [a, b, c, d] = await table.fromDealer(1);
  await until(b.page, b.page.locator('.bid-panel[data-yours]'));
  const dealt = dealsIn(a.received)[0]!;
  for (const [seat, { page, received }] of all.entries()) {
    const own = dealsIn(received)[0]!.hands!;
    expect(own.map(([card]) => card === '??')).toEqual([0, 1, 2, 3].map((other) => other === seat));
    await expect(page.locator('.seat.with-card')).toHaveCount(3);
    expect((await page.locator('.hand').innerHTML()).match(/suit-[CDHS]|court-/)).toBeNull();
  }
  expect(dealt.turnUp).toMatch(/^[2-9TJQKA][CDHS]$/);
  expect(dealsIn(eva.received)[0]!.hands).toEqual([['??'], ['??'], ['??'], ['??']]);
  for (const { page } of [b, c, d]) await bid(page, 0);
  // Three have bid nothing: the dealer may not, or the bids would make the one trick.
  await until(a.page, a.page.locator('.bid-panel[data-yours]'));
  await expect(a.page.locator('fieldset.pad button[aria-disabled=true]')).toHaveText(['1']);
  await bid(a.page, 0);
  await playAll(all);
  const record = await expectFairEnd(table, [eva]);
  expect(record.filter(({ game }) => game?.seen === 'others')).toHaveLength(2);
});

test('Setesdal by link: a bot holds the seat of whoever leaves, and the person takes it back', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const table = await four(
    browser,
    'preset=bondebridge&trump.mode=setesdal&trump.noTrumpSmallest=0&schedule.pattern=custom&schedule.list=[3,2]&sumRule=none',
  );
  const { all } = table;
  const [anna, bjorn, carla, dora] = all;
  await until(carla.page, carla.page.locator('.bid-panel'));
  await carla.page.getByRole('button', { name: 'Meer', exact: true }).click();
  await carla.page
    .getByRole('dialog')
    .getByRole('button', { name: said('nl', 'live.menu.leave') })
    .click();
  await expect(dora.page.getByRole('region', { name: /^Carla, a bot is playing/ })).toBeVisible();
  await carla.page.close();
  for (const { page } of [anna, bjorn, dora]) await bid(page, 1);
  await playAll([anna, bjorn, dora], 1);

  const page = await anotherPage(carla);
  await page.goto(`/m/${table.matchId}`);
  const back = page.getByRole('button', { name: said('nl', 'live.bar.back') });
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(dora.page.getByRole('region', { name: /^Carla, a bot is playing/ })).toHaveCount(0);
  const again: Four = [anna, bjorn, { ...carla, page }, dora];
  await playAll(again);
  const record = await expectFairEnd({ ...table, all: again });
  for (const { game } of record)
    if (game?.type === 'HandsDealt')
      expect(game.trump).toEqual({ under: expect.any(String), over: expect.any(String) });
  const changed = record.flatMap(({ table }) => (table?.seat === 2 ? [table.type] : []));
  expect(changed).toEqual(['SeatTaken', 'SeatHeld', 'SeatReclaimed']);
  const bids = record.filter(({ game }) => game?.type === 'BidMade' && game.seat === 2);
  expect(bids.map(({ cause }) => /^held-/.test(cause!))).toEqual([true, false]);
});

test('Bondtolva with partners by link: two of them load their pages again in the middle of a trick', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const table = await four(browser, 'preset=bondtolva&players=4&tolva.mostDeals=1');
  const { all } = table;
  await playAll(all, 5);
  await Promise.all([all[1].page.reload(), all[2].page.reload()]);
  await playAll(all);
  const record = await expectFairEnd(table);
  expect(record.find(({ game }) => game?.type === 'DealerChosen')?.game?.sides).toEqual([0, 1, 0, 1]);
});
