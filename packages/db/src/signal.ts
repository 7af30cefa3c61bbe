import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';
import { arrival, match, seat, tally } from './schema/index.ts';

/** A seat that somebody had in a match that is over. */
export interface SeatPlace {
  readonly matchId: string;
  readonly seat: number;
}

/** Two people, and how often they sat in one match. */
export interface Pair {
  readonly userIds: readonly [string, string];
  readonly together: number;
  /** Matches in which both sent from one address. */
  readonly sameAddress: number;
  /** Matches for which both sat down with one browser. */
  readonly sameBrowser: number;
  readonly latest: string;
}

/** Deals with one number of cards, and in how many the bid held. */
export interface SizeBids {
  readonly userId: string;
  readonly size: number;
  readonly bids: number;
  readonly made: number;
}

/** How often a bot took somebody's seat, and how often they had fewer points than the best then. */
export interface Leaving {
  readonly userId: string;
  readonly matches: number;
  readonly left: number;
  readonly behind: number;
  /** The last match in which it did. */
  readonly latest: string;
}

/**
 * Matches that are over and began at `since` or later, milliseconds since 1970. Nothing that is secret is read of a match
 * that is live, and what was played on a device tells of nobody.
 */
const overSince = (since: number): SQL | undefined =>
  and(eq(match.status, 'finished'), eq(match.onDevice, false), gte(match.createdAt, since));

const latestMatch = sql<string>`(array_agg(${match.id} order by ${match.createdAt} desc, ${match.id}))[1]`;

/** Seats of one match that sent from one address. */
function nearSeats(db: Db, since: number) {
  const sent = (name: string) =>
    db
      .selectDistinct({ matchId: arrival.matchId, seat: arrival.seat, address: arrival.address })
      .from(arrival)
      .where(and(isNotNull(arrival.address), gte(arrival.at, since)))
      .as(name);
  const [one, two] = [sent('one'), sent('two')];
  return db
    .selectDistinct({
      matchId: one.matchId,
      low: sql<number>`${one.seat}`.as('low_seat'),
      high: sql<number>`${two.seat}`.as('high_seat'),
    })
    .from(one)
    .innerJoin(two, and(eq(one.matchId, two.matchId), eq(one.address, two.address), lt(one.seat, two.seat)))
    .as('near');
}

/** Who sat in one match at least `least` times; first who shared an address or a browser most often. */
export async function pairs(
  db: Db,
  { since, least, limit }: { readonly since: number; readonly least: number; readonly limit: number },
): Promise<readonly Pair[]> {
  const [low, high] = [alias(seat, 'low'), alias(seat, 'high')];
  const near = nearSeats(db, since);
  const one = sql<string>`least(${low.userId}, ${high.userId})`;
  const two = sql<string>`greatest(${low.userId}, ${high.userId})`;
  const together = sql<number>`count(*)::int`;
  const isNear = sql`${near.matchId} is not null`;
  const isSame = sql`${low.device} = ${high.device}`;
  const rows = await db
    .select({
      one,
      two,
      together,
      sameAddress: sql<number>`(count(*) filter (where ${isNear}))::int`,
      sameBrowser: sql<number>`(count(*) filter (where ${isSame}))::int`,
      latest: latestMatch,
    })
    .from(match)
    .innerJoin(low, eq(low.matchId, match.id))
    .innerJoin(high, and(eq(high.matchId, match.id), lt(low.seat, high.seat)))
    .leftJoin(near, and(eq(near.matchId, match.id), eq(near.low, low.seat), eq(near.high, high.seat)))
    .where(and(overSince(since), isNotNull(low.userId), isNotNull(high.userId)))
    .groupBy(one, two)
    .having(sql`count(*) >= ${least}`)
    .orderBy(sql`count(*) filter (where ${isNear} or ${isSame}) desc`, desc(together), asc(one), asc(two))
    .limit(limit);
  return rows.map(({ one: first, two: second, ...rest }) => ({ userIds: [first, second], ...rest }));
}

/** What everybody bid in the matches of a game, by the number of cards, as far as they are counted. */
export async function bidsBySize(db: Db, game: string, since: number): Promise<readonly SizeBids[]> {
  const size = sql<number>`split_part(c.key, '.', 2)::int`;
  const sum = (key: SQL) => sql<number>`coalesce(sum(c.value::int) filter (where c.key ~ ${key}), 0)::int`;
  const rows = await db
    .select({
      userId: seat.userId,
      size,
      bids: sum(sql`'^size\\.\\d+$'`),
      made: sum(sql`'\\.made$'`),
    })
    .from(match)
    .innerJoin(seat, eq(seat.matchId, match.id))
    .innerJoin(tally, and(eq(tally.matchId, seat.matchId), eq(tally.seat, seat.seat)))
    .innerJoin(sql`lateral jsonb_each_text(${tally.counts}) as c`, sql`c.key ~ '^size\\.\\d+(\\.made)?$'`)
    .where(and(overSince(since), eq(match.game, game), isNotNull(seat.userId)))
    .groupBy(seat.userId, size)
    .orderBy(asc(seat.userId), asc(size));
  return rows.map((row) => ({ ...row, userId: row.userId! }));
}

/** Whose seat a bot took at least `least` times, as far as they are counted; first who was behind most often. */
export async function leavings(
  db: Db,
  { since, least, limit }: { readonly since: number; readonly least: number; readonly limit: number },
): Promise<readonly Leaving[]> {
  const sum = (key: string) => sql<number>`coalesce(sum((${tally.counts} ->> ${key}::text)::int), 0)::int`;
  const [left, behind] = [sum('left'), sum('left.behind')];
  const rows = await db
    .select({
      userId: seat.userId,
      matches: sum('matches'),
      left,
      behind,
      latest: sql<string>`(array_agg(${match.id} order by ${match.createdAt} desc, ${match.id})
        filter (where ${tally.counts} ? 'left'))[1]`,
    })
    .from(match)
    .innerJoin(seat, eq(seat.matchId, match.id))
    .innerJoin(tally, and(eq(tally.matchId, seat.matchId), eq(tally.seat, seat.seat)))
    .where(and(overSince(since), isNotNull(seat.userId)))
    .groupBy(seat.userId)
    .having(sql`${left} >= ${least}`)
    .orderBy(desc(behind), desc(left), asc(seat.userId))
    .limit(limit);
  return rows.map((row) => ({ ...row, userId: row.userId! }));
}

/** The seats that these users had in their last matches that are over. */
export async function lastSeats(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, SeatPlace>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([seat.userId], { userId: seat.userId, matchId: seat.matchId, seat: seat.seat })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(and(overSince(0), inArray(seat.userId, [...userIds])))
    .orderBy(seat.userId, desc(match.createdAt), asc(match.id));
  return new Map(rows.map(({ userId, ...place }) => [userId!, place]));
}
