import { randomBytes } from 'node:crypto';
import { BOT_NAMES } from '@stikk/bots';
import type { PlaceRow, TableRow } from '@stikk/db';
import { Failure } from '../failure.ts';
import type { Rules } from '../match/create.ts';
import { looksAlike } from './name.ts';

/** What a place can be given to by the host. */
export type Filling = 'open' | { readonly bot: string };

/** Somebody who wants to sit down. */
export interface Newcomer {
  readonly userId: string;
  readonly name: string;
  /** Their share in every shuffle. */
  readonly nonce: string;
  readonly device: string | null;
}

/** Whether people may sit down and rules may change: no match is under way. */
export const isOpen = (table: TableRow): boolean => table.status !== 'live';

/** Whether a match is to begin: it does so by itself, when everybody is there and ready. */
export const isComplete = (table: TableRow): boolean =>
  isOpen(table) &&
  table.places.length === table.seats &&
  table.places.some(({ kind }) => kind === 'person') &&
  table.places.every(({ kind, readyAt }) => kind === 'bot' || readyAt !== null);

export const placeOf = (table: TableRow, userId: string | undefined): PlaceRow | undefined =>
  table.places.find((taken) => userId !== undefined && taken.userId === userId);

/** @throws the failure `already-started` */
export function mustBeOpen(table: TableRow): void {
  if (!isOpen(table)) throw new Failure('already-started');
}

/** @throws the failure `not-seated` */
export function mustSit(table: TableRow, userId: string): PlaceRow {
  const own = placeOf(table, userId);
  if (own === undefined) throw new Failure('not-seated');
  return own;
}

/** @throws the failures `not-seated` and `not-host` */
export function mustHost(table: TableRow, userId: string): void {
  mustSit(table, userId);
  if (table.hostId !== userId) throw new Failure('not-host');
}

/**
 * The table with one more person. Bots have no claim to their names. Who sits there already stays as they are.
 * @throws the failures `kicked`, `already-started`, `name-taken`, `place-taken` and `table-full`
 */
export function seated(
  table: TableRow,
  newcomer: Newcomer,
  wanted: number | undefined,
  now: number,
): TableRow {
  if (placeOf(table, newcomer.userId) !== undefined) return table;
  if (table.barred.includes(newcomer.userId)) throw new Failure('kicked');
  mustBeOpen(table);
  const people = table.places.filter(({ kind }) => kind === 'person');
  if (people.some(({ name }) => looksAlike(name, newcomer.name))) throw new Failure('name-taken');
  const free = freePlaces(table);
  if (wanted !== undefined && wanted >= table.seats) throw new Failure('malformed', { fields: ['place'] });
  if (free.length === 0) throw new Failure('table-full');
  if (wanted !== undefined && !free.includes(wanted)) throw new Failure('place-taken');
  const names = [newcomer.name, ...table.places.map(({ name }) => name)];
  const others = table.places.map((taken) =>
    taken.kind === 'bot' && looksAlike(taken.name, newcomer.name)
      ? { ...taken, name: botName(names) }
      : taken,
  );
  const own: PlaceRow = {
    ...newcomer,
    place: wanted ?? free[0]!,
    kind: 'person',
    level: null,
    satAt: now,
    readyAt: null,
  };
  return { ...table, hostId: table.hostId ?? newcomer.userId, places: inOrder([...others, own]) };
}

/** The table without one of its people. When the host goes, the one who sat down next is host. */
export function left(table: TableRow, userId: string): TableRow {
  const places = table.places.filter((taken) => taken.userId !== userId);
  if (table.hostId !== userId) return { ...table, places };
  const [next] = places
    .filter(({ kind }) => kind === 'person')
    .sort((one, other) => one.satAt - other.satAt || one.place - other.place);
  return { ...table, places, hostId: next?.userId ?? null };
}

/**
 * The table with a place opened, or given to a bot. A person who sat there is sent away for good.
 * @throws the failure `malformed`, also when a host would send themselves away
 */
export function filled(table: TableRow, place: number, filling: Filling, now: number): TableRow {
  const taken = table.places.find((one) => one.place === place);
  const kicked = taken?.userId ?? undefined;
  if (place >= table.seats || (kicked !== undefined && kicked === table.hostId))
    throw new Failure('malformed', { fields: ['place'] });
  const others = table.places.filter((one) => one !== taken);
  const names = others.map(({ name }) => name);
  return {
    ...table,
    barred: kicked === undefined ? table.barred : [...table.barred, kicked],
    places: filling === 'open' ? others : inOrder([...others, botAt(place, filling.bot, names, now)]),
  };
}

/**
 * The table under another rule sheet, with as many places as it asks for: bots beyond them go, people move to
 * the first that are free. Nobody is ready for rules they have not seen.
 * @throws the failure `too-many-seated`
 */
export function underSheet(
  table: TableRow,
  preset: string,
  changes: TableRow['changes'],
  { game, options, seats }: Rules,
): TableRow {
  const people = table.places.filter(({ kind }) => kind === 'person');
  if (people.length > seats) throw new Failure('too-many-seated', { seated: people.length, seats });
  const bots = table.places.filter(({ kind }) => kind === 'bot').slice(0, seats - people.length);
  const kept = inOrder([...people, ...bots]);
  const stay = kept.filter(({ place }) => place < seats);
  const free = Array.from({ length: seats }, (_, place) => place).filter(
    (place) => !stay.some((taken) => taken.place === place),
  );
  const moved = kept
    .filter(({ place }) => place >= seats)
    .map((taken, index) => ({ ...taken, place: free[index]! }));
  return unready({
    ...table,
    preset,
    changes,
    game: game.id,
    options,
    seats,
    places: inOrder([...stay, ...moved]),
  });
}

export const unready = (table: TableRow): TableRow => ({
  ...table,
  places: table.places.map((taken) => ({ ...taken, readyAt: null })),
});

export const readied = (table: TableRow, userId: string, readyAt: number | null): TableRow => ({
  ...table,
  places: table.places.map((taken) => (taken.userId === userId ? { ...taken, readyAt } : taken)),
});

/** @throws the failure `place-empty` when no person sits there */
export function handedOver(table: TableRow, place: number): TableRow {
  return { ...table, hostId: personAt(table, place).userId };
}

/** @throws the failure `place-empty` when no person sits there */
function personAt(table: TableRow, place: number): PlaceRow & { readonly userId: string } {
  const taken = table.places.find((one) => one.place === place);
  if (taken === undefined || taken.userId === null) throw new Failure('place-empty');
  return { ...taken, userId: taken.userId };
}

/** A bot in a place, with a name that nobody at the table has. */
export const botAt = (place: number, level: string, names: readonly string[], now: number): PlaceRow => ({
  place,
  kind: 'bot',
  userId: null,
  name: botName(names),
  level,
  nonce: randomBytes(16).toString('hex'),
  device: null,
  satAt: now,
  readyAt: null,
});

/** There are more names of bots than seats at any table. */
const botName = (names: readonly string[]): string =>
  BOT_NAMES.find((one) => !names.some((name) => looksAlike(name, one)))!;

const freePlaces = ({ seats, places }: TableRow): readonly number[] =>
  Array.from({ length: seats }, (_, place) => place).filter(
    (place) => !places.some((taken) => taken.place === place),
  );

const inOrder = (places: readonly PlaceRow[]): readonly PlaceRow[] =>
  [...places].sort((one, other) => one.place - other.place);
