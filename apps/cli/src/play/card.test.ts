import { expect, it } from 'vitest';
import { cardsMeant } from './card.ts';

it.each([
  ['hd', 'nb', ['QH']],
  ['QH', 'nb', ['QH']],
  ['s10', 'sv', ['TS']],
  ['10s', 'en', ['TS']],
  ['TS', 'nl', ['TS']],
  ['♦Kn', 'sv', ['JD']],
  ['re', 'nb', ['AD']],
  ['kd', 'nb', ['QC', 'KD']],
  ['hv', 'nl', ['QH']],
  ['sh', 'nl', ['KS']],
  ['hq', 'en', ['QH']],
  ['hei', 'nb', []],
  ['', 'en', []],
] as const)('%j in %s may mean %j', (text, language, cards) => {
  expect(cardsMeant(text, language)).toEqual(cards);
});
