import { deckOf, type Seat, surePlays } from '@stikk/engine';
import type { BondtolvaCommand } from './command.ts';
import { duties, playable } from './legal.ts';
import type { BondtolvaOptions } from './options.ts';
import { holding } from './pair.ts';
import type { BondtolvaState } from './state.ts';

/**
 * The leads by which the seat takes every trick that is left, whatever the others hold and do; `undefined`
 * where that does not follow from what it sees, and while cards may still be drawn or uncovered.
 */
export function claim(
  state: BondtolvaState,
  seat: Seat,
  options: BondtolvaOptions,
): readonly BondtolvaCommand[] | undefined {
  if (state.phase !== 'playing' || state.turn !== seat || state.deal.trick.length > 0) return undefined;
  const { deal } = state;
  const cards = holding(deal, seat);
  const covered = deal.tableaux?.some((tableau) => tableau.covered.some((card) => card !== null));
  if (cards === undefined || covered === true || deal.talon.length > 0) return undefined;
  const outstanding = deckOf(options.deck).filter(
    (card) => !cards.includes(card) && !deal.captured.some((pile) => pile.includes(card)),
  );
  const { follow } = duties(deal, options);
  const line = surePlays(cards, outstanding, deal.trump, options.rankOrder, follow);
  if (line === undefined || !playable(state, cards, options).includes(line[0]!)) return undefined;
  return line.map((card, index) => ({
    type: 'PlayCard',
    deal: deal.number,
    trick: deal.trickNumber + index,
    card,
  }));
}
