import { useEffect, useRef } from 'react';

/** The same every time: how long a card takes to be drawn tells nothing about the hand. */
const PAUSE_MS = 1000;

/** Draws after a pause where there is nothing else to do. `due` names the draw, once for each. */
export function useDraw(due: string | undefined, draw: () => void): void {
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);
}
