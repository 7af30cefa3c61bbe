import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from './open.ts';
import { suspension } from './schema/index.ts';

export type SuspensionRow = typeof suspension.$inferSelect;

/** Suspends somebody; the same id again changes nothing. */
export async function addSuspension(db: Db, made: typeof suspension.$inferInsert): Promise<void> {
  await db.insert(suspension).values(made).onConflictDoNothing();
}

/** Ends a suspension before its time; false where it has ended already. */
export async function liftSuspension(db: Db, id: string, now: number): Promise<boolean> {
  const lifted = await db
    .update(suspension)
    .set({ liftedAt: now })
    .where(and(eq(suspension.id, id), isNull(suspension.liftedAt), gt(suspension.until, now)))
    .returning({ id: suspension.id });
  return lifted.length > 0;
}

/** Until when a user may not play, milliseconds since 1970; `undefined` while they may. */
export async function suspendedUntil(db: Db, userId: string, now: number): Promise<number | undefined> {
  const [row] = await db
    .select({ until: suspension.until })
    .from(suspension)
    .where(and(eq(suspension.userId, userId), isNull(suspension.liftedAt), gt(suspension.until, now)))
    .orderBy(desc(suspension.until))
    .limit(1);
  return row?.until;
}

/** All suspensions of a user, the latest first. */
export async function suspensionsOf(db: Db, userId: string): Promise<readonly SuspensionRow[]> {
  return db.select().from(suspension).where(eq(suspension.userId, userId)).orderBy(desc(suspension.from));
}
