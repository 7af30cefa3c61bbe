import { asStored, type Entry, fold } from '@stikk/engine';
import { chained, parseRecord } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import type { Level } from '../lobby/level.ts';
import { server } from '../trpc/client.ts';
import { holdMatch } from './lock.ts';
import { OWN_SEAT, type SoloMatch } from './match.ts';
import { recordText } from './record.ts';
import { replace, takeDown } from './shelf.ts';

/**
 * Sends a match of this device to the reader's account, which proves the whole of it before it is kept there.
 * @returns whether the device still had it
 * @throws as the server does
 */
export async function keepInAccount(matchId: string): Promise<boolean> {
  const taken = await takeDown(matchId);
  if (!taken) return false;
  const { match, entries } = taken;
  await server.solo.keep.mutate({
    matchId,
    names: match.seats.map(({ name }) => name),
    record: recordText(entries),
    ...(!match.finished && { secret: match.secret }),
  });
  return true;
}

/**
 * Puts a match that the account keeps on this device, to carry on with. Where the device has more of it, or has
 * carried on differently, its own stays.
 * @returns that it is here
 */
export async function carryOn(matchId: string): Promise<true> {
  const { record, names, secret } = await server.solo.carry.mutate({ matchId });
  const carried = carriedMatch(matchId, record, names, secret);
  const letGo = await holdMatch(matchId);
  // Another page plays it.
  if (!letGo) return true;
  try {
    const own = await takeDown(matchId);
    if (!own || follows(carried.record, own.entries)) await replace(carried.match, carried.entries);
  } finally {
    letGo();
  }
  return true;
}

/** Whether a record goes on where other entries end. */
const follows = (record: readonly Entry[], before: readonly Entry[]): boolean =>
  record[before.length - 1]?.hash === chained(before).at(-1)?.hash;

type Event = { readonly type: string };

/** A match as this device would keep it, from its record. */
function carriedMatch(
  id: string,
  text: string,
  names: readonly string[],
  secret: string,
): { readonly match: SoloMatch; readonly entries: readonly Entry[]; readonly record: readonly Entry[] } {
  const parsed = parseRecord<AnyGame, Event>(text, gameOf);
  if (!parsed.ok) throw new RangeError(parsed.detail);
  const { game, header, entries: record } = parsed;
  const { preset, options } = header;
  const seated = record
    .flatMap((entry) => ('table' in entry && entry.table.type === 'SeatTaken' ? entry.table : []))
    .sort((a, b) => a.seat - b.seat);
  const state = fold(game, header.seats, record);
  const { deal, scores } = game.standing(state);
  const match: SoloMatch = {
    id,
    game: game.id,
    preset,
    options,
    seats: seated.map(({ seat, kind, level }) => ({
      name: names[seat]!,
      kind,
      ...(level !== undefined && { level: level as Level }),
    })),
    secret,
    nonces: seated.map(({ nonce }) => nonce),
    createdAt: record[0]!.at,
    touchedAt: record.at(-1)!.at,
    finished: false,
    seq: record.length,
    deal,
    deals: game.plan(options).length,
    scores,
    sides: game.sides?.(options) ?? seated.map(({ seat }) => seat),
    yourTurn: game.toAct(state).includes(OWN_SEAT),
  };
  const entries = record.map((entry) => {
    const { hash: _, ...bare } = asStored(entry);
    return bare as Entry;
  });
  return { match, entries, record: record.map(asStored) };
}
