import { expect, test } from 'vitest';
import { bondtolva } from './bondtolva/index.ts';
import { gameOf, presetOf } from './index.ts';
import { ohHell } from './oh-hell/index.ts';

test('a family is found by its id', () => {
  expect([gameOf('oh-hell'), gameOf('bondtolva'), gameOf('whist'), gameOf('toString')]).toEqual([
    ohHell,
    bondtolva,
    undefined,
    undefined,
  ]);
});

test('a rule sheet is found by its name, with the family it belongs to', () => {
  expect(presetOf('plump')).toEqual({ game: ohHell, preset: ohHell.presets.plump });
  expect(presetOf('bondtolva_36')).toEqual({ game: bondtolva, preset: bondtolva.presets.bondtolva_36 });
  expect([presetOf('whist'), presetOf('toString')]).toEqual([undefined, undefined]);
});
