import { games } from '@stikk/variants';
import { expect, test } from 'vitest';
import { SCORERS } from './scorers.ts';

test('every family of rules can be kept on paper', () => {
  expect(Object.keys(SCORERS).sort()).toEqual(Object.keys(games).sort());
});
