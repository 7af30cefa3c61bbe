import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Status } from './match.ts';
import type { Db } from './open.ts';
import { barred, match, place, table } from './schema/index.ts';

/** A place that is taken. */
export type PlaceRow = Omit<typeof place.$inferSelect, 'tableId'>;

export interface TableRow extends Readonly<typeof table.$inferSelect> {
  /** Of its match; `null` without one. */
  readonly status: Status | null;
  /** Those that are taken, in order. */
  readonly places: readonly PlaceRow[];
  /** Users who may not sit here. */
  readonly barred: readonly string[];
}

/** Writes a new table. False, and nothing written, when its code is another's. */
export async function createTable(db: Db, made: TableRow): Promise<boolean> {
  const { status: _, places, barred: __, ...row } = made;
  return db.transaction(async (tx) => {
    const added = await tx.insert(table).values(row).onConflictDoNothing().returning({ id: table.id });
    if (added.length === 0) return false;
    await tx.insert(place).values(places.map((taken) => ({ ...taken, tableId: made.id })));
    return true;
  });
}

export async function tableOf(db: Db, id: string): Promise<TableRow | undefined> {
  return (await whole(db, await db.select().from(table).where(eq(table.id, id))))[0];
}

export async function tableWithCode(db: Db, code: string): Promise<TableRow | undefined> {
  return (await whole(db, await db.select().from(table).where(eq(table.code, code))))[0];
}

/**
 * Changes a table while every other process that wants to waits. What `change` writes through its `tx`, and
 * what it returns, become durable together, or not at all when it throws.
 * @returns the table after it; undefined when there is none
 */
export async function changeTable(
  db: Db,
  id: string,
  change: (before: TableRow, tx: Db) => TableRow | Promise<TableRow>,
): Promise<TableRow | undefined> {
  return db.transaction(async (tx) => {
    const locked = await tx.select().from(table).where(eq(table.id, id)).for('update');
    const [before] = await whole(tx, locked);
    if (before === undefined) return undefined;
    const next = await change(before, tx);
    if (next === before) return before;
    const after = { ...next, version: before.version + 1 };
    const { id: _, status: __, places, barred: sentAway, ...row } = after;
    await tx.update(table).set(row).where(eq(table.id, id));
    await tx.delete(place).where(eq(place.tableId, id));
    if (places.length > 0) await tx.insert(place).values(places.map((taken) => ({ ...taken, tableId: id })));
    const added = sentAway.filter((userId) => !before.barred.includes(userId));
    if (added.length > 0) await tx.insert(barred).values(added.map((userId) => ({ tableId: id, userId })));
    return after;
  });
}

/** The matches that were played at a table and are over, the last one first. */
export async function matchesAt(db: Db, tableId: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.tableId, tableId), eq(match.status, 'finished')))
    .orderBy(desc(match.createdAt), asc(match.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Listed tables with a free place and no match under way, the one last touched first: those that somebody looks
 * at, told so after `seenAfter`, or that were touched after `touchedAfter`.
 */
export async function listedTables(
  db: Db,
  when: { readonly seenAfter: number; readonly touchedAfter: number },
  limit: number,
): Promise<readonly TableRow[]> {
  const rows = await db
    .select({ table })
    .from(table)
    .leftJoin(match, eq(match.id, table.matchId))
    .where(
      and(
        eq(table.listed, true),
        sql`coalesce(${match.status}, 'finished') = 'finished'`,
        isNotNull(table.hostId),
        sql`${table.seats} > (select count(*) from place p where p.table_id = ${table.id})`,
        sql`(${table.touchedAt} > ${when.touchedAfter} or exists (select from presence s
          where s.table_id = ${table.id} and s.here and s.seen_at > ${when.seenAfter}))`,
      ),
    )
    .orderBy(desc(table.touchedAt), asc(table.id))
    .limit(limit);
  return whole(
    db,
    rows.map((row) => row.table),
  );
}

/** Tables that a user sits at, without a match under way and touched after `touchedAfter`, the last one first. */
export async function tablesOf(
  db: Db,
  userId: string,
  touchedAfter: number,
  limit: number,
): Promise<readonly TableRow[]> {
  const rows = await db
    .select({ table })
    .from(table)
    .innerJoin(place, and(eq(place.tableId, table.id), eq(place.userId, userId)))
    .leftJoin(match, eq(match.id, table.matchId))
    .where(and(gt(table.touchedAt, touchedAfter), sql`coalesce(${match.status}, 'finished') = 'finished'`))
    .orderBy(desc(table.touchedAt), asc(table.id))
    .limit(limit);
  return whole(
    db,
    rows.map((row) => row.table),
  );
}

/** How many matches each preset was played to the end here, not on somebody's device; the most used first. */
export async function usedPresets(
  db: Db,
  limit: number,
): Promise<readonly { readonly preset: string; readonly matches: number }[]> {
  const matches = sql<number>`count(*)::int`;
  return db
    .select({ preset: match.preset, matches })
    .from(match)
    .where(and(eq(match.status, 'finished'), eq(match.onDevice, false)))
    .groupBy(match.preset)
    .orderBy(desc(matches), asc(match.preset))
    .limit(limit);
}

/** Removes the tables that were last touched before `before` and at which nothing was ever played. */
export async function sweepTables(db: Db, before: number): Promise<number> {
  const swept = await db
    .delete(table)
    .where(
      and(
        lt(table.touchedAt, before),
        sql`not exists (select from ${match} where ${match.tableId} = ${table.id})`,
      ),
    )
    .returning({ id: table.id });
  return swept.length;
}

/** Rows with what belongs to them, in the same order. */
async function whole(db: Db, rows: readonly (typeof table.$inferSelect)[]): Promise<readonly TableRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const matchIds = rows.flatMap(({ matchId }) => matchId ?? []);
  const places = await db.select().from(place).where(inArray(place.tableId, ids)).orderBy(asc(place.place));
  const sentAway = await db.select().from(barred).where(inArray(barred.tableId, ids));
  const matches = await db
    .select({ id: match.id, status: match.status })
    .from(match)
    .where(inArray(match.id, matchIds));
  return rows.map((row) => ({
    ...row,
    status: matches.find(({ id }) => id === row.matchId)?.status ?? null,
    places: places.filter(({ tableId }) => tableId === row.id).map(({ tableId: _, ...taken }) => taken),
    barred: sentAway.filter(({ tableId }) => tableId === row.id).map(({ userId }) => userId),
  }));
}
