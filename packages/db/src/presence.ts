import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { place, presence } from './schema/index.ts';

/** Somebody with a table's page open. */
export interface Onlooker {
  readonly tableId: string;
  readonly userId: string;
}

/** Notes that people have a table's page open, or that they no longer have. */
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
  const rows = await db
    .update(place)
    .set({ readyAt: null })
    .where(
      and(
        lt(place.readyAt, before),
        sql`not exists (select from ${presence} where ${presence.tableId} = ${place.tableId}
          and ${presence.userId} = ${place.userId} and ${presence.seenAt} >= ${before})`,
      ),
    )
    .returning({ tableId: place.tableId });
  return new Set(rows.map(({ tableId }) => tableId));
}
