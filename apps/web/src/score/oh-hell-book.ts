import { dealCount, type OhHellOptions } from '@stikk/variants/oh-hell';
import { type OhHellEntry, type OhHellScore, ohHellScore } from './oh-hell-score.ts';
import type { Book, Reading } from './scorer.ts';

export const optionsOf = ({ rules }: Book): OhHellOptions => rules.sheet as unknown as OhHellOptions;

export const entriesOf = ({ ledger }: Book): readonly OhHellEntry[] =>
  ledger.entries as unknown as readonly OhHellEntry[];

export const scoreOf = (book: Book): OhHellScore =>
  ohHellScore(entriesOf(book), {
    options: optionsOf(book),
    dealer: book.ledger.heading.dealer,
    ended: book.ledger.ended,
  });

export function read(book: Book): Reading {
  const { state, beyond } = scoreOf(book);
  return {
    done: state.match.sheet.length,
    deals: dealCount(optionsOf(book)),
    over: state.phase === 'over',
    beyond,
    complete: entriesOf(book).filter(({ taken }) => taken !== undefined).length,
    between: state.phase === 'dealing',
  };
}
