import { expect, test } from 'vitest';
import { preferenceFrom } from './preference.ts';

const USUAL = { deck: 'four', handed: 'right', size: 2, speed: 'usual', text: false, forced: false };

test('what was stored is taken as far as it makes sense', () => {
  expect(preferenceFrom(null)).toEqual(USUAL);
  expect(preferenceFrom('nonsense')).toEqual(USUAL);
  expect(preferenceFrom('{"deck":"two","letters":"nl","taps":2}')).toEqual({
    ...USUAL,
    deck: 'two',
    letters: 'nl',
    taps: 2,
  });
  expect(preferenceFrom('{"speed":"quick"}')).toEqual({ ...USUAL, speed: 'quick' });
  expect(preferenceFrom('{"speed":"constructor"}')).toEqual(USUAL);
  expect(preferenceFrom('{"forced":true,"sounds":false}')).toEqual({ ...USUAL, forced: true, sounds: false });
  expect(preferenceFrom('{"handed":"left","size":4,"text":true}')).toEqual({
    ...USUAL,
    handed: 'left',
    size: 4,
    text: true,
  });
  expect(preferenceFrom('{"handed":2,"size":5,"text":"yes"}')).toEqual(USUAL);
  expect(preferenceFrom('{"deck":"blue","letters":7,"taps":3,"forced":1,"sounds":0}')).toEqual(USUAL);
});
