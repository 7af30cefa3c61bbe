import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { account, passkey, user } from './schema/index.ts';

export interface PasskeyRow {
  readonly id: string;
  /** `null` until its owner says. */
  readonly name: string | null;
  readonly createdAt: Date | null;
}

const ownPasskey = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

/** A user's passkeys, the oldest first. */
export const passkeysOf = (db: Db, userId: string): Promise<readonly PasskeyRow[]> =>
  db
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));

export async function namePasskey(db: Db, userId: string, id: string, name: string): Promise<void> {
  await db.update(passkey).set({ name }).where(ownPasskey(userId, id));
}

/** Removes a passkey of a user, unless it is the last way to sign in. Returns whether there is another. */
export function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two that are removed in one moment are removed one after the other.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const [keys] = await tx.select({ n: count() }).from(passkey).where(eq(passkey.userId, userId));
    const [passwords] = await tx.select({ n: count() }).from(account).where(eq(account.userId, userId));
    if (keys!.n + passwords!.n < 2) return false;
    await tx.delete(passkey).where(ownPasskey(userId, id));
    return true;
  });
}
