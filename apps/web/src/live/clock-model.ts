import type { Seat } from '@stikk/engine';
import { deadlineOf, type Table } from '@stikk/engine/table';

/** The time of a seat that is to act. */
export interface ClockModel {
  /** The part that is left, from 0 to 1. */
  readonly left: number;
  /** Whole seconds, the one that runs counted in. */
  readonly seconds: number;
  /** What every act adds to it, in seconds, where time is kept in a bank. */
  readonly increment: number | undefined;
  readonly urgent: boolean;
}

/** From so many seconds on the figures are shown. */
const URGENT_S = 10;

/** What the clock of a seat shows at `now`, milliseconds since 1970; `undefined` where no time is measured. */
export function clockModel(table: Table, seat: Seat, now: number): ClockModel | undefined {
  const { clock, turns, left, paused } = table;
  if (clock.kind === 'off' || !turns[seat]?.acting || table.held[seat] !== undefined) return undefined;
  const deadline = deadlineOf(table, seat);
  if (deadline === undefined && !paused) return undefined;
  const rest = Math.max(0, deadline === undefined ? left[seat]! : deadline - now);
  const whole = clock.kind === 'each' ? clock.ms : Math.max(clock.bankMs, left[seat]!);
  const seconds = Math.ceil(rest / 1000);
  return {
    left: whole === 0 ? 0 : Math.min(1, rest / whole),
    seconds,
    increment: clock.kind === 'bank' ? clock.incrementMs / 1000 : undefined,
    urgent: seconds <= URGENT_S,
  };
}

/** Minutes and seconds as a clock shows them. */
export const clockText = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
