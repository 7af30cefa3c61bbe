import { expect, type Page } from '@playwright/test';
import { settled } from './clean.ts';

/** A thing that can be pressed, and how much of it a finger meets: what lies under others is not met. */
export interface Target {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** What a pointer meets of everything on the page that can be pressed; links in running text are left out. */
async function targets(page: Page, selector = 'button, a[href], input, select'): Promise<readonly Target[]> {
  return page.evaluate((selector) => {
    const STEP = 2;
    const isInText = (element: Element) =>
      element.matches('a:not([class])') && element.parentElement?.matches('p, li, dd, td, h2');
    const met = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const label = element.closest('label');
      return hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false));
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const label = element.closest('label');
      const seen = label ?? element;
      if (!seen.checkVisibility({ visibilityProperty: true }) || isInText(element)) return [];
      if (element.matches('.vh, .skip, [type=hidden]') && label === null) return [];
      seen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = seen.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return [];
      const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9];
      const longest = (length: number, meets: (at: number) => boolean) => {
        let [first, last] = [-1, -2];
        for (let at = 1; at < length; at += STEP)
          if (meets(at)) {
            if (first < 0) first = at;
            last = at;
          }
        return first < 0 ? 0 : last - first + STEP;
      };
      const width = Math.max(
        ...PARTS.map((part) =>
          longest(box.width, (at) => met(element, box.left + at, box.top + box.height * part)),
        ),
      );
      const height = Math.max(
        ...PARTS.map((part) =>
          longest(box.height, (at) => met(element, box.left + box.width * part, box.top + at)),
        ),
      );
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [
        {
          what: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`,
          width,
          height,
        },
      ];
    });
  }, selector);
}

/** What a grid of two pixels may miss. */
const GRID = 2;

/** Nothing that can be pressed lies under something else, and a finger meets all of it with ease. */
export async function expectTargets(page: Page, what: string, least = 44): Promise<void> {
  const small = async () =>
    (await targets(page))
      .filter(({ width, height }) => width < least - GRID || height < least - GRID)
      .map((one) => `${one.what}: ${one.width} × ${one.height}`);
  await settled(page);
  await expect.poll(small, `${what}: targets under ${least} px`).toEqual([]);
}
