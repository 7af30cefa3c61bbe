import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';

/** The tables could not be brought up to date; nothing was changed. */
export class MigrationFailed extends Error {
  constructor(
    /** Its file, without the ending; undefined when none was reached. */
    readonly migration: string | undefined,
    why: string,
    cause: unknown,
  ) {
    const what = migration === undefined ? 'the migrations' : `migration ${migration}`;
    super(`the database could not be brought up to date: ${what} failed: ${why}`, { cause });
  }
}

/**
 * Runs migrations.
 * @throws {@link MigrationFailed}
 */
export async function migrating(
  migrate: (where: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  const folder = migrationsFolder();
  try {
    await migrate({ migrationsFolder: folder });
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const why = error.cause?.message.split('\n', 1)[0] ?? 'the database did not say why';
    throw new MigrationFailed(migrationWith(folder, error.query), why, error);
  }
}

function migrationWith(folder: string, statement: string): string | undefined {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .find((name) => readFileSync(join(folder, name), 'utf8').includes(statement))
    ?.replace(/\.sql$/, '');
}

/** The migrations: beside a bundle, or beside the sources. */
export function migrationsFolder(): string {
  const folders = ['migrations', '../migrations'].map((folder) => join(import.meta.dirname, folder));
  const found = folders.find((folder) => existsSync(join(folder, 'meta', '_journal.json')));
  if (found === undefined) throw new Error(`no migrations in ${folders.join(' or ')}`);
  return found;
}
