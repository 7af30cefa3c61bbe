import { createServer, type Server } from 'node:http';
import { type Bus, localBus } from '@stikk/db';
import type { TestDatabase } from '@stikk/db/testing';
import type { Seat } from '@stikk/engine';
import { gameOf } from '@stikk/variants';
import pino from 'pino';
import { type Limits, unlimited } from '../src/limit.ts';
import { rulesOf, seatedMatch, type Terms } from '../src/match/create.ts';
import type { PushSettings } from '../src/push/push.ts';
import { openApi } from '../src/serve.ts';
import type { BotMind, Services } from '../src/services.ts';
import { type Guest, guest } from './guest.ts';

/** A mind that follows its seed: quick, and as wild as the rules allow. */
const wildMind: BotMind = ({ game, view, seat, options, seed }) => {
  const choices = gameOf(game)!.legal(view, seat, options);
  return choices[seed % choices.length];
};

export interface Host {
  readonly url: string;
  /** Where the directors' app is answered. */
  readonly adminUrl: string;
  firstInvitation(): Promise<string | undefined>;
  /** What Prometheus is told. */
  metrics(): Promise<string>;
  readonly database: TestDatabase;
  /** What was logged, as lines of JSON. */
  readonly logged: readonly string[];
  guest(): Promise<Guest>;
  /** A match in which every named guest has a seat, from seat 0 on; bots take the rest. */
  seat(
    preset: string,
    changes: Record<string, unknown>,
    guests: readonly Guest[],
    terms?: Partial<Terms>,
  ): Promise<string>;
  close(): Promise<void>;
}

export interface HostSettings {
  readonly bus?: Bus;
  readonly mind?: BotMind;
  readonly limits?: Limits;
  /** The time, where a test brings its own. */
  readonly clock?: Pick<Services, 'now' | 'after'>;
  readonly botDelay?: readonly [number, number];
  readonly push?: PushSettings;
}

/** The API on a port of its own, over a database that the caller closes. */
export async function openHost(
  database: TestDatabase,
  {
    bus = localBus(),
    mind = wildMind,
    limits = unlimited,
    clock,
    botDelay = [0, 0],
    push = {},
  }: HostSettings = {},
): Promise<Host> {
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const api = await openApi({ database, bus, mind, logger, botDelay, limits, push, ...clock });
  const server = createServer((request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
  });
  const adminServer = createServer((request, response) => {
    if (!api.handleAdmin(request, response)) response.writeHead(404).end();
  });
  const url = await listening(server);
  const adminUrl = await listening(adminServer);
  await api.resume();
  return {
    url,
    adminUrl,
    firstInvitation: api.firstInvitation,
    metrics: () => api.registry.metrics(),
    database,
    logged,
    guest: () => guest(url),
    seat: async (preset, changes, guests, terms) =>
      seatGuests(
        database,
        preset,
        changes,
        guests.map(({ id }) => id),
        terms,
        clock?.now,
      ),
    close: async () => {
      await api.close();
      for (const one of [server, adminServer]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

export async function seatGuests(
  database: TestDatabase,
  preset: string,
  changes: Record<string, unknown>,
  users: readonly string[],
  terms: Partial<Terms> = {},
  now: () => number = Date.now,
): Promise<string> {
  const rules = rulesOf(preset, changes);
  const seats = Array.from({ length: rules.seats }, (_, seat: Seat) => {
    const userId = users[seat] ?? null;
    const kind = userId === null ? ('bot' as const) : ('person' as const);
    return {
      seat,
      userId,
      name: `N${seat}`,
      kind,
      level: userId === null ? 'easy' : null,
      nonce: `nonce-${seat}`,
      device: null,
    };
  });
  return seatedMatch({ database, now }, users[0]!, preset, rules, seats, {
    tableId: null,
    watch: 'end',
    clock: null,
    rated: false,
    ...terms,
  });
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
