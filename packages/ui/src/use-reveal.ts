'use client';

import { useEffect, useState } from 'react';

const COUNT_MS = 450;

/** Counts to three from the moment `running` turns true, and starts over when it turns false. */
export const useReveal = (running: boolean): 0 | 1 | 2 | 3 => {
  const [step, setStep] = useState<0 | 1 | 2 | 3>(0);
  useEffect(() => {
    if (!running) {
      setStep(0);
      return;
    }
    const timers = ([1, 2, 3] as const).map((next) => setTimeout(() => setStep(next), (next - 1) * COUNT_MS));
    return () => timers.forEach(clearTimeout);
  }, [running]);
  return step;
};
