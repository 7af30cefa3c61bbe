import { eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { match } from './schema/index.ts';

export interface Storage {
  /** Of the whole database. */
  readonly bytes: number;
  /** The largest first. Rows are as the database last estimated them. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
}

/** How much room everything takes. */
export async function storageOf(db: Db): Promise<Storage> {
  const [whole] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())::float8` })
    .from(sql`(values (1)) as one`);
  const tables = await db
    .select({
      name: sql<string>`c.relname`,
      rows: sql<number>`greatest(s.n_live_tup, c.reltuples, 0)::float8`,
      bytes: sql<number>`pg_total_relation_size(c.oid)::float8`,
    })
    .from(sql`pg_class c join pg_stat_user_tables s on s.relid = c.oid`)
    .where(sql`s.schemaname = 'public'`)
    .orderBy(sql`3 desc`, sql`1`);
  return { bytes: whole!.bytes, tables };
}

/** Matches that are under way, and those of them in which something happened after `after`. */
export async function liveMatches(
  db: Db,
  after: number,
): Promise<{ readonly live: number; readonly moving: number }> {
  const [found] = await db
    .select({
      live: sql<number>`count(*)::int`,
      moving: sql<number>`(count(*) filter (where ${match.updatedAt} > ${after}))::int`,
    })
    .from(match)
    .where(eq(match.status, 'live'));
  return found!;
}
