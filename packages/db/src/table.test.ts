import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatch, type NewMatch } from './match.ts';
import { notePresence, presentAt, unreadyAbsent } from './presence.ts';
import {
  changeTable,
  createTable,
  listedTables,
  matchesAt,
  type PlaceRow,
  sweepTables,
  type TableRow,
  tableOf,
  tableWithCode,
  usedPresets,
} from './table.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

const person = (place: number, userId: string, rest: Partial<PlaceRow> = {}): PlaceRow => ({
  place,
  kind: 'person',
  userId,
  name: userId,
  level: null,
  nonce: 'n',
  device: null,
  satAt: 1,
  readyAt: null,
  ...rest,
});

describe.each(Object.entries(testDatabases))('a table on %s', (_, open) => {
  let database: TestDatabase;
  let made = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newTable = async (rest: Partial<TableRow> = {}): Promise<TableRow> => {
    const id = `t${++made}`;
    const row: TableRow = {
      id,
      code: id,
      name: 'T',
      hostId: 'anna',
      game: 'oh-hell',
      preset: 'bondebridge',
      changes: { players: 3 },
      options: { players: 3 },
      seats: 3,
      password: null,
      listed: false,
      watch: 'live',
      clock: { kind: 'each', ms: 30_000 },
      rated: false,
      matchId: null,
      version: 1,
      createdAt: 1000,
      touchedAt: 1000,
      status: null,
      places: [person(0, 'anna')],
      barred: [],
      ...rest,
    };
    expect(await createTable(database.db, row)).toBe(true);
    return row;
  };
  const matchAt = (id: string, rest: Partial<NewMatch> = {}): NewMatch => ({
    id,
    game: 'oh-hell',
    preset: 'bondebridge',
    options: {},
    createdBy: 'anna',
    createdAt: 1,
    tableId: null,
    watch: 'end',
    clock: null,
    onDevice: false,
    rated: false,
    status: 'live',
    seq: 0,
    deal: 0,
    scores: [],
    winners: null,
    toAct: [],
    unsettled: false,
    due: null,
    updatedAt: 1,
    seats: [{ seat: 0, userId: 'anna', name: 'Anna', kind: 'person', level: null, nonce: 'n', device: null }],
    secret: 'f'.repeat(64),
    entries: [],
    ...rest,
  });
  const sit = (table: TableRow, taken: PlaceRow): TableRow => ({
    ...table,
    places: [...table.places, taken],
  });

  it('is read as it was written, by its id and by its code', async () => {
    const row = await newTable({
      places: [person(0, 'anna'), person(2, 'bo', { readyAt: 70, device: 'd' })],
    });
    expect(await tableOf(database.db, row.id)).toEqual(row);
    expect(await tableWithCode(database.db, row.code)).toEqual(row);
    expect(await tableOf(database.db, 'none')).toBeUndefined();
    expect(await createTable(database.db, { ...row, id: 'another' })).toBe(false);
    expect(await tableOf(database.db, 'another')).toBeUndefined();
  });

  it('changes in one go or not at all, and knows how its match stands', async () => {
    const { db } = database;
    const { id } = await newTable();
    const matchId = `m-${id}`;
    const failing = changeTable(db, id, async (_table, tx) => {
      await createMatch(tx, matchAt(matchId));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const after = await changeTable(db, id, async (table, tx) => {
      await createMatch(tx, matchAt(matchId, { tableId: id }));
      return { ...sit(table, person(1, 'bo')), matchId, barred: ['cy'] };
    });
    expect(after).toMatchObject({ version: 2, matchId });
    const read = await tableOf(db, id);
    expect(read).toMatchObject({
      version: 2,
      status: 'live',
      barred: ['cy'],
      places: [{ userId: 'anna' }, { userId: 'bo' }],
    });
    expect(await changeTable(db, id, (table) => table)).toEqual(read);
    expect(await changeTable(db, 'none', (table) => table)).toBeUndefined();
  });

  it('is changed by one at a time', async () => {
    const { id } = await newTable({ seats: 10 });
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        changeTable(database.db, id, async (table) => {
          seen.push(table.places.length);
          await sleep(5);
          return sit(table, person(table.places.length, `u${index}`));
        }),
      ),
    );
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await tableOf(database.db, id)).toMatchObject({ version: 7 });
  });

  it('lists its matches that are over, the last one first', async () => {
    const { id } = await newTable();
    for (const [index, status] of (['finished', 'finished', 'live'] as const).entries())
      await createMatch(database.db, matchAt(`${id}-${index}`, { tableId: id, status, createdAt: index }));
    expect(await matchesAt(database.db, id, 5)).toEqual([`${id}-1`, `${id}-0`]);
    expect(await matchesAt(database.db, id, 1)).toEqual([`${id}-1`]);
  });

  it('is in the lobby while it has room, no match and somebody near', async () => {
    const { db } = database;
    const listed = { listed: true, touchedAt: 5000 };
    const later = await newTable({ ...listed, touchedAt: 6000 });
    const sooner = await newTable(listed);
    const watched = await newTable({ ...listed, touchedAt: 10 });
    await notePresence(db, [{ tableId: watched.id, userId: 'anna' }], true, 9000);
    const left = await newTable({ ...listed, touchedAt: 20 });
    await notePresence(db, [{ tableId: left.id, userId: 'anna' }], false, 9000);
    await newTable({ touchedAt: 7000 });
    await newTable({ ...listed, hostId: null, places: [person(0, 'anna')] });
    await newTable({ ...listed, seats: 1 });
    for (const status of ['live', 'finished'] as const)
      await createMatch(db, matchAt(`${later.id}-${status}`, { status }));
    await newTable({ ...listed, matchId: `${later.id}-live` });
    const over = await newTable({ ...listed, matchId: `${later.id}-finished` });
    const when = { seenAfter: 8000, touchedAfter: 4000 };
    const found = (await listedTables(db, when, 10)).map(({ id }) => id);
    expect(found).toEqual([later.id, ...[sooner.id, over.id].sort(), watched.id]);
    expect(await listedTables(db, when, 1)).toEqual([later]);
  });

  it('counts the presets of matches that are over', async () => {
    const { db } = database;
    for (const [index, preset] of ['rare', 'common', 'common', 'common', 'common'].entries())
      await createMatch(db, matchAt(`p${index}`, { preset, status: 'finished' }));
    await createMatch(db, matchAt('p9', { preset: 'rare' }));
    await createMatch(db, matchAt('pd', { preset: 'rare', status: 'finished', onDevice: true }));
    const counts = await usedPresets(db, 10);
    expect(counts[0]).toEqual({ preset: 'common', matches: 4 });
    expect(counts.at(-1)).toEqual({ preset: 'rare', matches: 1 });
  });

  it('is swept away when nobody has touched it and nothing was ever played there', async () => {
    const { db } = database;
    const [idle, played, fresh] = [
      await newTable({ touchedAt: 1 }),
      await newTable({ touchedAt: 1 }),
      await newTable({ touchedAt: 5 }),
    ];
    await createMatch(db, matchAt(`${played.id}-m`, { tableId: played.id }));
    await notePresence(db, [{ tableId: idle.id, userId: 'anna' }], true, 1);
    expect(await sweepTables(db, 5)).toBe(1);
    const left = await Promise.all([idle, played, fresh].map(({ id }) => tableOf(db, id)));
    expect(left.map((row) => row?.id)).toEqual([undefined, played.id, fresh.id]);
  });

  it('knows who looks at it', async () => {
    const { db } = database;
    const { id } = await newTable();
    const [anna, bo] = ['anna', 'bo'].map((userId) => ({ tableId: id, userId }));
    await notePresence(db, [anna!, bo!, { tableId: 'none', userId: 'anna' }], true, 100);
    await notePresence(db, [], true, 100);
    expect(await presentAt(db, id, 50)).toEqual(new Set(['anna', 'bo']));
    await notePresence(db, [bo!], false, 110);
    await notePresence(db, [anna!], true, 200);
    expect(await presentAt(db, id, 50)).toEqual(new Set(['anna']));
    expect(await presentAt(db, id, 200)).toEqual(new Set());
  });

  it('waits for nobody who has been away for long', async () => {
    const { db } = database;
    const [here, gone, never, late] = ['here', 'gone', 'never', 'late'];
    const { id } = await newTable({
      seats: 4,
      places: [
        person(0, here!, { readyAt: 10 }),
        person(1, gone!, { readyAt: 10 }),
        person(2, never!, { readyAt: 10 }),
        person(3, late!, { readyAt: 90 }),
      ],
    });
    await notePresence(db, [{ tableId: id, userId: here! }], true, 70);
    await notePresence(db, [{ tableId: id, userId: gone! }], false, 20);
    expect(await unreadyAbsent(db, 60)).toEqual(new Set([id]));
    expect((await tableOf(db, id))!.places.map(({ readyAt }) => readyAt)).toEqual([10, null, null, 90]);
    expect(await unreadyAbsent(db, 60)).toEqual(new Set());
  });
});
