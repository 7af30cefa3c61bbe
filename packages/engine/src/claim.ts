import { type Card, isTrumpSuit, suitOf, type Trump } from './card.ts';
import { type RankOrder, strengthOf } from './deck.ts';
import { beats } from './trick.ts';

/**
 * The cards of `hand` in an order in which each of them, led, takes its trick whatever the others hold and do;
 * `undefined` where that cannot be shown. `outstanding` are the cards that others may hold. It is a proof and
 * no search: trumps are led first, each suit from the top, and every lead draws at least one card of its suit
 * from the others as long as they have any, provided that suit must be followed.
 */
export function surePlays(
  hand: readonly Card[],
  outstanding: readonly Card[],
  trump: Trump | undefined,
  order: RankOrder,
  follow: boolean,
): readonly Card[] | undefined {
  const line = hand
    .slice()
    .sort(
      (a, b) =>
        Number(isTrumpSuit(trump, suitOf(b))) - Number(isTrumpSuit(trump, suitOf(a))) ||
        suitOf(a).localeCompare(suitOf(b)) ||
        strengthOf(b, order) - strengthOf(a, order),
    );
  let left = outstanding.slice().sort((a, b) => strengthOf(a, order) - strengthOf(b, order));
  for (const card of line) {
    if (left.some((other) => beats(other, card, trump, order))) return undefined;
    const lowest = follow ? left.find((other) => suitOf(other) === suitOf(card)) : undefined;
    left = left.filter((other) => other !== lowest);
  }
  return line;
}
