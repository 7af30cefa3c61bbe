import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Fact, Heading } from './fact.ts';

/** How far a sheet has come. */
export interface Progress {
  /** Deals that are scored. */
  readonly done: number;
  /** Deals in all; left out where nobody knows beforehand. */
  readonly deals?: number;
  readonly over: boolean;
}

/** A sheet as it lies on the shelf: derived from its facts, and written together with them. */
export interface Shelved extends Progress, Pick<Heading, 'preset' | 'title' | 'names'> {
  readonly id: string;
  /** When something was last written on it. */
  readonly at: number;
}

interface Shelf extends DBSchema {
  facts: { key: [string, number]; value: Fact };
  sheets: { key: string; value: Shelved };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

const shelf = (): Promise<IDBPDatabase<Shelf>> => {
  opened ??= openDB<Shelf>('stikk-score', 1, {
    upgrade(db) {
      db.createObjectStore('facts', { keyPath: ['sheet', 'seq'] });
      db.createObjectStore('sheets', { keyPath: 'id' });
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const factsRange = (sheet: string) => IDBKeyRange.bound([sheet, 0], [sheet, Number.POSITIVE_INFINITY]);

/** The facts of a sheet in order; none where there is no such sheet on this device. */
export const factsOf = async (sheet: string): Promise<readonly Fact[]> =>
  (await shelf()).getAll('facts', factsRange(sheet));

/** Every sheet on this device, the latest first. */
export const allSheets = async (): Promise<readonly Shelved[]> =>
  (await (await shelf()).getAll('sheets')).sort((a, b) => b.at - a.at);

/**
 * Adds a fact. The key of the store is the only guard against two pages that write at once.
 * @throws DOMException `ConstraintError` when another page has already written a fact of that number
 */
export async function addFact(fact: Fact, shelved: Shelved): Promise<void> {
  const tx = (await shelf()).transaction(['facts', 'sheets'], 'readwrite');
  await Promise.all([tx.objectStore('facts').add(fact), tx.objectStore('sheets').put(shelved), tx.done]);
  tell();
}

export async function dropSheet(sheet: string): Promise<void> {
  const tx = (await shelf()).transaction(['facts', 'sheets'], 'readwrite');
  await Promise.all([
    tx.objectStore('facts').delete(factsRange(sheet)),
    tx.objectStore('sheets').delete(sheet),
    tx.done,
  ]);
  tell();
}

const CHANNEL = 'stikk-score';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Hears of every change, also in other tabs. Returns how to stop. */
export function watchShelf(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    channel.close();
  };
}
