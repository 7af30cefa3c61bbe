import { and, asc, count, desc, eq, gte, ilike, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { match } from './schema/index.ts';

/** What matches are looked for by. */
export interface MatchQuery {
  /** Part of a name at the table, or a match's id. */
  readonly text?: string;
  readonly game?: string;
  readonly preset?: string;
  readonly status?: 'live' | 'finished';
  /** Begun not before, and not after, milliseconds since 1970. */
  readonly from?: number;
  readonly until?: number;
  /** With a dispute that is not closed. */
  readonly disputed?: boolean;
  /** In which somebody was played for. */
  readonly automatic?: boolean;
  /** In which something was struck. */
  readonly struck?: boolean;
  readonly by: 'createdAt' | 'updatedAt' | 'deal';
  readonly descending: boolean;
  readonly skip: number;
  readonly limit: number;
}

export interface FoundMatch {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly status: 'live' | 'finished';
  readonly deal: number;
  readonly scores: readonly number[];
  readonly seats: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Disputes that are not closed. */
  readonly disputes: number;
}

/** With its table: among the selected fields a bare column would be one of the table that a subquery reads. */
const matchId = sql`${match}.id`;

const openDisputes = sql<number>`(select count(*)::int from dispute d
  where d.match_id = ${matchId} and d.state <> 'closed')`;

const ORDER = { createdAt: match.createdAt, updatedAt: match.updatedAt, deal: match.deal } as const;

/** A page of the matches that fit, and how many there are. */
export async function searchMatches(
  db: Db,
  query: MatchQuery,
): Promise<{ readonly rows: readonly FoundMatch[]; readonly total: number }> {
  const where = and(...conditions(query));
  const order = (query.descending ? desc : asc)(ORDER[query.by]);
  const rows = await db
    .select({
      id: match.id,
      game: match.game,
      preset: match.preset,
      status: match.status,
      deal: match.deal,
      scores: match.scores,
      seats: sql<
        readonly string[]
      >`(select json_agg(s.name order by s.seat) from seat s where s.match_id = ${matchId})`,
      createdAt: match.createdAt,
      updatedAt: match.updatedAt,
      disputes: openDisputes,
    })
    .from(match)
    .where(where)
    .orderBy(order, asc(match.id))
    .offset(query.skip)
    .limit(query.limit);
  const [all] = await db.select({ total: count() }).from(match).where(where);
  return { rows, total: all?.total ?? 0 };
}

function conditions(query: MatchQuery): readonly (SQL | undefined)[] {
  const { text, game, preset, status, from, until, disputed, automatic, struck } = query;
  const like = text === undefined ? undefined : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const someEntry = (condition: SQL) =>
    sql`exists (select 1 from entries e where e.match_id = ${matchId} and ${condition})`;
  return [
    like === undefined
      ? undefined
      : sql`(${eq(match.id, text!)} or exists (select 1 from seat s where s.match_id = ${matchId} and ${ilike(sql`s.name`, like)}))`,
    game === undefined ? undefined : eq(match.game, game),
    preset === undefined ? undefined : eq(match.preset, preset),
    status === undefined ? undefined : eq(match.status, status),
    from === undefined ? undefined : gte(match.createdAt, from),
    until === undefined ? undefined : lte(match.createdAt, until),
    disputed ? sql`${openDisputes} > 0` : undefined,
    automatic ? someEntry(sql`e.cause ~ '^(time|held)-'`) : undefined,
    struck ? someEntry(sql`e.body -> 'table' ->> 'type' = 'PlayStruck'`) : undefined,
  ];
}
