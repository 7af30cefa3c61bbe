import type { StoredEntry } from '@stikk/db';
import { type Entry, fold, type Seat } from '@stikk/engine';
import { FIRST_LINK } from '@stikk/shuffle';
import type { AnyGame } from '@stikk/variants';

type Event = { readonly type: string };

/** A match as far as its record goes. Never changed: a longer record gives a new one. */
export interface Folded {
  readonly seq: number;
  /** The hash of the last entry. */
  readonly link: string;
  /** Time of the last entry, milliseconds since 1970. */
  readonly at: number;
  readonly state: unknown;
  /** What each of the watched seats makes of the record. */
  readonly views: ReadonlyMap<Seat, unknown>;
  /** How many commands the house has sent, struck ones too. */
  readonly draws: number;
  readonly nonces: readonly string[];
  readonly finished: boolean;
}

export const nothingYet = (game: AnyGame, seats: number, watched: readonly Seat[]): Folded => ({
  seq: 0,
  link: FIRST_LINK,
  at: 0,
  state: game.initial(seats),
  views: new Map(watched.map((seat) => [seat, game.initial(seats)])),
  draws: 0,
  nonces: [],
  finished: false,
});

/** The match after `added`, which follow on `earlier`, all that came before. */
export function foldedOn(
  game: AnyGame,
  seats: number,
  before: Folded,
  earlier: readonly StoredEntry[],
  added: readonly StoredEntry[],
): Folded {
  let { state, draws, finished } = before;
  const views = new Map(before.views);
  const nonces = [...before.nonces];
  let cause = earlier.at(-1)?.cause;
  for (const [index, entry] of added.entries()) {
    if (entry.by === 'house' && entry.cause !== cause) draws++;
    cause = entry.cause;
    if ('game' in entry) {
      const event = entry.game as Event;
      state = game.evolve(state, event);
      for (const [seat, view] of views) views.set(seat, game.evolve(view, game.redact(event, seat)));
    } else if (entry.table.type === 'PlayStruck') {
      const record = [...earlier, ...added.slice(0, index + 1)] as Entry<Event>[];
      state = fold(game, seats, record);
      for (const seat of views.keys())
        views.set(
          seat,
          fold(
            game,
            seats,
            record.map((one) => redacted(game, one, seat)),
          ),
        );
    } else if (entry.table.type === 'SeatTaken') nonces[entry.table.seat] = entry.table.nonce;
    else if (entry.table.type === 'MatchFinished') finished = true;
  }
  const last = added.at(-1);
  return {
    seq: last?.seq ?? before.seq,
    link: last?.hash ?? before.link,
    at: last?.at ?? before.at,
    state,
    views,
    draws,
    nonces,
    finished,
  };
}

const redacted = (game: AnyGame, entry: Entry<Event>, seat: Seat): Entry<Event> =>
  'game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry;
