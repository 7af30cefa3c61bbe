import {
  type Film,
  filmOf,
  nextStop,
  nextTrick,
  previousStop,
  previousTrick,
  seenBy,
  stopAt,
} from '@stikk/client/film';
import type { Entry, Game, Seat } from '@stikk/engine';
import { parseAsInteger, parseAsString, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import type { Steps } from './controls.tsx';
import { entriesOf } from './record.ts';
import type { ReplayProps } from './shell.tsx';

/** A finished match, stopped at one of its entries. */
export interface Stopped<State, Event extends { readonly type: string }> {
  readonly film: Film<State, Event>;
  readonly seq: number;
  /** Through whose eyes; `undefined` sees everything. */
  readonly seat: Seat | undefined;
  readonly bottom: Seat;
  readonly state: State;
  readonly entries: readonly Entry<Event>[];
  /** What led to the state. */
  readonly event: Event | undefined;
  readonly steps: Steps;
  readonly seek: (seq: number) => void;
  readonly see: (eyes: string) => void;
}

/** A record at the entry and through the eyes that the address tells. */
export function useFilm<State, Event extends { readonly type: string }>(
  game: Film<State, Event>['game'] & Pick<Game, 'version' | 'upcasts'>,
  info: ReplayProps['info'],
  record: string,
): Stopped<State, Event> {
  const seats = info.seats.length;
  const film = useMemo(() => filmOf(game, entriesOf<Event>(game, record), seats), [game, record, seats]);
  const [wanted, setWanted] = useQueryState('seq', parseAsInteger.withOptions({ history: 'replace' }));
  const [eyes, setEyes] = useQueryState('eyes', parseAsString.withDefault('all'));
  const last = film.entries.length;
  const seq = Math.max(0, Math.min(wanted ?? film.deals[0]?.seq ?? 0, last));
  const seat = /^\d$/.test(eyes) && Number(eyes) < seats ? Number(eyes) : undefined;
  const entries = useMemo(() => film.entries.slice(0, seq), [film, seq]);
  const stopped = film.entries[stopAt(film, seq) - 1];
  const seek = (to: number) => void setWanted(to);
  return {
    film,
    seq,
    seat,
    bottom: seat ?? info.you ?? 0,
    state: seenBy(film, seq, seat),
    entries,
    event: stopped && 'game' in stopped ? stopped.game : undefined,
    steps: {
      start: () => seek(0),
      previousTrick: () => seek(previousTrick(film, seq)),
      previous: () => seek(previousStop(film, seq)),
      next: () => seek(nextStop(film, seq)),
      nextTrick: () => seek(nextTrick(film, seq)),
      end: () => seek(last),
    },
    seek: (to) => seek(stopAt(film, to)),
    see: (to) => void setEyes(to),
  };
}
