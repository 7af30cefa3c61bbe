import { createHash, randomBytes } from 'node:crypto';
import { setLink, takeLink } from '@stikk/db';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { codeOf, newCode } from '../table/code.ts';
import type { Context, Person } from '../trpc.ts';

const LETTERS = 8;
const LASTS_MS = 15 * 60_000;
const TOKEN_BYTES = 24;

/** A code as it is typed, or the token of a link. */
export const way = z.union([
  z.strictObject({ code: codeOf(LETTERS) }),
  z.strictObject({ token: z.string().regex(/^[\w-]{32}$/) }),
]);
export type Way = z.infer<typeof way>;

/** What brings another device in as the same user: once, and not for long. */
export interface Link {
  /** Eight letters to type. */
  readonly code: string;
  /** 192 random bits for a link. */
  readonly token: string;
  readonly expiresAt: number;
}

const hashOf = (kind: keyof Link, secret: string): string =>
  createHash('sha256').update(`${kind}:${secret}`).digest('hex');

/** Makes a new one; the one before no longer leads anywhere. */
export async function newLink({ services }: Context, { id }: Person): Promise<Link> {
  const code = newCode(LETTERS);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = services.now() + LASTS_MS;
  await setLink(services.database.db, {
    userId: id,
    code: hashOf('code', code),
    token: hashOf('token', token),
    expiresAt,
  });
  return { code, token, expiresAt };
}

/**
 * Whose device comes in.
 * @throws the failure `unknown-link`: it never was, it was used, or its time is up
 */
export async function taken({ services }: Context, given: Way): Promise<string> {
  const hash = 'code' in given ? hashOf('code', given.code) : hashOf('token', given.token);
  const userId = await takeLink(services.database.db, hash, services.now());
  if (userId === undefined) throw new Failure('unknown-link');
  return userId;
}
