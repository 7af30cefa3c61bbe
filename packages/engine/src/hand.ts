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
  const colours: readonly Suit[] = ['S', 'H', 'C', 'D'];
  const held = colours.filter((suit) => hand.some((card) => card !== HIDDEN && suitOf(card) === suit));
  const trumps = held.filter((suit) => isTrumpSuit(trump, suit));
  const plain = held.filter((suit) => !isTrumpSuit(trump, suit));
  const red = (suit: Suit | undefined) => suit === 'H' || suit === 'D';
  const last = trumps.at(-1);
  const lead = plain.filter((suit) => last !== undefined && red(suit) !== red(last));
  const suits = [
    ...trumps,
    ...alternating(last === undefined ? plain : [...lead, ...plain.filter((s) => !lead.includes(s))], red),
  ];
  const place = (card: MaybeCard) => (card === HIDDEN ? SUITS.length : suits.indexOf(suitOf(card)));
  return hand
    .slice()
    .sort((a, b) =>
      a === HIDDEN || b === HIDDEN
        ? place(a) - place(b)
        : place(a) - place(b) || strengthOf(b, order) - strengthOf(a, order),
    );
}

function alternating(suits: readonly Suit[], red: (suit: Suit | undefined) => boolean): readonly Suit[] {
  const rest = suits.slice();
  const result: Suit[] = [];
  // With two suits of one colour and one of the other, the odd one goes in between.
  const reds = rest.filter(red).length;
  if (rest.length === 3 && reds > 0 && reds < 3) {
    const odd = rest.find((suit) => red(suit) === (reds === 1))!;
    const pair = rest.filter((suit) => suit !== odd);
    return [pair[0]!, odd, pair[1]!];
  }
  while (rest.length > 0) {
    const next = rest.findIndex((suit) => result.length === 0 || red(suit) !== red(result.at(-1)));
    result.push(...rest.splice(Math.max(next, 0), 1));
  }
  return result;
}
