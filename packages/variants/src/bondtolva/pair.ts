import { type Card, type Seat, SUITS, type Suit, seenHand } from '@stikk/engine';
import type { BondtolvaOptions } from './options.ts';
import type { Deal, Match, Window } from './state.ts';

/** The cards a seat may play or declare from: the hand and its own open cards; `undefined` if not seen. */
export function holding(deal: Deal, seat: Seat): readonly Card[] | undefined {
  const open = deal.tableaux?.[seat]?.open.filter((card) => card !== null) ?? [];
  return seenHand([...deal.hands[seat]!, ...open]);
}

export const king = (suit: Suit): Card => `K${suit}`;
export const queen = (suit: Suit): Card => `Q${suit}`;

/** Suits of which nobody has declared king and queen in this deal. */
const undeclared = (deal: Deal): readonly Suit[] =>
  SUITS.filter((suit) => !deal.declared.some((marriage) => marriage.suit === suit));

/** Suits of which these cards hold king and queen, and that may still be declared (R-TO-09, R-TO-12). */
export const pairsIn = (cards: readonly Card[], deal: Deal): readonly Suit[] =>
  undeclared(deal).filter((suit) => cards.includes(king(suit)) && cards.includes(queen(suit)));

/** Suits that may be declared now: own pairs, and those whose other half the partner has said to hold. */
export function declarable(cards: readonly Card[], deal: Deal, window: Window): readonly Suit[] {
  if (window.declared !== undefined) return [];
  const own = pairsIn(cards, deal);
  return undeclared(deal).filter((suit) => own.includes(suit) || window.granted.includes(suit));
}

/** The first declaration of a deal makes trump, later ones are tjog (R-TO-10, R-TO-12, A-19). */
export const kindOf = (deal: Deal): 'trumf' | 'tjog' => (deal.trump === undefined ? 'trumf' : 'tjog');

/** The seat opposite, where it is a partner. */
export function partnerOf(match: Match, seat: Seat): Seat | undefined {
  const other = (seat + 2) % match.seats;
  return match.seats === 4 && match.sides[other] === match.sides[seat] ? other : undefined;
}

/** Suits of which a half question may be asked, once: exactly one of king and queen is held. */
export function halfQuestions(cards: readonly Card[], deal: Deal, window: Window): readonly Suit[] {
  return undeclared(deal).filter(
    (suit) => cards.includes(king(suit)) !== cards.includes(queen(suit)) && !window.asked.includes(suit),
  );
}

/** Which questions are still open in this window (R-TO-29, R-TO-30, A-23); partners there are where any is (C10). */
export function mayAsk(kind: 'whole' | 'half', window: Window, options: BondtolvaOptions): boolean {
  const allowed = options['tolva.questions'];
  return (
    (allowed === 'both' || allowed === kind) &&
    window.declared === undefined &&
    (options['tolva.questionsPerTrick'] === 'free' || window.asked.length === 0) &&
    (kind === 'half' || !window.asked.includes('whole'))
  );
}
