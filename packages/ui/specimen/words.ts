import type { Card, Suit } from '@stikk/engine';

const SUIT_NAMES: Record<Suit, string> = { S: 'spar', H: 'hjerter', D: 'ruter', C: 'kløver' };
const RANK_NAMES: Record<string, string> = { A: 'ess', K: 'konge', Q: 'dame', J: 'knekt', T: 'ti' };

export const suitName = (suit: Suit) => SUIT_NAMES[suit];
export const cardName = (card: Card) => `${SUIT_NAMES[card[1] as Suit]} ${RANK_NAMES[card[0]!] ?? card[0]}`;
export const NAMES = [
  'Du',
  'Vest',
  'Kari',
  'Willemijn',
  'Nord',
  'Ola',
  'Femke',
  'Daan',
  'Åse-Marie',
  'Øst',
] as const;
