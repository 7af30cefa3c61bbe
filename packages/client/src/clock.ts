/** The time, and calls that come later. Tests bring their own. */
export interface Clock {
  /** Milliseconds from any fixed moment. */
  now(): number;
  /** Calls back once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
