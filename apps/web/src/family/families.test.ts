import { games } from '@stikk/variants';
import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';

test('every family of rules can be played here', () => {
  expect(Object.keys(FAMILIES).sort()).toEqual(Object.keys(games).sort());
});
