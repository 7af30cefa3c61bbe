/** The four suits in the order clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** The thirteen ranks, `T` for ten, from two up to the ace. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** Rank, then suit: `'QH'` is the queen of hearts, `'TS'` the ten of spades. */
export type Card = `${Rank}${Suit}`;

/** A card whose face the viewer may not see. */
export const HIDDEN = '??';
export type MaybeCard = Card | typeof HIDDEN;

/**
 * What beats the plain suits in a deal: one suit, `'NT'` when nothing does, or Setesdal's two suits, of
 * which the over-trump wins between equal ranks (R-BB-84 to R-BB-89).
 */
export type Trump = Suit | 'NT' | { readonly under: Suit; readonly over: Suit };

export const suitOf = (card: Card): Suit => card[1] as Suit;
export const rankOf = (card: Card): Rank => card[0] as Rank;

const SUIT_INDEX = new Int8Array(128).fill(-1);
SUITS.forEach((suit, index) => {
  SUIT_INDEX[suit.charCodeAt(0)] = index;
});
const RANK_INDEX = new Int8Array(128).fill(-1);
RANKS.forEach((rank, index) => {
  RANK_INDEX[rank.charCodeAt(0)] = index;
});

/** 0 to 51: thirteen times the suit's place in {@link SUITS} plus the rank's place in {@link RANKS}. */
export const cardIndex = (card: Card): number =>
  SUIT_INDEX[card.charCodeAt(1)]! * 13 + RANK_INDEX[card.charCodeAt(0)]!;

/** All 52 cards, at the places that {@link cardIndex} tells. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

export const isCard = (text: unknown): text is Card => CARD_SET.has(text);
const CARD_SET: ReadonlySet<unknown> = new Set(CARDS);

export const isTrumpSuit = (trump: Trump | undefined, suit: Suit): boolean =>
  typeof trump === 'object' ? trump.under === suit || trump.over === suit : trump === suit;
