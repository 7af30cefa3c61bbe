import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { type Database, schema, settingOf } from '@stikk/db';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { anonymous } from 'better-auth/plugins';
import { z } from 'zod';
import { Failure, type FailureCode } from './failure.ts';
import type { Person } from './trpc.ts';

/** What the routes of sessions and accounts would begin with. Nothing is served there but {@link GUEST_PATH}. */
const AUTH_PATH = '/api/auth';
/** Makes a guest of whoever posts to it. */
export const GUEST_PATH = `${AUTH_PATH}/sign-in/anonymous`;

const DAY = 24 * 60 * 60;

/** What a guest is called who never said. */
export const NAMELESS = 'Guest';
export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 128;

/** Who a session is for now, and the `Set-Cookie` lines that say so. */
interface Entered {
  readonly person: Person;
  readonly cookies: readonly string[];
}

/** What a browser asks an authenticator with, and the `Set-Cookie` lines by which its answer is known again. */
interface Challenge {
  readonly options: unknown;
  readonly cookies: readonly string[];
}

export interface Auth {
  personOf(headers: Headers): Promise<Person | undefined>;
  /** A new guest, and the `Set-Cookie` lines that let it come back. */
  newGuest(headers: Headers): Promise<Entered>;
  /** A new session for a user who is known to be the one who asks. */
  enter(headers: Headers, userId: string): Promise<Entered>;
  /** Ends the session. Returns the `Set-Cookie` lines that make a browser forget it. */
  leave(headers: Headers): Promise<readonly string[]>;
  /**
   * Gives the session's user a password.
   * @throws the failure `has-password`
   */
  setPassword(headers: Headers, password: string): Promise<void>;
  /**
   * Changes the password of the session's user, and ends every other session of theirs.
   * @throws the failure `wrong-credentials`
   */
  changePassword(headers: Headers, present: string, next: string): Promise<void>;
  /** Ends every other session of the session's user. */
  leaveOthers(headers: Headers): Promise<void>;
  /** Begins to give the session's user a passkey, which the authenticator will show under `name`. */
  newPasskey(headers: Headers, name: string): Promise<Challenge>;
  /** @throws the failure `wrong-credentials` */
  addPasskey(headers: Headers, response: Credential): Promise<void>;
  /** Begins a sign-in with any passkey that the authenticator has for this address. */
  askPasskey(headers: Headers): Promise<Challenge>;
  /** @throws the failure `wrong-credentials` */
  enterByPasskey(headers: Headers, response: Credential): Promise<Entered>;
}

/** What an authenticator answered, as JSON. */
export type Credential = Record<string, unknown>;

/** A session without a credential, for a user whom the server knows by other means. */
const entrance = () =>
  ({
    id: 'entrance',
    endpoints: {
      enterAs: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('UNAUTHORIZED');
          await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
          return ctx.json({ id: user.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/**
 * Sessions and accounts. No address is baked in: the one a request came to is the one that counts, so that a
 * phone on the same network or a tunnel work as they are.
 * @param secret signs the cookies; when left out, one is drawn at the first start and kept in the database
 */
export async function openAuth({ db }: Database, secret?: string): Promise<Auth> {
  const { user, session, account, verification, passkey: passkeys } = schema;
  const auth = betterAuth({
    secret: secret ?? (await settingOf(db, 'auth-secret', () => randomBytes(32).toString('base64url'))),
    basePath: AUTH_PATH,
    baseURL: { allowedHosts: ['**'], fallback: 'http://localhost' },
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`http://${host}`, `https://${host}`] : [];
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, passkey: passkeys },
    }),
    // A guest's session is all that they have, however old it is.
    session: { expiresIn: 400 * DAY, updateAge: DAY, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: LEAST_PASSWORD,
      maxPasswordLength: MOST_PASSWORD,
    },
    // Where a session was begun from is nobody's business.
    advanced: {
      cookiePrefix: 'stikk',
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      // What a guest had goes along when they sign in to an account, and only then are they removed.
      anonymous({
        generateName: () => NAMELESS,
        emailDomainName: 'guest.invalid',
        disableDeleteAnonymousUser: true,
      }),
      passkey({
        rpName: 'Stikk',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      entrance(),
    ],
  });
  const { api } = auth;
  return {
    personOf: async (headers) => {
      if (!headers.has('cookie')) return undefined;
      const found = await api.getSession({ headers });
      return found ? { id: found.user.id } : undefined;
    },
    newGuest: async (headers) => {
      const { headers: answered, response } = await api.signInAnonymous({ headers, returnHeaders: true });
      return { person: { id: response!.user.id }, cookies: answered.getSetCookie() };
    },
    enter: async (headers, userId) => {
      const { headers: answered } = await api.enterAs({ headers, body: { userId }, returnHeaders: true });
      return { person: { id: userId }, cookies: answered.getSetCookie() };
    },
    leave: async (headers) => (await api.signOut({ headers, returnHeaders: true })).headers.getSetCookie(),
    setPassword: async (headers, newPassword) => {
      await proven(api.setPassword({ headers, body: { newPassword } }), 'has-password');
    },
    changePassword: async (headers, currentPassword, newPassword) => {
      await proven(api.changePassword({ headers, body: { currentPassword, newPassword } }));
      await api.revokeOtherSessions({ headers });
    },
    leaveOthers: async (headers) => {
      await api.revokeOtherSessions({ headers });
    },
    newPasskey: async (headers, name) => {
      const { headers: answered, response } = await api.generatePasskeyRegistrationOptions({
        headers,
        query: { name },
        returnHeaders: true,
      });
      const { user: shown, ...options } = response;
      return {
        options: { ...options, user: { ...shown, displayName: name } },
        cookies: answered.getSetCookie(),
      };
    },
    addPasskey: async (headers, response) => {
      await proven(api.verifyPasskeyRegistration({ headers, body: { response } }));
    },
    askPasskey: async (headers) => {
      const { headers: answered, response } = await api.generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      });
      return { options: response, cookies: answered.getSetCookie() };
    },
    enterByPasskey: async (headers, response) => {
      type Body = NonNullable<Parameters<typeof api.verifyPasskeyAuthentication>[0]>['body'];
      const body = { response } as unknown as Body;
      const { headers: answered, response: found } = await proven(
        api.verifyPasskeyAuthentication({ headers, body, returnHeaders: true }),
      );
      return { person: { id: found.user.id }, cookies: answered.getSetCookie() };
    },
  };
}

/** What the library refuses is a failure of the caller's, whatever is wrong with it. */
async function proven<T>(proof: Promise<T>, otherwise: FailureCode = 'wrong-credentials'): Promise<T> {
  try {
    return await proof;
  } catch (error) {
    if (error instanceof APIError) throw new Failure(otherwise);
    throw error;
  }
}
