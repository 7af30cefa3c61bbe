import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from './open.ts';
import { block, report, user } from './schema/index.ts';

/** Which of these users have an account, and are no guests. */
export async function accountsAmong(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, [...userIds]), eq(user.isAnonymous, false)));
  return new Set(rows.map(({ id }) => id));
}

/** Whose words a user does not want to read. */
export async function blockedBy(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: block.blockedId }).from(block).where(eq(block.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

export async function setBlock(db: Db, userId: string, blockedId: string, blocked: boolean): Promise<void> {
  if (blocked) await db.insert(block).values({ userId, blockedId }).onConflictDoNothing();
  else await db.delete(block).where(and(eq(block.userId, userId), eq(block.blockedId, blockedId)));
}

export async function addReport(db: Db, made: typeof report.$inferInsert): Promise<void> {
  await db.insert(report).values(made);
}
