import type { Entry } from '@stikk/engine';
import { type Header, parseRecord } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import { BadInput } from './bad-input.ts';
import { fileText } from './file.ts';
import type { Io } from './io.ts';

type Event = { readonly type: string };

export type MatchRecord =
  | {
      readonly ok: true;
      readonly header: Header;
      readonly game: AnyGame;
      readonly entries: readonly Entry<Event>[];
    }
  /** It begins as a record, but one entry is none. */
  | { readonly ok: false; readonly seq: number; readonly detail: string };

/**
 * The record of a match in a file that the user named.
 * @throws BadInput when it is no record at all
 */
export function recordIn(name: string, io: Io): MatchRecord {
  const record = parseRecord<AnyGame, Event>(fileText(name, io), gameOf);
  if (record.ok) {
    if (record.entries.length === 0) throw new BadInput(`${name}: there is no entry in it`);
    return record;
  }
  if (record.line > 1) return { ok: false, seq: record.line - 1, detail: record.detail };
  if (record.reason === 'not-json') throw new BadInput(`${name}: not JSON`);
  throw new BadInput(`${name}: not the record of a match (${record.detail})`);
}

/** An entry in a few words: its number, what happened and by whom. */
export function entryName(entry: Entry<Event>): string {
  const { type } = 'game' in entry ? entry.game : entry.table;
  return `${entry.seq} (${type} by ${typeof entry.by === 'number' ? `seat ${entry.by}` : `the ${entry.by}`})`;
}
