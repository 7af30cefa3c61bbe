import type { Position } from '@stikk/bots';
import { expect, test } from 'vitest';
import { openMinds } from './minds.ts';

type Handler<Data> = ((event: Data) => void) | null;

/** A worker that answers when it is told to. */
function worker() {
  const posted: { id: number; position: Position }[] = [];
  let ended = 0;
  const self = {
    onmessage: null as Handler<{ data: unknown }>,
    onerror: null as Handler<{ message: string; preventDefault(): void }>,
    postMessage: (data: { id: number; position: Position }) => posted.push(data),
    terminate: () => ended++,
  };
  return {
    self: self as unknown as Worker,
    posted,
    ended: () => ended,
    answer: (type: string, id = posted.at(-1)!.id) => self.onmessage?.({ data: { id, command: { type } } }),
    fail: () => self.onerror?.({ message: 'out of ideas', preventDefault: () => undefined }),
  };
}

const position = (seed: number): Position => ({
  game: 'oh-hell',
  view: undefined,
  seat: 1,
  options: {},
  level: 'easy',
  seed,
});

test('one bot thinks at a time, and each gets its own answer', async () => {
  const one = worker();
  const minds = openMinds(() => one.self);
  const first = minds.decide(position(1));
  const second = minds.decide(position(2));
  expect(one.posted.map(({ position }) => position.seed)).toEqual([1]);
  one.answer('First');
  one.answer('Stale', 1);
  expect(await first).toEqual({ type: 'First' });
  one.answer('Second');
  expect(await second).toEqual({ type: 'Second' });
});

test('a worker that fails is replaced, and only the position it failed over goes without an answer', async () => {
  const workers = [worker(), worker()];
  let made = 0;
  const minds = openMinds(() => workers[made++]!.self);
  const first = minds.decide(position(1));
  const second = minds.decide(position(2));
  workers[0]!.fail();
  await expect(first).rejects.toThrow('out of ideas');
  expect(workers[0]!.ended()).toBe(1);
  workers[1]!.answer('Second');
  expect(await second).toEqual({ type: 'Second' });
});

test('nothing is asked of a worker once the table is closed', () => {
  const one = worker();
  const minds = openMinds(() => one.self);
  void minds.decide(position(1));
  minds.close();
  expect(one.ended()).toBe(1);
  one.answer('Late');
  void minds.decide(position(2));
  expect(one.posted).toHaveLength(1);
});
