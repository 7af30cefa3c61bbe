'use client';

import { useEffect, useState } from 'react';

/** Words of the count that have been said; at three all is shown. */
export type Count = 0 | 1 | 2 | 3;

/** Between two words. */
export const BEAT_MS = 450;

/** How far the count is, so many milliseconds after its first word. */
export const countAt = (past: number): Count =>
  past < 0 ? 0 : past < BEAT_MS ? 1 : past < 2 * BEAT_MS ? 2 : 3;

export interface Counting {
  /** Another one is another count. */
  readonly id: number;
  /** When the first word is said, by this device's clock: milliseconds since 1970. */
  readonly from: number;
}

/**
 * The count to three that began, or begins, at a given moment: whoever comes late joins in the middle, or finds
 * it over. It never goes back. 0 while nothing is counted.
 */
export function useReveal(counting: Counting | undefined): Count {
  const { id, from } = counting ?? {};
  const [said, setSaid] = useState<{ readonly id: number; readonly count: Count }>();
  useEffect(() => {
    if (id === undefined || from === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      const count = countAt(Date.now() - from);
      setSaid((before) => (before?.id === id && before.count >= count ? before : { id, count }));
      if (count < 3) timer = setTimeout(tell, from + count * BEAT_MS - Date.now());
    };
    tell();
    return () => clearTimeout(timer);
  }, [id, from]);
  return said !== undefined && said.id === id ? said.count : 0;
}
