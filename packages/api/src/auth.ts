import { randomBytes } from 'node:crypto';
import { type Database, schema, settingOf } from '@stikk/db';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { anonymous } from 'better-auth/plugins';
import type { Person } from './trpc.ts';

/** What the routes of sessions and accounts would begin with. Nothing is served there but {@link GUEST_PATH}. */
const AUTH_PATH = '/api/auth';
/** Makes a guest of whoever posts to it. */
export const GUEST_PATH = `${AUTH_PATH}/sign-in/anonymous`;

const DAY = 24 * 60 * 60;

export interface Auth {
  personOf(headers: Headers): Promise<Person | undefined>;
  /** A new guest, and the `Set-Cookie` lines that let it come back. */
  newGuest(headers: Headers): Promise<{ readonly person: Person; readonly cookies: readonly string[] }>;
}

/**
 * Sessions and accounts. No address is baked in: the one a request came to is the one that counts, so that a
 * phone on the same network or a tunnel work as they are.
 * @param secret signs the cookies; when left out, one is drawn at the first start and kept in the database
 */
export async function openAuth({ db }: Database, secret?: string): Promise<Auth> {
  const { user, session, account, verification } = schema;
  const auth = betterAuth({
    secret: secret ?? (await settingOf(db, 'auth-secret', () => randomBytes(32).toString('base64url'))),
    basePath: AUTH_PATH,
    baseURL: { allowedHosts: ['**'], fallback: 'http://localhost' },
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`http://${host}`, `https://${host}`] : [];
    },
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    session: { expiresIn: 400 * DAY, updateAge: DAY },
    advanced: { cookiePrefix: 'stikk', useSecureCookies: false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [anonymous({ generateName: () => 'Guest', emailDomainName: 'guest.invalid' })],
  });
  return {
    personOf: async (headers) => {
      if (!headers.has('cookie')) return undefined;
      const found = await auth.api.getSession({ headers });
      return found ? { id: found.user.id } : undefined;
    },
    newGuest: async (headers) => {
      const { headers: answered, response } = await auth.api.signInAnonymous({
        headers,
        returnHeaders: true,
      });
      return { person: { id: response!.user.id }, cookies: answered.getSetCookie() };
    },
  };
}
