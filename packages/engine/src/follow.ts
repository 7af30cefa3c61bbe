import { type Card, isTrumpSuit, type Suit, suitOf, type Trump } from './card.ts';
import type { RankOrder } from './deck.ts';
import { isVoidIn } from './hand.ts';
import { beats, type Trick, winningPlay } from './trick.ts';

export interface FollowRules {
  /** The led suit must be followed if possible (R-BB-40, R-BO-24, R-OH-21, R-TO-15). */
  readonly follow: boolean;
  /** Whoever cannot follow must trump if able (R-BO-36, R-TO-17). */
  readonly mustTrump: boolean;
  /** A higher card must be played if possible (R-TO-16, A-14, A-43). */
  readonly mustHead: boolean;
}

/** The cards of `hand` that the rules allow on `trick`; the whole hand when leading. */
export function following(
  hand: readonly Card[],
  trick: Trick,
  trump: Trump | undefined,
  order: RankOrder,
  rules: FollowRules,
): readonly Card[] {
  const lead = trick[0];
  if (lead === undefined || !rules.follow) return hand;
  const suit = suitOf(lead.card);
  const same = ofSuit(hand, suit);
  if (same.length === 0 && !rules.mustTrump) return hand;
  const due = same.length > 0 ? same : hand.filter((card) => isTrumpSuit(trump, suitOf(card)));
  if (due.length === 0) return hand;
  return rules.mustHead ? heading(due, winningPlay(trick, trump, order)!.card, trump, order) : due;
}

/** Whether the rules allow `card` on `trick`: it is one of the {@link following} cards. */
export function follows(
  card: Card,
  hand: readonly Card[],
  trick: Trick,
  trump: Trump | undefined,
  order: RankOrder,
  rules: FollowRules,
): boolean {
  const lead = trick[0];
  if (lead === undefined || !rules.follow) return true;
  const suit = suitOf(lead.card);
  if (suitOf(card) === suit ? !rules.mustHead : !rules.mustTrump)
    return suitOf(card) === suit || isVoidIn(hand, suit);
  return following(hand, trick, trump, order, rules).includes(card);
}

function ofSuit(hand: readonly Card[], suit: Suit): readonly Card[] {
  const code = suit.charCodeAt(0);
  let count = 0;
  for (let index = 0; index < hand.length; index++) if (hand[index]!.charCodeAt(1) === code) count++;
  if (count === hand.length) return hand;
  const same: Card[] = [];
  if (count > 0)
    for (let index = 0; index < hand.length; index++)
      if (hand[index]!.charCodeAt(1) === code) same.push(hand[index]!);
  return same;
}

/** Those cards that beat `best`, or all of them when none does. */
function heading(
  cards: readonly Card[],
  best: Card,
  trump: Trump | undefined,
  order: RankOrder,
): readonly Card[] {
  const higher = cards.filter((card) => beats(card, best, trump, order));
  return higher.length > 0 ? higher : cards;
}
