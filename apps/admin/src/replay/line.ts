import type { Seat } from '@stikk/engine';
import type { MatchFile } from '../server/client.ts';
import type { Film } from './film.ts';

type Lines = MatchFile['lines'];

/** How a seat's line was, over all its acts that were measured. */
export interface LineSummary {
  readonly seat: Seat;
  readonly count: number;
  /** Milliseconds from the server and back. */
  readonly median: number;
  readonly most: number;
}

/** One line for each seat of which something was measured, in order of the seats. */
export function lineSummaries({ arrivals }: Lines): readonly LineSummary[] {
  const seats = [...new Set(arrivals.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const trips = arrivals
      .filter((one) => one.seat === seat)
      .map(({ roundTrip }) => roundTrip)
      .sort((a, b) => a - b);
    return {
      seat,
      count: trips.length,
      median: trips[Math.floor((trips.length - 1) / 2)]!,
      most: trips.at(-1)!,
    };
  });
}

/** How long the act that an entry begins was on its way there and back, in milliseconds. */
export const roundTripOf = ({ arrivals }: Lines, cause: string): number | undefined =>
  arrivals.find(({ commandId }) => commandId === cause)?.roundTrip;

/** The last entry before a moment; the first where there is none. */
export const entryAt = ({ entries }: Film, at: number): number =>
  entries.findLast((entry) => entry.at <= at)?.seq ?? 1;
