import type { Browser, Page } from '@playwright/test';
import { type Figure, figure, median } from '../figure.ts';
import { sitDown, visitor } from '../visitor.ts';
import { openPhone, slow } from './browser.ts';

const PRESS_BUDGET_MS = 50;
const FRAMES_BUDGET = 60;
/** From the first of ten cards to the last, by the tokens of motion: 9 × 45 + 260 ms. */
const DEAL_MS = 665;
const PRESSES = 40;

interface Watched {
  /** Milliseconds from each press to the first frame with the card on the table. */
  readonly presses: readonly number[];
  /** Milliseconds between frames, deal by deal. */
  readonly deals: readonly (readonly number[])[];
}

interface Watching {
  presses: number[];
  times: number[];
  deals: number[];
}

/** Runs in the page before anything of it. */
function watch(): void {
  localStorage.setItem('stikk-table', JSON.stringify({ taps: 1 }));
  const watching: Watching = { presses: [], times: [], deals: [] };
  Object.assign(window, { watching });
  let pressed: number | undefined;
  for (const kind of ['click', 'keydown'])
    window.addEventListener(
      kind,
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true },
    );
  const tick = (time: number) => {
    watching.times.push(time);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const OWN = '.play[data-at="s"]:not([data-slot])';
  let dealing = false;
  let lay = false;
  const look = () => {
    const deals = document.querySelector('.hand[data-deal]') !== null;
    if (deals && !dealing) watching.deals.push(performance.now());
    dealing = deals;
    const lies = document.querySelector(`.trick:not([data-sweep]) ${OWN}`) !== null;
    if (lies && !lay && pressed !== undefined) {
      const from = pressed;
      pressed = undefined;
      // A task that is asked for in a frame comes after it is painted.
      requestAnimationFrame(() => setTimeout(() => watching.presses.push(performance.now() - from)));
    }
    lay = lies;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** What the person at the table can do next. */
async function act(page: Page): Promise<'card' | 'other' | 'over'> {
  if ((await page.locator('.podium').count()) > 0) return 'over';
  const confirm = page.locator('.bid-panel .btn-go:not([aria-disabled])');
  const bid = page.locator('fieldset.pad button:not([aria-disabled=true])').first();
  if (await confirm.isVisible()) await confirm.tap();
  else if (await bid.isVisible()) await bid.tap();
  else {
    const card = page.locator('.hand button[data-legal]').first();
    if (await card.isVisible()) {
      await card.tap();
      return 'card';
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  return 'other';
}

async function watched(browser: Browser, origin: string, rate: number): Promise<Watched> {
  const who = await visitor(origin);
  const matchId = await sitDown(who, {
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [10, 10, 10, 10], sumRule: 'none' },
    bots: 3,
  });
  const page = await openPhone(browser, origin, who);
  // What runs TypeScript here wraps functions so that they keep their names; a page knows nothing of that.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await slow(page, rate);
  await page.goto(`${origin}/m/${matchId}`);
  await page.locator('.hand').waitFor();
  for (let cards = 0; cards < PRESSES; ) {
    const done = await act(page);
    if (done === 'over') break;
    if (done === 'card') cards++;
  }
  const { presses, times, deals } = await page.evaluate(
    () => (window as unknown as { watching: Watching }).watching,
  );
  await page.context().close();
  return { presses, deals: deals.map((start) => between(times, start, start + DEAL_MS)) };
}

function between(times: readonly number[], from: number, to: number): readonly number[] {
  const within = times.filter((time) => time >= from && time <= to);
  return within.slice(1).map((time, index) => time - within[index]!);
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;

const framesPerSecond = (gaps: readonly number[]): number =>
  (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);

/** From a press to the painted card, and frames while dealing, at full speed and on a processor four times slower. */
export async function playFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const rate of [1, 4]) {
    const { presses, deals } = await watched(browser, origin, rate);
    const rates = deals.filter((gaps) => gaps.length > 0).map(framesPerSecond);
    const at = rate === 1 ? '' : `-${rate}x-slower`;
    figures.push(
      figure(`press-p50${at}`, 'ms', median(presses), 'budget', PRESS_BUDGET_MS),
      figure(`press-p95${at}`, 'ms', percentile(presses, 0.95), 'budget', PRESS_BUDGET_MS),
      figure(`deal-frames${at}`, 'frames/s', median(rates), 'budget', FRAMES_BUDGET),
      figure(`deal-frame-longest${at}`, 'ms', Math.max(...deals.flat()), 'frame', 1000 / FRAMES_BUDGET),
    );
  }
  return figures;
}
