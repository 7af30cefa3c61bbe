import { asStored, type Entry, entryReader, type Game } from '@stikk/engine';
import * as z from 'zod/mini';

/** Version of the engine that writes records now. */
export const ENGINE = '0.1.0';

const header = z.object({
  /** Version of this file format. */
  stikk: z.literal(1),
  game: z.string(),
  preset: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int().check(z.gte(2), z.lte(10)),
  engine: z.string(),
  /** Only when the match is over: the number of entries and the hash of the last one. */
  entries: z.optional(z.int().check(z.gte(1))),
  last: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

/** First line of a record. */
export type Header = z.infer<typeof header>;

/** A game of which only the schemas are asked. */
type Schemas = Pick<Game, 'id' | 'event' | 'version' | 'upcasts'>;

export type Parsed<G extends Schemas, Event = unknown> =
  | {
      readonly ok: true;
      readonly header: Header;
      readonly game: G;
      readonly entries: readonly Entry<Event>[];
    }
  | {
      readonly ok: false;
      /** Line of the file, from 1. */
      readonly line: number;
      readonly reason: 'empty' | 'not-json' | 'not-a-record' | 'unknown-game' | 'not-an-entry';
      /** What is wrong there, in English, for a log or a terminal. */
      readonly detail: string;
    };

/** The header for a match, read off its own entries. Throws when the record does not begin with `MatchCreated`. */
export function headerOf(entries: readonly Entry[], engine: string = ENGINE): Header {
  const first = entries[0];
  if (first === undefined || !('table' in first) || first.table.type !== 'MatchCreated')
    throw new Error('a record begins with MatchCreated');
  const { game, preset, options, seats } = first.table;
  const last = entries.at(-1)!;
  const over = 'table' in last && last.table.type === 'SecretRevealed';
  return {
    stikk: 1,
    game,
    preset,
    options,
    seats,
    engine,
    ...(over && last.hash !== undefined && { entries: entries.length, last: last.hash }),
  };
}

/** A record as JSON lines: the header, then one entry a line as it was stored, with a newline after each. */
export function encodeRecord(entries: readonly Entry[], first: Header = headerOf(entries)): string {
  return `${[first, ...entries.map(asStored)].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * Reads what {@link encodeRecord} wrote, also with a byte order mark before it or other line ends; entries of
 * earlier versions come in today's form. It checks the form only; `verify` judges what the entries say.
 */
export function parseRecord<G extends Schemas, Event = unknown>(
  text: string,
  gameOf: (id: string) => G | undefined,
): Parsed<G, Event> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const top = lines[0];
  if (top === undefined) return { ok: false, line: 1, reason: 'empty', detail: 'the file is empty' };

  const first = parseLine(top);
  if (!first.ok) return { ok: false, line: 1, reason: 'not-json', detail: first.detail };
  const head = z.safeParse(header, first.value);
  if (!head.success) return { ok: false, line: 1, reason: 'not-a-record', detail: complaint(head.error) };
  const game = gameOf(head.data.game);
  if (game === undefined)
    return { ok: false, line: 1, reason: 'unknown-game', detail: `no game is called ${head.data.game}` };

  const read = entryReader(game);
  const entries: Entry<Event>[] = [];
  for (let line = 2; line <= lines.length; line++) {
    const value = parseLine(lines[line - 1]!);
    if (!value.ok) return { ok: false, line, reason: 'not-json', detail: value.detail };
    const entry = read(value.value);
    if (!entry.success) return { ok: false, line, reason: 'not-an-entry', detail: complaint(entry.error) };
    entries.push(entry.data as Entry<Event>);
  }
  return { ok: true, header: head.data, game, entries };
}

function parseLine(text: string): { ok: true; value: unknown } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, detail: text.trim() === '' ? 'the line is empty' : 'the line is not JSON' };
  }
}

/** The deepest complaint of a schema, with the place it is about. */
function complaint(error: z.core.$ZodError): string {
  let issue = error.issues[0]!;
  const path = [...issue.path];
  while (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branch = issue.errors.reduce((best, next) => (depth(next) > depth(best) ? next : best));
    if (branch[0] === undefined) break;
    issue = branch[0];
    path.push(...issue.path);
  }
  return `${path.length === 0 ? 'the line' : path.join('.')}: ${issue.message} (${issue.code})`;
}

const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(-1, ...issues.map((issue) => issue.path.length));
