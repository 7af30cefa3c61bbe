import type { ComponentType } from 'react';
import { type Outcome, outcome } from '../rules/draft.ts';
import type { Act, Entry, Fact } from './fact.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import type { Progress } from './shelf.ts';

/** A sheet with the rules that it is counted by. */
export interface Book {
  readonly ledger: Ledger;
  readonly rules: Outcome;
}

export function bookOf(facts: readonly Fact[]): Book {
  const ledger = ledgerOf(facts);
  const { preset, changes } = ledger.heading;
  return { ledger, rules: outcome({ preset, changes }) };
}

/** What a sheet stands at. */
export interface Reading extends Progress {
  /** Deals written after the one that decided the match. */
  readonly beyond: number;
  /** Deals that are complete and can be put right. */
  readonly complete: number;
  /** Nothing is half written: the players may stop here. */
  readonly between: boolean;
}

export interface BookProps {
  readonly book: Book;
}

export interface WriteProps extends BookProps {
  readonly onAct: (act: Act) => void;
}

export interface CorrectProps extends BookProps {
  /** The deal that is put right. */
  readonly deal: number;
  readonly onSave: (entry: Entry) => void;
  readonly onCancel: () => void;
}

export interface ChangesProps {
  readonly from: Entry;
  readonly to: Entry;
}

/** How a family of rules is kept on paper. */
export interface Scorer {
  readonly read: (book: Book) => Reading;
  readonly Paper: ComponentType<BookProps>;
  /** The standing; when the match is over, who won. */
  readonly Standing: ComponentType<BookProps>;
  /** What is written next. */
  readonly Write: ComponentType<WriteProps>;
  readonly Correct: ComponentType<CorrectProps>;
  /** What a correction changed, in words. */
  readonly Changes: ComponentType<ChangesProps>;
}
