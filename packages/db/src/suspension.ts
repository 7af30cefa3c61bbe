import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from './open.ts';
import { place, type Scope, suspension, table } from './schema/index.ts';
import { changeTable } from './table.ts';

export type SuspensionRow = typeof suspension.$inferSelect;
export type { Scope };

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

/** A suspension as far as it keeps somebody from a table. */
export interface Suspended {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly scope: Scope;
}

/** Which of these users may not play at a table that is rated or not, each with what keeps them away longest. */
export async function suspendedAmong(
  db: Db,
  userIds: readonly string[],
  rated: boolean,
  now: number,
): Promise<readonly Suspended[]> {
  if (userIds.length === 0) return [];
  return db
    .selectDistinctOn([suspension.userId], {
      userId: suspension.userId,
      until: suspension.until,
      scope: suspension.scope,
    })
    .from(suspension)
    .where(
      and(
        inArray(suspension.userId, [...userIds]),
        isNull(suspension.liftedAt),
        gt(suspension.until, now),
        rated ? undefined : eq(suspension.scope, 'all'),
      ),
    )
    .orderBy(suspension.userId, desc(suspension.until));
}

/** All suspensions of a user, the latest first. */
export async function suspensionsOf(db: Db, userId: string): Promise<readonly SuspensionRow[]> {
  return db.select().from(suspension).where(eq(suspension.userId, userId)).orderBy(desc(suspension.from));
}

/** A user is ready no longer, at any table or at those that are rated. Returns the tables. */
export async function unreadyEverywhere(db: Db, userId: string, scope: Scope): Promise<readonly string[]> {
  const waiting = await db
    .select({ id: place.tableId })
    .from(place)
    .innerJoin(table, eq(table.id, place.tableId))
    .where(
      and(
        eq(place.userId, userId),
        isNotNull(place.readyAt),
        scope === 'rated' ? eq(table.rated, true) : undefined,
      ),
    );
  const ids = waiting.map(({ id }) => id);
  for (const id of ids)
    await changeTable(db, id, (before) => ({
      ...before,
      places: before.places.map((taken) => (taken.userId === userId ? { ...taken, readyAt: null } : taken)),
    }));
  return ids;
}
