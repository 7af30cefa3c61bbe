import { expect, type Locator, type Page } from '@playwright/test';

/** What the page asks of the person at it, read from the page alone. */
type Asked = 'bid' | 'adjust' | 'panel' | 'play' | 'draw' | 'over' | 'nothing';

/** Presses Enter on the table itself: on a button that has the focus, it would press that one. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Enter');
}

/** Does the next thing a person could do within so many milliseconds, by mouse; says what it was. */
async function act(page: Page, pick: number, patience: number): Promise<Asked> {
  const done = await page.evaluate(
    async ([pick, patience]): Promise<Asked> => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const choose = (list: readonly HTMLElement[]) => list[pick % list.length];
      const once = (): Asked => {
        if (all('.podium').length > 0) return 'over';
        const bids = all('fieldset.pad button:not([aria-disabled=true])');
        if (bids.length > 0) {
          choose(bids)?.click();
          return 'bid';
        }
        const answers = all('.panel[data-yours] button.opt2');
        if (answers.length > 0) {
          choose(answers)?.click();
          return 'adjust';
        }
        const offered = all('.turn-panel button:not([aria-disabled=true])');
        // Where nothing has to be taken, one may as well lead.
        const leads = all('.turn-panel .btn-go').length > 0 ? [] : all('.hand button').slice(0, 1);
        if (offered.length > 0) {
          choose([...offered, ...leads])?.click();
          return 'panel';
        }
        const cards = all(':is(.hand, .tab) button[data-legal]');
        if (cards.length > 0) {
          choose(cards)?.click();
          return 'play';
        }
        const talon = all('button.talon');
        if (talon.length > 0) {
          choose(talon)?.click();
          return 'draw';
        }
        return 'nothing';
      };
      const since = performance.now();
      for (;;) {
        const asked = once();
        if (asked !== 'nothing' || performance.now() - since > patience) return asked;
        await new Promise((wake) => setTimeout(wake, 20));
      }
    },
    [pick, patience] as const,
  );
  if (done === 'bid') {
    const confirm = page.locator('.bid-panel .btn-go');
    if (await confirm.isVisible()) await confirm.click();
  }
  if (done === 'nothing') await hurry(page);
  return done;
}

export interface Told {
  /** Stop after this many bids and cards of one's own. */
  readonly acts?: number;
  /** Stop as soon as so many cards are left in the own hand. */
  readonly left?: number;
}

/** Plays on, with any legal choice, until the match is over or as far as is told. */
export async function play(
  page: Page,
  { acts = Number.POSITIVE_INFINITY, left }: Told = {},
): Promise<number> {
  const hand = page.locator('.hand button');
  let done = 0;
  let idle = 0;
  while (done < acts) {
    if (left !== undefined && (await hand.count()) <= left) return done;
    const asked = await act(page, done * 7 + 3, 60);
    if (asked === 'over') return done;
    idle = asked === 'nothing' ? idle + 1 : 0;
    if (asked !== 'nothing') done++;
    expect(idle, 'the table stands still').toBeLessThan(600);
    await page.waitForTimeout(10);
  }
  return done;
}

/** Opens the front page and presses play on a game's card: two taps from nothing to the table. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) });
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/m\/[0-9a-z]+$/);
}

/** Goes on past whatever is to be read until the page shows something. */
export async function until(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await shown.first().isVisible()) return true;
      await hurry(page);
      return false;
    })
    .toBe(true);
}

/** Bids so many tricks, once the page asks for a bid. */
export async function bid(page: Page, tricks: number): Promise<void> {
  const pad = page.locator('.bid-panel[data-yours] fieldset.pad');
  await until(page, pad);
  await pad.getByRole('button', { name: `${tricks}`, exact: true }).click();
  const confirm = page.locator('.bid-panel .btn-go');
  if (await confirm.isVisible()) await confirm.click();
  await expect(pad).toHaveCount(0);
}

/** The own cards as they are read out, in their order. */
export const handOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

/** The points that the end of a match shows, best first. */
export async function scoresOn(page: Page): Promise<readonly number[]> {
  await expect(page.locator('.podium')).toBeVisible();
  const lines = await page.locator('.podium .num, .fourth div').allTextContents();
  return lines.map((line) =>
    Number(
      line
        .match(/[−-]?\d+/g)!
        .at(-1)!
        .replace('−', '-'),
    ),
  );
}

export const matchIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
