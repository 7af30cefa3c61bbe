import type { Entry } from '@stikk/engine';

/** Entries that arrived before those in front of them. */
export interface Inbox<Event> {
  /** Takes an entry in; false when it is already known. */
  take(entry: Entry<Event>, lastSeq: number): boolean;
  /** The entry after `lastSeq`, once it is here. */
  next(lastSeq: number): Entry<Event> | undefined;
  /** Whether something waits for an entry in front of it. */
  hasGap(): boolean;
}

export function createInbox<Event>(): Inbox<Event> {
  const waiting = new Map<number, Entry<Event>>();
  return {
    take(entry, lastSeq) {
      if (entry.seq <= lastSeq || waiting.has(entry.seq)) return false;
      waiting.set(entry.seq, entry);
      return true;
    },
    next(lastSeq) {
      const entry = waiting.get(lastSeq + 1);
      if (entry) waiting.delete(entry.seq);
      return entry;
    },
    hasGap: () => waiting.size > 0,
  };
}
