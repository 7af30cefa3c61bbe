import { type Card, isTrumpSuit, rankOf, type Seat, SUITS, suitOf, type Trump } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';
import { type PlannedDeal, packCount } from './schedule.ts';

/** Trump of a drawn card: its suit, or none for the ranks that mean grand (R-BB-65, R-BB-66, A-06). */
export const drawnTrump = (card: Card, grandRanks: OhHellOptions['trump.drawGrandRanks']): Trump =>
  grandRanks.includes(rankOf(card)) ? 'NT' : suitOf(card);

/**
 * The two trumps of drawn cards: the first is under-trump, the first of another suit over-trump (R-BB-84,
 * R-BB-88); `undefined` while all are of one suit.
 */
export function setesdalTrump(drawn: readonly Card[]): Trump | undefined {
  const under = drawn[0];
  const over = drawn.find((card) => suitOf(card) !== suitOf(under!));
  return over === undefined ? undefined : { under: suitOf(under!), over: suitOf(over) };
}

/** The twos taken out in place of cards left over: the first suits in C D H S that are not trump. */
export const removedTwos = (left: number, trump: Trump | undefined): readonly Card[] =>
  SUITS.filter((suit) => left >= 4 || !isTrumpSuit(trump, suit))
    .slice(0, left)
    .map((suit): Card => `2${suit}`);

/**
 * Who gives up which two in the physical form of the swap: each wanted two that somebody holds goes out for
 * a card left over; a left-over card that is itself wanted stays out.
 */
export function leftoverSwaps(
  wanted: readonly Card[],
  leftover: readonly Card[],
  holder: Readonly<Partial<Record<Card, Seat>>>,
): readonly { readonly seat: Seat; readonly gives: Card; readonly gets: Card }[] {
  const spare = leftover.filter((card) => !wanted.includes(card));
  return wanted
    .filter((two) => !leftover.includes(two))
    .map((two, index) => ({ seat: holder[two]!, gives: two, gets: spare[index]! }));
}

/** Which cards must be drawn for trump before this deal. */
export function drawsFor(
  deal: PlannedDeal,
  players: number,
  options: OhHellOptions,
): 'one' | 'two_suits' | 'cut' | 'none' {
  if (deal.trump !== undefined) return 'none';
  const mode = options['trump.mode'];
  if (mode === 'draw') return 'one';
  if (mode === 'setesdal') return 'two_suits';
  const full = players * deal.size === packCount(options);
  return mode === 'turn_up' && full && options['trump.noCardLeft'] === 'cut_before_deal' ? 'cut' : 'none';
}

/** Trump known once the draws are made and before the cards are dealt. */
export function trumpBeforeDeal(
  deal: PlannedDeal,
  drawn: readonly Card[],
  options: OhHellOptions,
): Trump | undefined {
  if (deal.trump !== undefined) return deal.trump;
  if (options['trump.mode'] === 'draw') return drawnTrump(drawn[0]!, options['trump.drawGrandRanks']);
  if (options['trump.mode'] === 'setesdal') return setesdalTrump(drawn);
  return undefined;
}
