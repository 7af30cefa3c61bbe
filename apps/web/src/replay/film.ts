import type { Entry, Seat } from '@stikk/engine';
import { type OhHellEvent, type OhHellState, ohHell } from '@stikk/variants/oh-hell';

/** A finished match that can be stopped at any of its entries. */
export interface Film {
  readonly entries: readonly Entry<OhHellEvent>[];
  /** The state after so many entries; index 0 is before the first. */
  readonly states: readonly OhHellState[];
  /** Where the events of the game are: what stepping stops at. */
  readonly stops: readonly number[];
  /** Number of the deal and the entry that deals it. */
  readonly deals: readonly { readonly deal: number; readonly seq: number }[];
}

/** The entries that no strike removed keep their place; a struck one leads nowhere. */
export function filmOf(entries: readonly Entry<OhHellEvent>[], seats: number): Film {
  const struck = struckBy(entries);
  const states: OhHellState[] = [ohHell.initial(seats)];
  const stops: number[] = [0];
  const deals: { deal: number; seq: number }[] = [];
  for (const entry of entries) {
    const before = states.at(-1)!;
    if (!('game' in entry) || struck.has(entry.seq)) {
      states.push(before);
      continue;
    }
    states.push(ohHell.evolve(before, entry.game));
    stops.push(entry.seq);
    if (entry.game.type === 'HandsDealt') deals.push({ deal: entry.game.deal, seq: entry.seq });
  }
  return { entries, states, stops, deals };
}

function struckBy(entries: readonly Entry<OhHellEvent>[]): ReadonlySet<number> {
  const struck = new Set<number>();
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'PlayStruck')
      for (let seq = entry.table.from; seq < entry.seq; seq++)
        if ('game' in entries[seq - 1]!) struck.add(seq);
  return struck;
}

const isTrickEnd = (entry: Entry<OhHellEvent> | undefined): boolean =>
  entry !== undefined &&
  'game' in entry &&
  (entry.game.type === 'TrickTaken' || entry.game.type === 'HandsDealt' || entry.game.type === 'DealScored');

/** The nearest stop at or before `seq`. */
export function stopAt(film: Film, seq: number): number {
  let found = 0;
  for (const stop of film.stops) {
    if (stop > seq) break;
    found = stop;
  }
  return found;
}

export const nextStop = (film: Film, seq: number): number =>
  film.stops.find((stop) => stop > seq) ?? film.stops.at(-1)!;
export const previousStop = (film: Film, seq: number): number =>
  film.stops.findLast((stop) => stop < seq) ?? 0;
export const nextTrick = (film: Film, seq: number): number =>
  film.stops.find((stop) => stop > seq && isTrickEnd(film.entries[stop - 1])) ?? film.stops.at(-1)!;
export const previousTrick = (film: Film, seq: number): number =>
  film.stops.findLast((stop) => stop < seq && isTrickEnd(film.entries[stop - 1])) ?? 0;

/** The state after `seq` entries as a seat saw it; `undefined` sees everything. */
export function seenBy(film: Film, seq: number, seat: Seat | undefined): OhHellState {
  if (seat === undefined) return film.states[seq]!;
  const dealt = film.deals.findLast((deal) => deal.seq <= seq)?.seq;
  if (dealt === undefined) return film.states[seq]!;
  const stops = film.stops.filter((stop) => stop >= dealt && stop <= seq);
  return stops.reduce(
    (state, stop) => {
      const entry = film.entries[stop - 1]!;
      return 'game' in entry ? ohHell.evolve(state, ohHell.redact(entry.game, seat)) : state;
    },
    film.states[dealt - 1]!,
  );
}
