import type { LiveView } from '@stikk/engine/table';
import { describe, expect, it } from 'vitest';
import type { MatchActor } from './actor.ts';
import { follow } from './follow.ts';
import type { Live } from './live.ts';
import { sightOf } from './view.ts';

interface Script {
  readonly actor: MatchActor;
  readonly listeners: Set<() => void>;
  grow(): void;
  finish(): void;
  stop(): void;
}

/** A match that grows when it is told to. */
function script(): Script {
  const entries: { seq: number; table: { type: string }; hash: string }[] = [];
  const listeners = new Set<() => void>();
  let finished = false;
  let stopped = false;
  const grow = () => {
    entries.push({ seq: entries.length + 1, table: { type: 'MatchStarted' }, hash: 'h' });
    for (const listener of listeners) listener();
  };
  const actor = {
    row: { seats: [{ seat: 0, userId: 'anna' }] },
    entries: () => entries,
    folded: () => ({ finished, seq: entries.length }),
    isStopped: () => stopped,
    onGrowth: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as MatchActor;
  return {
    actor,
    listeners,
    grow,
    stop: () => {
      stopped = true;
      for (const listener of listeners) listener();
    },
    finish: () => {
      finished = true;
      grow();
    },
  };
}

const anna = { id: 'anna' };
/** The number of an entry, or `'live'` for what is fleeting. */
const seqOf = ({ value }: IteratorResult<unknown>) =>
  (value as { live?: unknown } | undefined)?.live === undefined
    ? (value as [string, { seq: number }] | undefined)?.[1].seq
    : 'live';
const nothing: Live = { view: () => ({ now: 1 }) as LiveView, stop: () => undefined };
const begin = (
  actor: MatchActor,
  signal = new AbortController().signal,
  liveOf: Parameters<typeof follow>[4] = async () => nothing,
) => follow(actor, sightOf(actor, { person: anna, device: undefined }), 0, signal, liveOf);

it('misses nothing that happens while it reads', async () => {
  const { actor, grow, finish } = script();
  grow();
  const following = begin(actor);
  expect(seqOf(await following.next())).toBe(1);
  grow();
  grow();
  expect(seqOf(await following.next())).toBe(2);
  finish();
  expect(seqOf(await following.next())).toBe(3);
  expect(seqOf(await following.next())).toBe(4);
  expect((await following.next()).done).toBe(true);
});

it('waits for the next entry, and before that tells what is fleeting', async () => {
  const { actor, grow } = script();
  const following = begin(actor);
  expect(seqOf(await following.next())).toBe('live');
  const next = following.next();
  setTimeout(grow, 5);
  expect(seqOf(await next)).toBe(1);
});

it('tells what is fleeting when it is different, and never before an entry that is there', async () => {
  const { actor, grow } = script();
  let changed: () => void = () => undefined;
  let looks = 0;
  const following = begin(actor, undefined, async (notice) => {
    changed = notice;
    return { ...nothing, view: () => ({ now: ++looks }) as LiveView };
  });
  grow();
  expect(seqOf(await following.next())).toBe(1);
  expect((await following.next()).value).toEqual({ live: { now: 1 } });
  const next = following.next();
  changed();
  changed();
  expect((await next).value).toEqual({ live: { now: 2 } });
  changed();
  grow();
  expect(seqOf(await following.next())).toBe(2);
  expect((await following.next()).value).toEqual({ live: { now: 3 } });
});

it('leaves no listener behind, however it ends', async () => {
  for (const end of ['abort', 'return', 'finish', 'stop'] as const) {
    const { actor, grow, finish, stop, listeners } = script();
    grow();
    const cut = new AbortController();
    let watched = 0;
    const following = begin(actor, cut.signal, async () => {
      watched++;
      return { ...nothing, stop: () => watched-- };
    });
    await following.next();
    await following.next();
    expect([listeners.size, watched]).toEqual([1, 1]);
    const pending = following.next();
    if (end === 'finish') finish();
    else if (end === 'stop') stop();
    else cut.abort();
    await pending;
    await following.return();
    expect([listeners.size, watched]).toEqual([0, 0]);
  }
});

it('opens the hashes once the match is over', async () => {
  const { actor, grow, finish } = script();
  grow();
  expect((await begin(actor).next()).value).toMatchObject(['1', { entry: { seq: 1 } }, expect.anything()]);
  expect(JSON.stringify((await begin(actor).next()).value)).not.toContain('hash');
  finish();
  expect((await begin(actor).next()).value).toMatchObject(['1', { entry: { hash: 'h' } }, expect.anything()]);
});

describe('who may read a match', () => {
  const device = 'd'.repeat(32);
  const sight = (watch: string, who: { id?: string; device?: string }, finished = false) => {
    const actor = {
      row: {
        watch,
        seats: [
          { seat: 0, userId: 'anna', device },
          { seat: 1, userId: null, device: null },
        ],
      },
      folded: () => ({ finished, seq: 90, dealt: 60 }),
    } as unknown as MatchActor;
    try {
      const { viewer, until, hashes } = sightOf(actor, {
        person: who.id === undefined ? undefined : { id: who.id },
        device: who.device,
      });
      return [viewer, until(), hashes];
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  };

  it.each([
    ['its own seat', 'no', { id: 'anna' }, [0, 90, false]],
    ['nobody else', 'no', { id: 'bo' }, 'not-at-this-table'],
    ['nobody else before the end', 'end', { id: 'bo' }, 'opens-at-the-end'],
    ['anybody, what is public', 'live', {}, ['spectator', 90, false]],
    ['anybody, the deals that are over', 'deal', { id: 'bo' }, ['director', 60, false]],
    ['not the browser of a player, whoever uses it', 'live', { id: 'bo', device }, 'not-at-this-table'],
    ['nor after a deal', 'deal', { device }, 'not-at-this-table'],
    ['another browser', 'live', { device: 'e'.repeat(32) }, ['spectator', 90, false]],
  ] as const)('%s', (_, watch, who, expected) => {
    expect(sight(watch, who)).toEqual(expected);
    expect(sight(watch, who, true)).toEqual(['director', 90, true]);
  });
});
