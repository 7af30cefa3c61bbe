import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { absence, arrival } from './schema/index.ts';

/** How long it took from the server to a seat and back, with a command that the seat sent. */
export interface Arrival {
  readonly commandId: string;
  readonly seat: number;
  /** Of the command, milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds. */
  readonly roundTrip: number;
}

/** A time in which no page of a seat was open while its match was under way; `until` is `null` while it lasts. */
export interface Absence {
  readonly seat: number;
  readonly from: number;
  readonly until: number | null;
}

/** What is known of the lines of a match. */
export interface Lines {
  readonly arrivals: readonly Arrival[];
  readonly absences: readonly Absence[];
}

export async function addArrivals(db: Db, rows: readonly (typeof arrival.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(arrival)
      .values([...rows])
      .onConflictDoNothing();
}

/** A seat has no page open from now on. */
export async function addAbsence(db: Db, matchId: string, seat: number, from: number): Promise<void> {
  await db.insert(absence).values({ matchId, seat, from, until: null }).onConflictDoNothing();
}

/** A seat has a page open again. */
export async function endAbsence(db: Db, matchId: string, seat: number, until: number): Promise<void> {
  await db
    .update(absence)
    .set({ until })
    .where(and(eq(absence.matchId, matchId), eq(absence.seat, seat), isNull(absence.until)));
}

/** The first first; of one seat where that is asked for. */
export async function linesOf(db: Db, matchId: string, seat?: number): Promise<Lines> {
  const arrivals = await db
    .select({
      commandId: arrival.commandId,
      seat: arrival.seat,
      at: arrival.at,
      roundTrip: arrival.roundTrip,
    })
    .from(arrival)
    .where(and(eq(arrival.matchId, matchId), seat === undefined ? undefined : eq(arrival.seat, seat)))
    .orderBy(asc(arrival.at), asc(arrival.commandId));
  const absences = await db
    .select({ seat: absence.seat, from: absence.from, until: absence.until })
    .from(absence)
    .where(and(eq(absence.matchId, matchId), seat === undefined ? undefined : eq(absence.seat, seat)))
    .orderBy(asc(absence.from), asc(absence.seat));
  return { arrivals, absences };
}

const undisputed = (matchId: unknown): SQL =>
  sql`not exists (select from dispute d where d.match_id = ${matchId} and d.state <> 'closed')`;

/** Forgets what lines did before `before`, but for matches with a dispute that is not closed. */
export async function sweepLines(db: Db, before: number): Promise<void> {
  await db.delete(arrival).where(and(lt(arrival.at, before), undisputed(arrival.matchId)));
  await db.delete(absence).where(and(lt(absence.from, before), undisputed(absence.matchId)));
}

/** Forgets where commands that arrived before `before` were sent from. */
export async function sweepAddresses(db: Db, before: number): Promise<void> {
  await db
    .update(arrival)
    .set({ address: null })
    .where(and(lt(arrival.at, before), isNotNull(arrival.address)));
}
