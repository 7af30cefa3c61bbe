import { expect, it } from 'vitest';
import type { MatchActor } from './actor.ts';
import { follow } from './follow.ts';

interface Script {
  readonly actor: MatchActor;
  readonly listeners: Set<() => void>;
  grow(): void;
  finish(): void;
}

/** A match that grows when it is told to. */
function script(): Script {
  const entries: { seq: number; table: { type: string }; hash: string }[] = [];
  const listeners = new Set<() => void>();
  let finished = false;
  const grow = () => {
    entries.push({ seq: entries.length + 1, table: { type: 'MatchStarted' }, hash: 'h' });
    for (const listener of listeners) listener();
  };
  const actor = {
    row: { seats: [{ seat: 0, userId: 'anna' }] },
    entries: () => entries,
    folded: () => ({ finished, seq: entries.length }),
    onGrowth: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as MatchActor;
  return {
    actor,
    listeners,
    grow,
    finish: () => {
      finished = true;
      grow();
    },
  };
}

const anna = { id: 'anna' };
const seqOf = (step: IteratorResult<unknown>) =>
  (step.value as [string, { seq: number }] | undefined)?.[1].seq;

it('misses nothing that happens while it reads', async () => {
  const { actor, grow, finish } = script();
  grow();
  const following = follow(actor, anna, 0, new AbortController().signal);
  expect(seqOf(await following.next())).toBe(1);
  grow();
  grow();
  expect(seqOf(await following.next())).toBe(2);
  finish();
  expect(seqOf(await following.next())).toBe(3);
  expect(seqOf(await following.next())).toBe(4);
  expect((await following.next()).done).toBe(true);
});

it('waits for the next entry', async () => {
  const { actor, grow } = script();
  const following = follow(actor, anna, 0, new AbortController().signal);
  const next = following.next();
  setTimeout(grow, 5);
  expect(seqOf(await next)).toBe(1);
});

it('leaves no listener behind, however it ends', async () => {
  for (const end of ['abort', 'return', 'finish'] as const) {
    const { actor, grow, finish, listeners } = script();
    grow();
    const cut = new AbortController();
    const following = follow(actor, anna, 0, cut.signal);
    await following.next();
    expect(listeners.size).toBe(1);
    const pending = following.next();
    if (end === 'finish') finish();
    else cut.abort();
    await pending;
    await following.return();
    expect(listeners.size).toBe(0);
  }
});

it('is for those at the table until the match is over', async () => {
  const { actor, grow, finish } = script();
  grow();
  const signal = new AbortController().signal;
  for (const person of [undefined, { id: 'bo' }])
    await expect(follow(actor, person, 0, signal).next()).rejects.toMatchObject({
      reason: 'not-at-this-table',
    });
  finish();
  expect((await follow(actor, undefined, 0, signal).next()).value).toMatchObject([
    '1',
    { entry: { hash: 'h' } },
    expect.anything(),
  ]);
});
