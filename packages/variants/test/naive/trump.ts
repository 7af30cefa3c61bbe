import { type Card, rankOf, SUITS, type Suit, suitOf, type Trump } from '@stikk/engine';
import type { OhHellOptions } from '../../src/oh-hell/options.ts';
import { without } from './pack.ts';
import type { Planned } from './schedule.ts';

export type Way = 'none' | 'own' | 'rotation' | 'fixed' | 'draw' | 'setesdal' | 'turn_up' | 'highest_bidder';

/** Where the trump of a deal comes from (R-BB-19 to R-BB-22, A-02, A-06b, A-38, A-39). */
export function wayOf(options: OhHellOptions, planned: Planned): Way {
  if (planned.trump !== undefined) return 'own';
  if (planned.size <= options['trump.noTrumpSmallest']) return 'none';
  return options['trump.mode'];
}

/** The suit of a drawn card, unless its rank means grand (R-BB-65, R-BB-66, A-06). */
export function drawnTrump(options: OhHellOptions, card: Card): Trump {
  return options['trump.drawGrandRanks'].includes(rankOf(card)) ? 'NT' : suitOf(card);
}

/** First card the under-trump, then on until another suit comes (R-BB-84, R-BB-88, A-11). */
export function setesdalTrump(drawn: readonly Card[]): Trump {
  const under = suitOf(drawn[0]!);
  for (let i = 1; i < drawn.length - 1; i++)
    if (suitOf(drawn[i]!) !== under) throw new Error('drawn past the over-trump');
  const over = suitOf(drawn.at(-1)!);
  if (over === under) throw new Error('the over-trump is missing');
  return { under, over };
}

/** The twos that leave the pack of a full deal (R-BB-71, A-04, C3). */
export function removedTwos(pack: readonly Card[], over: number, trump: Trump): Card[] {
  const plain: Suit[] = [];
  const trumps: Suit[] = [];
  for (const suit of SUITS) {
    const isOne = typeof trump === 'string' ? suit === trump : suit === trump.under || suit === trump.over;
    (isOne ? trumps : plain).push(suit);
  }
  const twos: Card[] = plain.map((suit): Card => `2${suit}`);
  if (over >= 4) for (const suit of trumps) twos.push(`2${suit}`);
  const gone = twos.filter((two) => pack.includes(two)).slice(0, over);
  return pack.filter((card) => gone.includes(card));
}

export interface Dealt {
  readonly hands: Card[][];
  readonly rest: Card[];
}

/** One card at a time from the dealer's left (R-BB-15, R-OH-11). */
export function dealOut(deck: readonly Card[], size: number, order: readonly number[], seats: number): Dealt {
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  const rest = [...deck];
  for (let round = 0; round < size; round++) for (const seat of order) hands[seat]!.push(rest.shift()!);
  return { hands, rest };
}

/** The pack that is dealt, after draws and twos have left it. */
export function dealtPack(pack: readonly Card[], drawn: readonly Card[], removed: readonly Card[]): Card[] {
  return without(without(pack, drawn), removed);
}
