import { type Card, isTrumpSuit, type Trump } from './card.ts';
import { type RankOrder, strengthOf } from './deck.ts';
import type { Seat } from './seat.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards lying on the table in the order they were played; the leader's comes first. */
export type Trick = readonly Play[];

/**
 * Whether `card`, played later, takes the trick from `best`. The highest trump wins, otherwise the highest
 * card of the suit led (R-BB-42, R-BO-26, R-OH-23); with two trump suits the higher card wins and the
 * over-trump between equals (R-BB-85 to R-BB-87).
 */
export function beats(card: Card, best: Card, trump: Trump | undefined, order: RankOrder): boolean {
  const suit = card.charCodeAt(1);
  const bestSuit = best.charCodeAt(1);
  if (suit === bestSuit) return strengthOf(card, order) > strengthOf(best, order);
  if (typeof trump === 'object') {
    if (!isTrumpSuit(trump, card[1] as never)) return false;
    if (!isTrumpSuit(trump, best[1] as never)) return true;
    const difference = strengthOf(card, order) - strengthOf(best, order);
    return difference === 0 ? card[1] === trump.over : difference > 0;
  }
  return suit === trump?.charCodeAt(0);
}

/** The play that holds the trick so far; `undefined` before the lead. */
export function winningPlay(trick: Trick, trump: Trump | undefined, order: RankOrder): Play | undefined {
  let best = trick[0];
  for (let index = 1; index < trick.length; index++) {
    const play = trick[index]!;
    if (beats(play.card, best!.card, trump, order)) best = play;
  }
  return best;
}

/** The seat that takes a finished trick. */
export const trickWinner = (trick: Trick, trump: Trump | undefined, order: RankOrder): Seat =>
  winningPlay(trick, trump, order)!.seat;
