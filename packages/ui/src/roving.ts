import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key takes the focus in a row of cards; `undefined` for keys that do not move it. */
export const steppedTo = (event: KeyboardEvent, at: number, last: number): number | undefined => {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return Math.max(0, Math.min(last, step(at, last)));
};
