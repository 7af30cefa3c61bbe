import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Database, liveMatches, type Storage, storageOf } from '@stikk/db';
import type { Logger } from 'pino';
import { Counter, Gauge, Histogram, Registry, Summary } from 'prom-client';
import type { Limits } from './limit.ts';

/** How a server does. What is of one process says so; the rest is of the whole database. */
export interface NumbersView {
  /** When this process began to count, milliseconds since 1970. */
  readonly since: number;
  readonly now: number;
  readonly live: number;
  /** Live matches in which something happened within the last ten minutes. */
  readonly moving: number;
  /** Matches and tables that somebody has open at this process. */
  readonly followed: number;
  readonly people: number;
  readonly streams: number;
  /** Commands that were accepted, a second, over the last minute; of bots and the house too. */
  readonly moves: number;
  /** Of commands of people over the last five minutes, in milliseconds; `null` where there was none. */
  readonly latency: Quantiles | null;
  /** How late this process's event loop is, over the last minute or so, in milliseconds. */
  readonly lag: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly errors: { readonly hour: number; readonly all: number };
  readonly storage: Storage;
}
interface Quantiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What one process counts of itself. Labels are names of procedures and tables, and nothing of people. */
export interface Numbers {
  readonly registry: Registry;
  /** So many commands of matches became durable. */
  moved(many: number): void;
  /** A request was answered after so many milliseconds. */
  answered(procedure: string, ms: number): void;
  /** The same log, with its errors counted. */
  counting(logger: Logger): Logger;
  /** The same limits, with who is connected counted. */
  connecting(limits: Limits): Limits;
  view(): Promise<NumbersView>;
  close(): void;
}

interface NumbersParts {
  readonly database: Database;
  readonly now: () => number;
  /** Matches that somebody follows here. */
  readonly followed: () => number;
}

const MINUTE = 60_000;
/** The one procedure by which people play. */
const COMMAND = 'match.submit';
const RECENT_MS = 10 * MINUTE;
/** So long what the database was asked for is told again. */
const KEPT_MS = 10_000;
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
/** Nanoseconds in a millisecond. */
const NS = 1e6;
const RESOLUTION_MS = 10;

