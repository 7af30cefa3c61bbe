import { CARDS, type Card, cardIndex, RANKS, type Rank, rankOf } from './card.ts';

/** Pack sizes: 52, 48 (no twos), 40 (no eights to tens), 36 (from six), 32 (from seven), 24 (from nine). */
export const DECK_SIZES = ['52', '48', '40', '36', '32', '24'] as const;
export type DeckSize = (typeof DECK_SIZES)[number];

const ABSENT: Record<DeckSize, string> = {
  '52': '',
  '48': '2',
  '40': '89T',
  '36': '2345',
  '32': '23456',
  '24': '2345678',
};

const DECKS = Object.fromEntries(
  DECK_SIZES.map((size) => [size, CARDS.filter((card) => !ABSENT[size].includes(rankOf(card)))]),
) as unknown as Record<DeckSize, readonly Card[]>;

/** The cards of a pack in sorted order. */
export const deckOf = (size: DeckSize): readonly Card[] => DECKS[size];

/** Rank orders: as in bridge, ace-ten (Bondtolva) and ace-three (Spanish games). */
export const RANK_ORDERS = ['ace_high', 'ace_ten', 'ace_three'] as const;
export type RankOrder = (typeof RANK_ORDERS)[number];

const LOW_TO_HIGH: Record<RankOrder, readonly Rank[]> = {
  ace_high: RANKS,
  ace_ten: [...'23456789JQKTA'] as Rank[],
  ace_three: [...'2456789TJQK3A'] as Rank[],
};

const STRENGTH = Object.fromEntries(
  RANK_ORDERS.map((order) => {
    const byCode = new Int8Array(128);
    LOW_TO_HIGH[order].forEach((rank, index) => {
      byCode[rank.charCodeAt(0)] = index;
    });
    return [order, byCode];
  }),
) as Record<RankOrder, Int8Array>;

/** How high a card stands within its suit: 0 lowest, 12 highest. */
export const strengthOf = (card: Card, order: RankOrder): number => STRENGTH[order][card.charCodeAt(0)]!;

/** Whether `cards` holds exactly the cards of `deck`, in whatever order. */
export function isShuffleOf(cards: readonly Card[], deck: readonly Card[]): boolean {
  if (cards.length !== deck.length) return false;
  const seen = new Uint8Array(52);
  for (const card of deck) seen[cardIndex(card)] = 1;
  for (const card of cards) {
    const index = cardIndex(card);
    if (seen[index] !== 1) return false;
    seen[index] = 2;
  }
  return true;
}
