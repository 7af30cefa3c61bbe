import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { place, presence } from './schema/index.ts';
import { changeTable } from './table.ts';

/** Somebody with a table's page open. */
export interface Onlooker {
  readonly tableId: string;
  readonly userId: string;
}

/**
 * Notes that people have a table's page open, or that they no longer have. Rows are written in their order, so that
 * two processes do not wait for each other.
 */
export async function notePresence(
  db: Db,
  people: readonly Onlooker[],
  here: boolean,
  seenAt: number,
): Promise<void> {
  if (people.length === 0) return;
  await db.execute(sql`
    insert into ${presence} (table_id, user_id, here, seen_at)
    select p."tableId", p."userId", ${here}, ${seenAt}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("tableId" text, "userId" text)
    where exists (select from "table" t where t.id = p."tableId")
    order by 1, 2
    on conflict (table_id, user_id) do update set here = excluded.here, seen_at = excluded.seen_at`);
}

/** Who has a table's page open, told so after `after`. */
export async function presentAt(db: Db, tableId: string, after: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: presence.userId })
    .from(presence)
    .where(and(eq(presence.tableId, tableId), eq(presence.here, true), gt(presence.seenAt, after)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Those who were ready before `before`, and not seen since, are no longer. Returns their tables. */
export async function unreadyAbsent(db: Db, before: number): Promise<ReadonlySet<string>> {
  const absent = await db
    .select({ tableId: place.tableId, userId: place.userId })
    .from(place)
    .where(
      and(
        lt(place.readyAt, before),
        sql`not exists (select from ${presence} where ${presence.tableId} = ${place.tableId}
          and ${presence.userId} = ${place.userId} and ${presence.seenAt} >= ${before})`,
      ),
    );
  const tables = new Set(absent.map(({ tableId }) => tableId));
  for (const tableId of tables) {
    const gone = absent.flatMap((one) => (one.tableId === tableId ? one.userId : []));
    await changeTable(db, tableId, (table) => ({
      ...table,
      places: table.places.map((taken) =>
        gone.includes(taken.userId) && (taken.readyAt ?? before) < before
          ? { ...taken, readyAt: null }
          : taken,
      ),
    }));
  }
  return tables;
}
