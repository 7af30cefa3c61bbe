import type { Entry } from '@stikk/engine';
import type { Expected, Misfit, Parsed } from '@stikk/shuffle';
import type { AnyGame } from '@stikk/variants';

type Happening = { readonly type: string };

/** What is looked at in a record. */
export const CHECKS = ['chain', 'commitment', 'draws', 'moves', 'scores'] as const;
export type Check = (typeof CHECKS)[number];

/** `partly`: as far as the record was read. `open`: it takes the secret, or a hash, that is not there. */
export type Mark = 'fits' | 'fails' | 'partly' | 'open';

/** Why a text is no record of a match. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: Extract<Parsed<AnyGame>, { ok: false }>['reason'] | 'no-entries';
  /** Line of the text, from 1. */
  readonly line: number;
}

/** The first entry that does not fit. */
export interface Wrong {
  readonly seq: number;
  readonly reason: Misfit;
  readonly check: Check;
  /** Left out where an entry is missing. */
  readonly entry?: Entry<Happening>;
  /** The state that it met. */
  readonly met?: unknown;
  readonly expected?: Expected<Happening>;
}

/** What a record turned out to be. Plain data: it is made beside the page. */
export interface Judged {
  readonly kind: 'judged';
  readonly outcome: 'fits' | 'live' | 'fails';
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly level?: string }[];
  readonly marks: Readonly<Record<Check, Mark>>;
  /** How much of everything fits; `promised` is how many entries the header tells of. */
  readonly count: {
    readonly entries: number;
    readonly promised: number;
    readonly draws: number;
    readonly moves: number;
    readonly deals: number;
  };
  /** Points by seat, with what rulings added by side, as far as the record fits. */
  readonly points: readonly number[];
  readonly ruled: readonly number[];
  readonly winners: readonly number[];
  readonly wrong?: Wrong;
  /** The record as far as it fits, to be watched; left out where nothing was dealt by then. */
  readonly film?: string;
}

export type Judgement = Unreadable | Judged;
