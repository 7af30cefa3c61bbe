import { expect, test } from 'vitest';
import { preferenceFrom } from './preference.ts';

test('what was stored is taken as far as it makes sense', () => {
  expect(preferenceFrom(null)).toEqual({ deck: 'four' });
  expect(preferenceFrom('nonsense')).toEqual({ deck: 'four' });
  expect(preferenceFrom('{"deck":"two","letters":"nl","taps":2}')).toEqual({
    deck: 'two',
    letters: 'nl',
    taps: 2,
  });
  expect(preferenceFrom('{"deck":"six","letters":"fi","taps":3}')).toEqual({ deck: 'four' });
});
