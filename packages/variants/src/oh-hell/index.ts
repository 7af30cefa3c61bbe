import type { Game } from '@stikk/engine';
import { command, type OhHellCommand } from './command.ts';
import { event, type OhHellEvent } from './event.ts';
import { faults } from './fault.ts';
import { type OhHellOptions, options } from './options.ts';
import { presets, resolve } from './preset.ts';
import { reveals } from './reveal.ts';
import { ohHellRules } from './rules.ts';
import { plan } from './schedule.ts';
import type { OhHellState } from './state.ts';
import { tally } from './tally.ts';

/** Bondebridge, Boerenbridge, Oh Hell and their relatives: one family, many rule sheets. */
export const ohHell: Game<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent> = {
  ...ohHellRules,
  options,
  presets,
  command,
  event,
  resolve,
  faults,
  plan,
  reveals,
  tally,
};

export { adjustment, callOf, dieOf, forbiddenBid, highestBidder } from './bid.ts';
export type { CommandOf, OhHellCommand } from './command.ts';
export { nextDealer } from './dealer.ts';
export { goesOut, lastOf } from './elimination.ts';
export type { Call, EventOf, OhHellEvent } from './event.ts';
export { hookedBid, playable } from './legal.ts';
export { draft, type OhHellOptions } from './options.ts';
export { packFor } from './pack.ts';
export type { PresetName } from './preset.ts';
export { ohHellRules } from './rules.ts';
export { dealCount, handSizes, packCount, plannedDeal, playersByDeal } from './schedule.ts';
export { entryScore, pointsFor } from './score.ts';
export { afterDeal, scored, winnersOf } from './settle.ts';
export type { Bid, Deal, DealRow, Match, OhHellState, Playing } from './state.ts';
export { drawnTrump, leftoverSwaps, removedTwos, setesdalTrump } from './trump.ts';
