import { games } from '@stikk/variants';
import { expect, it } from 'vitest';
import { families } from './family.ts';

it('shows every family of rules', () => {
  expect(Object.keys(families).sort()).toEqual(Object.keys(games).sort());
});
