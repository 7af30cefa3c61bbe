import type { StoredEntry } from '@stikk/db';
import { type Entry, fold, type Seat, sinceHouse, type Viewer } from '@stikk/engine';
import { encodeRecord, headerOf } from '@stikk/shuffle';
import { Failure } from '../failure.ts';
import type { Person } from '../trpc.ts';
import type { MatchActor } from './actor.ts';

/** Whoever would read a match: who they are, and with which browser. */
export interface Onlooker {
  readonly person: Person | undefined;
  readonly device: string | undefined;
}

/** What somebody may read of a match. */
export interface Sight {
  readonly viewer: Viewer;
  /** The last entry that may be read now. */
  until(): number;
  /** Hashes are opened when nothing is left to guess. */
  readonly hashes: boolean;
}

/** The seat of a person in a match. */
export const seatOf = (actor: MatchActor, person: Person | undefined): number | undefined =>
  person && actor.row.seats.find(({ userId }) => userId === person.id)?.seat;

/**
 * Through whose eyes, and how far, a match may be read: those of the own seat while it is live, of the director
 * once it is finished and nothing is left to hide. Others look on as the table has agreed; the browser of a
 * player never does, whoever uses it.
 * @throws the failures `not-at-this-table` and `opens-at-the-end`
 */
export function sightOf(actor: MatchActor, { person, device }: Onlooker): Sight {
  const whole = () => actor.folded().seq;
  if (actor.folded().finished) return { viewer: 'director', until: whole, hashes: true };
  const seat = seatOf(actor, person);
  if (seat !== undefined) return { viewer: seat, until: whole, hashes: false };
  const { watch, seats } = actor.row;
  if (watch === 'no' || seats.some((taken) => taken.device !== null && taken.device === device))
    throw new Failure('not-at-this-table');
  switch (watch) {
    case 'live':
      return { viewer: 'spectator', until: whole, hashes: false };
    case 'deal':
      return {
        viewer: 'director',
        until: () => (actor.folded().finished ? whole() : actor.folded().dealt),
        hashes: false,
      };
    case 'end':
      throw new Failure('opens-at-the-end');
  }
}

/** Every entry is redacted once for each of its viewers, however many follow. */
const forms = new WeakMap<StoredEntry, Map<Viewer, Entry>>();

/**
 * The one way by which the record leaves the server. What a viewer gets has been through `redact`, and is
 * without its hash, from which a hidden card or bid could be guessed by trying, unless all is open.
 */
export function seen(actor: MatchActor, { viewer, until, hashes }: Sight, after: number): readonly Entry[] {
  return actor
    .entries()
    .slice(after, Math.max(after, until()))
    .map((entry) => (hashes ? entry : seenBy(actor, viewer, entry)));
}

function seenBy({ game }: MatchActor, viewer: Viewer, entry: StoredEntry): Entry {
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

/** The state of a match as a seat can know it. */
export const viewOf = (actor: MatchActor, seat: Seat): unknown =>
  actor.folded().views.get(seat) ??
  fold(
    actor.game,
    actor.row.seats.length,
    actor.entries().map((entry) => seenBy(actor, seat, entry) as Entry<{ type: string }>),
  );

/** The standing events since the house last acted, as a seat was shown them: what its bot may remember. */
export function eventsSeen(actor: MatchActor, seat: Seat): readonly unknown[] {
  return sinceHouse(actor.entries()).map((entry) => {
    const told = seenBy(actor, seat, entry as StoredEntry);
    return 'game' in told ? told.game : undefined;
  });
}

/**
 * What may be played again of a match, as JSON lines: all of it once it is over, and before that the deals that are,
 * for who looks on at those.
 * @throws the failure `still-live`
 */
export function openRecord(actor: MatchActor, who: Onlooker): string {
  const { finished, state } = actor.folded();
  if (finished) return encodeRecord(actor.entries());
  const past = actor.game.standing(state).deal > 1 && seesPast(actor, who) && sightOf(actor, who);
  if (!past) throw new Failure('still-live');
  return encodeRecord(seen(actor, past, 0), headerOf(actor.entries()));
}

/** Whether somebody without a seat looks on at the deals that are over. */
function seesPast(actor: MatchActor, who: Onlooker): boolean {
  try {
    return actor.row.watch === 'deal' && sightOf(actor, who).viewer === 'director';
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
