import {
  accountsAmong,
  blockedBy,
  matchesAt,
  presentAt,
  type Status,
  type TableRow,
  type Watch,
} from '@stikk/db';
import type { Clock } from '@stikk/engine';
import type { Talk } from '@stikk/engine/table';
import type { Services } from '../services.ts';
import type { Person } from '../trpc.ts';
import { placeOf } from './place.ts';
import { GONE_MS } from './presence.ts';
import type { TableTalk } from './talk.ts';

export type PlaceView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Whether they look at the table. */
      readonly present: boolean;
      readonly ready: boolean;
      readonly host: boolean;
      /** No guest. */
      readonly account: boolean;
      /** Whether the viewer does not want to read their words. */
      readonly blocked: boolean;
    };

/** A table as a person may see it: no password, nonce, device or user id, and its code only for who sits there. */
export interface TableView {
  readonly tableId: string;
  readonly name: string;
  /** Whether the viewer is host. */
  readonly host: boolean;
  /** The viewer's place. */
  readonly you: number | null;
  /** Short, to say aloud; `null` for who does not sit here. */
  readonly code: string | null;
  readonly game: string;
  readonly preset: string;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly places: readonly PlaceView[];
  readonly settings: {
    /** Whether one is asked for. */
    readonly password: boolean;
    readonly listed: boolean;
    /** Among accounts only; the rules stay as they are. */
    readonly rated: boolean;
    readonly watch: Watch;
    readonly clock: Clock;
  };
  /** The match under way, or the last one until a rematch is asked for. */
  readonly match: { readonly matchId: string; readonly status: Status } | null;
  /** Matches that are over, the last one first. */
  readonly previous: readonly string[];
  /** `seat` is a place here. Empty for who does not sit at the table. */
  readonly talk: readonly Talk[];
}

const MOST_PREVIOUS = 20;
const NO_CLOCK: Clock = { kind: 'off' };

/** Reads what a table's view needs beside its row, and shows it to a person. */
export async function viewOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  talk: TableTalk,
  table: TableRow,
  person: Person | undefined,
): Promise<TableView> {
  const { db } = database;
  const userIds = table.places.flatMap(({ userId }) => userId ?? []);
  const present = await presentAt(db, table.id, now() - GONE_MS);
  const accounts = await accountsAmong(db, userIds);
  const previous = await matchesAt(db, table.id, MOST_PREVIOUS);
  const own = placeOf(table, person?.id);
  const blocked = person === undefined ? new Set<string>() : await blockedBy(db, person.id);
  const host = own !== undefined && table.hostId === person?.id;

  const placeView = (place: number): PlaceView => {
    const taken = table.places.find((one) => one.place === place);
    if (taken === undefined) return { kind: 'open' };
    const { kind, name, userId, readyAt, level } = taken;
    if (kind === 'bot' || userId === null) return { kind: 'bot', name, level: level ?? 'easy' };
    return {
      kind,
      name,
      present: present.has(userId),
      ready: readyAt !== null,
      host: userId === table.hostId,
      account: accounts.has(userId),
      blocked: blocked.has(userId),
    };
  };

  return {
    tableId: table.id,
    name: table.name,
    host,
    you: own?.place ?? null,
    code: own === undefined ? null : table.code,
    game: table.game,
    preset: table.preset,
    changes: table.changes,
    options: table.options,
    seats: table.seats,
    places: Array.from({ length: table.seats }, (_, place) => placeView(place)),
    settings: {
      password: table.password !== null,
      listed: table.listed,
      rated: table.rated,
      watch: table.watch,
      clock: table.clock ?? NO_CLOCK,
    },
    match:
      table.matchId === null || table.status === null
        ? null
        : { matchId: table.matchId, status: table.status },
    previous,
    talk:
      own === undefined || person === undefined
        ? []
        : talk.heardBy(
            { userId: person.id, account: accounts.has(person.id), blocked },
            table.id,
            (userId) => placeOf(table, userId)?.place,
          ),
  };
}
