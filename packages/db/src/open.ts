import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { checkDatabase, DAMAGED, DirectoryUnusable } from './directory.ts';
import { migrating } from './migration.ts';
import * as schema from './schema/index.ts';

/** Queries, whichever PostgreSQL answers them. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** Where the rows are kept: a PostgreSQL server, a PGlite directory, or memory. */
export type Place = { readonly url: string } | { readonly dir: string } | { readonly memory: true };

/** An arbitrary number that every Stikk process asks PostgreSQL to lock while it migrates. */
const MIGRATING = 0x57144;

/**
 * Opens the database and brings its tables up to date. A PGlite directory must be locked by the caller.
 * @throws {@link MigrationFailed} and {@link DirectoryUnusable}
 */
export async function openDatabase(place: Place): Promise<Database> {
  return 'url' in place ? openPostgres(place.url) : openPglite('dir' in place ? place.dir : undefined);
}

async function openPglite(dir: string | undefined): Promise<Database> {
  const client = await openedPglite(dir);
  const db = drizzlePglite(client, { schema });
  try {
    await migrating((where) => migratePglite(db, where));
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, kind: 'pglite', close: () => client.close() };
}

async function openedPglite(dir: string | undefined): Promise<PGlite> {
  if (dir === undefined) return PGlite.create();
  // Nothing was ever acknowledged out of a database whose setting up was cut short.
  const unfinished = `${dir}.unfinished`;
  if (existsSync(unfinished)) rmSync(dir, { recursive: true, force: true });
  const isNew = checkDatabase(dir);
  if (isNew) writeFileSync(unfinished, '');
  try {
    const client = await PGlite.create(dir);
    if (isNew) rmSync(unfinished);
    return client;
  } catch (error) {
    throw new DirectoryUnusable(dir, DAMAGED, error);
  }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePg(pool, { schema });
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'postgres', close: () => pool.end() };
}

/** Brings the tables up to date while every other process that wants to do so waits. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const migrator = await pool.connect();
  try {
    await migrator.query('select pg_advisory_lock($1)', [MIGRATING]);
    await migrating((where) => migratePg(drizzlePg(migrator, { schema }), where));
    await migrator.query('select pg_advisory_unlock($1)', [MIGRATING]);
  } finally {
    migrator.release();
  }
}

/** Whether a query failed because a row with the same key was there already. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23505') return true;
  return false;
}
