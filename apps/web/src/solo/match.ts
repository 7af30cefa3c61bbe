import type { Seat } from '@stikk/engine';
import type { Level } from '../lobby/level.ts';
import type { Sitter } from '../table/seat-model.ts';

/** The person's seat in a match against bots. */
export const OWN_SEAT = 0;

/** A match that this device keeps, as the list shows it and the table needs it. */
export interface SoloMatch {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly (Sitter & { readonly level?: Level })[];
  /** What all draws hang on: 64 hexadecimal digits. It never leaves the device before the match is over. */
  readonly secret: string;
  /** Each seat's share in every draw. */
  readonly nonces: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly finished: boolean;
  /** Number of the last entry. */
  readonly seq: number;
  /** Left out until somebody has won. */
  readonly winners?: readonly Seat[];
  /** The deal being played, from 1, and how many there are, where that is known. */
  readonly deal: number;
  readonly deals: number;
  readonly scores: readonly number[];
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly yourTurn: boolean;
}

/** How a match stands, as it changes with every command. */
export type Standing = Pick<
  SoloMatch,
  'touchedAt' | 'finished' | 'seq' | 'winners' | 'deal' | 'scores' | 'yourTurn'
>;
