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
  /** What is asked for beside the game, by person. */
  readonly ask: Rate;
  /** Reminders, by person. */
  readonly nudge: Rate;
  /** People who sit down at a table, by network address. */
  readonly join: Rate;
  /** Passwords that are tried, by table and network address. */
  readonly password: Rate;
  /** Short codes that are tried, by network address. */
  readonly code: Rate;
  /** Codes and links for another device that are tried, by network address. */
  readonly link: Rate;
  /** Sign-ins that are tried and accounts that are made, by network address. */
  readonly account: Rate;
  /** Matches of devices that are sent to be kept, by person: each is proved from its first entry on. */
  readonly keep: Rate;
  /** Changes to tables, by person. */
  readonly change: Rate;
  /** What is said at tables, by person. */
  readonly talk: Rate;
  /** Complaints, by person. */
  readonly report: Rate;
  /** What is said to directors, by person. */
  readonly dispute: Rate;
  /** Sign-ins of staff that are tried, by network address. */
  readonly staff: Rate;
  /** Streams that are open at once, by person. */
  readonly streams: number;
}

const RATES: Rates = {
  guest: { points: 60, seconds: 60 },
  create: { points: 30, seconds: 60 },
  submit: { points: 200, seconds: 10 },
  ask: { points: 30, seconds: 10 },
  nudge: { points: 3, seconds: 30 },
  join: { points: 60, seconds: 60 },
  password: { points: 8, seconds: 60 },
  code: { points: 15, seconds: 60 },
  link: { points: 10, seconds: 60 },
  account: { points: 10, seconds: 60 },
  keep: { points: 30, seconds: 600 },
  change: { points: 60, seconds: 10 },
  talk: { points: 6, seconds: 10 },
  report: { points: 10, seconds: 3600 },
  dispute: { points: 20, seconds: 600 },
  staff: { points: 10, seconds: 60 },
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
    ask: limiter(rates.ask),
    nudge: limiter(rates.nudge),
    join: limiter(rates.join),
    password: limiter(rates.password),
    code: limiter(rates.code),
    link: limiter(rates.link),
    account: limiter(rates.account),
    keep: limiter(rates.keep),
    change: limiter(rates.change),
    talk: limiter(rates.talk),
    report: limiter(rates.report),
    dispute: limiter(rates.dispute),
    staff: limiter(rates.staff),
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
