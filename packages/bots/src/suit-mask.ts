import { type Card, RANKS, type RankOrder, SUITS, strengthOf, suitOf } from '@stikk/engine';

/**
 * A card as a number: sixteen times its suit's place in clubs, diamonds, hearts, spades, plus its strength,
 * 0 to 12, in the rank order of the table. Cards of one suit are the bits of a mask, bit 0 the lowest.
 */
export type Code = number;

export const codeOf = (card: Card, order: RankOrder): Code =>
  SUITS.indexOf(suitOf(card)) * 16 + strengthOf(card, order);

const CARD_OF = new Map<RankOrder, readonly Card[]>();

/** The card that a code stands for. */
export function cardOf(code: Code, order: RankOrder): Card {
  let known = CARD_OF.get(order);
  if (!known) {
    const byCode: Card[] = [];
    for (const suit of SUITS)
      for (const rank of RANKS) byCode[codeOf(`${rank}${suit}`, order)] = `${rank}${suit}`;
    CARD_OF.set(order, byCode);
    known = byCode;
  }
  return known[code]!;
}

/** How many cards a suit mask holds, by mask. */
export const COUNT = new Uint8Array(8192);
for (let mask = 1; mask < 8192; mask++) COUNT[mask] = COUNT[mask >> 1]! + (mask & 1);
