import * as z from 'zod/mini';
import { clock } from './clock.ts';
import type { Game } from './game.ts';
import type { Actor } from './seat.ts';

const seat = z.int().check(z.gte(0), z.lte(9));
const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a ruling does. A suspension concerns a person and changes nothing in the match. */
export const RULINGS = [
  'none',
  'warn',
  'adjust',
  'strike',
  'redeal',
  'close',
  'hold',
  'pause',
  'end',
  'void',
  'suspend',
] as const;
export type RulingKind = (typeof RULINGS)[number];

/** What happens around the cards. Names of people never stand in the record, only seats. */
export const tableEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('MatchCreated'),
    game: z.string(),
    preset: z.string(),
    /** The whole rule sheet, frozen here. */
    options: z.record(z.string(), z.unknown()),
    seats: z.int().check(z.gte(2), z.lte(10)),
    /** SHA-256 of the shuffle secret, hexadecimal. */
    commitment: hex256,
    /** Left out where nobody's time is measured. */
    clock: z.optional(clock),
  }),
  z.object({
    type: z.literal('SeatTaken'),
    seat,
    kind: z.enum(['person', 'bot']),
    level: z.optional(z.string()),
    /** This seat's share in every shuffle; for a bot the server chose it. */
    nonce: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  z.object({ type: z.literal('MatchStarted') }),
  /** A bot acts for the seat's person, who may take the cards back at any moment. */
  z.object({ type: z.literal('SeatHeld'), seat, level: z.string() }),
  z.object({ type: z.literal('SeatReclaimed'), seat }),
  z.object({ type: z.literal('PauseAsked'), seat }),
  z.object({ type: z.literal('PauseAnswered'), seat, agrees: z.boolean() }),
  z.object({ type: z.literal('Paused') }),
  /** Play goes on, after a pause or after a time in which nobody looked after the match. */
  z.object({ type: z.literal('Resumed') }),
  /** The seat would have its last command struck: the entries from `from` on. */
  z.object({ type: z.literal('UndoAsked'), seat, from: z.int().check(z.gte(1)) }),
  z.object({ type: z.literal('UndoAnswered'), seat, agrees: z.boolean() }),
  /** All tricks left are the seat's, whatever the others do; the cards are played for everybody. */
  z.object({ type: z.literal('RestClaimed'), seat }),
  z.object({
    type: z.literal('PlayStruck'),
    /** The first entry that no longer stands; all standing entries of the game from there on fall with it. */
    from: z.int().check(z.gte(1)),
    why: z.enum(['undo', 'misdeal', 'ruling']),
    note: z.string(),
  }),
  z.object({ type: z.literal('ScoreAdjusted'), side: seat, points: z.int(), note: z.string() }),
  /** What a director decided and why; what it changes follows in the same command. */
  z.object({
    type: z.literal('RulingMade'),
    kind: z.enum(RULINGS),
    /** A code from the catalogue of reasons. */
    reason: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
    /** The director's own words. */
    note: z.string().check(z.maxLength(2000)),
    /** Whom it concerns, where it is one seat. */
    seat: z.optional(seat),
    /** Of a suspension: from rated tables alone. */
    rated: z.optional(z.literal(true)),
    /** The `RulingMade` that it takes back. */
    reverses: z.optional(z.int().check(z.gte(1))),
  }),
  /** Whether the match counts for nothing, whatever was played; the last one stands. */
  z.object({ type: z.literal('MatchVoided'), void: z.boolean() }),
  /** By a director where it ends before the game does. */
  z.object({ type: z.literal('MatchFinished') }),
  z.object({ type: z.literal('SecretRevealed'), secret: hex256 }),
]);
export type TableEvent = z.infer<typeof tableEvent>;

/** The envelope of an entry. It belongs to the log; no game ever sees it. */
export interface Stamp {
  /** 1, 2, 3, … without gaps. */
  readonly seq: number;
  /** Version of the event's schema. */
  readonly v: number;
  /** Server time in milliseconds since 1970. */
  readonly at: number;
  readonly by: Actor | 'table';
  /** Id of the command that caused it; entries of one command share it. */
  readonly cause: string;
  /**
   * When the time of the first of those who are to act after this entry is up, milliseconds since 1970. On the
   * last entry of a command, where a clock runs.
   */
  readonly due?: number;
  /** SHA-256 over the hash before and this entry. Left out towards viewers while the match is live. */
  readonly hash?: string;
}

export type Entry<Event = unknown> = Stamp & ({ readonly game: Event } | { readonly table: TableEvent });

const stamp = {
  seq: z.int().check(z.gte(1)),
  v: z.int().check(z.gte(1)),
  at: z.number(),
  by: z.union([seat, z.enum(['house', 'director', 'table'])]),
  cause: z.string(),
  due: z.optional(z.number()),
  hash: z.optional(hex256),
};

/** Parses one entry of a game in today's form; `entryReader` reads older ones too. */
export const entryOf = <Event>(game: Pick<Game, 'version'> & { readonly event: z.core.$ZodType<Event> }) => {
  const own = { ...stamp, v: z.int().check(z.gte(1), z.lte(game.version)) };
  return z.union([z.object({ ...own, game: game.event }), z.object({ ...own, table: tableEvent })]);
};
