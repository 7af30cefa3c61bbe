import { useSyncExternalStore } from 'react';

const KEY = 'stikk-name';
/** As many letters as the server takes. */
export const LONGEST_NAME = 24;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** What a browser that keeps nothing has kept. */
let unkept = '';
/** What the player is called just now. */
export const playerName = (): string => {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
};

/** What the player is called, as this device remembers it; empty until somebody says. */
export const usePlayerName = (): string => useSyncExternalStore(subscribe, playerName, () => '');

export function rememberName(name: string): void {
  unkept = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
