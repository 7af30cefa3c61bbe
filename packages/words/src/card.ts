import { type Card, HIDDEN, type MaybeCard, type Rank, rankOf, type Suit, suitOf } from '@stikk/engine';
import { listed, type Translate } from './translate.ts';

/** A card in words: hjerter dame, hjärter dam, harten vrouw, queen of hearts. */
export const cardName = (t: Translate, card: MaybeCard): string =>
  card === HIDDEN
    ? t('card.hidden')
    : t('card.name', { suit: suitName(t, suitOf(card)), rank: rankName(t, rankOf(card)) });

export const suitName = (t: Translate, suit: Suit): string => t(`suit.${suit}`);
export const rankName = (t: Translate, rank: Rank): string => t(`rank.${rank}`);

/** Several cards in words, as a list. */
export const cardList = (t: Translate, cards: readonly Card[]): string =>
  listed(
    t,
    cards.map((card) => cardName(t, card)),
  );

const plain = { '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', T: '10' };

/** The letters in a card's corner. A preference of the player's, not tied to the language. */
export const indexLetters = {
  'sv-nb': { ...plain, J: 'Kn', Q: 'D', K: 'K', A: 'E' },
  nl: { ...plain, J: 'B', Q: 'V', K: 'H', A: 'A' },
  en: { ...plain, J: 'J', Q: 'Q', K: 'K', A: 'A' },
} as const satisfies Record<string, Readonly<Record<Rank, string>>>;
export type IndexSet = keyof typeof indexLetters;

/** The letters that a language's own packs carry. */
export const indexSetOf = (language: string): IndexSet =>
  language === 'nl' || language === 'en' ? language : 'sv-nb';
