import { createHash } from 'node:crypto';
import { canonicalJson } from '@stikk/engine';
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm';
import { linkOf } from './chain.ts';
import type { Db } from './open.ts';
import { entries, heard, match, seat, talk } from './schema/index.ts';

export type TalkRow = typeof talk.$inferSelect;

/** Something that was said around what a dispute is about. */
export interface Heard {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `null` for somebody at the table who had no seat in the match. */
  readonly seat: number | null;
  /** `null` once whoever said it is removed. */
  readonly saying: TalkRow['saying'] | null;
  /** Follows from the step that opened the dispute and all that was said before. */
  readonly hash: string;
}

/** How long before the entry that a dispute is about what was said belongs to it, in milliseconds. */
export const HEARD_MS = 10 * 60_000;
const MOST_HEARD = 500;

export async function addTalk(db: Db, said: TalkRow): Promise<void> {
  await db.insert(talk).values(said);
}

/** Forgets what was said at tables before `before`. What belongs to a dispute stays with it. */
export async function sweepTalk(db: Db, before: number): Promise<void> {
  await db.delete(talk).where(lt(talk.at, before));
}

const digestOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/**
 * Keeps with a dispute what was said at the match's table until it was opened, from ten minutes before the entry that
 * it is about on; part of the transaction that opens it.
 * @param link the hash of the step that opened it
 */
export async function keepHeard(
  tx: Db,
  dispute: {
    readonly id: string;
    readonly matchId: string;
    readonly about: number;
    readonly openedAt: number;
  },
  link: string,
): Promise<void> {
  const { id, matchId, about, openedAt } = dispute;
  const [entry] = await tx
    .select({ at: entries.at, tableId: match.tableId })
    .from(entries)
    .innerJoin(match, eq(match.id, entries.matchId))
    .where(and(eq(entries.matchId, matchId), eq(entries.seq, about)));
  if (entry === undefined || entry.tableId === null) return;
  const said = await tx
    .select({ talk, seat: seat.seat })
    .from(talk)
    .leftJoin(seat, and(eq(seat.matchId, matchId), eq(seat.userId, talk.userId)))
    .where(and(eq(talk.tableId, entry.tableId), gte(talk.at, entry.at - HEARD_MS), lte(talk.at, openedAt)))
    .orderBy(asc(talk.at), asc(talk.id))
    .limit(MOST_HEARD);
  let hash = link;
  const rows = said.map(({ talk: { id: saidId, at, userId, saying }, seat: by }, index) => {
    const body = { id: saidId, saying };
    const row = { seq: index + 1, at, seat: by, digest: digestOf(body) };
    hash = linkOf(hash, row);
    return { ...row, disputeId: id, userId, body, hash };
  });
  if (rows.length > 0) await tx.insert(heard).values(rows);
}

/** What was said around what a dispute is about, the first first, and whether all of it is as it was kept. */
export async function heardAbout(
  db: Db,
  disputeId: string,
  link: string,
): Promise<{ readonly said: readonly Heard[]; readonly whole: boolean }> {
  const rows = await db.select().from(heard).where(eq(heard.disputeId, disputeId)).orderBy(asc(heard.seq));
  let last = link;
  const whole = rows.every(({ seq, at, seat: by, digest, body, hash }) => {
    last = linkOf(last, { seq, at, seat: by, digest });
    return last === hash && (body === null || digestOf(body) === digest);
  });
  return {
    said: rows.map(({ at, seat: by, body, hash }) => ({ at, seat: by, saying: body?.saying ?? null, hash })),
    whole,
  };
}
