import type { Entry, Pending } from '@stikk/engine';
import type { Clip } from './clip.ts';

type Typed = { readonly type: string };

/** What a table shows, as far as it can be heard. */
export interface Shown {
  readonly entries: readonly Entry<Typed>[];
  readonly pending: readonly Pending<Typed>[];
}

const OF_EVENT: Readonly<Record<string, Clip>> = {
  HandsDealt: 'deal',
  CardPlayed: 'card',
  TrickTaken: 'trick',
  BidsRevealed: 'reveal',
  MatchEnded: 'over',
};

export interface Heard {
  readonly clip: Clip;
  /** What it is heard for; an own act has no entry yet. */
  readonly entry: Entry | undefined;
}

/**
 * Tells what is to be heard of each change of a table: one clip at most, that of the latest. What lay there when it
 * began is never heard. An own card is heard when it is laid, once, whether or not it stays.
 */
export function createEar(first: Shown): (shown: Shown) => Heard | undefined {
  const own = new Set(first.pending.map(({ commandId }) => commandId));
  let known = first.entries.length;
  return ({ entries, pending }) => {
    let latest: Heard | undefined;
    for (const entry of entries.slice(known)) {
      const clip = 'game' in entry ? OF_EVENT[entry.game.type] : undefined;
      if (clip !== undefined && !(clip === 'card' && own.has(entry.cause))) latest = { clip, entry };
    }
    known = entries.length;
    for (const { commandId, command } of pending) {
      if (!own.has(commandId) && command.type === 'PlayCard') latest = { clip: 'card', entry: undefined };
      own.add(commandId);
    }
    return latest;
  };
}
