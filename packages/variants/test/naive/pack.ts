import { type Card, RANKS, rankOf, SUITS, type Suit, suitOf, type Trump } from '@stikk/engine';

const MISSING: Record<string, string> = {
  '52': '',
  '48': '2',
  '40': '89T',
  '36': '2345',
  '32': '23456',
  '24': '2345678',
};

const HIGH_TO_LOW: Record<string, string> = {
  ace_high: 'AKQJT98765432',
  ace_ten: 'ATKQJ98765432',
  ace_three: 'A3KQJT9876542',
};

/** The cards of a pack (A-42 for 40). */
export function packOf(size: string): Card[] {
  const cards: Card[] = [];
  for (const suit of SUITS)
    for (const rank of RANKS) if (!MISSING[size]!.includes(rank)) cards.push(`${rank}${suit}`);
  return cards;
}

/** More is stronger. */
export function strength(card: Card, order: string): number {
  return 13 - HIGH_TO_LOW[order]!.indexOf(rankOf(card));
}

export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}

export function isTrump(card: Card, trump: Trump | undefined): boolean {
  const suit: Suit = suitOf(card);
  if (trump === undefined || trump === 'NT') return false;
  if (typeof trump === 'string') return suit === trump;
  return suit === trump.under || suit === trump.over;
}
