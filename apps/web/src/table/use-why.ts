import { useEffect, useState } from 'react';

const WHY_MS = 5000;

/** A line on why something is not done, for as long as it takes to read it. */
export function useWhy(): readonly [string | undefined, (text: string | undefined) => void] {
  const [why, setWhy] = useState<{ readonly text: string; readonly at: number }>();
  useEffect(() => {
    if (!why) return;
    const timer = setTimeout(() => setWhy(undefined), WHY_MS);
    return () => clearTimeout(timer);
  }, [why]);
  return [why?.text, (text) => setWhy(text === undefined ? undefined : { text, at: Date.now() })];
}
