import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import { account, link, match, place, seat, tally, user } from './schema/index.ts';

/** Who somebody is to themselves. */
export interface PersonRow {
  readonly name: string;
  readonly guest: boolean;
  readonly email: string;
  readonly password: boolean;
  readonly passkeys: number;
  /** Seats and places that hang on it. */
  readonly seats: number;
}

/** A way to sign in. */
const CREDENTIAL = 'credential';

export async function personRow(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select({
      name: user.name,
      isAnonymous: user.isAnonymous,
      email: user.email,
      passwords: sql<number>`(select count(*)::int from account a
        where a.user_id = "user".id and a.provider_id = ${CREDENTIAL})`,
      passkeys: sql<number>`(select count(*)::int from passkey k where k.user_id = "user".id)`,
      seats: sql<number>`((select count(*) from seat s where s.user_id = "user".id)
        + (select count(*) from place p where p.user_id = "user".id))::int`,
    })
    .from(user)
    .where(eq(user.id, id));
  if (row === undefined) return undefined;
  const { isAnonymous, passwords, ...rest } = row;
  return { ...rest, guest: isAnonymous !== false, password: passwords > 0 };
}

/** Changes what is kept of a user. */
export async function setPerson(
  db: Db,
  id: string,
  changes: { readonly name?: string; readonly email?: string; readonly isAnonymous?: false },
): Promise<void> {
  await db
    .update(user)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(user.id, id));
}

/** What these users were called where they last sat down. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const ids = [...userIds];
  const sat = unionAll(
    db
      .select({ id: sql<string>`${seat.userId}`.as('id'), name: seat.name, at: match.createdAt })
      .from(seat)
      .innerJoin(match, eq(match.id, seat.matchId))
      .where(inArray(seat.userId, ids)),
    db
      .select({ id: sql<string>`${place.userId}`.as('id'), name: place.name, at: place.satAt })
      .from(place)
      .where(inArray(place.userId, ids)),
  ).as('sat');
  const rows = await db
    .selectDistinctOn([sat.id], { id: sat.id, name: sat.name })
    .from(sat)
    .orderBy(sat.id, desc(sat.at));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** So many accounts may go by one e-mail address: each is tried when somebody signs in with it. */
export const MOST_ALIKE = 5;

/** The accounts with an e-mail address and a password, the oldest first. */
export async function accountsWith(
  db: Db,
  email: string,
): Promise<readonly { readonly userId: string; readonly hash: string }[]> {
  const rows = await db
    .select({ userId: user.id, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL)))
    .where(eq(user.email, email))
    .orderBy(asc(account.createdAt), asc(user.id))
    .limit(MOST_ALIKE);
  return rows.flatMap(({ userId, hash }) => (hash === null ? [] : [{ userId, hash }]));
}

/** A way in for a user's other device; the one before no longer leads anywhere. */
export async function setLink(db: Db, made: typeof link.$inferInsert): Promise<void> {
  const { userId: _, ...way } = made;
  await db.insert(link).values(made).onConflictDoUpdate({ target: link.userId, set: way });
}

/** No other device may come in by what was made before. */
export async function dropLink(db: Db, userId: string): Promise<void> {
  await db.delete(link).where(eq(link.userId, userId));
}

/** Whose device may come in with a code's or a token's hash: once. */
export async function takeLink(db: Db, hash: string, now: number): Promise<string | undefined> {
  const [taken] = await db
    .delete(link)
    .where(and(or(eq(link.code, hash), eq(link.token, hash)), gt(link.expiresAt, now)))
    .returning({ userId: link.userId });
  return taken?.userId;
}

export interface UncountedSeat {
  readonly matchId: string;
  readonly seat: number;
  /** How many the match has. */
  readonly seats: number;
  readonly game: string;
  /** The rule sheet. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Seats of a user in finished matches that are not counted yet, the latest first. What was played on a device counts
 * for nothing: who plays there could know the cards.
 */
export const uncounted = (db: Db, userId: string, limit: number): Promise<readonly UncountedSeat[]> =>
  uncountedWhere(db, eq(seat.userId, userId), limit);

/** The same of everybody, in matches that began at `since` or later, milliseconds since 1970. */
export const uncountedSince = (db: Db, since: number, limit: number): Promise<readonly UncountedSeat[]> =>
  uncountedWhere(db, and(isNotNull(seat.userId), gte(match.createdAt, since)), limit);

async function uncountedWhere(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<readonly UncountedSeat[]> {
  return db
    .select({
      matchId: match.id,
      seat: seat.seat,
      seats: sql<number>`(select count(*)::int from seat s where s.match_id = ${match.id})`,
      game: match.game,
      options: match.options,
    })
    .from(seat)
    .innerJoin(
      match,
      and(eq(match.id, seat.matchId), eq(match.status, 'finished'), eq(match.onDevice, false)),
    )
    .leftJoin(tally, and(eq(tally.matchId, seat.matchId), eq(tally.seat, seat.seat)))
    .where(and(where, isNull(tally.seat)))
    .orderBy(desc(match.createdAt), asc(match.id), asc(seat.seat))
    .limit(limit);
}

export async function addTallies(db: Db, rows: readonly (typeof tally.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(tally)
      .values([...rows])
      .onConflictDoNothing();
}

/** Lets a match be counted anew, for every seat. */
export async function dropTallies(db: Db, matchId: string): Promise<void> {
  await db.delete(tally).where(eq(tally.matchId, matchId));
}

export interface PresetTally {
  readonly preset: string;
  readonly game: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** What a user did in finished matches, added up for each preset; the most played first. */
export async function talliesOf(db: Db, userId: string): Promise<readonly PresetTally[]> {
  const counted = db
    .select({
      preset: match.preset,
      game: match.game,
      key: sql<string>`c.key`.as('key'),
      sum: sql<number>`sum(c.value::numeric)`.as('sum'),
    })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .innerJoin(tally, and(eq(tally.matchId, seat.matchId), eq(tally.seat, seat.seat)))
    .innerJoin(sql`lateral jsonb_each_text(${tally.counts}) as c`, sql`true`)
    .where(eq(seat.userId, userId))
    .groupBy(match.preset, match.game, sql`c.key`)
    .as('counted');
  return db
    .select({
      preset: counted.preset,
      game: counted.game,
      counts: sql<PresetTally['counts']>`jsonb_object_agg(${counted.key}, ${counted.sum})`,
    })
    .from(counted)
    .groupBy(counted.preset, counted.game)
    .orderBy(sql`max(${counted.sum}) filter (where ${counted.key} = 'matches') desc`, asc(counted.preset));
}
