import { languageOf, languages } from '@stikk/words';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, preferred } from './locale.ts';

it('knows the languages that the games have words in', () => {
  expect([...LOCALES]).toEqual([...languages]);
});

it.each([
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['fi, en;q=0.3, nl-BE;q=0.7', 'nl'],
  ['nn-NO,nn;q=0.9', 'nb'],
  ['no', 'nb'],
  ['da-DK', 'nb'],
  ['EN-gb', 'en'],
  ['sv;q=0, nl;q=0.1', 'nl'],
  ['*', DEFAULT_LOCALE],
  ['', DEFAULT_LOCALE],
  [undefined, DEFAULT_LOCALE],
  [';;q=,,=', DEFAULT_LOCALE],
] as const)('answers a browser that asks for %j in %s', (header, locale) => {
  expect(preferred(header)).toBe(locale);
});

it('agrees with the words on what a language is called', () => {
  for (const tag of ['nb', 'no', 'nn-NO', 'sv-FI', 'nl-BE', 'en-AU'])
    expect(preferred(tag)).toBe(languageOf(tag));
});

it('takes no other language from a cookie', () => {
  expect(isLocale('nl')).toBe(true);
  expect(isLocale('NL')).toBe(false);
  expect(isLocale(undefined)).toBe(false);
});
