import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FollowHandlers, type Locks, sharedTransport, type Transport } from '../src/index.ts';

type Event = { readonly type: string };
const entry = (seq: number): Entry<Event> => ({
  seq,
  v: 1,
  at: 0,
  by: 0,
  cause: `c${seq}`,
  game: { type: 'E' },
});
const live = { now: 1 } as LiveView;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const aborted = () => Object.assign(new Error('aborted'), { name: 'AbortError' });

/** Web Locks of one browser, as far as they are asked for. */
function browserLocks(): Locks {
  let holder: { readonly lose: (error: unknown) => void } | undefined;
  let queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  return {
    request: (_, { signal, steal }, held) =>
      new Promise((resolve, reject) => {
        const take = () => {
          const mine = { lose: reject };
          holder = mine;
          queueMicrotask(() =>
            held().then(() => {
              resolve(undefined);
              if (holder === mine) next();
            }),
          );
        };
        if (steal) {
          holder?.lose(aborted());
          take();
          return;
        }
        if (holder === undefined) return take();
        queue.push(take);
        signal?.addEventListener('abort', () => {
          queue = queue.filter((one) => one !== take);
          reject(aborted());
        });
      }),
  };
}

/** A server with one match, and a browser with tabs that can fall asleep. */
function browser(locks: Locks | 'none' = browserLocks()) {
  const entries: Entry<Event>[] = [];
  const streams = new Set<FollowHandlers<Event>>();
  const listeners = new Map<number, (event: { data: unknown }) => void>();
  const asleep = new Set<number>();
  const missedInSleep = new Map<number, (() => void)[]>();
  const submitted: string[] = [];
  const later = (call: () => void) => setTimeout(call, 1);

  const transport: Transport<Event, Event> = {
    submit: async (id) => {
      submitted.push(id);
      return { ok: true, seq: 1 };
    },
    follow(from, handlers) {
      streams.add(handlers);
      later(() => {
        if (!streams.has(handlers)) return;
        handlers.opened();
        for (const one of entries.slice(from)) handlers.entry(one);
        handlers.live(live);
      });
      return () => streams.delete(handlers);
    },
  };
  /** Nothing happens in a tab that sleeps before it wakes. */
  const awake = (tab: number, call: () => void) => {
    if (asleep.has(tab)) missedInSleep.set(tab, [...(missedInSleep.get(tab) ?? []), call]);
    else call();
  };
  let tabs = 0;
  const open = () => {
    const tab = ++tabs;
    const shared = sharedTransport(transport, {
      name: 'match',
      clock: {
        now: () => Date.now(),
        after(ms, call) {
          const timer = setTimeout(() => awake(tab, call), ms);
          return () => clearTimeout(timer);
        },
      },
      locks: locks === 'none' ? undefined : locks,
      channel: {
        postMessage: (message) => {
          const copy = structuredClone(message);
          for (const [other, listener] of listeners)
            if (other !== tab) later(() => awake(other, () => listener({ data: copy })));
        },
        addEventListener: (_, listener) => listeners.set(tab, listener),
        close: () => listeners.delete(tab),
      },
    });
    const told: (number | string)[] = [];
    const follow = (from = 0) =>
      shared.follow(from, {
        opened: () => told.push('opened'),
        entry: ({ seq }) => told.push(seq),
        live: () => told.push('live'),
        lost: () => told.push('lost'),
        ended: () => told.push('ended'),
      });
    return { tab, told, follow, shared };
  };
  return {
    open,
    streams,
    submitted,
    say(seq: number) {
      entries.push(entry(seq));
      for (const handlers of [...streams]) handlers.entry(entry(seq));
    },
    sleep: (tab: number) => asleep.add(tab),
    wake(tab: number) {
      asleep.delete(tab);
      for (const deliver of missedInSleep.get(tab) ?? []) deliver();
      missedInSleep.delete(tab);
    },
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('two tabs have one stream, and both are told everything, also what was before', async () => {
  const { open, streams, say } = browser();
  say(1);
  const first = open();
  first.follow();
  await pass(20);
  say(2);
  const second = open();
  second.follow();
  await pass(20);
  say(3);
  await pass(20);
  expect(streams.size).toBe(1);
  expect(first.told).toEqual(['opened', 1, 'live', 2, 3]);
  expect(second.told).toEqual(['opened', 1, 2, 'live', 3]);
  await pass(60_000);
  expect(streams.size).toBe(1);
});

test('when the tab with the stream closes, the next has it and misses nothing', async () => {
  const { open, streams, say } = browser();
  const [first, second, third] = [open(), open(), open()];
  const stop = first.follow();
  await pass(10);
  second.follow();
  third.follow();
  await pass(10);
  say(1);
  await pass(10);
  stop();
  first.shared.close();
  say(2);
  await pass(20);
  expect(streams.size).toBe(1);
  expect(second.told.filter((one) => typeof one === 'number')).toEqual([1, 2]);
  expect(third.told.filter((one) => typeof one === 'number')).toEqual([1, 2]);
  expect(second.told).not.toContain('lost');
});

test('a tab that sleeps with the stream loses it, and listens when it wakes', async () => {
  const { open, streams, say, sleep, wake } = browser();
  const first = open();
  first.follow();
  await pass(10);
  const second = open();
  second.follow();
  await pass(10);
  // What sleeps reads no stream either.
  const [asleep] = [...streams];
  sleep(first.tab);
  streams.clear();
  say(1);
  await pass(7000);
  expect(second.told.filter((one) => typeof one === 'number')).toEqual([1]);
  expect(streams.size).toBe(1);
  expect(streams.has(asleep!)).toBe(false);
  wake(first.tab);
  await pass(2000);
  say(2);
  await pass(20);
  expect(streams.size).toBe(1);
  expect(new Set(first.told.filter((one) => typeof one === 'number'))).toEqual(new Set([1, 2]));
});

test('a stream that breaks goes to the next tab, and the end is for all', async () => {
  const { open, streams, say } = browser();
  const first = open();
  const stop = first.follow();
  await pass(10);
  const second = open();
  second.follow();
  await pass(10);
  for (const handlers of [...streams]) handlers.lost();
  stop();
  expect(first.told).toContain('lost');
  await pass(10);
  say(1);
  first.follow();
  await pass(20);
  expect(streams.size).toBe(1);
  expect(first.told.at(-1)).toBe('live');
  expect(second.told).toContain(1);
  for (const handlers of [...streams]) handlers.ended();
  await pass(10);
  expect([first.told.at(-1), second.told.at(-1)]).toEqual(['ended', 'ended']);
});

test('where tabs cannot share, each has its own', async () => {
  const refused: Locks = { request: async () => Promise.reject(new Error('SecurityError')) };
  for (const locks of ['none', refused] as const) {
    const { open, streams, say } = browser(locks);
    const tabs = [open(), open()];
    for (const tab of tabs) tab.follow();
    await pass(20);
    say(1);
    await pass(5000);
    expect(streams.size).toBe(2);
    for (const { told } of tabs) expect(told).toContain(1);
  }
});

test('commands go their own way', async () => {
  const { open, submitted } = browser();
  await open().shared.submit('a', { type: 'C' });
  await open().shared.submit('b', { type: 'C' });
  expect(submitted).toEqual(['a', 'b']);
});
