import type { StoredEntry } from '@stikk/db';
import { type Entry, fold, type Seat, standingEntries } from '@stikk/engine';
import { emptyTable, type Table, tableAfter } from '@stikk/engine/table';
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
  /** How things stand around the cards. */
  readonly table: Table;
  /** What each of the watched seats makes of the record. */
  readonly views: ReadonlyMap<Seat, unknown>;
  /** How many commands the house has sent, struck ones too. */
  readonly draws: number;
  readonly nonces: readonly string[];
  /** The last entry before the deal being played; all up to it belongs to deals that are over. */
  readonly dealt: number;
  readonly finished: boolean;
}

export const nothingYet = (game: AnyGame, seats: number, watched: readonly Seat[]): Folded => ({
  seq: 0,
  link: FIRST_LINK,
  at: 0,
  state: game.initial(seats),
  table: emptyTable,
  views: new Map(watched.map((seat) => [seat, game.initial(seats)])),
  draws: 0,
  nonces: [],
  dealt: 0,
  finished: false,
});

/** The match after `added`, which follow on `earlier`, all that came before. */
export function foldedOn(
  game: AnyGame,
  seats: number,
  before: Folded,
  earlier: readonly StoredEntry[],
  added: readonly Entry[],
): Folded {
  let { state, table, draws, dealt, finished } = before;
  const views = new Map(before.views);
  const nonces = [...before.nonces];
  let cause = earlier.at(-1)?.cause;
  for (const [index, entry] of added.entries()) {
    if (entry.by === 'house' && entry.cause !== cause) draws++;
    cause = entry.cause;
    if ('game' in entry) {
      const event = entry.game as Event;
      const { deal } = game.standing(state);
      state = game.evolve(state, event);
      if (game.standing(state).deal > deal) dealt = beforeCommand([...earlier, ...added], entry);
      for (const [seat, view] of views) views.set(seat, game.evolve(view, game.redact(event, seat)));
    } else if (entry.table.type === 'PlayStruck') {
      const record = [...earlier, ...added.slice(0, index + 1)] as Entry<Event>[];
      state = fold(game, seats, record);
      dealt = beforeDeal(game, seats, record);
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
    table = tableAfter(table, entry, game.toAct(state));
  }
  const last = added.at(-1);
  return {
    seq: last?.seq ?? before.seq,
    link: last?.hash ?? before.link,
    at: last?.at ?? before.at,
    state,
    table,
    views,
    draws,
    nonces,
    dealt,
    finished,
  };
}

/** The number of the entry before the command that `entry` belongs to. */
const beforeCommand = (record: readonly Entry[], { cause }: Entry): number =>
  record.find((one) => one.cause === cause)!.seq - 1;

/** The number of the entry before the standing command by which the deal being played was dealt. */
function beforeDeal(game: AnyGame, seats: number, record: readonly Entry<Event>[]): number {
  const { deal } = game.standing(fold(game, seats, record));
  let state = game.initial(seats);
  for (const entry of standingEntries(record)) {
    state = game.evolve(state, entry.game);
    if (deal > 0 && game.standing(state).deal === deal) return beforeCommand(record, entry);
  }
  return 0;
}

const redacted = (game: AnyGame, entry: Entry<Event>, seat: Seat): Entry<Event> =>
  'game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry;
