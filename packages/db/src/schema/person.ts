import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { match, time } from './match.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Passkeys, as the library for sessions and accounts keeps them. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: userId(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }),
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

/** The one way by which a user's other device may come in now: a code and a token, both hashed. */
export const link = pgTable('link', {
  userId: userId().primaryKey(),
  code: text('code').notNull().unique(),
  token: text('token').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
});

/** What a seat did in a finished match, counted from its record alone; a row that is missing is counted again. */
export const tally = pgTable(
  'tally',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id),
    seat: integer('seat').notNull(),
    counts: jsonb('counts').$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seat] })],
);

/** How an unfinished match stood when its device sent it, for the list. */
export interface CopyStanding {
  readonly preset: string;
  /** The deal being played, from 1; 0 before the first. */
  readonly deal: number;
  readonly deals: number;
  /** Points of the person. */
  readonly points: number;
  readonly yourTurn: boolean;
}

/**
 * A match that somebody plays on a device, as far as the device last sent it: for their other devices to carry on
 * with, and for nobody else. It is no match of the server's, and one that is finished becomes a row of `match`.
 */
export const deviceCopy = pgTable(
  'device_copy',
  {
    userId: userId(),
    matchId: text('match_id').notNull(),
    /** Number of its last entry, and that entry's hash. */
    seq: integer('seq').notNull(),
    link: text('link').notNull(),
    /** JSON lines. */
    record: text('record').notNull(),
    /** Of the seats, in their order. */
    names: jsonb('names').$type<readonly string[]>().notNull(),
    /** What its draws hang on, which the device drew. */
    secret: text('secret').notNull(),
    standing: jsonb('standing').$type<CopyStanding>().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.matchId] })],
);
