import { expect, test } from 'vitest';
import { earlyPress } from './plan-card.ts';

test('where one press plays, one plans and another takes back', () => {
  const taps = 1;
  expect(earlyPress('AS', { taps, picked: undefined, planned: undefined })).toBe('plan');
  expect(earlyPress('AS', { taps, picked: undefined, planned: 'AS' })).toBe('cancel');
  expect(earlyPress('KS', { taps, picked: undefined, planned: 'AS' })).toBe('plan');
});

test('where two presses play, the first only picks, so that a slip plans nothing', () => {
  const taps = 2;
  expect(earlyPress('AS', { taps, picked: undefined, planned: undefined })).toBe('pick');
  expect(earlyPress('AS', { taps, picked: 'AS', planned: undefined })).toBe('plan');
  expect(earlyPress('AS', { taps, picked: undefined, planned: 'AS' })).toBe('cancel');
  expect(earlyPress('KS', { taps, picked: undefined, planned: 'AS' })).toBe('pick');
});
