import { type Card, HIDDEN, type MaybeCard, rankOf, suitOf } from '@stikk/engine';
import { type IndexSet, indexLetters } from '@stikk/words';

/** How text is made to stand out; where colours are not welcome it is left as it is. */
export interface Ink {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  /** A card with its suit's sign and the letters of a language: `♥D`. */
  readonly card: (card: MaybeCard) => string;
}

const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

const styled = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

/** Ink for a terminal. */
export function inkOf(colour: boolean, letters: IndexSet): Ink {
  const red = colour ? styled(31) : plain;
  const word = (card: Card) => `${SIGNS[suitOf(card)]}${indexLetters[letters][rankOf(card)]}`;
  return {
    strong: colour ? styled(1) : plain,
    faint: colour ? styled(2) : plain,
    card: (card) =>
      card === HIDDEN ? HIDDEN : suitOf(card) === 'H' || suitOf(card) === 'D' ? red(word(card)) : word(card),
  };
}
