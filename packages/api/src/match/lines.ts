import { addAbsence, addArrivals, endAbsence } from '@stikk/db';
import type { Seat } from '@stikk/engine';
import type { AddressMark } from '../address.ts';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';

/**
 * What a command says of the line that it came by: the last `now` that the server had told its sender, and how many
 * milliseconds of the sender's own clock ago that had arrived. So no two clocks have to agree.
 */
export interface Echo {
  readonly now: number;
  readonly ago: number;
}

/** What is measured of the lines of seats. Facts beside the record: nothing waits for them, and play needs none. */
export interface LineFacts {
  /** A command of a seat came in from a network address, which is kept as its mark alone. */
  arrived(matchId: string, commandId: string, seat: Seat, echo: Echo, address: string): void;
  /** The last page of a seat is gone. */
  gone(matchId: string, seat: Seat): void;
  /** A page of a seat is open. */
  back(matchId: string, seat: Seat): void;
  /** Resolves when all so far is written. */
  settled(): Promise<void>;
}

/** Nobody's line takes longer; what is said to is no measurement. */
const LONGEST_MS = 60_000;
const TOGETHER_MS = 1000;

export function lineFacts(
  { database: { db }, now, after, logger }: Omit<Services, 'lines'>,
  mark: AddressMark,
): LineFacts {
  let waiting: Parameters<typeof addArrivals>[1][number][] = [];
  let tail: Promise<unknown> = Promise.resolve();
  let stopWaiting: (() => void) | undefined;
  const inTurn = (act: () => Promise<void>) => {
    tail = tail.then(act).catch((error) => logger.error(traceOf(error), 'a line’s facts could not be kept'));
  };
  const write = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    const rows = waiting;
    waiting = [];
    inTurn(() => addArrivals(db, rows));
  };
  return {
    arrived: (matchId, commandId, seat, echo, address) => {
      const at = now();
      const roundTrip = Math.round(at - echo.now - echo.ago);
      if (roundTrip < 0 || roundTrip > LONGEST_MS) return;
      waiting.push({ matchId, commandId, seat, at, roundTrip, address: mark(address) });
      stopWaiting ??= after(TOGETHER_MS, write);
    },
    gone: (matchId, seat) => {
      const at = now();
      inTurn(() => addAbsence(db, matchId, seat, at));
    },
    back: (matchId, seat) => {
      const at = now();
      inTurn(() => endAbsence(db, matchId, seat, at));
    },
    settled: async () => {
      write();
      await tail;
    },
  };
}
