import { listedTables, type TableRow, tablesOf, usedPresets } from '@stikk/db';
import type { Clock } from '@stikk/engine';
import type { Services } from '../services.ts';
import { GONE_MS } from './presence.ts';

/** A table that anybody may sit down at. */
export interface ListedTable {
  readonly tableId: string;
  readonly name: string;
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  readonly people: readonly string[];
  readonly bots: number;
  readonly password: boolean;
  readonly rated: boolean;
  readonly clock: Clock;
  readonly touchedAt: number;
}

export interface Lobby {
  readonly tables: readonly ListedTable[];
  /** The presets of finished matches, the most used first. */
  readonly presets: readonly { readonly preset: string; readonly matches: number }[];
}

const MOST_TABLES = 50;
const MOST_PRESETS = 10;
/** A table that nobody looks at is listed for so long. */
const LINGER_MS = 10 * 60_000;
/** Counting all matches is left for so long. */
const COUNTED_MS = 60_000;

export function openLobby({ database, now }: Pick<Services, 'database' | 'now'>): () => Promise<Lobby> {
  let counted: { readonly at: number; readonly presets: Promise<Lobby['presets']> } | undefined;
  const presets = (): Promise<Lobby['presets']> => {
    if (counted === undefined || now() - counted.at > COUNTED_MS) {
      counted = { at: now(), presets: usedPresets(database.db, MOST_PRESETS) };
      counted.presets.catch(() => {
        counted = undefined;
      });
    }
    return counted.presets;
  };
  return async () => {
    const when = { seenAfter: now() - GONE_MS, touchedAfter: now() - LINGER_MS };
    const tables = await listedTables(database.db, when, MOST_TABLES);
    return { tables: tables.map(listed), presets: await presets() };
  };
}

/** A table that was last touched so long ago is nobody's unfinished business. */
const RECENT_MS = 24 * 60 * 60_000;
const MOST_OWN = 5;

/** Tables that a person sits at and may go back to. */
export const tablesFor = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<readonly ListedTable[]> =>
  (await tablesOf(database.db, userId, now() - RECENT_MS, MOST_OWN)).map(listed);

const listed = ({
  id,
  name,
  game,
  preset,
  seats,
  places,
  password,
  rated,
  clock,
  touchedAt,
}: TableRow): ListedTable => ({
  tableId: id,
  name,
  game,
  preset,
  seats,
  people: places.flatMap((taken) => (taken.kind === 'person' ? [taken.name] : [])),
  bots: places.filter(({ kind }) => kind === 'bot').length,
  password: password !== null,
  rated,
  clock: clock ?? { kind: 'off' },
  touchedAt,
});
