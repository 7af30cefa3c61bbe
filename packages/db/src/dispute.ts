import { and, asc, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { linkOf, NO_LINK } from './chain.ts';
import { type Db, isUniqueViolation } from './open.ts';
import { dispute, match, seat, step } from './schema/index.ts';
import { keepHeard } from './talk.ts';

export type DisputeRow = typeof dispute.$inferSelect;

/** A step of a dispute as it is kept. */
export interface StepRow {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The user. */
  readonly by: string;
  readonly body: unknown;
  readonly hash: string;
}

/**
 * Adds one step to a dispute and what the dispute comes to with it; the first step opens it, and keeps what was said
 * at the table until then. `'conflict'` when
 * somebody else added a step meanwhile: read on, decide again.
 */
export async function addStep(
  db: Db,
  head: DisputeRow,
  made: Pick<StepRow, 'at' | 'by' | 'body'>,
): Promise<'appended' | 'conflict'> {
  const { id, seq } = head;
  try {
    return await db.transaction(async (tx) => {
      if (seq === 1) await tx.insert(dispute).values(head);
      const [last] = await tx
        .select({ hash: step.hash })
        .from(step)
        .where(and(eq(step.disputeId, id), eq(step.seq, seq - 1)));
      if (seq > 1 && last === undefined) return 'conflict';
      const row = { seq, ...made };
      const hash = linkOf(last?.hash ?? NO_LINK, row);
      await tx.insert(step).values({ disputeId: id, ...row, hash });
      if (seq === 1) await keepHeard(tx, head, hash);
      else await tx.update(dispute).set(head).where(eq(dispute.id, id));
      return 'appended';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'conflict';
    throw error;
  }
}

export async function stepsOf(db: Db, id: string): Promise<readonly StepRow[]> {
  return db
    .select({ seq: step.seq, at: step.at, by: step.by, body: step.body, hash: step.hash })
    .from(step)
    .where(eq(step.disputeId, id))
    .orderBy(asc(step.seq));
}

export async function disputeRow(db: Db, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(dispute).where(eq(dispute.id, id));
  return row;
}

/** The disputes about a match, the first first. */
export async function disputesAbout(db: Db, matchId: string): Promise<readonly DisputeRow[]> {
  return db.select().from(dispute).where(eq(dispute.matchId, matchId)).orderBy(asc(dispute.openedAt));
}

/** The disputes that a director has taken. */
export async function disputesTakenBy(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.select({ id: dispute.id }).from(dispute).where(eq(dispute.takenBy, userId));
  return rows.map(({ id }) => id);
}

/** A ruling, as the dispute that it was made on tells of it. */
export interface RulingRow {
  readonly disputeId: string;
  readonly matchId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  readonly reason: string;
  /** The entry of the match that holds it. */
  readonly entry: number;
}

/** What was ruled before `before` in a match and in all others of its table, the first first. */
export async function rulingsNear(
  db: Db,
  { matchId, tableId }: { readonly matchId: string; readonly tableId: string | null },
  before: number,
): Promise<readonly RulingRow[]> {
  const rows = await db
    .select({ disputeId: dispute.id, matchId: dispute.matchId, at: step.at, body: step.body })
    .from(step)
    .innerJoin(dispute, eq(dispute.id, step.disputeId))
    .innerJoin(match, eq(match.id, dispute.matchId))
    .where(
      and(
        sql`${step.body}->>'type' = 'Ruled'`,
        lt(step.at, before),
        tableId === null ? eq(match.id, matchId) : or(eq(match.id, matchId), eq(match.tableId, tableId)),
      ),
    )
    .orderBy(asc(step.at), asc(step.disputeId));
  return rows.map(({ body, ...row }) => {
    const { kind, reason, entry } = body as Pick<RulingRow, 'kind' | 'reason' | 'entry'>;
    return { ...row, kind, reason, entry };
  });
}

export interface DisputePage {
  readonly rows: readonly (DisputeRow & {
    readonly game: string;
    readonly preset: string;
    readonly live: boolean;
  })[];
  readonly total: number;
}

export interface DisputeQuery {
  readonly states: readonly string[];
  /** Only those of which this user may judge what another director proposes. */
  readonly judge?: string;
  readonly skip: number;
  readonly limit: number;
}

/** Disputes in any of some states, the one that was touched last first. */
export async function listDisputes(
  db: Db,
  { states, judge, skip, limit }: DisputeQuery,
): Promise<DisputePage> {
  const which = and(
    inArray(dispute.state, [...states]),
    judge === undefined
      ? undefined
      : and(
          ne(dispute.takenBy, judge),
          sql`not ${dispute.ruledBy} @> ${JSON.stringify([judge])}::jsonb`,
          sql`not exists (select from ${seat} where ${seat.matchId} = ${dispute.matchId}
            and ${seat.userId} = ${judge})`,
        ),
  );
  const rows = await db
    .select({ dispute, game: match.game, preset: match.preset, status: match.status })
    .from(dispute)
    .innerJoin(match, eq(match.id, dispute.matchId))
    .where(which)
    .orderBy(desc(dispute.updatedAt), asc(dispute.id))
    .offset(skip)
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(dispute).where(which);
  return {
    rows: rows.map(({ dispute: row, game, preset, status }) => ({
      ...row,
      game,
      preset,
      live: status === 'live',
    })),
    total: all?.total ?? 0,
  };
}
