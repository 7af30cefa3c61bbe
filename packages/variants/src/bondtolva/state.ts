import type { BySeat, Card, Hand, MaybeCard, Seat, Suit, Trick } from '@stikk/engine';
import type { BookedFor } from './event.ts';

/** A party that scores: a seat alone, or two partners. Numbered from 0. */
export type Side = number;

export interface Booking {
  readonly side: Side;
  readonly for: BookedFor;
  readonly points: number;
  readonly from: number;
  readonly to: number;
  readonly bust: boolean;
}

export interface Marriage {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly kind: 'trumf' | 'tjog';
  readonly points: number;
  /** Who holds king and queen, where they were shown. */
  readonly king: Seat | undefined;
  readonly queen: Seat | undefined;
}

/** One line of the score sheet. */
export interface DealRow {
  readonly deal: number;
  readonly dealer: Seat;
  readonly trump: Suit | undefined;
  readonly declared: readonly Marriage[];
  /** `undefined` where the deal stopped because somebody had won. */
  readonly last: Side | undefined;
  readonly matadors: Side | undefined;
  readonly counts: readonly number[];
  readonly eyes: readonly number[];
  readonly bookings: readonly Booking[];
  /** Scores after the deal, by side. */
  readonly scores: readonly number[];
}

export interface Match {
  readonly seats: number;
  /** The side of each seat. */
  readonly sides: BySeat<Side>;
  readonly dealer: Seat | undefined;
  /** By side. */
  readonly scores: readonly number[];
  readonly sheet: readonly DealRow[];
}

/** Cards before a seat: covered ones and the open ones on them, by place; `null` where a place is empty. */
export interface Tableau {
  readonly covered: readonly (MaybeCard | null)[];
  readonly open: readonly (MaybeCard | null)[];
}

/** What the winner of a trick may do before the next card: what was asked, declared and granted. */
export interface Window {
  readonly asked: readonly (Suit | 'whole')[];
  /** Suits whose missing half the partner has said to hold. */
  readonly granted: readonly Suit[];
  readonly declared: Suit | undefined;
}

export interface Deal {
  readonly number: number;
  readonly dealer: Seat;
  readonly trump: Suit | undefined;
  readonly declared: readonly Marriage[];
  readonly hands: BySeat<Hand>;
  readonly talon: readonly MaybeCard[];
  /** Whether the deal began with a talon: then nothing may be declared once it is used up (R-TO-14). */
  readonly drawing: boolean;
  readonly tableaux: BySeat<Tableau> | undefined;
  /** Cards in the tricks taken, by side. */
  readonly captured: readonly (readonly Card[])[];
  /** Tricks taken, by seat. */
  readonly taken: BySeat<number>;
  readonly trick: Trick;
  /** Number of the trick on the table or to come, from 1. */
  readonly trickNumber: number;
  readonly lastTrick: { readonly plays: Trick; readonly winner: Seat } | undefined;
  readonly bookings: readonly Booking[];
  /** The pair declared since the last trick was taken, until the next card is led. */
  readonly fresh: Suit | undefined;
}

interface Dealt {
  readonly match: Match;
  readonly deal: Deal;
}

export type Playing = Dealt & {
  readonly phase: 'playing';
  /** Who is to play; `undefined` while a full trick waits to be taken. */
  readonly turn: Seat | undefined;
  /** Open before the lead after a won trick, where no talon is left. */
  readonly window: Window | undefined;
};

/** The winner of the last trick may declare, then draws. */
export type Drawing = Dealt & { readonly phase: 'drawing'; readonly turn: Seat; readonly window: Window };

export type BondtolvaState =
  | { readonly phase: 'choosing'; readonly match: Match }
  | { readonly phase: 'dealing'; readonly match: Match }
  | Playing
  | Drawing
  /** `turn` has more than one pair and picks the suit for the partner who asked. */
  | (Dealt & {
      readonly phase: 'answering';
      readonly turn: Seat;
      readonly asker: Seat;
      readonly window: Window;
    })
  | { readonly phase: 'over'; readonly match: Match; readonly winners: readonly Seat[] };
