import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Bus,
  type Database,
  eventLog,
  sweepAddresses,
  sweepLines,
  sweepTables,
  sweepTalk,
} from '@stikk/db';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { fromNodeHeaders } from 'better-auth/node';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { addressMark } from './address.ts';
import { adminHandler } from './admin/serve.ts';
import { firstInvitation } from './admin/session.ts';
import { appRouter } from './app-router.ts';
import { GUEST_PATH, openAuth } from './auth.ts';
import { deviceCookie, deviceOf, newDevice } from './device.ts';
import { Failure } from './failure.ts';
import { type Limits, limits } from './limit.ts';
import { openHall } from './match/hall.ts';
import { lineFacts } from './match/lines.ts';
import { openNumbers } from './numbers.ts';
import { addressOf, isSecure } from './peer.ts';
import { openPush, type PushSettings } from './push/push.ts';
import { afterwards, type BotMind, type Services } from './services.ts';
import { MOST_KEPT_BYTES } from './solo/keep.ts';
import { openStudies } from './study/studies.ts';
import { openParlour } from './table/parlour.ts';
import { traceOf } from './trace.ts';
import type { Context } from './trpc.ts';

/** Where the procedures begin. */
const TRPC_PATH = '/api/trpc';
const MOST_BYTES = 100_000;
/** The one request that carries a whole record. */
const KEEP_PATH = `${TRPC_PATH}/solo.keep`;
/** A table at which nothing was ever played is kept for so long after the last touch. */
const ABANDONED_MS = 30 * 24 * 60 * 60 * 1000;
/** A director may be called a fortnight after a match's end, about any entry of a match that itself took days. */
const TALK_MS = 30 * 24 * 60 * 60 * 1000;
/** What is known of lines is kept for so long, and until every dispute about the match is closed. */
const LINES_MS = 90 * 24 * 60 * 60 * 1000;
/** Where acts were sent from is kept for so long. */
const ADDRESSES_MS = 30 * 24 * 60 * 60 * 1000;
const SWEEP_MS = 6 * 60 * 60 * 1000;
const SECURE = '; Secure';

export interface ApiSettings {
  readonly database: Database;
  readonly bus: Bus;
  readonly mind: BotMind;
  readonly logger: Logger;
  readonly botDelay: readonly [number, number];
  /** Signs the cookies; when left out, one is drawn and kept in the database. */
  readonly secret?: string;
  readonly limits?: Limits;
  readonly now?: () => number;
  readonly after?: Services['after'];
  readonly push?: PushSettings;
}

export interface Api {
  /** Answers a request under `/api/`; false, and nothing done, for any other. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a request of the directors' app under `/api/`; false, and nothing done, for any other. */
  handleAdmin(request: IncomingMessage, response: ServerResponse): boolean;
  /** What this process counts, as Prometheus collects it. */
  readonly registry: Registry;
  /** A token by which somebody becomes the first admin; `undefined` once there is one. */
  firstInvitation(): Promise<string | undefined>;
  /** Goes on with the matches that were under way, and clears away what is not kept any longer. */
  resume(): Promise<void>;
  /** Lets what is being written become durable and stops. The database stays open. */
  close(): Promise<void>;
}

/** Everything under `/api/`, for one Node process. */
export async function openApi(settings: ApiSettings): Promise<Api> {
  const { database, bus, mind, botDelay, now = Date.now, after = afterwards } = settings;
  const numbers = openNumbers({ database, now, followed: () => hall.followed() });
  const logger = numbers.counting(settings.logger);
  const log = eventLog(database.db, ({ appends, rows }) => {
    numbers.moved(appends);
    logger.trace({ appends, rows }, 'committed');
  });
  const parts = { database, log, bus, mind, logger, numbers, now, after, botDelay };
  const services: Services = { ...parts, lines: lineFacts(parts, await addressMark(database.db)) };
  const push = await openPush(database, logger, settings.push);
  const hall = openHall(services, push);
  const parlour = openParlour(services);
  const studies = openStudies(services);
  const auth = await openAuth(database, settings.secret);
  const limit = numbers.connecting(settings.limits ?? limits());

  const contextOf = async (request: IncomingMessage, response: ServerResponse): Promise<Context> => {
    const headers = fromNodeHeaders(request.headers);
    const person = await auth.personOf(headers);
    const safe = isSecure(request) ? SECURE : '';
    let device = deviceOf(headers);
    const remember = () => {
      if (device !== undefined) return;
      device = newDevice();
      response.appendHeader('set-cookie', deviceCookie(device) + safe);
    };
    const give = (cookies: readonly string[]) => {
      for (const cookie of cookies) response.appendHeader('set-cookie', cookie + safe);
      remember();
    };
    if (person !== undefined) remember();
    return {
      services,
      hall,
      parlour,
      push,
      limits: limit,
      address: addressOf(request),
      person,
      device: () => device,
      auth,
      headers,
      give,
      becomeGuest: async () => {
        await limit.count('guest', addressOf(request));
        const { person: guest, cookies } = await auth.newGuest(headers);
        give(cookies);
        return guest;
      },
    };
  };

  /** Who is known stays who they are. The token of a session is in its cookie, and told nowhere else. */
  const answerGuest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { person, becomeGuest } = await contextOf(request, response);
      const { id } = person ?? (await becomeGuest());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ user: { id } }));
    } catch (error) {
      const slow = error instanceof Failure && error.reason === 'slow-down';
      if (!slow) logger.error(traceOf(error), 'a guest could not be made');
      response.writeHead(slow ? 429 : 500).end();
    }
  };

  const sweep = async (): Promise<void> => {
    await sweepTables(database.db, now() - ABANDONED_MS);
    await sweepTalk(database.db, now() - TALK_MS);
    await sweepLines(database.db, now() - LINES_MS);
    await sweepAddresses(database.db, now() - ADDRESSES_MS);
  };
  const sweeping = setInterval(
    () => void sweep().catch((error) => logger.error(traceOf(error), 'old rows could not be swept')),
    SWEEP_MS,
  );
  sweeping.unref();

  return {
    handle: (request, response) => {
      const pathname = (request.url ?? '/').split('?', 1)[0]!;
      if (pathname.startsWith(`${TRPC_PATH}/`)) {
        void nodeHTTPRequestHandler({
          router: appRouter,
          req: request,
          res: response,
          path: pathname.slice(TRPC_PATH.length + 1),
          maxBodySize: pathname === KEEP_PATH ? MOST_KEPT_BYTES : MOST_BYTES,
          createContext: ({ req, res }) => contextOf(req as IncomingMessage, res as ServerResponse),
        });
        return true;
      }
      if (pathname === GUEST_PATH && request.method === 'POST') {
        void answerGuest(request, response);
        return true;
      }
      return false;
    },
    handleAdmin: adminHandler(services, { hall, studies, limits: limit, auth }),
    registry: numbers.registry,
    firstInvitation: () => firstInvitation(services),
    resume: async () => {
      await sweep();
      await hall.resume();
    },
    close: async () => {
      clearInterval(sweeping);
      await hall.close();
      await services.lines.settled();
      await parlour.close();
      studies.close();
      numbers.close();
    },
  };
}
