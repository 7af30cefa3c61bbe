import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { match, time } from './match.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Who may look after other people's matches. An admin may all that a director may, and says who is one. */
export const staff = pgTable('staff', {
  userId: userId().primaryKey(),
  role: text('role', { enum: ['director', 'admin'] }).notNull(),
  since: time('since').notNull(),
});

/** A sign-in to the directors' app; a session for playing is none. The token is kept hashed. */
export const staffSession = pgTable(
  'staff_session',
  {
    token: text('token').primaryKey(),
    userId: userId(),
    createdAt: time('created_at').notNull(),
    /** Of the last time that its owner proved who they are. */
    provedAt: time('proved_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('staff_session_user').on(table.userId)],
);

/** A link by which one account becomes staff, once. The token is kept hashed. */
export const invitation = pgTable('invitation', {
  token: text('token').primaryKey(),
  role: text('role', { enum: ['director', 'admin'] }).notNull(),
  /** Empty for the one that the server makes when it has no admin. */
  invitedBy: text('invited_by'),
  expiresAt: time('expires_at').notNull(),
});

/** What staff looked at and did. Rows are added and read, never changed: a trigger refuses the rest. */
export const audit = pgTable(
  'audit',
  {
    seq: integer('seq').primaryKey(),
    at: time('at').notNull(),
    /** Who did it; no reference, for it outlives the account. */
    by: text('by').notNull(),
    act: text('act').notNull(),
    /** The match, dispute or user that it was about. */
    subject: text('subject').notNull(),
    detail: json('detail').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_subject').on(table.subject)],
);

/** A complaint for a director, as far as its stream goes: written together with it and rebuildable from it. */
export const dispute = pgTable(
  'dispute',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => match.id),
    /** The entry of the match that it is about. */
    about: integer('about').notNull(),
    category: text('category').notNull(),
    seat: integer('seat').notNull(),
    state: text('state').notNull(),
    /** The director who has taken it. */
    takenBy: text('taken_by'),
    /** The directors who have ruled on it. */
    ruledBy: jsonb('ruled_by').$type<readonly string[]>().notNull().default([]),
    /** Number of the last step. */
    seq: integer('seq').notNull(),
    openedAt: time('opened_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('dispute_match').on(table.matchId),
    index('dispute_state').on(table.state, table.updatedAt),
  ],
);

/** The steps of a dispute. Rows are added and read, never changed. */
export const step = pgTable(
  'step',
  {
    disputeId: text('dispute_id')
      .notNull()
      .references(() => dispute.id),
    seq: integer('seq').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    /** The user; no reference, for it outlives the account. */
    by: text('by').notNull(),
    body: json('body').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.seq] })],
);

const SCOPES = ['rated', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who may not play until when. */
export const suspension = pgTable(
  'suspension',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    /** From which tables. */
    scope: text('scope', { enum: SCOPES }).notNull().default('all'),
    from: time('from').notNull(),
    until: time('until').notNull(),
    liftedAt: time('lifted_at'),
  },
  (table) => [index('suspension_user').on(table.userId)],
);
