import type { BySeat, Seat } from '../seat.ts';

/** Something that was said at the table. Who may say what is decided where it is said. */
export interface Talk {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  readonly phrase?: string;
  readonly reaction?: string;
  readonly text?: string;
}

/** A reminder from one seat to another. */
export interface Nudge {
  readonly id: string;
  readonly at: number;
  readonly by: Seat;
  readonly seat: Seat;
}

/** What is fleeting about a live match, whole each time; none of it stands in the record. */
export interface LiveView {
  /** Whether somebody has the seat's page open; `null` for bots. */
  readonly present: BySeat<boolean | null>;
  /** Since when the seat has been away, milliseconds since 1970. */
  readonly awaySince: BySeat<number | null>;
  readonly held: BySeat<boolean>;
  readonly host: Seat | null;
  readonly tableId: string | null;
  /** How many look on. */
  readonly watchers: number;
  /** The server's time, to set clocks by. */
  readonly now: number;
  /** The latest of each. */
  readonly talk: readonly Talk[];
  readonly nudge: Nudge | null;
  /** How many steps others took in disputes about the match; 0 for who may not read them. */
  readonly disputes: number;
}
