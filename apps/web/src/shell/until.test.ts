import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from './until.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails with each of `errors`, then answers. */
const answering = (...errors: readonly string[]) => {
  const left = [...errors];
  return vi.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw new Error(error);
    return 'answer';
  });
};

test('it is asked again after a while until there is an answer', async () => {
  const ask = answering('away', 'away');
  const [found, waiting] = [vi.fn(), vi.fn()];
  until(ask, { found, waiting });
  await vi.advanceTimersByTimeAsync(1499);
  expect([ask.mock.calls.length, waiting.mock.calls.length, found.mock.calls.length]).toEqual([1, 1, 0]);
  await vi.advanceTimersByTimeAsync(1501);
  expect(found.mock.calls).toEqual([['answer']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a failure that nothing will mend ends it, and so does whoever stops it', async () => {
  const ask = answering('gone', 'gone');
  const waiting = vi.fn();
  until(ask, { found: vi.fn(), failed: (error) => String(error).includes('gone'), waiting });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ask.mock.calls.length, waiting.mock.calls.length]).toEqual([1, 0]);

  const found = vi.fn();
  until(answering('away'), { found })();
  until(answering(), { found })();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(found).not.toHaveBeenCalled();
});
