import { type Film as Base, filmOf as baseOf } from '@stikk/client/film';
import { type Actor, type Entry, ruledStanding, type Seat, type Standing, seatSides } from '@stikk/engine';
import { emptyTable, type StandIn, standIn, type Table, tableAfter } from '@stikk/engine/table';
import type { AnyGame } from '@stikk/variants';

export type Happening = { readonly type: string };
export type LogEntry = Entry<Happening>;

/** A stretch of a match: a deal from its dealing on, or what came before the first. A redeal has one of its own. */
export interface Chapter {
  readonly deal: number;
  /** The first entry and the last. */
  readonly from: number;
  readonly to: number;
  /** The entries by which its tricks were taken. */
  readonly tricks: readonly number[];
}

/** A match folded once, so that it can be opened at any entry. Lists of states begin before the first entry. */
export interface Film extends Omit<Base<unknown, Happening>, 'game' | 'deals' | 'stops' | 'struck'> {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly tables: readonly Table[];
  /** Entries that no longer stand, with the entry that struck them. */
  readonly struck: ReadonlyMap<number, number>;
  readonly chapters: readonly Chapter[];
}

export function filmOf(game: AnyGame, options: unknown, seats: number, entries: readonly LogEntry[]): Film {
  const { states } = baseOf<unknown, Happening>(game, entries, seats);
  const tables: Table[] = [emptyTable];
  for (const entry of entries) tables.push(tableAfter(tables.at(-1)!, entry, game.toAct(states[entry.seq])));
  const chapters = chaptersOf(game, states, entries);
  return { game, options, seats, entries, states, tables, struck: struckBy(entries), chapters };
}

/** The film as a seat saw it, of one that shows everything. */
export const filmSeenBy = ({ game, options, seats, entries }: Film, seat: Seat): Film =>
  filmOf(
    game,
    options,
    seats,
    entries.map((entry) => ('game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry)),
  );

function struckBy(entries: readonly LogEntry[]): ReadonlyMap<number, number> {
  const struck = new Map<number, number>();
  const standing: number[] = [];
  for (const entry of entries)
    if ('game' in entry) standing.push(entry.seq);
    else if (entry.table.type === 'PlayStruck')
      while (standing.length > 0 && standing.at(-1)! >= entry.table.from)
        struck.set(standing.pop()!, entry.seq);
  return struck;
}

function chaptersOf(
  game: AnyGame,
  states: readonly unknown[],
  entries: readonly LogEntry[],
): readonly Chapter[] {
  const chapters: { deal: number; from: number; to: number; tricks: number[] }[] = [
    { deal: 0, from: 1, to: 0, tricks: [] },
  ];
  for (const entry of entries) {
    const { deal } = game.standing(states[entry.seq]);
    if ('game' in entry && deal > game.standing(states[entry.seq - 1]).deal)
      chapters.push({ deal, from: entry.seq, to: entry.seq, tricks: [] });
    const chapter = chapters.at(-1)!;
    chapter.to = entry.seq;
    if ('game' in entry && entry.game.type === 'TrickTaken') chapter.tricks.push(entry.seq);
  }
  return chapters;
}

/** How the match stood after so many entries, with what was ruled by then. */
export const standingAt = ({ game, options, states, tables }: Film, seq: number): Standing =>
  ruledStanding(game.standing(states[seq]), seatSides(game, options), tables[seq]!.rulings);

export const chapterAt = ({ chapters }: Film, seq: number): Chapter =>
  chapters.findLast((chapter) => chapter.from <= seq) ?? chapters[0]!;

/** Where a trick was taken or a deal begins, and the first and last entry. */
const stops = ({ chapters, entries }: Film): readonly number[] =>
  [...new Set([...chapters.flatMap(({ from, tricks }) => [from, ...tricks]), entries.length])].sort(
    (a, b) => a - b,
  );

export type Step =
  | 'start'
  | 'previousDeal'
  | 'previousTrick'
  | 'previous'
  | 'next'
  | 'nextTrick'
  | 'nextDeal'
  | 'end';

/** Where a step leads from an entry. */
export function stepFrom(film: Film, seq: number, step: Step): number {
  const last = film.entries.length;
  const starts = film.chapters.map(({ from }) => from);
  switch (step) {
    case 'start':
      return Math.min(1, last);
    case 'previousDeal':
      return starts.findLast((at) => at < seq) ?? Math.min(1, last);
    case 'previousTrick':
      return stops(film).findLast((at) => at < seq) ?? Math.min(1, last);
    case 'previous':
      return Math.max(Math.min(1, last), seq - 1);
    case 'next':
      return Math.min(last, seq + 1);
    case 'nextTrick':
      return stops(film).find((at) => at > seq) ?? last;
    case 'nextDeal':
      return starts.find((at) => at > seq) ?? last;
    case 'end':
      return last;
  }
}

/** Who did it: a person in their seat, whoever acted for them, or somebody without a seat. */
export type Doer =
  | { readonly seat: Seat; readonly as: 'person' | StandIn }
  | { readonly actor: Exclude<Actor | 'table', Seat> };

export const doerOf = ({ by, cause }: LogEntry): Doer =>
  typeof by === 'number' ? { seat: by, as: standIn(cause) ?? 'person' } : { actor: by };

/** Whether it only follows from the entry before, which the same command caused. */
export const isConsequence = ({ entries }: Film, { seq, cause }: LogEntry): boolean =>
  entries[seq - 2]?.cause === cause;

/** How long its person had thought, in milliseconds; `undefined` where nobody's time ran. */
export function thoughtOf({ tables }: Film, entry: LogEntry): number | undefined {
  const before = tables[entry.seq - 1]!;
  if (typeof entry.by !== 'number' || entry.cause === before.cause || !('game' in entry)) return undefined;
  const since = before.turns[entry.by]?.since;
  return since === undefined ? undefined : entry.at - since;
}
