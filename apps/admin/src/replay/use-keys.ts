import { useEffect, useRef } from 'react';
import type { Step } from './film.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '[': 'previousTrick',
  ']': 'nextTrick',
  PageUp: 'previousDeal',
  PageDown: 'nextDeal',
  Home: 'start',
  End: 'end',
};

/** Steps by keys, except where one types or chooses. */
export function useKeys(step: (step: Step) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const to = STEPS[key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, [role="dialog"]')) return;
      event.preventDefault();
      latest.current(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
