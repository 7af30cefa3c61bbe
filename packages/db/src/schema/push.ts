import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { match, time } from './match.ts';

/** Where a person's browser can be told something while no page is open: an address at its maker's push service. */
export const push = pgTable(
  'push',
  {
    /** Whoever knows it can send there, but nothing that the browser would believe. */
    endpoint: text('endpoint').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    /** What is sent is encrypted for these alone; base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    locale: text('locale').notNull(),
    /** Whom the push service can turn to: a URL of this site, or an address. */
    contact: text('contact').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('push_user').on(table.userId, table.createdAt)],
);

/** The last turn that somebody was told of while away: each is told once, whichever process does. */
export const pushed = pgTable(
  'pushed',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => match.id),
    seat: integer('seat').notNull(),
    /** Number of the last entry by which the seat had acted before; 0 for none. */
    turn: integer('turn').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seat] })],
);
