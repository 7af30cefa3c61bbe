import { type Card, deckOf, drawDealer, type Shuffle, suitOf } from '@stikk/engine';
import type { OhHellCommand } from './command.ts';
import { firstDealer } from './dealer.ts';
import type { OhHellOptions } from './options.ts';
import { packFor } from './pack.ts';
import { packSize, plannedDeal } from './schedule.ts';
import type { Match, OhHellState } from './state.ts';
import { drawsFor, trumpBeforeDeal } from './trump.ts';

/**
 * The house's next command: who deals first, a shuffled deal, or a draw of who leaves.
 * @throws RangeError when the house has nothing to do
 */
export function house(state: OhHellState, options: OhHellOptions, shuffle: Shuffle): OhHellCommand {
  switch (state.phase) {
    case 'choosing':
      return {
        type: 'ChooseDealer',
        ...drawDealer(firstDealer(state.match.seats, options), shuffle),
      };
    case 'dealing':
      return deal(state.match, options, shuffle);
    case 'tied':
      return { type: 'DrawOut', order: [...shuffle('out', state.tied)] };
    default:
      throw new RangeError(`the house has nothing to do while ${state.phase}`);
  }
}

function deal(match: Match, options: OhHellOptions, shuffle: Shuffle): OhHellCommand {
  const number = match.sheet.length + 1;
  const planned = plannedDeal(options, number)!;
  const players = match.out.filter((out) => !out).length;
  const deck = deckOf(packSize(options));
  const draw = (round: number): Card => shuffle(`trump ${round}`, deck)[0]!;
  const drawn: Card[] = [];
  const draws = drawsFor(planned, players, options);
  if (draws !== 'none') drawn.push(draw(1));
  while (draws === 'two_suits' && drawn.every((card) => suitOf(card) === suitOf(drawn[0]!)))
    drawn.push(draw(drawn.length + 1));
  const trump = trumpBeforeDeal(planned, drawn, options);
  const { cards } = packFor(number, planned, players, drawn, trump, options);
  return { type: 'Deal', deck: [...shuffle('deck', cards)], drawn };
}
