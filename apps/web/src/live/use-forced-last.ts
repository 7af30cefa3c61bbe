import { useEffect, useRef } from 'react';
import { usePreference } from '../table/preference.ts';

const PAUSE_MS = 700;

/** Plays the only card of a hand by itself, where its owner wants that. `due` names the moment, once for each. */
export function useForcedLast(due: string | undefined, play: () => void): void {
  const { forced } = usePreference();
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  useEffect(() => {
    if (!forced || due === undefined) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [forced, due]);
}
