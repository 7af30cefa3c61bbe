import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clock, rated, time, watch } from './match.ts';

/** Where people gather, agree on rules, and start one match after another. */
export const table = pgTable(
  'table',
  {
    id: text('id').primaryKey(),
    /** Six letters to say aloud. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** Empty once everybody has left; whoever comes next is host. */
    hostId: text('host_id'),
    game: text('game').notNull(),
    preset: text('preset').notNull(),
    changes: jsonb('changes').$type<Readonly<Record<string, unknown>>>().notNull(),
    options: jsonb('options').$type<Readonly<Record<string, unknown>>>().notNull(),
    seats: integer('seats').notNull(),

    /** Salt and hash. */
    password: text('password'),
    listed: boolean('listed').notNull(),
    watch: watch(),
    clock: clock(),
    rated: rated(),

    /** The match that is played here, or that was last. */
    matchId: text('match_id'),
    /** Grows with every change. */
    version: integer('version').notNull(),
    createdAt: time('created_at').notNull(),
    touchedAt: time('touched_at').notNull(),
  },
  (columns) => [index('table_listed').on(columns.listed, columns.touchedAt)],
);

const tableId = () =>
  text('table_id')
    .notNull()
    .references(() => table.id, { onDelete: 'cascade' });

/** A place that is taken. */
export const place = pgTable(
  'place',
  {
    tableId: tableId(),
    place: integer('place').notNull(),
    kind: text('kind', { enum: ['person', 'bot'] }).notNull(),
    /** Empty for a bot. */
    userId: text('user_id'),
    name: text('name').notNull(),
    level: text('level'),
    nonce: text('nonce').notNull(),
    device: text('device'),
    satAt: time('sat_at').notNull(),
    /** Empty while its owner is not ready. */
    readyAt: time('ready_at'),
  },
  (columns) => [
    primaryKey({ columns: [columns.tableId, columns.place] }),
    uniqueIndex('place_person').on(columns.userId, columns.tableId),
    index('place_ready').on(columns.readyAt),
  ],
);

/** Who is looking at a table's page, told anew every few moments while they do. */
export const presence = pgTable(
  'presence',
  {
    tableId: tableId(),
    userId: text('user_id').notNull(),
    here: boolean('here').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.tableId, columns.userId] })],
);

/** Who was sent away from a table, and may not sit there again. */
export const barred = pgTable(
  'barred',
  { tableId: tableId(), userId: text('user_id').notNull() },
  (columns) => [primaryKey({ columns: [columns.tableId, columns.userId] })],
);

/** Whose words somebody does not want to read, at any table. */
export const block = pgTable(
  'block',
  { userId: text('user_id').notNull(), blockedId: text('blocked_id').notNull() },
  (columns) => [primaryKey({ columns: [columns.userId, columns.blockedId] })],
);

/** What somebody complained of. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    reportedId: text('reported_id').notNull(),
    /** What the reported person was called there. */
    name: text('name').notNull(),
    tableId: text('table_id'),
    matchId: text('match_id'),
    category: text('category').notNull(),
    words: text('words').notNull(),
    at: time('at').notNull(),
  },
  (columns) => [index('report_at').on(columns.at)],
);
