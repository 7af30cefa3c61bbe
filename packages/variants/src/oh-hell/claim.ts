import { type Card, deckOf, type Seat, seenHand, surePlays } from '@stikk/engine';
import type { OhHellCommand } from './command.ts';
import type { OhHellEvent } from './event.ts';
import type { OhHellOptions } from './options.ts';
import { packSize } from './schedule.ts';
import type { OhHellState } from './state.ts';

/**
 * The leads by which the seat takes every trick that is left, whatever the others hold and do; `undefined`
 * where that does not follow from its own hand and what everybody has seen. `record` are the events of the deal.
 */
export function claim(
  state: OhHellState,
  seat: Seat,
  options: OhHellOptions,
  record: readonly OhHellEvent[],
): readonly OhHellCommand[] | undefined {
  if (state.phase !== 'playing' || state.turn !== seat || state.trick.length > 0) return undefined;
  const { deal, number } = state;
  const hand = seenHand(state.hands[seat]!);
  if (hand === undefined) return undefined;
  const known = new Set<Card>([...hand, ...deal.removed]);
  for (const event of record) if (event.type === 'CardPlayed') known.add(event.card);
  const cards = deckOf(packSize(options));
  const spare = cards.length > deal.players * deal.size;
  if (deal.turnUp !== undefined && spare) known.add(deal.turnUp);
  if (options['trump.mode'] === 'draw' && !options['trump.drawReturn'])
    for (const card of deal.drawn) known.add(card);
  const outstanding = cards.filter((card) => !known.has(card));
  const line = surePlays(hand, outstanding, deal.trump, options.rankOrder, options['play.follow']);
  return line?.map((card, index) => ({
    type: 'PlayCard',
    deal: deal.number,
    trick: number + index,
    card,
  }));
}
