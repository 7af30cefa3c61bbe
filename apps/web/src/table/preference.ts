import type { IndexLetters } from '@stikk/ui';
import { useSyncExternalStore } from 'react';

/** From the smallest, for phones, to the largest; 2 is the usual. */
export const CARD_SIZES = [1, 2, 3, 4] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** What the usual pauses of a table are multiplied by. The count of three is the same for everybody. */
const PACES = { calm: 1.8, usual: 1, quick: 0.15 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as readonly Speed[];

/** What a player chose for this device. */
export interface Preference {
  readonly deck: 'four' | 'two';
  /** Left out: those of the language. */
  readonly letters?: IndexLetters | undefined;
  /** Which hand plays: what is pressed stands on its side. */
  readonly handed: 'right' | 'left';
  /** How large the own cards are. */
  readonly size: CardSize;
  /** How fast what others do is shown, one thing after another. */
  readonly speed: Speed;
  /** Whether the table is told in words and played by typing. */
  readonly text: boolean;
  /** How many taps play a card. Left out: two where fingers point, one where a mouse does. */
  readonly taps?: 1 | 2 | undefined;
  /** Whether a last card that is the only one is played by itself. */
  readonly forced: boolean;
  /** Whether the device sounds. Left out: where a mouse points it does, where fingers do it is quiet. */
  readonly sounds?: boolean | undefined;
}

const KEY = 'stikk-table';
const NONE: Preference = {
  deck: 'four',
  handed: 'right',
  size: 2,
  speed: 'usual',
  text: false,
  forced: false,
};
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly preference: Preference } | undefined;

const isOneOf = <T>(value: unknown, values: readonly T[]): value is T => values.some((one) => one === value);

/** A preference out of what was stored; whatever does not fit is left out. */
export function preferenceFrom(text: string | null): Preference {
  let stored: Partial<Record<keyof Preference, unknown>>;
  try {
    stored = Object(JSON.parse(text ?? '{}'));
  } catch {
    return NONE;
  }
  const { deck, handed, size, speed, text: told, letters, taps, forced, sounds } = stored;
  return {
    deck: deck === 'two' ? 'two' : 'four',
    handed: handed === 'left' ? 'left' : 'right',
    size: isOneOf(size, CARD_SIZES) ? size : 2,
    speed: isOneOf(speed, SPEEDS) ? speed : 'usual',
    text: told === true,
    forced: forced === true,
    ...(typeof sounds === 'boolean' && { sounds }),
    ...(isOneOf(letters, ['sv-nb', 'nl', 'en'] as const) && { letters }),
    ...(isOneOf(taps, [1, 2] as const) && { taps }),
  };
}

function current(): Preference {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // A browser that stores nothing plays with what it was given.
  }
  if (known?.text !== text) known = { text, preference: preferenceFrom(text) };
  return known.preference;
}

export function keepPreference(change: Partial<Preference>): void {
  const text = JSON.stringify({ ...current(), ...change });
  try {
    localStorage.setItem(KEY, text);
  } catch {
    known = { text: null, preference: preferenceFrom(text) };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const usePreference = (): Preference => useSyncExternalStore(subscribe, current, () => NONE);

const fingers = '(pointer: coarse)';
const watchFingers = (listener: () => void) => {
  const query = matchMedia(fingers);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const hasFingers = () => matchMedia(fingers).matches;
const useFingers = () => useSyncExternalStore(watchFingers, hasFingers, () => true);

/** How many taps play a card on this device. */
export function useTaps(): 1 | 2 {
  const { taps } = usePreference();
  const coarse = useFingers();
  return taps ?? (coarse ? 2 : 1);
}

/** Whether this device sounds. */
export function useSoundsOn(): boolean {
  const { sounds } = usePreference();
  const coarse = useFingers();
  return sounds ?? !coarse;
}

/** The same now, outside of any page. */
export const soundsOn = (): boolean => current().sounds ?? !hasFingers();

/** What the usual pauses are multiplied by now, outside of any page. */
export const pace = (): number => PACES[current().speed];
