import type { Clock, Seat } from '@stikk/engine';
import { and, asc, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { type Append, addRows, type Projection, type StoredEntry } from './event-log.ts';
import type { Db } from './open.ts';
import { match, seat, secret, type Watch } from './schema/index.ts';

export type Status = 'live' | 'finished';
export type { Watch };

export interface SeatRow {
  readonly seat: Seat;
  /** `null` for a bot. */
  readonly userId: string | null;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level: string | null;
  readonly nonce: string;
  /** Of the browser that its owner sat down with. */
  readonly device: string | null;
}

export interface MatchRow extends Projection {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly createdBy: string;
  readonly createdAt: number;
  /** The table it was agreed on at; `null` for quick play against bots. */
  readonly tableId: string | null;
  readonly watch: Watch;
  /** `null` without one. */
  readonly clock: Clock | null;
  /** Played without the server, on a device that drew the secret itself. */
  readonly onDevice: boolean;
  readonly rated: boolean;
  /** In order of the seats. */
  readonly seats: readonly SeatRow[];
}

export interface NewMatch extends MatchRow {
  /** 256 bits, hexadecimal. */
  readonly secret: string;
  readonly entries: readonly StoredEntry[];
}

/** Writes a match with its seats, its secret and its first entries, all or nothing. */
export async function createMatch(db: Db, made: NewMatch): Promise<void> {
  const { seats, secret: drawn, entries, ...row } = made;
  const first: Append = { matchId: made.id, entries };
  await db.transaction(async (tx) => {
    await tx.insert(match).values(row);
    await tx.insert(seat).values(seats.map((taken) => ({ ...taken, matchId: made.id })));
    await tx.insert(secret).values({ matchId: made.id, secret: drawn });
    await addRows(tx, [first]);
  });
}

/** One match with its seats; never its secret. */
export async function matchOf(db: Db, id: string): Promise<MatchRow | undefined> {
  const [row] = await db.select().from(match).where(eq(match.id, id));
  return row && (await seated(db, [row]))[0];
}

/** The matches in which a user has a seat, the one last touched first. */
export async function matchesOf(db: Db, userId: string, limit: number): Promise<readonly MatchRow[]> {
  const rows = await db
    .select({ match })
    .from(match)
    .innerJoin(seat, and(eq(seat.matchId, match.id), eq(seat.userId, userId)))
    .orderBy(desc(match.updatedAt), asc(match.id))
    .limit(limit);
  return seated(
    db,
    rows.map((row) => row.match),
  );
}

/**
 * Matches in which the house, a bot or the table has been due since before `before`, or a person's time was up
 * before `overdue`; both in milliseconds since 1970.
 */
export async function unsettledMatches(
  db: Db,
  before: number,
  overdue: number = before,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: match.id })
    .from(match)
    .where(or(and(eq(match.unsettled, true), lt(match.updatedAt, before)), lt(match.due, overdue)))
    .orderBy(asc(match.updatedAt));
  return rows.map(({ id }) => id);
}

/** Whose the seats of matches are now, in order of the seats. */
export async function ownersOf(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const owners = new Map<string, (string | null)[]>();
  if (matchIds.length === 0) return owners;
  const rows = await db
    .select({ matchId: seat.matchId, userId: seat.userId })
    .from(seat)
    .where(inArray(seat.matchId, [...matchIds]))
    .orderBy(asc(seat.matchId), asc(seat.seat));
  for (const { matchId, userId } of rows) owners.set(matchId, [...(owners.get(matchId) ?? []), userId]);
  return owners;
}

/** The secret that every draw of a match is derived from. For the match's actor only. */
export async function secretOf(db: Db, matchId: string): Promise<string> {
  const [row] = await db.select().from(secret).where(eq(secret.matchId, matchId));
  if (row === undefined) throw new Error(`match ${matchId} has no secret`);
  return row.secret;
}

async function seated(db: Db, rows: readonly (typeof match.$inferSelect)[]): Promise<readonly MatchRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.select().from(seat).where(inArray(seat.matchId, ids)).orderBy(asc(seat.seat));
  return rows.map((row) => ({
    ...row,
    seats: seats.filter(({ matchId }) => matchId === row.id).map(({ matchId: _, ...taken }) => taken),
  }));
}
