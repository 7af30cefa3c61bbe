import type { Services } from '../src/services.ts';

/** A time that goes on when it is told to. */
export interface HandTime extends Pick<Services, 'now' | 'after'> {
  /** Lets so many milliseconds pass, and calls everything back that is due meanwhile, in order. */
  pass(ms: number): void;
  /** Lets them pass, with nobody called back yet: it is the very instant. */
  comeTo(moment: number): void;
}

export function handTime(start = 1_700_000_000_000): HandTime {
  let time = start;
  const calls = new Set<{ readonly at: number; readonly call: () => void }>();
  const callDue = (until: number) => {
    for (;;) {
      const [next] = [...calls].sort((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) return;
      calls.delete(next);
      time = Math.max(time, next.at);
      next.call();
    }
  };
  return {
    now: () => time,
    after: (ms, call) => {
      if (ms <= 0) {
        const soon = setImmediate(call);
        return () => clearImmediate(soon);
      }
      const waiting = { at: time + ms, call };
      calls.add(waiting);
      return () => void calls.delete(waiting);
    },
    pass: (ms) => {
      const until = time + ms;
      callDue(until);
      time = until;
    },
    comeTo: (moment) => {
      time = moment;
    },
  };
}
