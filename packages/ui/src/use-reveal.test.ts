import { expect, it } from 'vitest';
import { BEAT_MS, countAt } from './use-reveal.ts';

it.each([
  [-1, 0],
  [0, 1],
  [BEAT_MS - 1, 1],
  [BEAT_MS, 2],
  [2 * BEAT_MS - 1, 2],
  [2 * BEAT_MS, 3],
  [600_000, 3],
])('%i ms after its first word a count is at %i, whoever comes when', (past, count) => {
  expect(countAt(past)).toBe(count);
});
