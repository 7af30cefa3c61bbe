import { useEffect, useState } from 'react';

const WHY_MS = 5000;

/**
 * A line on why something is not done, for as long as it takes to read it.
 * @param moment when this changes, what was said before no longer holds
 */
export function useWhy(moment = ''): readonly [string | undefined, (text: string | undefined) => void] {
  const [why, setWhy] = useState<{ readonly text: string; readonly at: number; readonly moment: string }>();
  useEffect(() => {
    if (!why) return;
    const timer = setTimeout(() => setWhy(undefined), WHY_MS);
    return () => clearTimeout(timer);
  }, [why]);
  return [
    why?.moment === moment ? why.text : undefined,
    (text) => setWhy(text === undefined ? undefined : { text, at: Date.now(), moment }),
  ];
}
