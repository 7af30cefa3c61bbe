import type { Game, StoredEvent, Upcast } from './game.ts';
import type { Entry } from './log.ts';

export type Versioned = Pick<Game, 'version' | 'upcasts'>;

/** What entries were before they were brought to today's version. Redacted copies are never in here. */
const originals = new WeakMap<Entry, Entry>();

/** Remembers what an entry was before it was brought to today's version. */
export const keepOriginal = (raised: Entry, stored: Entry): void => {
  originals.set(raised, asStored(stored));
};

/** The entry letter by letter as it was stored, whatever version that was: what its hash covers. */
export const asStored = <Event>(entry: Entry<Event>): Entry => originals.get(entry) ?? entry;

/**
 * The upcasts of a game, the first from version 1, the last to the version of today.
 * @throws Error when one is missing, one too many, or out of order
 */
export function ladder({ version, upcasts = [] }: Versioned): readonly Upcast[] {
  const whole = upcasts.every(({ from, to }, index) => from === index + 1 && to === from + 1);
  if (!whole || upcasts.length !== version - 1)
    throw new Error(`version ${version} needs an upcast from each version before it to the next, in order`);
  return upcasts;
}

/**
 * A stored entry in today's form, before anyone reads, folds or redacts it. Entries of today and those of the
 * table are given back as they are.
 * @throws RangeError when the entry is newer than the game
 */
export function upcast<Stored extends Entry>(game: Versioned, stored: Stored): Stored {
  if (!('game' in stored) || stored.v === game.version) return stored;
  if (stored.v > game.version)
    throw new RangeError(`entry ${stored.seq} is of the later version ${stored.v}`);
  const raised = {
    ...stored,
    v: game.version,
    game: raisedEvent(game, stored.v, stored.game as StoredEvent),
  };
  keepOriginal(raised, stored);
  return raised;
}

/** An event in today's form. */
export const raisedEvent = (game: Versioned, from: number, stored: StoredEvent): StoredEvent =>
  ladder(game)
    .slice(from - 1)
    .reduce((event, step) => step.event(event), stored);
