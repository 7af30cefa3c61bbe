import type { StoredEntry } from '@stikk/db';
import { type Entry, type Seat, standingEntries, type Viewer } from '@stikk/engine';
import { encodeRecord } from '@stikk/shuffle';
import { Failure } from '../failure.ts';
import type { Person } from '../trpc.ts';
import type { MatchActor } from './actor.ts';

/** The seat of a person in a match. */
export const seatOf = (actor: MatchActor, person: Person | undefined): number | undefined =>
  person && actor.row.seats.find(({ userId }) => userId === person.id)?.seat;

/**
 * Through whose eyes a person may read a match: those of its seat while it is live, of the director once it is
 * finished and nothing is left to hide.
 * @throws the failure `not-at-this-table`
 */
export function viewerOf(actor: MatchActor, person: Person | undefined): Viewer {
  if (actor.folded().finished) return 'director';
  const seat = seatOf(actor, person);
  if (seat === undefined) throw new Failure('not-at-this-table');
  return seat;
}

/** Every entry is redacted once for each of its viewers, however many follow. */
const forms = new WeakMap<StoredEntry, Map<Viewer, Entry>>();

/**
 * The one way by which the record leaves the server. What a viewer gets has been through `redact`, and is
 * without its hash, from which a hidden card or bid could be guessed by trying, unless all is open.
 */
export function seen(actor: MatchActor, viewer: Viewer, after: number): readonly Entry[] {
  return actor
    .entries()
    .slice(after)
    .map((entry) => seenBy(actor, viewer, entry));
}

function seenBy({ game }: MatchActor, viewer: Viewer, entry: StoredEntry): Entry {
  if (viewer === 'director') return entry;
  let known = forms.get(entry);
  if (known === undefined) {
    known = new Map();
    forms.set(entry, known);
  }
  let form = known.get(viewer);
  if (form === undefined) {
    const { hash: _, ...open } = entry;
    form = 'game' in open ? { ...open, game: game.redact(open.game as { type: string }, viewer) } : open;
    known.set(viewer, form);
  }
  return form;
}

/** The standing events since the house last acted, as a seat was shown them: what its bot may remember. */
export function eventsSeen(actor: MatchActor, seat: Seat): readonly unknown[] {
  const standing = standingEntries(actor.entries());
  const last = standing.findLast(({ by }) => by === 'house')?.cause;
  const first = Math.max(
    standing.findIndex(({ cause }) => cause === last),
    0,
  );
  return standing.slice(first).map((entry) => {
    const told = seenBy(actor, seat, entry as StoredEntry);
    return 'game' in told ? told.game : undefined;
  });
}

/**
 * The whole record of a finished match, as JSON lines.
 * @throws the failure `still-live`
 */
export function openRecord(actor: MatchActor): string {
  if (!actor.folded().finished) throw new Failure('still-live');
  return encodeRecord(actor.entries());
}
