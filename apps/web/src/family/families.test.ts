import { games } from '@stikk/variants';
import { expect, test } from 'vitest';
import { PRESETS } from '../rules/family.ts';
import { FAMILIES } from './families.ts';

test('every family of rules can be played here', () => {
  expect(Object.keys(FAMILIES).sort()).toEqual(Object.keys(games).sort());
});

test('house rules can be written for every rule sheet', () => {
  expect(PRESETS).toEqual(Object.values(games).flatMap(({ presets }) => Object.keys(presets)));
});
