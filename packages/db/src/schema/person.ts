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
