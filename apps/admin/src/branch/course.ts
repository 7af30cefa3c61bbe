import type { Seat } from '@stikk/engine';
import { houseCommands, shuffler } from '@stikk/shuffle';
import type { AnyGame } from '@stikk/variants';
import type { Film, LogEntry } from '../replay/film.ts';
import { after, type Going, goingAfter } from './going.ts';

export type Command = { readonly type: string };

/** Something done in a branch. What the house does follows from the draws. */
export type Act = 'house' | { readonly by: Seat; readonly command: Command };

/** A course that a match did not take: its record up to an entry, and acts from there on. Plain data. */
export interface Branch {
  /** The last entry that it shares with the record; 0 for none. */
  readonly from: number;
  /** What the draws hang on where the record does not tell its own secret: 64 hexadecimal digits. */
  readonly secret?: string;
  readonly acts: readonly Act[];
}

/** A branch played out as far as its acts go. Never changed: one more act gives a new one. */
export interface Course {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly branch: Branch;
  /** Those of the record that it shares, then its own. */
  readonly entries: readonly LogEntry[];
  /** The last entry of each act. */
  readonly ends: readonly number[];
  readonly draws: { readonly secret: string; readonly nonces: readonly string[] };
  readonly going: Going;
}

/** What a branch is made in. */
export type Trunk = Pick<Film, 'game' | 'options' | 'seats' | 'entries'>;

export interface Refused {
  readonly refused: string;
}

export const isRefused = (it: Course | Refused): it is Refused => 'refused' in it;

/** What the draws of a record hang on, where that is open. */
function openSecret(entries: readonly LogEntry[]): string | undefined {
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'SecretRevealed') return entry.table.secret;
  return undefined;
}

function noncesOf(entries: readonly LogEntry[]): readonly string[] {
  const nonces: string[] = [];
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'SeatTaken') nonces[entry.table.seat] = entry.table.nonce;
  return nonces;
}

/**
 * Up to which entry the match had come when what an entry tells was decided: before the act that it is part of;
 * after it where it is no seat's act.
 */
export function momentAt({ entries }: Pick<Film, 'entries'>, seq: number): number {
  const entry = entries[seq - 1];
  if (entry === undefined || !('game' in entry)) return seq;
  if (typeof entry.by === 'number')
    return entries.find((other) => other.cause === entry.cause && 'game' in other)!.seq - 1;
  return wholeAt(entries, seq);
}

/** The last entry of the command that an entry is part of. */
export function wholeAt(entries: readonly LogEntry[], seq: number): number {
  let last = seq;
  while (last > 0 && last < entries.length && entries[last]!.cause === entries[seq - 1]!.cause) last++;
  return last;
}

/**
 * A branch in which nothing is done yet.
 * @param seq an entry; where it is in the midst of a command, all of the command is shared
 * @param thrown the secret where the record does not tell its own
 */
export function begun(trunk: Trunk, seq: number, thrown: string): Course {
  const { game, options, seats } = trunk;
  const from = wholeAt(trunk.entries, Math.max(0, Math.min(seq, trunk.entries.length)));
  const secret = openSecret(trunk.entries);
  const entries = trunk.entries.slice(0, from);
  return {
    game,
    options,
    seats,
    branch: { from, ...(secret === undefined && { secret: thrown }), acts: [] },
    entries,
    ends: [],
    draws: { secret: secret ?? thrown, nonces: noncesOf(trunk.entries) },
    going: goingAfter(game, seats, entries),
  };
}

/** The branch with one more act; the code of the refusal where the rules do not allow it. */
export function done(course: Course, act: Act): Course | Refused {
  const { game, options, branch, entries, draws, going } = course;
  const { secret, nonces } = draws;
  const by = act === 'house' ? act : act.by;
  if (!game.toAct(going.state).includes(by)) return { refused: 'not-your-turn' };
  const command =
    act === 'house'
      ? game.house(going.state, options, shuffler(secret, nonces, houseCommands(entries)))
      : act.command;
  const decision = game.decide(going.state, command, by, options);
  if (!decision.ok) return { refused: decision.reason };
  const added = decision.events.map((event, place) => ({
    seq: entries.length + 1 + place,
    v: game.version,
    at: entries.at(-1)?.at ?? 0,
    by,
    cause: `branch-${branch.acts.length}`,
    game: event,
  }));
  return {
    ...course,
    branch: { ...branch, acts: [...branch.acts, act] },
    entries: [...entries, ...added],
    ends: [...course.ends, entries.length + added.length],
    going: after(game, going, added),
  };
}

/** A branch from its plain form; why not, where it does not belong to the record. */
export function played(trunk: Trunk, { from, secret = '0'.repeat(64), acts }: Branch): Course | Refused {
  if (from > trunk.entries.length) return { refused: 'no-such-entry' };
  let course: Course | Refused = begun(trunk, from, secret);
  if (course.branch.from !== from) return { refused: 'no-such-entry' };
  for (const act of acts) {
    if (isRefused(course)) break;
    course = done(course, act);
  }
  return course;
}

/** A branch up to an entry, so that another course can be taken there; one that is before it begins earlier. */
export function cut(trunk: Trunk, course: Course, seq: number): Course {
  const { branch, ends, draws } = course;
  if (seq >= course.entries.length) return course;
  const kept = seq <= branch.from ? 0 : ends.findIndex((end) => end >= seq) + 1;
  let shorter = begun(trunk, Math.min(seq, branch.from), draws.secret);
  for (const act of branch.acts.slice(0, kept)) {
    const next = done(shorter, act);
    if (isRefused(next)) break;
    shorter = next;
  }
  return shorter;
}
