import type { BySeat, Card, Hand, HIDDEN, Seat, Trick, Trump } from '@stikk/engine';
import type { Call } from './event.ts';

/** A bid, or `'??'` while it is sealed to the viewer. */
export type Bid = number | typeof HIDDEN;

/**
 * One line of the score sheet. Lists are by seat, `null` for a seat that had left the match. A deal that a
 * director closed has points, but nothing was made or missed in it; what had not been settled by then is missing.
 */
export interface DealRow {
  readonly deal: number;
  readonly size: number;
  readonly dealer: Seat;
  readonly trump: Trump | undefined;
  readonly bids: BySeat<number | null>;
  readonly taken: BySeat<number | null>;
  readonly points: BySeat<number | null>;
  readonly made: BySeat<boolean | null>;
  readonly sum: number | undefined;
  readonly call: Call | undefined;
  readonly flatOut: boolean;
}

/** What holds from deal to deal. */
export interface Match {
  readonly seats: number;
  /** Who was last to deal, or the first dealer before the first deal; `undefined` until that is settled. */
  readonly dealer: Seat | undefined;
  readonly out: BySeat<boolean>;
  readonly totals: BySeat<number>;
  readonly sheet: readonly DealRow[];
}

/** What holds while the cards of one deal are out. */
export interface Deal {
  readonly number: number;
  readonly size: number;
  readonly dealer: Seat;
  /** How many play. */
  readonly players: number;
  readonly trump: Trump | undefined;
  readonly turnUp: Card | undefined;
  readonly drawn: readonly Card[];
  readonly removed: readonly Card[];
  /** How many cards are left undealt, without the turned one. */
  readonly stock: number;
  readonly seen: 'own' | 'others' | 'none';
  readonly bidding: 'turn' | 'sealed';
  /** By seat; `null` before it has bid and where a seat has left the match. */
  readonly bids: BySeat<Bid | null>;
  /** Set when the bidding is closed. */
  readonly sum: number | undefined;
  readonly call: Call | undefined;
  readonly leader: Seat | undefined;
}

interface Dealt {
  readonly match: Match;
  readonly deal: Deal;
  readonly hands: BySeat<Hand>;
}

export interface Playing extends Dealt {
  readonly phase: 'playing';
  /** Tricks taken, by seat. */
  readonly taken: BySeat<number>;
  readonly trick: Trick;
  /** Number of the trick on the table, from 1. */
  readonly number: number;
  /** Who is to play; `undefined` while a full trick waits to be taken. */
  readonly turn: Seat | undefined;
  readonly lastTrick: { readonly plays: Trick; readonly winner: Seat } | undefined;
}

export type OhHellState =
  /** The house settles who deals first. */
  | { readonly phase: 'choosing'; readonly match: Match }
  /** The house deals next. */
  | { readonly phase: 'dealing'; readonly match: Match }
  /** `turn` is undefined when all bid at once, or when all have bid. */
  | (Dealt & { readonly phase: 'bidding'; readonly turn: Seat | undefined })
  | (Dealt & { readonly phase: 'adjusting'; readonly turn: Seat; readonly choices: readonly number[] })
  | (Dealt & { readonly phase: 'naming'; readonly turn: Seat })
  | Playing
  /** The house draws which of `tied` leaves the match. */
  | { readonly phase: 'tied'; readonly match: Match; readonly tied: readonly Seat[] }
  | { readonly phase: 'over'; readonly match: Match; readonly winners: readonly Seat[] };
