import type { Entry, Game, Seat } from '@stikk/engine';

type Happening = { readonly type: string };

/** A finished match that can be stopped at any of its entries. */
export interface Film<State, Event extends Happening> {
  readonly game: Pick<Game<never, State, never, Event>, 'initial' | 'evolve' | 'redact'>;
  readonly entries: readonly Entry<Event>[];
  /** The state after so many entries; index 0 is before the first. */
  readonly states: readonly State[];
  /** Where the events of the game are: what stepping stops at. */
  readonly stops: readonly number[];
  /** Number of the deal and the entry that deals it. */
  readonly deals: readonly { readonly deal: number; readonly seq: number }[];
}

/** The entries that no strike removed keep their place; a struck one leads nowhere. */
export function filmOf<State, Event extends Happening>(
  game: Film<State, Event>['game'],
  entries: readonly Entry<Event>[],
  seats: number,
): Film<State, Event> {
  const struck = struckBy(entries);
  const states: State[] = [game.initial(seats)];
  const stops: number[] = [0];
  const deals: { deal: number; seq: number }[] = [];
  for (const entry of entries) {
    const before = states.at(-1)!;
    if (!('game' in entry) || struck.has(entry.seq)) {
      states.push(before);
      continue;
    }
    states.push(game.evolve(before, entry.game));
    stops.push(entry.seq);
    if (entry.game.type === 'HandsDealt') deals.push({ deal: deals.length + 1, seq: entry.seq });
  }
  return { game, entries, states, stops, deals };
}

function struckBy(entries: readonly Entry<Happening>[]): ReadonlySet<number> {
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

/** The state after `seq` entries as a seat saw it; `undefined` sees everything. */
export function seenBy<State, Event extends Happening>(
  film: Film<State, Event>,
  seq: number,
  seat: Seat | undefined,
): State {
  if (seat === undefined) return film.states[seq]!;
  const dealt = film.deals.findLast((deal) => deal.seq <= seq)?.seq;
  if (dealt === undefined) return film.states[seq]!;
  const stops = film.stops.filter((stop) => stop >= dealt && stop <= seq);
  return stops.reduce(
    (state: State, stop): State => {
      const entry = film.entries[stop - 1]!;
      return 'game' in entry ? film.game.evolve(state, film.game.redact(entry.game, seat)) : state;
    },
    film.states[dealt - 1]!,
  );
}
