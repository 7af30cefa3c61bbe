import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { type CopyStanding, deviceCopy, match } from './schema/index.ts';

export type { CopyStanding };

/** A match that is played on a device, as far as the device last sent it. */
export type DeviceCopy = typeof deviceCopy.$inferSelect;

/** What a list shows of one. */
export type ListedCopy = Pick<DeviceCopy, 'matchId' | 'seq' | 'standing' | 'updatedAt'>;

const byKey = (userId: string, matchId: string) =>
  and(eq(deviceCopy.userId, userId), eq(deviceCopy.matchId, matchId));

/** A user's copies, the one last sent first. */
export const copiesOf = (db: Db, userId: string): Promise<readonly ListedCopy[]> =>
  db
    .select({
      matchId: deviceCopy.matchId,
      seq: deviceCopy.seq,
      standing: deviceCopy.standing,
      updatedAt: deviceCopy.updatedAt,
    })
    .from(deviceCopy)
    .where(eq(deviceCopy.userId, userId))
    .orderBy(desc(deviceCopy.updatedAt), deviceCopy.matchId);

export async function copyOf(db: Db, userId: string, matchId: string): Promise<DeviceCopy | undefined> {
  const [copy] = await db.select().from(deviceCopy).where(byKey(userId, matchId));
  return copy;
}

/**
 * Puts a copy in the place of the one that ends with entry `before`, or where there is none when that is left out.
 * @returns false, and nothing done, when it is no longer so
 */
export async function putCopy(db: Db, copy: DeviceCopy, before?: number): Promise<boolean> {
  const { userId, matchId, ...rest } = copy;
  const written =
    before === undefined
      ? await db.insert(deviceCopy).values(copy).onConflictDoNothing().returning({ seq: deviceCopy.seq })
      : await db
          .update(deviceCopy)
          .set(rest)
          .where(and(byKey(userId, matchId), eq(deviceCopy.seq, before)))
          .returning({ seq: deviceCopy.seq });
  return written.length > 0;
}

export async function dropCopy(db: Db, userId: string, matchId: string): Promise<void> {
  await db.delete(deviceCopy).where(byKey(userId, matchId));
}

/** The finished matches that a user played on devices and has kept, the latest first. */
export async function deviceMatchesOf(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.createdBy, userId), eq(match.onDevice, true)))
    .orderBy(desc(match.createdAt), match.id);
  return rows.map(({ id }) => id);
}

/** How many matches of devices a user has kept, finished or not. */
export async function keptCount(db: Db, userId: string): Promise<number> {
  const [copies] = await db.select({ n: count() }).from(deviceCopy).where(eq(deviceCopy.userId, userId));
  const [matches] = await db
    .select({ n: count() })
    .from(match)
    .where(and(eq(match.createdBy, userId), eq(match.onDevice, true)));
  return copies!.n + matches!.n;
}
