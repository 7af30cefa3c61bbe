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
}

const RATES: Rates = {
  guest: { points: 60, seconds: 60 },
  create: { points: 30, seconds: 60 },
  submit: { points: 200, seconds: 10 },
};

/** Counts one more of `kind` for `key`; throws the failure `slow-down` when it is too many. */
export type Limits = (kind: keyof Rates, key: string) => Promise<void>;

export const unlimited: Limits = async () => undefined;

export function limits(rates: Rates = RATES): Limits {
  const limiter = ({ points, seconds }: Rate) => new RateLimiterMemory({ points, duration: seconds });
  const limiters = {
    guest: limiter(rates.guest),
    create: limiter(rates.create),
    submit: limiter(rates.submit),
  };
  return async (kind, key) => {
    try {
      await limiters[kind].consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new Failure('slow-down', { retryAfterMs: error.msBeforeNext });
      throw error;
    }
  };
}
