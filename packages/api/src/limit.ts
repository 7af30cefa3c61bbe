import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from './failure.ts';

/** How often something may be done: so many times in so many seconds. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

export interface Rates {
  /** New guests, by network address. */
  readonly guest: Rate;
  /** New matches, by person. */
  readonly create: Rate;
  /** Commands, by person. */
  readonly submit: Rate;
  /** Streams that are open at once, by person. */
  readonly streams: number;
}

const RATES: Rates = {
  guest: { points: 60, seconds: 60 },
  create: { points: 30, seconds: 60 },
  submit: { points: 200, seconds: 10 },
  streams: 20,
};

/** When somebody with too many open streams may try again: they are closed by people, not by time. */
const STREAM_RETRY_MS = 5000;

/** Throws the failure `slow-down` when it is too many. */
export interface Limits {
  /** Counts one more of `kind` for `key`. */
  count(kind: Exclude<keyof Rates, 'streams'>, key: string): Promise<void>;
  /** Counts one more open stream for `key`. Returns the way to say, once, that it is closed. */
  open(key: string): () => void;
}

export const unlimited: Limits = { count: async () => undefined, open: () => () => undefined };

export function limits(changes: Partial<Rates> = {}): Limits {
  const rates = { ...RATES, ...changes };
  const limiter = ({ points, seconds }: Rate) => new RateLimiterMemory({ points, duration: seconds });
  const limiters = {
    guest: limiter(rates.guest),
    create: limiter(rates.create),
    submit: limiter(rates.submit),
  };
  const streams = new Map<string, number>();
  return {
    count: async (kind, key) => {
      try {
        await limiters[kind].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes)
          throw new Failure('slow-down', { retryAfterMs: error.msBeforeNext });
        throw error;
      }
    },
    open: (key) => {
      const before = streams.get(key) ?? 0;
      if (before >= rates.streams) throw new Failure('slow-down', { retryAfterMs: STREAM_RETRY_MS });
      streams.set(key, before + 1);
      return () => {
        const left = streams.get(key)! - 1;
        if (left > 0) streams.set(key, left);
        else streams.delete(key);
      };
    },
  };
}
