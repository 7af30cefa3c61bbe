import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import {
  barred,
  block,
  heard,
  match,
  place,
  presence,
  push,
  report,
  seat,
  suspension,
  table,
  talk,
  user,
} from './schema/index.ts';

export interface Moved {
  /** Matches in which both have a seat: each keeps theirs. */
  readonly stayed: readonly string[];
  /** Tables at which the other sits already, or may not sit. */
  readonly stayedAt: readonly string[];
  readonly matches: readonly string[];
  readonly tables: readonly string[];
}

/**
 * All that hangs on one user becomes another's, at once or not at all, but for seats and places at tables where
 * the other sits too. A user of whom nothing is left is removed, with every session.
 */
export function moveUser(db: Db, from: string, to: string): Promise<Moved> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(
        inArray(
          table.id,
          tx
            .select({ id: place.tableId })
            .from(place)
            .where(inArray(place.userId, [from, to])),
        ),
      )
      .orderBy(asc(table.id))
      .for('update');

    const theirs = tx.select({ id: seat.matchId }).from(seat).where(eq(seat.userId, to));
    const both = await tx
      .select({ id: seat.matchId })
      .from(seat)
      .where(and(eq(seat.userId, from), inArray(seat.matchId, theirs)));
    const closed = union(
      tx.select({ id: place.tableId }).from(place).where(eq(place.userId, to)),
      tx.select({ id: barred.tableId }).from(barred).where(eq(barred.userId, to)),
    );
    const kept = await tx
      .select({ id: place.tableId })
      .from(place)
      .where(and(eq(place.userId, from), inArray(place.tableId, closed)));
    const stayed = both.map(({ id }) => id);
    const stayedAt = kept.map(({ id }) => id);

    const matches = await tx
      .update(seat)
      .set({ userId: to })
      .where(and(eq(seat.userId, from), notInArray(seat.matchId, stayed)))
      .returning({ id: seat.matchId });
    const tables = await tx
      .update(place)
      .set({ userId: to })
      .where(and(eq(place.userId, from), notInArray(place.tableId, stayedAt)))
      .returning({ id: place.tableId });
    await tx
      .update(table)
      .set({ hostId: to })
      .where(and(eq(table.hostId, from), notInArray(table.id, stayedAt)));
    await tx
      .update(match)
      .set({ createdBy: to })
      .where(
        and(
          eq(match.createdBy, from),
          inArray(
            match.id,
            matches.map(({ id }) => id),
          ),
        ),
      );

    await tx.execute(sql`insert into ${barred} (table_id, user_id) select b.table_id, ${to} from barred b
      where b.user_id = ${from} and not exists
        (select from place p where p.table_id = b.table_id and p.user_id = ${to})
      on conflict do nothing`);
    await tx.delete(presence).where(eq(presence.userId, from));
    await tx.execute(sql`insert into ${block} (user_id, blocked_id)
      select case user_id when ${from} then ${to} else user_id end,
        case blocked_id when ${from} then ${to} else blocked_id end
      from block where (user_id = ${from} and blocked_id <> ${to}) or (blocked_id = ${from} and user_id <> ${to})
      on conflict do nothing`);
    await tx.delete(block).where(or(eq(block.userId, from), eq(block.blockedId, from)));
    await tx.update(push).set({ userId: to }).where(eq(push.userId, from));
    await tx.update(suspension).set({ userId: to }).where(eq(suspension.userId, from));
    await tx.update(talk).set({ userId: to }).where(eq(talk.userId, from));
    await tx.update(heard).set({ userId: to }).where(eq(heard.userId, from));
    await tx.update(report).set({ userId: to }).where(eq(report.userId, from));
    await tx.update(report).set({ reportedId: to }).where(eq(report.reportedId, from));

    if (stayed.length + stayedAt.length === 0) await tx.delete(user).where(eq(user.id, from));
    return { stayed, stayedAt, matches: matches.map(({ id }) => id), tables: tables.map(({ id }) => id) };
  });
}
