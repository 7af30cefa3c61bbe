import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../testing/cluster.ts';
import { MigrationFailed } from './migration.ts';
import { openDatabase, type Place } from './open.ts';
import { templateCopy } from './testing.ts';

const failureOf = async (place: Place): Promise<string> => {
  const error = await openDatabase(place).then(
    ({ close }) => close(),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MigrationFailed)) throw new Error('no migration failed', { cause: error });
  return error.message;
};

describe('a migration that fails on pglite', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await templateCopy();
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it.each([
    ['0001_append-only', 'where id > 1', 'function "refuse_change" already exists'],
    ['0000_record', '', /^(relation|type) "\w+" already exists/],
  ])('is told in one line: %s', async (migration, which, why) => {
    const before = new PGlite(dir);
    await before.exec(`delete from drizzle.__drizzle_migrations ${which}`);
    await before.close();
    const [, told, reason] = /^the database .* up to date: migration (\S+) failed: (.+)$/.exec(
      await failureOf({ dir }),
    )!;
    expect(told).toBe(migration);
    expect(reason).toMatch(why);
  });
});

describe('a migration that fails on postgres', () => {
  let cluster: Cluster;
  let client: pg.Client;
  beforeAll(async () => {
    cluster = await startCluster();
    client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await cluster.stop();
  });

  it('is told in one line, and holds up nobody who tries again', async () => {
    await client.query('create table entries (id int)');
    for (let tries = 0; tries < 2; tries++)
      expect(await failureOf(cluster)).toBe(
        'the database could not be brought up to date: migration 0000_record failed: relation "entries" already exists',
      );
    await client.query('drop table entries');
    await (await openDatabase(cluster)).close();
  });

  it('is told when none was reached', async () => {
    await client.query(`create role guest login password 'guest'`);
    await client.query('create database other');
    const url = cluster.url.replace(/\/\/.+@/, '//guest:guest@').replace(/postgres$/, 'other');
    expect(await failureOf({ url })).toMatch(/up to date: the migrations failed: permission denied .+/);
  });
});
