import type { Seat } from '@stikk/engine';
import { type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import type { Sheet } from '../sheet.ts';

/** What matches add up to. Lists are by seat. */
export interface Tally {
  readonly matches: number;
  readonly deals: number;
  readonly points: readonly number[];
  readonly squares: readonly number[];
  /** A shared win counts for each by its share. */
  readonly wins: readonly number[];
  /** Bids and how many of them were made, by hand size. */
  readonly bids: ReadonlyMap<number, { readonly bids: number; readonly made: number }>;
  readonly calls: { readonly over: number; readonly under: number; readonly even: number };
  /** Deals in which everyone missed. */
  readonly flatOut: number;
}

/** Before the first match. */
export function emptyTally(seats: number): Tally {
  const none = new Array<number>(seats).fill(0);
  return {
    matches: 0,
    deals: 0,
    points: none,
    squares: none,
    wins: none,
    bids: new Map(),
    calls: { over: 0, under: 0, even: 0 },
    flatOut: 0,
  };
}

/** The tally with one more match, given the state at its end. */
export function counted(tally: Tally, { game }: Pick<Sheet, 'game'>, state: unknown): Tally {
  const { scores, winners = [] } = game.standing(state);
  const share = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  const added: Tally = {
    ...tally,
    matches: tally.matches + 1,
    points: tally.points.map((sum, seat) => sum + scores[seat]!),
    squares: tally.squares.map((sum, seat) => sum + scores[seat]! ** 2),
    wins: tally.wins.map((sum, seat) => sum + share(seat)),
  };
  return game.id === ohHell.id ? withRows(added, state as OhHellState) : added;
}

function withRows(tally: Tally, { match }: OhHellState): Tally {
  const bids = new Map(tally.bids);
  const calls = { ...tally.calls };
  for (const row of match.sheet) {
    const { bids: before, made } = bids.get(row.size) ?? { bids: 0, made: 0 };
    const played = row.made.filter((made) => made !== null);
    bids.set(row.size, { bids: before + played.length, made: made + played.filter(Boolean).length });
    calls[row.call]++;
  }
  return {
    ...tally,
    deals: tally.deals + match.sheet.length,
    bids,
    calls,
    flatOut: tally.flatOut + match.sheet.filter((row) => row.flatOut).length,
  };
}
