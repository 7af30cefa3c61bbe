import { createHash, randomBytes } from 'node:crypto';
import {
  acceptInvitation,
  addInvitation,
  addStaffSession,
  allStaff,
  type Db,
  dropFirstInvitations,
  type Role,
  roleOf,
  type StaffSession,
  staffSessionOf,
} from '@stikk/db';
import type { Services } from '../services.ts';

const NAME = 'stikk.director';
const HOURS = 60 * 60_000;
/** A sign-in holds for a day's work. */
const SESSION_MS = 12 * HOURS;
const INVITATION_MS = 48 * HOURS;

export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of the token that a request carries. */
export function tokenOf(headers: Headers): string | undefined {
  const token = /(?:^|;\s*)stikk\.director=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return token === undefined ? undefined : hashed(token);
}

export const sessionOf = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string | undefined,
): Promise<StaffSession | undefined> =>
  token === undefined ? Promise.resolve(undefined) : staffSessionOf(database.db, token, now());

/** Signs a member of staff in. Returns the `Set-Cookie` line; `undefined` where the user is none. */
export async function signedIn(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<string | undefined> {
  if ((await roleOf(database.db, userId)) === undefined) return undefined;
  const token = newToken();
  const at = now();
  await addStaffSession(database.db, {
    token: hashed(token),
    userId,
    createdAt: at,
    provedAt: at,
    expiresAt: at + SESSION_MS,
  });
  return cookie(token, SESSION_MS / 1000);
}

const cookie = (token: string, seconds: number): string =>
  `${NAME}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;

/** The `Set-Cookie` line that makes a browser forget a sign-in. */
export const SIGNED_OUT = cookie('', 0);

/** A token by which one account becomes staff, once. */
export async function invited(
  db: Db,
  role: Role,
  invitedBy: string | undefined,
  now: number,
): Promise<string> {
  const token = newToken();
  await addInvitation(db, {
    token: hashed(token),
    role,
    invitedBy: invitedBy ?? null,
    expiresAt: now + INVITATION_MS,
  });
  return token;
}

export const accepted = (db: Db, token: string, userId: string, now: number): Promise<boolean> =>
  acceptInvitation(db, hashed(token), userId, now);

/** A token for the first admin, the only one that holds; `undefined` once there is an admin. */
export async function firstInvitation({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<string | undefined> {
  const { db } = database;
  await dropFirstInvitations(db);
  if ((await allStaff(db)).some(({ role }) => role === 'admin')) return undefined;
  return invited(db, 'admin', undefined, now());
}
