import { expect, it } from 'vitest';
import { limits, unlimited } from './limit.ts';

const slowDown = { reason: 'slow-down', detail: { retryAfterMs: expect.any(Number) } };

it('lets each have its share, and says when there is more', async () => {
  const rate = { points: 2, seconds: 60 };
  const { count } = limits({ guest: rate, create: rate, submit: rate });
  await count('create', 'anna');
  await count('create', 'anna');
  await count('submit', 'anna');
  await count('create', 'bo');
  await expect(count('create', 'anna')).rejects.toMatchObject(slowDown);
});

it('lets each have so many streams at once', () => {
  const { open } = limits({ streams: 2 });
  const closeFirst = open('anna');
  open('anna');
  open('bo');
  expect(() => open('anna')).toThrow(expect.objectContaining(slowDown));
  closeFirst();
  open('anna');
  expect(() => open('anna')).toThrow(expect.objectContaining(slowDown));
});

it('lets twenty streams be open, and any number where there are no limits', () => {
  const { open } = limits();
  for (let streams = 0; streams < 20; streams++) open('anna');
  expect(() => open('anna')).toThrow('slow-down');
  for (let streams = 0; streams < 100; streams++) unlimited.open('anna');
});
