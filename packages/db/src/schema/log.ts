import { bigint, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { match } from './match.ts';

const matchId = () =>
  text('match_id')
    .notNull()
    .references(() => match.id);

/**
 * The record. Rows are added and read, never changed: a trigger refuses the rest. The primary key is what
 * settles a race between two writers.
 */
export const entries = pgTable(
  'entries',
  {
    matchId: matchId(),
    seq: integer('seq').notNull(),
    v: integer('v').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /** A seat's number, `house`, `director` or `table`. */
    by: text('by').notNull(),
    cause: text('cause').notNull(),
    due: bigint('due', { mode: 'number' }),
    /** `{ "game": … }` or `{ "table": … }`, kept letter by letter. */
    body: json('body').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seq] })],
);

/** Every command that was accepted. Never served; kept so that old matches can be decided again. */
export const commands = pgTable(
  'commands',
  {
    matchId: matchId(),
    commandId: text('command_id').notNull(),
    by: text('by').notNull(),
    command: json('command').notNull(),
    outcome: json('outcome').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.commandId] })],
);
