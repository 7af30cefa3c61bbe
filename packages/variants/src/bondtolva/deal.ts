import {
  accept,
  type BySeat,
  type Card,
  type Decision,
  deckOf,
  drawnDealer,
  type FirstDealer,
  isShuffleOf,
  refuse,
  type Seat,
} from '@stikk/engine';
import type { CommandOf } from './command.ts';
import type { BondtolvaEvent } from './event.ts';
import { dealSize } from './fault.ts';
import type { BondtolvaOptions } from './options.ts';
import type { Match, Side } from './state.ts';

/** How this rule sheet settles who deals first. */
export const firstDealer = (options: BondtolvaOptions): FirstDealer => ({
  seats: options.players,
  how: options['dealer.first'],
  chosen: options['dealer.chosen'],
  deck: deckOf(options.deck),
  order: options.rankOrder,
});

/** Partners sit opposite (R-TO-28). */
export const sidesOf = ({ players, teams }: BondtolvaOptions): BySeat<Side> =>
  Array.from({ length: players }, (_, seat) => (teams === 'opposite_pairs' ? seat % 2 : seat));

export function dealerChosen(
  command: CommandOf<'ChooseDealer'>,
  options: BondtolvaOptions,
): Decision<BondtolvaEvent> {
  const dealer = drawnDealer(firstDealer(options), command);
  if (dealer === undefined) return refuse('bad-draw');
  const { draws, throws } = command;
  return accept<BondtolvaEvent>({
    type: 'DealerChosen',
    dealer,
    how: options['dealer.first'],
    sides: [...sidesOf(options)],
    ...(draws && { draws }),
    ...(throws && { throws }),
  });
}

/** The house deals: three and three with a talon, otherwise one at a time, from the dealer's left. */
export function dealt(
  match: Match,
  command: CommandOf<'Deal'>,
  options: BondtolvaOptions,
): Decision<BondtolvaEvent> {
  const { deck } = command;
  if (!isShuffleOf(deck, deckOf(options.deck))) return refuse('bad-deck');
  const dealer = match.sheet.length === 0 ? match.dealer! : (match.dealer! + 1) % match.seats;
  const base = { type: 'HandsDealt', deal: match.sheet.length + 1, dealer } as const;
  const { seats } = match;
  switch (options['tolva.layout']) {
    case 'talong': {
      const hands = piles(deck, seats, dealer, dealSize(options), 3);
      return accept<BondtolvaEvent>({ ...base, hands, talon: deck.slice(seats * dealSize(options)) });
    }
    case 'all_dealt':
      return accept<BondtolvaEvent>({
        ...base,
        hands: piles(deck, seats, dealer, dealSize(options), 1),
        talon: [],
      });
    case 'tableau36': {
      const part = (index: number) => piles(deck.slice(index * 12, (index + 1) * 12), seats, dealer, 6, 1);
      return accept<BondtolvaEvent>({ ...base, covered: part(0), open: part(1), hands: part(2), talon: [] });
    }
  }
}

/** Cards dealt in packets, by seat. */
function piles(deck: readonly Card[], seats: number, dealer: Seat, size: number, packet: number): Card[][] {
  const hands = Array.from({ length: seats }, (): Card[] => []);
  for (let index = 0; index < seats * size; index++)
    hands[(dealer + 1 + Math.floor(index / packet)) % seats]!.push(deck[index]!);
  return hands;
}
