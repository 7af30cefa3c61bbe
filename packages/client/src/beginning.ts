import type { Entry, Seat } from '@stikk/engine';

type Happened = Entry<{ readonly type: string }>;

/** Whether the first deal is out at most, and the seat has done nothing yet: then nothing was seen before. */
const isBeginning = (entries: readonly Happened[], seat: Seat | undefined): boolean =>
  entries.every(
    (entry) =>
      'table' in entry ||
      (entry.by !== seat && entry.game.type !== 'DealScored' && entry.game.type !== 'CardPlayed'),
  );

function tableOnly(entries: readonly Happened[]): number {
  const first = entries.findIndex((entry) => 'game' in entry);
  return first < 0 ? entries.length : first;
}

/** How many of the entries that were there before the page are shown at once: none of a match that begins. */
export const seenBefore = (entries: readonly Happened[], seat: Seat | undefined): number =>
  isBeginning(entries, seat) ? tableOnly(entries) : entries.length;
