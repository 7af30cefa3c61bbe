import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { match, time } from './match.ts';
import { dispute } from './staff.ts';

const matchId = () =>
  text('match_id')
    .notNull()
    .references(() => match.id);

/** What was said at tables, for as long as a match can be complained of. Part of no record. */
export const talk = pgTable(
  'talk',
  {
    id: text('id').primaryKey(),
    /** No reference, for what was said is looked for after the table is gone. */
    tableId: text('table_id').notNull(),
    at: time('at').notNull(),
    userId: text('user_id').notNull(),
    saying: jsonb('saying').$type<Saying>().notNull(),
  },
  (table) => [
    index('talk_table').on(table.tableId, table.at),
    index('talk_user').on(table.userId),
    index('talk_at').on(table.at),
  ],
);

/** A phrase, a reaction, or words of one's own. */
export interface Saying {
  readonly phrase?: string;
  readonly reaction?: string;
  readonly text?: string;
}

/**
 * What was said around an entry that is complained of, as it was when the director was called. A trigger lets nothing
 * be changed but that the words of somebody who is removed go; the chain of hashes holds without them.
 */
export const heard = pgTable(
  'heard',
  {
    disputeId: text('dispute_id')
      .notNull()
      .references(() => dispute.id),
    seq: integer('seq').notNull(),
    at: time('at').notNull(),
    /** Empty for somebody who had no seat in the match. */
    seat: integer('seat'),
    userId: text('user_id'),
    /** With the random id that keeps short words from being guessed by their hash. */
    body: json('body').$type<{ readonly id: string; readonly saying: Saying }>(),
    /** SHA-256 of the body. */
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.seq] }), index('heard_user').on(table.userId)],
);

/** How long it took from the server to a seat and back, measured with a command that the seat sent. */
export const arrival = pgTable(
  'arrival',
  {
    matchId: matchId(),
    commandId: text('command_id').notNull(),
    seat: integer('seat').notNull(),
    at: time('at').notNull(),
    /** Milliseconds. */
    roundTrip: integer('round_trip').notNull(),
    /**
     * The same for all who sent from one network address, hexadecimal, and no address: it was made with a key. Only a
     * command that lets its way be measured leaves a row, so a seat may have sent from where no row tells of. Empty
     * where the address was this machine's own, which a proxy's may be, and once it is forgotten.
     */
    address: text('address'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.commandId] }), index('arrival_at').on(table.at)],
);

/** A time in which no page of a seat was open while its match was under way. */
export const absence = pgTable(
  'absence',
  {
    matchId: matchId(),
    seat: integer('seat').notNull(),
    from: time('from').notNull(),
    /** Empty while it lasts. */
    until: time('until'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat, table.from] }),
    index('absence_from').on(table.from),
  ],
);