export function openNumbers({ database, now, followed }: NumbersParts): Numbers {
  const registry = new Registry();
  const registers = [registry];
  const since = now();
  const people = new Map<string, number>();
  const moves = recent(now, MINUTE);
  const errors = recent(now, 60 * MINUTE);
  const lag = loopLag();

  const movesTotal = new Counter({
    name: 'stikk_moves_total',
    help: 'Commands that were accepted',
    registers,
  });
  const errorsTotal = new Counter({ name: 'stikk_errors_total', help: 'Errors that were logged', registers });
  const requests = new Histogram({
    name: 'stikk_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['procedure'],
    buckets: BUCKETS,
    registers,
  });
  const commands = new Summary({
    name: 'stikk_command_seconds',
    help: 'Time until a command of a person was answered, over five minutes',
    percentiles: [0.5, 0.95, 0.99],
    maxAgeSeconds: 300,
    ageBuckets: 5,
    registers,
  });
  const gauge = (name: string, help: string, of: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await of());
      },
    });

  let asked: { readonly at: number; readonly answer: Promise<Stored> } | undefined;
  const stored = (): Promise<Stored> => {
    if (asked === undefined || now() - asked.at > KEPT_MS)
      asked = { at: now(), answer: ask(database, now() - RECENT_MS) };
    return asked.answer;
  };
  const streams = () => [...people.values()].reduce((sum, open) => sum + open, 0);

  gauge('stikk_matches_live', 'Matches under way', async () => (await stored()).live);
  gauge(
    'stikk_matches_moving',
    'Matches under way with an act within ten minutes',
    async () => (await stored()).moving,
  );
  gauge('stikk_matches_followed', 'Matches that somebody has open here', followed);
  gauge('stikk_people_connected', 'People with a stream open here', () => people.size);
  gauge('stikk_streams_open', 'Streams open here', streams);
  gauge('stikk_storage_bytes', 'Size of the database', async () => (await stored()).storage.bytes);
  const perTable = (name: string, help: string, what: 'rows' | 'bytes') =>
    new Gauge({
      name,
      help,
      labelNames: ['table'],
      registers,
      async collect() {
        for (const table of (await stored()).storage.tables) this.set({ table: table.name }, table[what]);
      },
    });
  perTable('stikk_table_rows', 'Rows, as the database last estimated them', 'rows');
  perTable('stikk_table_bytes', 'Size with indexes', 'bytes');

  return {
    registry,
    moved: (many) => {
      moves.add(many);
      movesTotal.inc(many);
    },
    answered: (procedure, ms) => {
      requests.observe({ procedure }, ms / 1000);
      if (procedure === COMMAND) commands.observe(ms / 1000);
    },
    counting: (logger) =>
      Object.create(logger, {
        error: {
          value: (...told: Parameters<Logger['error']>) => {
            errors.add(1);
            errorsTotal.inc();
            logger.error(...told);
          },
        },
      }) as Logger,
    connecting: (limits) => ({
      count: limits.count,
      open: (key) => {
        const closed = limits.open(key);
        people.set(key, (people.get(key) ?? 0) + 1);
        return () => {
          closed();
          const left = people.get(key)! - 1;
          if (left > 0) people.set(key, left);
          else people.delete(key);
        };
      },
    }),
    view: async () => {
      const { live, moving, storage } = await stored();
      const { values } = await commands.get();
      const seconds = (quantile: number) =>
        (values.find(({ labels }) => labels.quantile === quantile)?.value ?? 0) * 1000;
      const count = values.find(({ metricName }) => metricName === 'stikk_command_seconds_count')?.value ?? 0;
      const latency = { count, p50: seconds(0.5), p95: seconds(0.95), p99: seconds(0.99) };
      return {
        since,
        now: now(),
        live,
        moving,
        followed: followed(),
        people: people.size,
        streams: streams(),
        moves: moves.sum() / 60,
        latency: latency.p50 > 0 ? latency : null,
        lag: lag.read(),
        errors: { hour: errors.sum(), all: (await errorsTotal.get()).values[0]?.value ?? 0 },
        storage,
      };
    },
    close: () => {
      lag.close();
      registry.clear();
    },
  };
}

interface Stored {
  readonly live: number;
  readonly moving: number;
  readonly storage: Storage;
}

const ask = async ({ db }: Database, after: number): Promise<Stored> => ({
  ...(await liveMatches(db, after)),
  storage: await storageOf(db),
});

const SLOTS = 60;

/** How many there were within the last `span` milliseconds, to a sixtieth of it. */
export function recent(now: () => number, span: number): { add(many: number): void; sum(): number } {
  const slots = new Map<number, number>();
  const slotOf = (at: number) => Math.floor((at * SLOTS) / span);
  const forget = () => {
    for (const slot of slots.keys()) if (slot <= slotOf(now()) - SLOTS) slots.delete(slot);
  };
  return {
    add: (many) => {
      forget();
      const slot = slotOf(now());
      slots.set(slot, (slots.get(slot) ?? 0) + many);
    },
    sum: () => {
      forget();
      return [...slots.values()].reduce((sum, many) => sum + many, 0);
    },
  };
}

/** How late the event loop is, over the last whole minute, or since the start within the first one. */
function loopLag(): { read(): NumbersView['lag']; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const read = () => ({
    p50: late(delay.percentile(50)),
    p99: late(delay.percentile(99)),
    max: late(delay.max),
  });
  let whole: NumbersView['lag'] | undefined;
  const timer = setInterval(() => {
    whole = read();
    delay.reset();
  }, MINUTE);
  timer.unref();
  return {
    read: () => whole ?? read(),
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** The histogram holds the time between two looks, most of which was waited on purpose. */
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / NS - RESOLUTION_MS);
