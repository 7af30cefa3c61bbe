import type { DealPlan, Game } from '@stikk/engine';
import { type BondtolvaCommand, command } from './command.ts';
import { type BondtolvaEvent, event } from './event.ts';
import { dealSize, faults } from './fault.ts';
import { type BondtolvaOptions, options } from './options.ts';
import { presets, resolve } from './preset.ts';
import { bondtolvaRules } from './rules.ts';
import type { BondtolvaState } from './state.ts';
import { tally } from './tally.ts';

const plan = (options: BondtolvaOptions): readonly DealPlan[] => [
  {
    size: dealSize(options),
    players: options.players,
    trump: undefined,
    dealer: 0,
    fault: faults(options).length > 0,
  },
];

/** Bondtolva: marriages, a talon, and exactly twelve. */
export const bondtolva: Game<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent> = {
  ...bondtolvaRules,
  options,
  presets,
  command,
  event,
  resolve,
  faults,
  plan,
  tally,
};

export { booked, closingBookings, type Earned, winningSide } from './booking.ts';
export { type Closing, closing } from './closing.ts';
export type { BondtolvaCommand, CommandOf } from './command.ts';
export type { BondtolvaEvent, BookedFor, EventOf } from './event.ts';
export { dealSize } from './fault.ts';
export { duties } from './legal.ts';
export { type BondtolvaOptions, draft } from './options.ts';
export { partnerOf } from './pair.ts';
export { bondtolvaRules } from './rules.ts';
export { ended, settled } from './settle.ts';
export type { BondtolvaState, Booking, Deal, DealRow, Marriage, Match, Side, Tableau } from './state.ts';
