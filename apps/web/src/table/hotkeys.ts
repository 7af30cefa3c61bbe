import { useEffect, useRef } from 'react';

/** What a key does; `undefined` leaves it to the browser. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="range"]), textarea, select, [contenteditable="true"]');
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, [role="radio"], [role="tab"]');

/**
 * Keys for the whole page, by `KeyboardEvent.key`, letters in lower case. A button under the focus keeps
 * Enter and Space, the hand its arrows.
 */
export function useHotkeys(keys: KeyMap): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key: typed, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      // Brackets need AltGr on Nordic keyboards.
      if (defaultPrevented || ((ctrlKey || metaKey || altKey) && typed !== '[' && typed !== ']')) return;
      if (isTyping(event.target)) return;
      const key = typed.length === 1 ? typed.toLowerCase() : typed;
      if ((key === 'Enter' || key === ' ') && isPressable(event.target)) return;
      const act = current.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const TOGETHER_MS = 900;

/** Digits that make a number up to `max`: a second one soon after the first is joined to it. */
export function useDigits(max: number | undefined, choose: (value: number) => void): KeyMap {
  const last = useRef<{ readonly value: number; readonly at: number }>(undefined);
  if (max === undefined) return {};
  const press = (digit: number) => () => {
    const before = last.current;
    const joined = before && Date.now() - before.at < TOGETHER_MS ? before.value * 10 + digit : digit;
    const value = joined <= max ? joined : digit;
    if (value > max) return;
    last.current = { value, at: Date.now() };
    choose(value);
  };
  return Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), press(digit)]));
}
