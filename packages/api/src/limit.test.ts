import { expect, it } from 'vitest';
import { limits } from './limit.ts';

it('lets each have its share, and says when there is more', async () => {
  const rate = { points: 2, seconds: 60 };
  const limit = limits({ guest: rate, create: rate, submit: rate });
  await limit('create', 'anna');
  await limit('create', 'anna');
  await limit('submit', 'anna');
  await limit('create', 'bo');
  await expect(limit('create', 'anna')).rejects.toMatchObject({
    reason: 'slow-down',
    detail: { retryAfterMs: expect.any(Number) },
  });
});
