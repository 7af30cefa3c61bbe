import {
  accountsAmong,
  bidsBySize,
  type Database,
  lastSeats,
  leavings,
  namesOf,
  pairs,
  uncountedSince,
} from '@stikk/db';
import { count } from '../me/statistics.ts';
import type { Services } from '../services.ts';
import { oddsOf } from './odds.ts';
import { noted } from './staff.ts';
import { directing } from './trpc.ts';

/** Matches that began in the last thirty days: for so long it is known where acts were sent from. */
const SPAN_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_ROWS = 50;
/** So many seats are counted at one asking. What was counted is kept. */
const MOST_COUNTED = 60;
/** The family of games in which tricks are bid by everybody. */
const BIDDING = 'oh-hell';

/** So much has to be there before anything is told: matches, bids, bids of the others with as many cards, times. */
const LEAST = { together: 3, bids: 30, field: 30, left: 3 } as const;

/** Somebody, as they were last called at a table, and a seat they had. */
export interface SignalPerson {
  readonly name: string;
  readonly guest: boolean;
  readonly matchId: string;
  readonly seat: number;
}

/** Facts about people in matches that are over: numbers, and no verdict. In each list the strongest comes first. */
export interface Signals {
  readonly more: false;
  /** When the first of the matches began, at the earliest, milliseconds since 1970. */
  readonly since: number;
  readonly least: Readonly<Record<keyof typeof LEAST, number>>;
  readonly pairs: readonly {
    readonly people: readonly [SignalPerson, SignalPerson];
    readonly together: number;
    readonly sameAddress: number;
    readonly sameBrowser: number;
    /** The last match of both. */
    readonly latest: string;
  }[];
  readonly bids: readonly {
    readonly person: SignalPerson;
    readonly bids: number;
    readonly made: number;
    readonly expected: number;
    /** In standard deviations. */
    readonly deviation: number;
  }[];
  readonly leaving: readonly {
    readonly person: SignalPerson;
    readonly matches: number;
    readonly left: number;
    readonly behind: number;
    /** The last match that they left. */
    readonly latest: string;
  }[];
}

/** What records have in them about people. */
export const signalProcedures = {
  /** Half of the numbers would say something else: while there are matches left to count nothing is told. Ask again. */
  signals: directing.query(async ({ ctx }): Promise<Signals | { readonly more: true }> => {
    const { services, staff } = ctx;
    const since = services.now() - SPAN_MS;
    const left = await uncountedSince(services.database.db, since, MOST_COUNTED);
    await count(services, left);
    if (left.length === MOST_COUNTED) return { more: true };
    await noted(ctx, staff.userId, 'read signals', staff.userId, {});
    return signalsSince(services, since);
  }),
};

async function signalsSince(
  { database: { db } }: Pick<Services, 'database'>,
  since: number,
): Promise<Signals> {
  const [together, bids, left] = await Promise.all([
    pairs(db, { since, least: LEAST.together, limit: MOST_ROWS }),
    bidsBySize(db, BIDDING, since),
    leavings(db, { since, least: LEAST.left, limit: MOST_ROWS }),
  ]);
  const odds = oddsOf(bids, LEAST).slice(0, MOST_ROWS);
  const known = await peopleOf(db, [
    ...together.flatMap(({ userIds }) => userIds),
    ...[...odds, ...left].map(({ userId }) => userId),
  ]);
  /** Whoever is removed meanwhile is not told of. */
  const told = <Row extends { readonly userId: string }>(rows: readonly Row[]) =>
    rows.flatMap(({ userId, ...facts }) => {
      const person = known.get(userId);
      return person === undefined ? [] : [{ person, ...facts }];
    });
  return {
    more: false,
    since,
    least: LEAST,
    pairs: together.flatMap(({ userIds: [one, two], ...facts }) => {
      const [first, second] = [known.get(one), known.get(two)];
      return first === undefined || second === undefined
        ? []
        : [{ people: [first, second] as const, ...facts }];
    }),
    bids: told(odds),
    leaving: told(left),
  };
}

async function peopleOf(
  db: Database['db'],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignalPerson>> {
  const ids = [...new Set(userIds)];
  const [seats, names, accounts] = await Promise.all([
    lastSeats(db, ids),
    namesOf(db, ids),
    accountsAmong(db, ids),
  ]);
  return new Map(
    [...seats].map(([id, place]) => [id, { name: names.get(id) ?? '', guest: !accounts.has(id), ...place }]),
  );
}
