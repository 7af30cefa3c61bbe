import type { Booking } from '@stikk/variants/bondtolva';
import { expect, test } from 'vitest';
import { moveOf } from './side-model.ts';

const booking = (points: number, from: number, to: number): Booking => ({
  side: 0,
  for: 'trumf',
  points,
  from,
  to,
  bust: to < from,
});

test('several bookings are one way', () => {
  expect(moveOf([booking(2, 3, 5), booking(1, 5, 6)], 0)).toEqual({ from: 3, to: 6, falls: [] });
});

test('a fall shows what was counted to', () => {
  expect(moveOf([booking(1, 10, 11), booking(2, 11, 7)], 0)).toEqual({
    from: 10,
    to: 7,
    falls: [{ reached: 13, to: 7 }],
  });
});

test('a fall stays with what is booked after it', () => {
  expect(moveOf([booking(2, 11, 7), booking(1, 7, 8)], 0)).toEqual({
    from: 11,
    to: 8,
    falls: [{ reached: 13, to: 7 }],
  });
});

test('whoever got nothing has not moved', () => {
  expect(moveOf([booking(2, 3, 5)], 1)).toBeUndefined();
});
