import { type Card, deckOf, type Trump } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';
import { type PlannedDeal, packSize } from './schedule.ts';
import { removedTwos } from './trump.ts';

export interface Pack {
  /** The cards that are shuffled and dealt. */
  readonly cards: readonly Card[];
  /** Twos that stay out so that nothing is left over (R-BB-71). */
  readonly removed: readonly Card[];
}

/** The pack of a deal, given its number, what was drawn for trump and the trump so far known. */
export function packFor(
  number: number,
  deal: PlannedDeal,
  players: number,
  drawn: readonly Card[],
  trump: Trump | undefined,
  options: OhHellOptions,
): Pack {
  const deck = deckOf(packSize(options));
  const kept = options['trump.mode'] === 'draw' && !options['trump.drawReturn'] ? drawn : [];
  const left = deck.length - kept.length - players * deal.size;
  const swaps = options.leftover === 'nontrump_twos' && number === 1;
  const removed = swaps ? removedTwos(left, trump).filter((two) => !kept.includes(two)) : [];
  const absent = [...kept, ...removed];
  return { cards: absent.length === 0 ? deck : deck.filter((card) => !absent.includes(card)), removed };
}
