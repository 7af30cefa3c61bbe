import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../testing/cluster.ts';
import { migrationsFolder } from './migration.ts';
import { type Database, openDatabase, type Place } from './open.ts';

/** A database for one test file, with the real migrations. */
export interface TestDatabase extends Database {
  /** Where a second process or connection finds it. */
  readonly place: Place;
  /** Closes it and removes its files. */
  close(): Promise<void>;
}

/** Both kinds of PostgreSQL, to run one suite on each. */
export const testDatabases = { pglite: testPglite, postgres: testPostgres } as const;

/** A copy of a template directory: opening one takes a fifth of the time that making one takes. */
export async function testPglite(): Promise<TestDatabase> {
  const dir = await templateCopy();
  const database = await openDatabase({ dir });
  return {
    ...database,
    place: { dir },
    close: async () => {
      await database.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A directory with an empty, migrated PGlite that nobody has opened. The caller removes it. */
export async function templateCopy(): Promise<string> {
  const template = join(tmpdir(), `stikk-template-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const dir = mkdtempSync(join(tmpdir(), 'stikk-pglite-'));
  cpSync(template, dir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dir;
}

async function makeTemplate(template: string): Promise<void> {
  const draft = mkdtempSync(`${template}-`);
  const database = await openDatabase({ dir: draft });
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test process was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A PostgreSQL server of its own on a free port. */
export async function testPostgres(): Promise<TestDatabase> {
  const cluster = await startCluster();
  const place = { url: cluster.url };
  const database = await openDatabase(place);
  return {
    ...database,
    place,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}
