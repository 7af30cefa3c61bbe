import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const declared = (body: string): ReadonlyMap<string, string> =>
  new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/g)].map(([, name, value]) => [name!, value!]));
const bodyOf = (selector: string): string => {
  const at = css.indexOf(`${selector} {`);
  return css.slice(at, css.indexOf('}', at));
};

const light = declared(bodyOf(':root'));
const THEMES = {
  light,
  'dark, as the system': new Map([...light, ...declared(bodyOf(':root:not([data-theme])'))]),
  dark: new Map([...light, ...declared(bodyOf(':root[data-theme="dark"]'))]),
  contrast: new Map([...light, ...declared(bodyOf(':root[data-theme="contrast"]'))]),
};

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** By WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const SUITS = ['suit-s', 'suit-h', 'suit-d', 'suit-c'];
const PAIRS: readonly (readonly [ink: string, paper: string])[] = [
  ...SUITS.flatMap((suit) => [[suit, 'card'] as const, [suit, 'card-dim'] as const]),
  ...['page', 'surface', 'sunk'].flatMap((paper) => [['ink', paper] as const, ['ink-2', paper] as const]),
  ['felt-ink', 'felt'],
  ['felt-ink-2', 'felt'],
  ['accent-ink', 'accent'],
  ['btn-ink', 'btn'],
  ['made', 'made-soft'],
  ['missed', 'missed-soft'],
];

describe.each(Object.entries(THEMES))('%s', (_, theme) => {
  it.each(PAIRS)('%s is read on %s', (ink, paper) => {
    expect(contrast(theme.get(ink)!, theme.get(paper)!)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a colour of its own for every suit', () => {
    expect(new Set(SUITS.map((suit) => theme.get(suit))).size).toBe(4);
  });
});

it('black on white is 21 to 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
});
