import { type Card, suitOf, type Trump } from '@stikk/engine';
import { isTrump, strength } from './pack.ts';

export interface Laid {
  readonly seat: number;
  readonly card: Card;
}

export interface Duties {
  readonly follow: boolean;
  readonly mustTrump: boolean;
  readonly mustHead: boolean;
}

/** Whether `card` takes the trick from `best` (R-BB-12, R-BB-42, R-BB-85 to R-BB-87). */
function beats(card: Card, best: Card, trump: Trump | undefined, order: string): boolean {
  const mine = isTrump(card, trump);
  const theirs = isTrump(best, trump);
  if (mine && !theirs) return true;
  if (!mine && theirs) return false;
  if (!mine && suitOf(card) !== suitOf(best)) return false;
  if (strength(card, order) !== strength(best, order)) return strength(card, order) > strength(best, order);
  return typeof trump === 'object' && suitOf(card) === trump.over;
}

export function bestOf(trick: readonly Laid[], trump: Trump | undefined, order: string): Laid {
  let best = trick[0]!;
  for (const laid of trick) if (beats(laid.card, best.card, trump, order)) best = laid;
  return best;
}

/** The cards that may be played (R-BB-40, R-BB-41, A-10, A-14, A-43). */
export function playable(
  hand: readonly Card[],
  trick: readonly Laid[],
  trump: Trump | undefined,
  order: string,
  duties: Duties,
): Card[] {
  if (trick.length === 0 || !duties.follow) return [...hand];
  const led = suitOf(trick[0]!.card);
  const best = bestOf(trick, trump, order).card;
  const higher = (cards: readonly Card[]) => cards.filter((card) => beats(card, best, trump, order));
  const followers = hand.filter((card) => suitOf(card) === led);
  if (followers.length > 0) {
    if (!duties.mustHead) return followers;
    return higher(followers).length > 0 ? higher(followers) : followers;
  }
  const trumps = hand.filter((card) => isTrump(card, trump));
  if (!duties.mustTrump || trumps.length === 0) return [...hand];
  if (!duties.mustHead) return trumps;
  return higher(trumps).length > 0 ? higher(trumps) : trumps;
}
