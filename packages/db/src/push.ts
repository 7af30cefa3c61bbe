import type { Seat } from '@stikk/engine';
import { and, desc, eq, gt, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { match, push, pushed, seat } from './schema/index.ts';

export type PushRow = typeof push.$inferSelect;

/** So many devices of one person are told. */
export const MOST_PUSHES = 20;

/** Keeps where a device can be told something; what the device, or somebody else at it, had before is forgotten. */
export async function keepPush(db: Db, row: PushRow): Promise<void> {
  const { userId, device, endpoint } = row;
  await db.transaction(async (tx) => {
    await tx
      .delete(push)
      .where(and(eq(push.userId, userId), eq(push.device, device), ne(push.endpoint, endpoint)));
    await tx.insert(push).values(row).onConflictDoUpdate({ target: push.endpoint, set: row });
    const kept = tx
      .select({ endpoint: push.endpoint })
      .from(push)
      .where(eq(push.userId, userId))
      .orderBy(desc(push.createdAt))
      .limit(MOST_PUSHES);
    await tx.delete(push).where(and(eq(push.userId, userId), notInArray(push.endpoint, kept)));
  });
}

/** Where a person can be told something. */
export const pushesOf = (db: Db, userId: string): Promise<PushRow[]> =>
  db.select().from(push).where(eq(push.userId, userId));

/** Whether a device is told what concerns a person. */
export async function hasPush(db: Db, userId: string, endpoint: string): Promise<boolean> {
  const rows = await db
    .select({ endpoint: push.endpoint })
    .from(push)
    .where(and(eq(push.userId, userId), eq(push.endpoint, endpoint)));
  return rows.length > 0;
}

/** A person is told nothing any more at a device. */
export async function dropPushes(db: Db, userId: string, device: string): Promise<void> {
  await db.delete(push).where(and(eq(push.userId, userId), eq(push.device, device)));
}

/** A person is told nothing any more at any other device than this one. */
export async function dropOtherPushes(db: Db, userId: string, device: string): Promise<void> {
  await db.delete(push).where(and(eq(push.userId, userId), ne(push.device, device)));
}

/** Nothing can be sent there any more. */
export async function forgetPush(db: Db, endpoint: string): Promise<void> {
  await db.delete(push).where(eq(push.endpoint, endpoint));
}

/** Whether the caller, and nobody else, is to tell a seat's person of a turn. */
export async function claimTurn(
  db: Db,
  claim: { readonly matchId: string; readonly seat: Seat; readonly turn: number; readonly at: number },
): Promise<boolean> {
  const { turn, at } = claim;
  const rows = await db
    .insert(pushed)
    .values(claim)
    .onConflictDoUpdate({
      target: [pushed.matchId, pushed.seat],
      set: { turn, at },
      setWhere: lt(pushed.turn, turn),
    })
    .returning({ seat: pushed.seat });
  return rows.length > 0;
}

/** Matches touched after `since` in which somebody is to act who wants to be told so, and was not since. */
export async function matchesToTell(db: Db, since: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: match.id, updatedAt: match.updatedAt })
    .from(match)
    .innerJoin(seat, and(eq(seat.matchId, match.id), sql`${match.toAct} @> to_jsonb(${seat.seat})`))
    .innerJoin(push, eq(push.userId, seat.userId))
    .leftJoin(pushed, and(eq(pushed.matchId, match.id), eq(pushed.seat, seat.seat)))
    .where(
      and(
        eq(match.status, 'live'),
        gt(match.updatedAt, since),
        or(isNull(pushed.at), lt(pushed.at, match.updatedAt)),
      ),
    )
    .orderBy(desc(match.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
