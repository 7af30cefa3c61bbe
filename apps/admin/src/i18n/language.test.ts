import { languages } from '@stikk/words';
import { expect, it } from 'vitest';
import { firstSpoken, isLanguage, LANGUAGES } from './language.ts';

it('has the languages that the games have words in', () => {
  expect([...LANGUAGES]).toEqual([...languages]);
});

it.each([
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['fi, nl-BE;q=0.7', 'nl'],
  ['nn-NO', 'nb'],
  ['EN-gb', 'en'],
  ['*', 'nb'],
  [null, 'nb'],
] as const)('answers a browser that asks for %j in %s', (header, language) => {
  expect(firstSpoken(header)).toBe(language);
});

it('takes no other language from a cookie', () => {
  expect([isLanguage('nl'), isLanguage('NL'), isLanguage(undefined)]).toEqual([true, false, false]);
});
