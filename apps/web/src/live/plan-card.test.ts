import { expect, test } from 'vitest';
import { earlyPress, playsLater } from './plan-card.ts';

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

test('a card can be planned by who plays to this trick after another', () => {
  const trick = [{ seat: 1, card: 'AS' } as const];
  expect([0, 1, 2, 3].map((seat) => playsLater(seat, 2, trick))).toEqual([true, false, false, true]);
  expect(playsLater(0, undefined, trick)).toBe(false);
});
