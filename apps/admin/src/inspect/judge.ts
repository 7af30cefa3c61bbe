import { fold } from '@stikk/engine';
import { type Misfit, type Parsed, parseRecord, verify } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import type { Happening, LogEntry } from '../replay/film.ts';

/** The longest file that is read, in bytes: some ten times the longest match there is. */
export const MOST_BYTES = 5_000_000;

/** Why a line cannot be read. */
type Torn = Extract<Parsed<AnyGame>, { ok: false }>['reason'] | 'no-entries';

/** What a file turned out to be. Plain data: it is made beside the page. */
export type Judgement =
  | { readonly kind: 'unreadable'; readonly line: number; readonly reason: Torn }
  | {
      readonly kind: 'record';
      readonly game: string;
      readonly preset: string;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly level: string | null }[];
      /** As far as the record fits; what one viewer saw, all of it. */
      readonly entries: readonly LogEntry[];
      readonly whole: boolean;
      readonly outcome: 'fits' | 'live' | 'fails';
      /** The first line that does not fit, what it says, and why. */
      readonly wrong: { readonly line: number; readonly text: string; readonly reason: Misfit } | null;
    };

/** Reads a record and proves it, as the page for everybody does. */
export function judge(text: string): Judgement {
  const record = parseRecord<AnyGame, Happening>(text, gameOf);
  if (!record.ok) return { kind: 'unreadable', line: record.line, reason: record.reason };
  const { header, game, entries } = record;
  const { preset, options, seats } = header;
  if (!Object.hasOwn(game.presets, preset)) return { kind: 'unreadable', line: 1, reason: 'unknown-game' };
  if (entries.length === 0) return { kind: 'unreadable', line: 2, reason: 'no-entries' };
  const verdict = verify(header, game, entries);
  const fails = !verdict.ok && verdict.reason !== 'live';
  const whole = !fails || (verdict.reason === 'hidden' && foldsWhole(game, seats, entries));
  // The header is the first line.
  const line = verdict.ok ? 0 : verdict.seq + 1;
  return {
    kind: 'record',
    game: header.game,
    preset,
    options,
    seats: Array.from({ length: seats }, (_, seat) => sitterAt(entries, seat)),
    entries: whole ? entries : entries.slice(0, verdict.seq - 1),
    whole,
    outcome: verdict.ok ? 'fits' : fails ? 'fails' : 'live',
    wrong: fails ? { line, text: text.split(/\r?\n/)[line - 1] ?? '', reason: verdict.reason } : null,
  };
}

/** What one viewer saw can be looked at, though nothing proves it. */
function foldsWhole(game: AnyGame, seats: number, entries: readonly LogEntry[]): boolean {
  try {
    fold(game, seats, entries);
    return true;
  } catch {
    return false;
  }
}

function sitterAt(entries: readonly LogEntry[], seat: number) {
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'SeatTaken' && entry.table.seat === seat)
      return { kind: entry.table.kind, level: entry.table.level ?? null };
  return { kind: 'person' as const, level: null };
}
