import { useSyncExternalStore } from 'react';

/** House rules that a player has given a name, by the query that brings them back. */
export interface OwnSheet {
  readonly name: string;
  readonly query: string;
}

const KEY = 'stikk-rules';
const NONE: readonly OwnSheet[] = [];
const listeners = new Set<() => void>();

const isSheet = (value: unknown): value is OwnSheet =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

let text: string | null = null;
let sheets = NONE;

function read(): readonly OwnSheet[] {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === text) return sheets;
    text = stored;
    const parsed: unknown = JSON.parse(stored ?? '[]');
    sheets = Array.isArray(parsed) ? parsed.filter(isSheet) : NONE;
  } catch {
    sheets = NONE;
  }
  return sheets;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The house rules that this device keeps, by name. */
export const useOwnSheets = (): readonly OwnSheet[] => useSyncExternalStore(subscribe, read, () => NONE);

/** @returns whether the device took it */
function write(next: readonly OwnSheet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Keeps house rules; another sheet of that name gives way. */
export const keepSheet = (sheet: OwnSheet): boolean =>
  write(
    [...read().filter(({ name }) => name !== sheet.name), sheet].sort((a, b) => a.name.localeCompare(b.name)),
  );

export const dropSheet = (gone: string): boolean => write(read().filter(({ name }) => name !== gone));
