import { randomBytes } from 'node:crypto';
import {
  accountsWith,
  dropLink,
  dropOtherPushes,
  dropPushes,
  MOST_ALIKE,
  type Moved,
  moveUser,
  personRow,
  setPerson,
} from '@stikk/db';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { LEAST_PASSWORD, MOST_PASSWORD } from '../auth.ts';
import { Failure } from '../failure.ts';
import { MOVED } from '../match/hall.ts';
import type { Context, Person } from '../trpc.ts';

/** An address that somebody signs in with. No mail is sent to it, so it proves nothing. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const newPassword = z.string().min(LEAST_PASSWORD).max(MOST_PASSWORD);
export const credentials = { email, password: z.string().min(1).max(MOST_PASSWORD) };

/** How many seats came along from the guest that the caller was, and how many could not. */
export interface Entry {
  readonly moved: number;
  readonly stayed: number;
}

const NOTHING: Entry = { moved: 0, stayed: 0 };

/**
 * The account with this address and this password. Several may have the address; one password is tried in any
 * case, so that an address nobody has takes as long.
 */
export async function accountOf(
  { services }: Pick<Context, 'services'>,
  address: string,
  password: string,
): Promise<{ readonly userId: string | undefined; readonly alike: number }> {
  const found = await accountsWith(services.database.db, address);
  const hashes = found.length > 0 ? found.map(({ hash }) => hash) : [await nobody()];
  const fits = await Promise.all(hashes.map((hash) => verifyPassword({ hash, password })));
  return { userId: found.find((_, at) => fits[at])?.userId, alike: found.length };
}

let hashed: Promise<string> | undefined;
const nobody = (): Promise<string> => {
  hashed ??= hashPassword(randomBytes(16).toString('hex'));
  return hashed;
};

/** Lets the caller in as a user; what they had here as a guest goes along. */
export async function entered(ctx: Context, userId: string, cookies?: readonly string[]): Promise<Entry> {
  const moved = await guestMoved(ctx, ctx.person, userId);
  if (userId !== ctx.person?.id) await forgotten(ctx);
  ctx.give(cookies ?? (await ctx.auth.enter(ctx.headers, userId)).cookies);
  if (moved === undefined) return NOTHING;
  const { matches, tables, stayed, stayedAt } = moved;
  return {
    moved: Math.max(matches.length, tables.length),
    stayed: Math.max(stayed.length, stayedAt.length),
  };
}

/** This device is told nothing more of what concerns the caller: it is somebody else's, or nobody's, from now on. */
export async function forgotten({ services, person, device }: Context): Promise<void> {
  if (person !== undefined) await dropPushes(services.database.db, person.id, device() ?? '');
}

/** The caller's other devices are signed out: no code lets one in, and none is told anything. */
export async function othersForgotten({ services, device }: Context, { id }: Person): Promise<void> {
  await dropLink(services.database.db, id);
  await dropOtherPushes(services.database.db, id, device() ?? '');
}

async function guestMoved(
  { services: { database, bus } }: Context,
  before: Person | undefined,
  to: string,
): Promise<Moved | undefined> {
  if (before === undefined || before.id === to) return undefined;
  if (!(await personRow(database.db, before.id))?.guest) return undefined;
  const moved = await moveUser(database.db, before.id, to);
  bus.tell(MOVED, before.id);
  for (const tableId of moved.tables) bus.publish(tableId, 0);
  return moved;
}

/**
 * Makes an account of the caller, who stays the same user, or signs in to the one that these already open. What
 * is answered does not tell whether somebody else has the address: one at which too many accounts stand is refused as
 * one that is misspelt.
 * @throws the failures `has-password` and `malformed`
 */
export async function becomeAccount(
  ctx: Context,
  person: Person,
  address: string,
  password: string,
): Promise<Entry> {
  const { db } = ctx.services.database;
  const { userId, alike } = await accountOf(ctx, address, password);
  if (userId !== undefined) return entered(ctx, userId);
  if ((await personRow(db, person.id))?.password) throw new Failure('has-password');
  if (alike >= MOST_ALIKE) throw new Failure('malformed', { fields: ['email'] });
  await setPerson(db, person.id, { email: address, isAnonymous: false });
  await ctx.auth.setPassword(ctx.headers, password);
  return NOTHING;
}
