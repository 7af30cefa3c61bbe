import type { Bus, Database, EventLog } from '@stikk/db';
import type { Seat } from '@stikk/engine';
import type { Logger } from 'pino';
import type { LineFacts } from './match/lines.ts';
import type { Numbers } from './numbers.ts';

/** What a bot decides from: its seat's own view, the rules, and a seed; nothing else. */
export interface BotRequest {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly options: unknown;
  readonly level: string;
  /** 32 bits. */
  readonly seed: number;
  /** The events since the house last acted, as the seat was shown them. */
  readonly record: readonly unknown[];
}

/** Decides a bot's command. It may throw or answer nonsense: the match goes on without it. */
export type BotMind = (request: BotRequest) => unknown;

/** Ends with the process: nothing waits for it. */
export function afterwards(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, Math.min(ms, LONGEST_MS));
  timer.unref();
  return () => clearTimeout(timer);
}

/** The longest that a timer can be set for. */
const LONGEST_MS = 2 ** 31 - 1;

/** What everything that happens in a match needs from outside. */
export interface Services {
  readonly database: Database;
  readonly log: EventLog;
  readonly bus: Bus;
  readonly mind: BotMind;
  /** Never given hands, secrets or tokens: ids and codes only. */
  readonly logger: Logger;
  readonly lines: LineFacts;
  readonly numbers: Pick<Numbers, 'answered' | 'view'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back once after `ms` milliseconds, unless the returned function is called before. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** How long a bot seems to think, in milliseconds: from, to. */
  readonly botDelay: readonly [number, number];
}
