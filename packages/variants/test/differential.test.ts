import { describe, expect, test } from 'vitest';
import { compare, FAMILIES } from './naive/differential.ts';
import { line } from './naive/main.ts';
import { BONDTOLVA_PRESETS, OH_HELL_PRESETS } from './naive/sheet.ts';

describe.each(FAMILIES)('%s beside rules written a second time', (family) => {
  test.each([0, 50, 100])('does not differ in the matches from %i on', (from) => {
    expect(line(family, 50, from)).toMatch(/^\S+: 50 matches, \d+ steps, 0 differences$/);
  });
});

test('no preset differs from rules written a second time', () => {
  OH_HELL_PRESETS.forEach((sheet, seed) => {
    compare('oh-hell', sheet, seed);
  });
  BONDTOLVA_PRESETS.forEach((sheet, seed) => {
    compare('bondtolva', sheet, seed);
  });
});
