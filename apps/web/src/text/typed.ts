import { type Card, rankOf, suitOf } from '@stikk/engine';
import { cardName, type IndexSet, indexLetters, rankName, suitName, type Translate } from '@stikk/words';

/** Something that can be typed, and what it does. */
export interface Choice<Command> {
  /** All that means it, the shortest first. */
  readonly typed: readonly string[];
  /** In words. */
  readonly text: string;
  readonly command: Command;
  /** Whether the rules allow it at this moment; what they do not allow can be typed too, and they say why. */
  readonly now: boolean;
}

/** What was typed without what makes no difference: case, spaces, points and commas. */
export const plain = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll(/[\s.,;:!'’-]+/g, '');

/** All that means a suit: `h`, `hjerter`. */
export function suitForms(g: Translate, suit: string): readonly string[] {
  const name = suitName(g, suit as 'H');
  return [name.charAt(0), name];
}

/**
 * All that means a card: `hd`, `h dame`, `hjerter d`, `hjerter dame` and the same with the rank first, with the
 * letters on the reader's cards and the words of the language.
 */
export function cardForms(g: Translate, letters: IndexSet, card: Card): readonly string[] {
  const suits = suitForms(g, suitOf(card));
  const ranks = [indexLetters[letters][rankOf(card)].toLocaleLowerCase(), rankName(g, rankOf(card))];
  return [
    ...suits.flatMap((suit) => ranks.map((rank) => `${suit}${rank}`)),
    ...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`)),
    cardName(g, card),
  ];
}

/** What was meant: the choices that are called so, those that are allowed now before all others. */
export function meant<Command>(
  choices: readonly Choice<Command>[],
  typed: string,
): readonly Choice<Command>[] {
  const wanted = plain(typed);
  const called = choices.filter((choice) => choice.typed.some((form) => plain(form) === wanted));
  const allowed = called.filter(({ now }) => now);
  return allowed.length > 0 ? allowed : called;
}
