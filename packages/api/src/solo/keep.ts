import {
  accountsAmong,
  copyOf,
  createMatch,
  dropCopy,
  isUniqueViolation,
  keptCount,
  matchOf,
  putCopy,
  type SeatRow,
} from '@stikk/db';
import { encodeRecord } from '@stikk/shuffle';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { personName } from '../match/name.ts';
import type { Services } from '../services.ts';
import type { Person } from '../trpc.ts';
import { OWN_SEAT, type Proved, proved } from './proof.ts';

/** The largest request that brings a match, in bytes: some three times the longest there is. */
export const MOST_KEPT_BYTES = 2_000_000;
/** So many matches of devices an account keeps. */
const MOST_KEPT = 500;

/** As devices name matches, which a server never does. */
export const deviceMatchId = z.string().regex(/^[0-9a-f]{32}$/);

export const keeping = z.strictObject({
  matchId: deviceMatchId,
  /** By seat. */
  names: z.array(personName).min(2).max(10),
  record: z.string().max(MOST_KEPT_BYTES),
  /** Of a match that is not over: a finished record reveals it. */
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
type Keeping = z.infer<typeof keeping>;

/** How far the account has the match now, which may be farther than what was sent. */
export interface Kept {
  readonly finished: boolean;
  readonly seq: number;
}

/**
 * Keeps a match that was played on a device, once the whole of it is proved: a finished one among the account's
 * matches, marked as a device's own; an unfinished one as a copy that other devices of the person can carry on with.
 * The same match again changes nothing.
 * @throws the failures `no-account`, `not-a-record`, `does-not-fit`, `malformed`, `branched` and `shelf-full`
 */
export async function keep(services: Services, person: Person, sent: Keeping): Promise<Kept> {
  const { db } = services.database;
  if (!(await accountsAmong(db, [person.id])).has(person.id)) throw new Failure('no-account');
  const match = proved(sent.record, sent.secret);
  if (sent.names.length !== match.header.seats) throw new Failure('malformed', { fields: ['names'] });
  return (
    (await keptBefore(services, person, sent.matchId, match)) ??
    (match.finished ? keepFinished(services, person, sent, match) : keepCopy(services, person, sent, match))
  );
}

/** The finished match that what was sent is, or is the beginning of. */
async function keptBefore(
  { database, log }: Services,
  person: Person,
  matchId: string,
  { entries }: Proved,
): Promise<Kept | undefined> {
  const row = await matchOf(database.db, matchId);
  if (row === undefined) return undefined;
  const last = entries.at(-1)!;
  const own = row.seats.some(({ userId }) => userId === person.id);
  const [same] = own ? await log.entriesOf(matchId, last.seq - 1) : [];
  if (same?.hash !== last.hash) throw new Failure('branched');
  return { finished: true, seq: row.seq };
}

async function keepFinished(
  services: Services,
  person: Person,
  { matchId, names }: Keeping,
  match: Proved,
): Promise<Kept> {
  const { database, now } = services;
  const { game, header, options, entries, secret, standing } = match;
  const { db } = database;
  if ((await copyOf(db, person.id, matchId)) === undefined) await findRoom(services, person);
  const last = entries.at(-1)!;
  try {
    await db.transaction(async (tx) => {
      await createMatch(tx, {
        id: matchId,
        game: game.id,
        preset: header.preset,
        options,
        createdBy: person.id,
        createdAt: Math.min(entries[0]!.at, now()),
        tableId: null,
        watch: 'end',
        clock: null,
        onDevice: true,
        rated: false,
        status: 'finished',
        seq: last.seq,
        deal: standing.deal,
        scores: standing.scores,
        winners: standing.winners ?? null,
        toAct: [],
        unsettled: false,
        due: null,
        updatedAt: Math.min(last.at, now()),
        seats: seatsOf(person, names, match),
        secret,
        entries,
      });
      await dropCopy(tx, person.id, matchId);
    });
  } catch (error) {
    // The same match, sent twice in one moment, or another's.
    const kept = isUniqueViolation(error) && (await keptBefore(services, person, matchId, match));
    if (!kept) throw error;
    return kept;
  }
  return { finished: true, seq: last.seq };
}

/** A copy takes the place of one that it follows on. What another device has played on from there stays. */
async function keepCopy(
  services: Services,
  person: Person,
  { matchId, names }: Keeping,
  { game, header, options, entries, secret, standing, yourTurn }: Proved,
): Promise<Kept> {
  const { database, now } = services;
  const { db } = database;
  const { seq, hash } = entries.at(-1)!;
  const before = await copyOf(db, person.id, matchId);
  if (before === undefined) await findRoom(services, person);
  else if (before.seq >= seq) {
    if (!before.record.includes(`"hash":"${hash}"`)) throw new Failure('branched');
    return { finished: false, seq: before.seq };
  } else if (entries[before.seq - 1]!.hash !== before.link) throw new Failure('branched');
  const copy = {
    userId: person.id,
    matchId,
    seq,
    link: hash,
    record: encodeRecord(entries, header),
    names,
    secret,
    standing: {
      preset: header.preset,
      deal: standing.deal,
      deals: game.plan(options).length,
      points: standing.scores[OWN_SEAT] ?? 0,
      yourTurn,
    },
    updatedAt: now(),
  };
  if (!(await putCopy(db, copy, before?.seq))) throw new Failure('busy');
  return { finished: false, seq };
}

/** @throws the failure `shelf-full` */
async function findRoom({ database }: Services, { id }: Person): Promise<void> {
  if ((await keptCount(database.db, id)) >= MOST_KEPT) throw new Failure('shelf-full', { most: MOST_KEPT });
}

const seatsOf = (person: Person, names: readonly string[], { entries }: Proved): readonly SeatRow[] =>
  entries.flatMap((entry) => {
    if (!('table' in entry) || entry.table.type !== 'SeatTaken') return [];
    const { seat, kind, level, nonce } = entry.table;
    const userId = seat === OWN_SEAT ? person.id : null;
    return { seat, userId, name: names[seat]!, kind, level: level ?? null, nonce, device: null };
  });
