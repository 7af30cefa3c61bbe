import { LEVELS } from '@stikk/bots';
import type { StoredEntry } from '@stikk/db';
import { asStored, type Entry, fold, type Standing } from '@stikk/engine';
import { type Header, headerOf, parseRecord, verify } from '@stikk/shuffle';
import { type AnyGame, gameOf, presetOf } from '@stikk/variants';
import { z } from 'zod';
import { Failure } from '../failure.ts';

/** The person's seat in a match on a device; bots have all others. */
export const OWN_SEAT = 0;
/** As many rows as one statement takes; the longest matches have half of it. */
const MOST_ENTRIES = 7000;

const nonce = z.string().regex(/^[\x21-\x7e]{1,128}$/);
const cause = /^[\x21-\x7e]{1,80}$/;

type Event = { readonly type: string };

/** A match that was played on a device, proved from its record. */
export interface Proved {
  readonly game: AnyGame;
  readonly header: Header;
  /** The rule sheet as the game reads it. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly entries: readonly StoredEntry[];
  /** What all draws hang on. */
  readonly secret: string;
  readonly finished: boolean;
  readonly standing: Standing;
  readonly yourTurn: boolean;
}

/**
 * Proves a match that a device kept, as far as it goes: that it has the form that devices write, and that numbers,
 * hashes, draws, plays and points are those that the rules and the secret lead to. That nobody knew the secret, no
 * record can prove.
 * @param known the secret, where the record does not reveal it yet
 * @throws the failures `not-a-record`, `does-not-fit` and `malformed`
 */
export function proved(text: string, known: string | undefined): Proved {
  const parsed = parseRecord<AnyGame, Event>(text, gameOf);
  if (!parsed.ok) throw new Failure('not-a-record', { line: parsed.line });
  const { game, header, entries } = parsed;
  const strange = entries.findIndex((entry) => !isOfDevice(entry));
  if (strange >= 0) throw new Failure('not-a-record', { line: strange + 2 });
  if (entries.length > MOST_ENTRIES || presetOf(header.preset)?.game.id !== game.id)
    throw new Failure('not-a-record', { line: 1 });

  const finished = verdictOn(header, game, entries, known);
  const last = entries.at(-1)!;
  const secret = 'table' in last && last.table.type === 'SecretRevealed' ? last.table.secret : known;
  if (secret === undefined) throw new Failure('malformed', { fields: ['secret'] });
  const state = fold(game, header.seats, entries);
  return {
    game,
    header: headerOf(entries),
    options: z.parse(game.options, header.options) as Readonly<Record<string, unknown>>,
    entries: entries.map((entry) => asStored(entry) as StoredEntry),
    secret,
    finished,
    standing: game.standing(state),
    yourTurn: game.toAct(state).includes(OWN_SEAT),
  };
}

/** Whether the match is over; all of it fits either way. */
function verdictOn(
  header: Header,
  game: AnyGame,
  entries: readonly Entry<Event>[],
  known: string | undefined,
): boolean {
  let verdict: ReturnType<typeof verify>;
  try {
    verdict = verify(header, game, entries, known);
  } catch {
    // Where rules come to no end over what is recorded, it could not happen.
    throw new Failure('does-not-fit');
  }
  if (verdict.ok) return true;
  if (verdict.reason === 'live') return false;
  throw new Failure('does-not-fit', { seq: verdict.seq, misfit: verdict.reason });
}

/**
 * Whether a device could have written it: one person against bots, no clock, nothing around the cards, no director,
 * and in a form that a database takes.
 */
function isOfDevice(entry: Entry): boolean {
  const { at, by } = entry;
  if (!Number.isSafeInteger(at) || at < 0 || entry.hash === undefined || !cause.test(entry.cause))
    return false;
  if ('game' in entry) return by === 'house' || typeof by === 'number';
  const { table } = entry;
  switch (table.type) {
    case 'MatchCreated':
      return by === 'table' && table.clock === undefined;
    case 'SeatTaken':
      return by === 'table' && nonce.safeParse(table.nonce).success && sits(table);
    case 'MatchStarted':
    case 'MatchFinished':
    case 'SecretRevealed':
      return by === 'table';
    default:
      return false;
  }
}

const sits = ({ seat, kind, level }: { seat: number; kind: 'person' | 'bot'; level?: string | undefined }) =>
  seat === OWN_SEAT
    ? kind === 'person' && level === undefined
    : kind === 'bot' && LEVELS.some((known) => known === level);
