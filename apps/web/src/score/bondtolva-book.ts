import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import { type BondtolvaEntry, type BondtolvaScore, bondtolvaScore } from './bondtolva-score.ts';
import type { Book, Reading } from './scorer.ts';

export const optionsOf = ({ rules }: Book): BondtolvaOptions => rules.sheet as unknown as BondtolvaOptions;

export const entriesOf = ({ ledger }: Book): readonly BondtolvaEntry[] =>
  ledger.entries as unknown as readonly BondtolvaEntry[];

export const scoreOf = (book: Book): BondtolvaScore =>
  bondtolvaScore(entriesOf(book), {
    options: optionsOf(book),
    dealer: book.ledger.heading.dealer,
    ended: book.ledger.ended,
  });

export function read(book: Book): Reading {
  const { state, beyond } = scoreOf(book);
  const over = state.phase === 'over';
  return {
    done: state.match.sheet.length,
    over,
    beyond,
    complete: over ? entriesOf(book).length : entriesOf(book).filter(({ last }) => last !== undefined).length,
    between: state.phase === 'dealing',
  };
}
