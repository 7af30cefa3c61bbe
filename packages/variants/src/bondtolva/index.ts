import { type Actor, deckOf, drawDealer, type Game, only, type Shuffle, type Standing } from '@stikk/engine';
import { claim } from './claim.ts';
import { type BondtolvaCommand, command } from './command.ts';
import { firstDealer } from './deal.ts';
import { decide } from './decide.ts';
import { type BondtolvaEvent, event } from './event.ts';
import { evolve, initial } from './evolve.ts';
import { dealSize, faults } from './fault.ts';
import { legal } from './legal.ts';
import { type BondtolvaOptions, options } from './options.ts';
import { presets, resolve } from './preset.ts';
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

/** Bondtolva: marriages, a talon, and exactly twelve. */
export const bondtolva: Game<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent> = {
  id: 'bondtolva',
  version: 1,
  options,
  presets,
  command,
  event,
  resolve,
  faults,
  plan: (options) => [
    {
      size: dealSize(options),
      players: options.players,
      trump: undefined,
      dealer: 0,
      fault: faults(options).length > 0,
    },
  ],
  seats: (options) => options.players,
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

export { booked, closingBookings, type Earned, winningSide } from './booking.ts';
export { type Closing, closing } from './closing.ts';
export type { BondtolvaCommand, CommandOf } from './command.ts';
export type { BondtolvaEvent, BookedFor, EventOf } from './event.ts';
export { dealSize } from './fault.ts';
export { duties } from './legal.ts';
export { type BondtolvaOptions, draft } from './options.ts';
export { partnerOf } from './pair.ts';
export type { BondtolvaState, Booking, Deal, DealRow, Marriage, Match, Side, Tableau } from './state.ts';
