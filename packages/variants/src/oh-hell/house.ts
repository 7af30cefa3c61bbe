import { type Card, deckOf, type Seat, type Shuffle, suitOf } from '@stikk/engine';
import type { OhHellCommand } from './command.ts';
import { highestDrawn, throwWinners } from './dealer.ts';
import type { Shape } from './event.ts';
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
      return chooseDealer(state.match, options, shuffle);
    case 'dealing':
      return deal(state.match, options, shuffle);
    case 'tied':
      return { type: 'DrawOut', order: [...shuffle('out', state.tied)] };
    default:
      throw new RangeError(`the house has nothing to do while ${state.phase}`);
  }
}

const everyone = (match: Match): readonly Seat[] => match.out.map((_, seat) => seat);

function chooseDealer(match: Match, options: OhHellOptions, shuffle: Shuffle): OhHellCommand {
  switch (options['dealer.first']) {
    case 'chosen':
      return { type: 'ChooseDealer', dealer: options['dealer.chosen'] };
    case 'random':
      return { type: 'ChooseDealer', dealer: shuffle('dealer', everyone(match))[0]! };
    case 'high_card': {
      const draws: (Card | null)[][] = [];
      let still = everyone(match);
      for (let round = 1; still.length > 1; round++) {
        const cards = shuffle(`draw ${round}`, deckOf(packSize(options)));
        const drawn = match.out.map((_, seat) => (still.includes(seat) ? cards[seat]! : null));
        draws.push(drawn);
        still = highestDrawn(drawn, options.rankOrder);
      }
      return { type: 'ChooseDealer', draws };
    }
    case 'rps': {
      const throws: (Shape | null)[][] = [];
      let still = everyone(match);
      for (let round = 1; still.length > 1; round++) {
        const shown = match.out.map((_, seat) =>
          still.includes(seat)
            ? shuffle<Shape>(`throw ${round} ${seat}`, ['rock', 'paper', 'scissors'])[0]!
            : null,
        );
        throws.push(shown);
        still = throwWinners(shown);
      }
      return { type: 'ChooseDealer', throws };
    }
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
