import { type Actor, type BySeat, bySeat, standingEntries } from '@stikk/engine';
import type { AnyGame } from '@stikk/variants';
import type { Happening, LogEntry } from '../replay/film.ts';

/** A match under way, and what each seat knows of it: what a bot in its place decides on. */
export interface Going {
  readonly state: unknown;
  readonly views: BySeat<unknown>;
  /** The events since the house last acted, as each seat was shown them. */
  readonly records: BySeat<readonly Happening[]>;
  /** The command of the house that they begin with. */
  readonly dealt: string | undefined;
}

/** What of an entry of the game matters here. */
export type GameEntry = {
  readonly by: Actor | 'table';
  readonly cause: string;
  readonly game: Happening;
};

/** The match after more entries of the game, all of them standing. */
export const after = (game: AnyGame, before: Going, entries: readonly GameEntry[]): Going =>
  entries.reduce<Going>(({ state, views, records, dealt }, { by, cause, game: event }) => {
    const shown = views.map((_, seat) => game.redact(event, seat));
    const anew = by === 'house' && cause !== dealt;
    return {
      state: game.evolve(state, event),
      views: views.map((view, seat) => game.evolve(view, shown[seat]!)),
      records: records.map((record, seat) => (anew ? [shown[seat]!] : [...record, shown[seat]!])),
      dealt: anew ? cause : dealt,
    };
  }, before);

export const goingAfter = (game: AnyGame, seats: number, entries: readonly LogEntry[]): Going =>
  after(
    game,
    {
      state: game.initial(seats),
      views: bySeat(seats, () => game.initial(seats)),
      records: bySeat(seats, () => []),
      dealt: undefined,
    },
    standingEntries(entries),
  );
