import { createHash } from 'node:crypto';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { type Database, forgetPush, type PushRow, settingOf } from '@stikk/db';
import type { Logger } from 'pino';
import webpush from 'web-push';
import { traceOf } from '../trace.ts';
import { mayReach, publicLookup } from './reach.ts';

/** What a device is told: never a card, a bid or a hand. The words are its own. */
export interface Notice {
  readonly matchId: string;
  /** What the table is called; empty where it has no name but somebody's. */
  readonly table: string;
  /** Who else plays. */
  readonly people: readonly string[];
}

/** Tells devices something while no page is open there. */
export interface Push {
  /** What browsers know this server's messages by; base64url. */
  readonly key: string;
  /** Whether messages may be sent to what a browser named. */
  accepts(endpoint: string): boolean;
  /** Sends a notice once; where nobody can be told any more, the device is forgotten. */
  send(to: PushRow, notice: Notice): Promise<void>;
}

export interface PushSettings {
  /** Lets messages go to any address, this machine's too; for tests. */
  readonly anywhere?: boolean;
}

/** What was not told by then is told no more. */
const KEPT_S = 12 * 60 * 60;
const PATIENCE_MS = 10_000;
/** The device took back that it may be told, or is gone. */
const GONE = [404, 410];

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Messages as browsers' push services take them (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). */
export async function openPush(
  { db }: Database,
  logger: Logger,
  { anywhere = false }: PushSettings = {},
): Promise<Push> {
  const keys: Keys = JSON.parse(
    await settingOf(db, 'push-keys', () => JSON.stringify(webpush.generateVAPIDKeys())),
  );

  const sent = (to: PushRow, notice: Notice): Promise<number> => {
    const { endpoint, p256dh, auth, locale, contact } = to;
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...notice, locale }),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: KEPT_S,
        urgency: 'high',
        // A newer one takes the place of one that waits; which match it is stays unsaid.
        topic: createHash('sha256').update(notice.matchId).digest('base64url').slice(0, 32),
      },
    );
    const ask = endpoint.startsWith('https:') ? askHttps : askHttp;
    return new Promise((answered, fail) => {
      const request = ask(
        endpoint,
        {
          method,
          headers,
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(!anywhere && { lookup: publicLookup }),
        },
        (response) => {
          answered(response.statusCode ?? 0);
          response.destroy();
        },
      );
      request.on('error', fail);
      request.end(body);
    });
  };

  const accepts = (endpoint: string) => anywhere || mayReach(endpoint);
  return {
    key: keys.publicKey,
    accepts,
    send: async (to, notice) => {
      if (!accepts(to.endpoint)) return forgetPush(db, to.endpoint);
      try {
        const status = await sent(to, notice);
        if (GONE.includes(status)) await forgetPush(db, to.endpoint);
        else if (status < 200 || status >= 300) logger.warn({ status }, 'a device could not be told');
      } catch (error) {
        logger.warn(traceOf(error), 'a device could not be told');
      }
    },
  };
}
