import { type Actor, deckOf, drawDealer, only, type Rules, type Shuffle, type Standing } from '@stikk/engine';
import { claim } from './claim.ts';
import type { BondtolvaCommand } from './command.ts';
import { firstDealer, sidesOf } from './deal.ts';
import { decide } from './decide.ts';
import type { BondtolvaEvent } from './event.ts';
import { evolve, initial } from './evolve.ts';
import { legal } from './legal.ts';
import type { BondtolvaOptions } from './options.ts';
import { redact } from './redact.ts';
import type { BondtolvaState } from './state.ts';

const HOUSE: readonly Actor[] = ['house'];

function toAct(state: BondtolvaState): readonly Actor[] {
  switch (state.phase) {
    case 'choosing':
    case 'dealing':
      return HOUSE;
    case 'over':
      return only(undefined);
    default:
      return only(state.turn);
  }
}

/** @throws RangeError when the house has nothing to do */
function house(state: BondtolvaState, options: BondtolvaOptions, shuffle: Shuffle): BondtolvaCommand {
  if (state.phase === 'choosing')
    return { type: 'ChooseDealer', ...drawDealer(firstDealer(options), shuffle) };
  if (state.phase === 'dealing') return { type: 'Deal', deck: [...shuffle('deck', deckOf(options.deck))] };
  throw new RangeError(`the house has nothing to do while ${state.phase}`);
}

const standing = (state: BondtolvaState): Standing => ({
  deal: 'deal' in state ? state.deal.number : state.match.sheet.length,
  scores: state.match.sides.map((side) => state.match.scores[side]!),
  ...(state.phase === 'over' && { winners: state.winners }),
});

/** The rules without schemas and presets, and so without zod: all that a page needs at the table. */
export const bondtolvaRules: Rules<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent> = {
  id: 'bondtolva',
  version: 1,
  seats: (options) => options.players,
  sides: sidesOf,
  initial,
  toAct,
  legal,
  house,
  decide,
  evolve,
  redact,
  standing,
  claim,
};
