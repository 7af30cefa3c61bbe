import type { Entry } from '@stikk/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SoloMatch, Standing } from './match.ts';

interface Shelf extends DBSchema {
  matches: { key: string; value: SoloMatch };
  /** The records, entry by entry: they only grow. */
  entries: { key: [string, number]; value: { readonly matchId: string; readonly entry: Entry } };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('stikk-solo', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['matchId', 'entry.seq'] });
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const entryRange = (matchId: string) => IDBKeyRange.bound([matchId, 0], [matchId, Number.POSITIVE_INFINITY]);

/** Puts a match that begins on the shelf, with its first entries. */
export async function shelve(match: SoloMatch, entries: readonly Entry[]): Promise<void> {
  const change = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').add(match),
    ...entries.map((entry) => change.objectStore('entries').add({ matchId: match.id, entry })),
    change.done,
  ]);
}

/** Puts a match on the shelf in the place of what the device has of it. */
export async function replace(match: SoloMatch, entries: readonly Entry[]): Promise<void> {
  const change = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  const kept = change.objectStore('entries');
  await Promise.all([
    change.objectStore('matches').put(match),
    kept.delete(entryRange(match.id)),
    ...entries.map((entry) => kept.put({ matchId: match.id, entry })),
    change.done,
  ]);
}

/**
 * Adds entries to a match. They are on the disk when this resolves.
 * @throws when another page has added to it meanwhile, or the match is no longer there
 */
export async function addEntries(
  matchId: string,
  entries: readonly Entry[],
  standing: Standing,
): Promise<void> {
  const change = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  const matches = change.objectStore('matches');
  const done = change.done;
  try {
    const match = await matches.get(matchId);
    if (!match) throw new Error(`no match ${matchId}`);
    await Promise.all([
      matches.put({ ...match, ...standing }),
      ...entries.map((entry) => change.objectStore('entries').add({ matchId, entry })),
    ]);
  } catch (error) {
    done.catch(() => undefined);
    try {
      change.abort();
    } catch {
      // A request that failed has aborted it already.
    }
    throw error;
  }
  await done;
}

/** A match with its whole record; `undefined` when the device has no such match. */
export async function takeDown(
  matchId: string,
): Promise<{ readonly match: SoloMatch; readonly entries: readonly Entry[] } | undefined> {
  const read = (await shelf()).transaction(['matches', 'entries']);
  const [match, rows] = await Promise.all([
    read.objectStore('matches').get(matchId),
    read.objectStore('entries').getAll(entryRange(matchId)),
  ]);
  return match && { match, entries: rows.map(({ entry }) => entry) };
}

/** All matches, the one last touched first. */
export const shelved = async (): Promise<readonly SoloMatch[]> =>
  (await (await shelf()).getAll('matches')).sort((a, b) => b.touchedAt - a.touchedAt);

export async function discard(matchId: string): Promise<void> {
  const change = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').delete(matchId),
    change.objectStore('entries').delete(entryRange(matchId)),
    change.done,
  ]);
}
