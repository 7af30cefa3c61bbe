import { type Entry, fold, type Game, type Seat } from '@stikk/engine';

type Happening = { readonly type: string };

/** A record that can be stopped at any of its entries: each shows what stood then, also what was struck later. */
export interface Film<State, Event extends Happening> {
  readonly game: Pick<Game<never, State, never, Event>, 'initial' | 'evolve' | 'redact' | 'standing'>;
  readonly seats: number;
  readonly entries: readonly Entry<Event>[];
  /** The state after so many entries; index 0 is before the first. */
  readonly states: readonly State[];
  /** Where the events of the game, the rulings and the strikes are: what stepping stops at. */
  readonly stops: readonly number[];
  /** The deals that stand, and the entry that deals each. */
  readonly deals: readonly { readonly deal: number; readonly seq: number }[];
  /** The numbers of the entries that were struck in the end. */
  readonly struck: ReadonlySet<number>;
}

/** The film of a record as somebody sees it: of the whole record, or of its redacted form. */
export function filmOf<State, Event extends Happening>(
  game: Film<State, Event>['game'],
  entries: readonly Entry<Event>[],
  seats: number,
): Film<State, Event> {
  const struck = struckIn(entries);
  const states: State[] = [game.initial(seats)];
  const stops: number[] = [0];
  const deals: { deal: number; seq: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = states.at(-1)!;
    if ('game' in entry) {
      const state = game.evolve(before, entry.game);
      states.push(state);
      stops.push(entry.seq);
      if (entry.game.type === 'HandsDealt' && !struck.has(entry.seq))
        deals.push({ deal: game.standing(state).deal, seq: entry.seq });
    } else if (entry.table.type === 'PlayStruck') {
      states.push(fold(game, seats, entries.slice(0, index + 1)));
      stops.push(entry.seq);
    } else {
      states.push(before);
      if (entry.table.type === 'RulingMade') stops.push(entry.seq);
    }
  }
  return { game, seats, entries, states, stops, deals, struck };
}

function struckIn(entries: readonly Entry<Happening>[]): ReadonlySet<number> {
  const struck = new Set<number>();
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'PlayStruck')
      for (let seq = entry.table.from; seq < entry.seq; seq++)
        if ('game' in entries[seq - 1]!) struck.add(seq);
  return struck;
}

const isTrickEnd = (entry: Entry<Happening> | undefined): boolean =>
  entry !== undefined &&
  'game' in entry &&
  (entry.game.type === 'TrickTaken' || entry.game.type === 'HandsDealt' || entry.game.type === 'DealScored');

type Stops = Pick<Film<unknown, Happening>, 'stops'>;
type Stepping = Pick<Film<unknown, Happening>, 'stops' | 'entries'>;

/** The nearest stop at or before `seq`. */
export function stopAt({ stops }: Stops, seq: number): number {
  let found = 0;
  for (const stop of stops) {
    if (stop > seq) break;
    found = stop;
  }
  return found;
}

export const nextStop = (film: Stops, seq: number): number =>
  film.stops.find((stop) => stop > seq) ?? Math.max(seq, film.stops.at(-1)!);
export const previousStop = (film: Stops, seq: number): number =>
  film.stops.findLast((stop) => stop < seq) ?? 0;
export const nextTrick = (film: Stepping, seq: number): number =>
  film.stops.find((stop) => stop > seq && isTrickEnd(film.entries[stop - 1])) ??
  Math.max(seq, film.stops.at(-1)!);
export const previousTrick = (film: Stepping, seq: number): number =>
  film.stops.findLast((stop) => stop < seq && isTrickEnd(film.entries[stop - 1])) ?? 0;

/** What every seat saw of a film that shows everything. */
const views = new WeakMap<object, Map<Seat, readonly unknown[]>>();

/** The state after `seq` entries as a seat saw it; `undefined` sees what the film shows. */
export function seenBy<State, Event extends Happening>(
  film: Film<State, Event>,
  seq: number,
  seat: Seat | undefined,
): State {
  if (seat === undefined) return film.states[seq]!;
  let known = views.get(film);
  if (known === undefined) {
    known = new Map();
    views.set(film, known);
  }
  let states = known.get(seat) as readonly State[] | undefined;
  if (states === undefined) {
    const { game, entries, seats } = film;
    const seen = entries.map((entry) =>
      'game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry,
    );
    states = filmOf(game, seen, seats).states;
    known.set(seat, states);
  }
  return states[seq]!;
}
