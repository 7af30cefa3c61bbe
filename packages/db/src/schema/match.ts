import type { Actor, Clock, Seat } from '@stikk/engine';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Milliseconds since 1970. */
export const time = (name: string) => bigint(name, { mode: 'number' });

/** Who may look on: nobody; anybody, at what is public; at deals that are over; once the match is. */
const WATCHES = ['no', 'live', 'deal', 'end'] as const;
export type Watch = (typeof WATCHES)[number];

export const watch = () => text('watch', { enum: WATCHES }).notNull().default('end');
/** Among accounts only; what is ruled on it once it is over takes two directors. */
export const rated = () => boolean('rated').notNull().default(false);
export const clock = () => jsonb('clock').$type<Clock>();

/**
 * One contest. The lower half is a projection of the log: written in the same transaction as the entries it
 * tells of, and rebuildable from them alone.
 */
export const match = pgTable(
  'match',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    preset: text('preset').notNull(),
    options: jsonb('options').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The user who set it up; no reference, for the match outlives the account. */
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    /** Where it was agreed on; no reference, for the match outlives the table. */
    tableId: text('table_id'),
    watch: watch(),
    clock: clock(),
    /** Played without the server, whose secret it was not; its record was proved when it came. */
    onDevice: boolean('on_device').notNull().default(false),
    rated: rated(),

    status: text('status', { enum: ['live', 'finished'] }).notNull(),
    /** Number of the last entry. */
    seq: integer('seq').notNull(),
    deal: integer('deal').notNull(),
    scores: jsonb('scores').$type<readonly number[]>().notNull(),
    /** Empty while the match is live, and of matches that ended before it was kept. */
    winners: jsonb('winners').$type<readonly Seat[]>(),
    toAct: jsonb('to_act').$type<readonly Actor[]>().notNull(),
    /** Whether the house, a bot or the table itself has to go on. */
    unsettled: boolean('unsettled').notNull(),
    /** When the time of the first of those who are to act is up; empty while no clock runs. */
    due: time('due'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('match_unsettled').on(table.unsettled, table.updatedAt),
    index('match_table').on(table.tableId),
    index('match_due').on(table.due),
  ],
);

export const seat = pgTable(
  'seat',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id),
    seat: integer('seat').$type<Seat>().notNull(),
    /** Empty for a bot. */
    userId: text('user_id'),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['person', 'bot'] }).notNull(),
    level: text('level'),
    nonce: text('nonce').notNull(),
    /** Of the browser that its owner sat down with. */
    device: text('device'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seat] }), index('seat_user').on(table.userId)],
);

/** What every shuffle of a match hangs on. A table of its own, so that no list of matches can carry it along. */
export const secret = pgTable('secret', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => match.id),
  /** 256 bits, hexadecimal. Read by the match's actor only; made public by its last entry. */
  secret: text('secret').notNull(),
});
