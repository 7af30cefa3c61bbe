import {
  type Card,
  HIDDEN,
  isTrumpSuit,
  type MaybeCard,
  SUITS,
  type Suit,
  suitOf,
  type Trump,
} from './card.ts';
import { type RankOrder, strengthOf } from './deck.ts';

/** Held cards. Cards the viewer may not see are `'??'`, so its length is always true. */
export type Hand = readonly MaybeCard[];

/** The hand without `card`; where the card's face is hidden, one hidden card leaves instead. */
export function withoutCard(hand: Hand, card: Card): Hand {
  let index = hand.indexOf(card);
  if (index < 0) index = hand.indexOf(HIDDEN);
  if (index < 0) throw new Error(`corrupt log: ${card} was played from a hand that cannot hold it`);
  const copy = hand.slice(0, -1);
  for (let place = index; place < copy.length; place++) copy[place] = hand[place + 1]!;
  return copy;
}

export function isVoidIn(hand: readonly Card[], suit: Suit): boolean {
  for (const card of hand) if (suitOf(card) === suit) return false;
  return true;
}

/** The hand if every face is visible, otherwise `undefined`. */
export const seenHand = (hand: Hand): readonly Card[] | undefined =>
  hand.includes(HIDDEN) ? undefined : (hand as readonly Card[]);

/**
 * The order in which a player holds cards: suits alternate in colour, trump at the left end, the highest
 * first within a suit. Hidden cards come last.
 */
export function sortedHand(hand: Hand, trump: Trump | undefined, order: RankOrder): Hand {
  const held = (['S', 'H', 'C', 'D'] as const).filter((suit) => hand.some((card) => card[1] === suit));
  const trumps = held.filter((suit) => isTrumpSuit(trump, suit));
  const plain = held.filter((suit) => !isTrumpSuit(trump, suit));
  const suits = [...trumps, ...alternating(plain, trumps.at(-1))];
  const place = (card: MaybeCard) => (card === HIDDEN ? SUITS.length : suits.indexOf(suitOf(card)));
  return hand
    .slice()
    .sort((a, b) => place(a) - place(b) || strengthOf(b as Card, order) - strengthOf(a as Card, order));
}

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** The colours in turn, beginning with the one that `before` has not, or the one with more suits; with gaps. */
function alternating(suits: readonly Suit[], before: Suit | undefined): readonly (Suit | undefined)[] {
  const reds = suits.filter(isRed);
  const blacks = suits.filter((suit) => !isRed(suit));
  const more = reds.length - blacks.length;
  const red = before === undefined ? more > 0 || suits[0] === 'H' : !isRed(before);
  const [first, second] = red ? [reds, blacks] : [blacks, reds];
  return [0, 1].flatMap((place) => [first[place], second[place]]);
}
