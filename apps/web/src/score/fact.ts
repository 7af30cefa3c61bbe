import type { Seat } from '@stikk/engine';
import type { Changes } from '../rules/draft.ts';

/** What was written for one deal, in the terms of its game; flat JSON. */
export type Entry = Readonly<Record<string, unknown>>;

/** What a sheet is kept by. */
export interface Heading {
  readonly preset: string;
  readonly changes: Changes;
  /** What its own house rules are called. */
  readonly title?: string;
  /** Clockwise. */
  readonly names: readonly string[];
  /** Who deals first. */
  readonly dealer: Seat;
}

/** Something that was done to a sheet. */
export type Act =
  | ({ readonly type: 'Begun' } & Heading)
  /** A deal, or the next part of one. */
  | { readonly type: 'Written'; readonly deal: number; readonly entry: Entry }
  /** A deal that was complete is put right. */
  | { readonly type: 'Corrected'; readonly deal: number; readonly entry: Entry }
  /** The players stopped there. */
  | { readonly type: 'Ended' }
  /** An earlier fact holds no longer. It stays in the list. */
  | { readonly type: 'Undone'; readonly fact: number };

/** An act as it is kept. Facts are only ever added; `seq` counts them from 0. */
export type Fact = Act & {
  readonly sheet: string;
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The device in words, as in *Chrome, Android*. */
  readonly device: string;
};
