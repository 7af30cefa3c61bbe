import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { type Clock, systemClock } from './clock.ts';
import { randomId } from './id.ts';
import type { FollowHandlers, Transport } from './transport.ts';

/** What tabs of one browser tell each other: `BroadcastChannel` is one. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** One tab after another holds what is named: `navigator.locks` is one. */
export interface Locks {
  request(
    name: string,
    how: { readonly signal?: AbortSignal; readonly steal?: boolean },
    held: () => Promise<void>,
  ): Promise<unknown>;
}

export interface SharedParts {
  /** The same in all tabs that see the same: the match, and through whose eyes. */
  readonly name: string;
  /** `undefined` where the browser has none: then every tab has a stream of its own. */
  readonly channel: Channel | undefined;
  readonly locks: Locks | undefined;
  readonly clock?: Clock;
}

type Told<Event> =
  | { readonly what: 'opened' | 'ended' }
  | { readonly what: 'entry'; readonly entry: Entry<Event> }
  | { readonly what: 'live'; readonly live: LiveView };
type Message<Event> =
  /** A tab wants what came after an entry. */
  | { readonly what: 'ask'; readonly from: number; readonly by: string }
  /** The tab with the stream is here. */
  | { readonly what: 'here'; readonly to: string }
  | ({ readonly to?: string } & Told<Event>);

/** A tab that sleeps does not answer; after so long another takes the stream over. */
const ANSWER_MS = 1000;
/** So often a tab makes sure that the one with the stream is awake. */
const ASK_MS = 5000;

/** What a browser has for tabs to share with; each is missing where pages are not secure, or old. */
export const browserSharing = (name: string): Pick<SharedParts, 'name' | 'channel' | 'locks'> => ({
  name,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name),
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
});

/**
 * A transport whose stream is one for all tabs of a browser: one of them has it and tells the others; when it
 * closes, or sleeps, the next has it. Commands go their own way.
 */
export function sharedTransport<Command, Event>(
  transport: Transport<Command, Event>,
  { name, channel, locks, clock = systemClock }: SharedParts,
): Transport<Command, Event> & { close(): void } {
  if (channel === undefined || locks === undefined) return { ...transport, close: () => channel?.close() };
  const held: Locks = locks;
  const tab = randomId();
  /** All that this tab was told, by number: whichever tab has the stream can tell any other all of it. */
  const known = new Map<number, Entry<Event>>();
  let heard: (message: Message<Event>) => void = () => {};
  const post = (message: Message<Event>) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }) => heard(data as Message<Event>));

  function follow(fromSeq: number, handlers: FollowHandlers<Event>): () => void {
    let last = fromSeq;
    let stopped = false;
    let isOpen = false;
    let live: LiveView | undefined;
    let stopStream: (() => void) | undefined;
    let release = () => {};
    let stopAsking = () => {};
    let stopDoubting = () => {};
    const waiting = new AbortController();

    const hand = (told: Told<Event>) => {
      if (told.what === 'entry') {
        known.set(told.entry.seq, told.entry);
        last = Math.max(last, told.entry.seq);
        handlers.entry(told.entry);
      } else if (told.what === 'live') {
        live = told.live;
        handlers.live(told.live);
      } else if (told.what === 'opened') {
        isOpen = true;
        handlers.opened();
      } else handlers.ended();
    };
    const both = (told: Told<Event>) => {
      if (stopped) return;
      post(told);
      hand(told);
    };

    const lead = () => {
      stopAsking();
      stopDoubting();
      isOpen = false;
      stopStream = transport.follow(last, {
        opened: () => both({ what: 'opened' }),
        entry: (entry) => both({ what: 'entry', entry }),
        live: (told) => both({ what: 'live', live: told }),
        ended: () => both({ what: 'ended' }),
        // The next tab tries; this one tries again after it.
        lost: () => stopped || handlers.lost(),
      });
    };
    /** Holds the stream until it is let go, or taken by a tab that found this one asleep. */
    const hold = (how: { readonly signal?: AbortSignal; readonly steal?: boolean }) => {
      const until = () =>
        new Promise<void>((resolve) => {
          release = resolve;
          if (stopped) resolve();
          else lead();
        });
      held.request(name, how, until).catch((error: unknown) => {
        if (stopped) return;
        const had = stopStream !== undefined;
        stopStream?.();
        stopStream = undefined;
        if (!(error instanceof Error) || error.name !== 'AbortError') lead();
        else if (had) queue();
      });
    };
    const ask = () => {
      post({ what: 'ask', from: last, by: tab });
      stopDoubting();
      stopDoubting = clock.after(ANSWER_MS, () => hold({ steal: true }));
      stopAsking();
      stopAsking = clock.after(ASK_MS, ask);
    };
    const queue = () => {
      hold({ signal: waiting.signal });
      ask();
    };

    const answer = (to: string, from: number) => {
      post({ what: 'here', to });
      if (isOpen) post({ what: 'opened', to });
      for (let seq = from + 1; known.has(seq); seq++) post({ what: 'entry', entry: known.get(seq)!, to });
      if (live !== undefined) post({ what: 'live', live, to });
    };
    heard = (message) => {
      if (stopped) return;
      if (message.what === 'ask') {
        if (stopStream !== undefined) answer(message.by, message.from);
      } else if (stopStream === undefined && (message.to === undefined || message.to === tab)) {
        stopDoubting();
        if (message.what !== 'here') hand(message);
      }
    };

    queue();
    return () => {
      stopped = true;
      waiting.abort();
      stopAsking();
      stopDoubting();
      stopStream?.();
      release();
    };
  }

  return { ...transport, follow, close: () => channel.close() };
}
