import { type Actor, type Game, only, type Standing } from '@stikk/engine';
import { claim } from './claim.ts';
import { command, type OhHellCommand } from './command.ts';
import { decide } from './decide.ts';
import { event, type OhHellEvent } from './event.ts';
import { evolve, initial } from './evolve.ts';
import { faults } from './fault.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import { type OhHellOptions, options } from './options.ts';
import { presets, resolve } from './preset.ts';
import { redact } from './redact.ts';
import { plan } from './schedule.ts';
import type { OhHellState } from './state.ts';

const HOUSE: readonly Actor[] = ['house'];

function toAct(state: OhHellState): readonly Actor[] {
  switch (state.phase) {
    case 'choosing':
    case 'dealing':
    case 'tied':
      return HOUSE;
    case 'bidding':
      if (state.deal.bidding === 'turn') return only(state.turn);
      return state.deal.bids.flatMap((bid, seat) => (bid === null && !state.match.out[seat] ? [seat] : []));
    case 'playing':
    case 'adjusting':
    case 'naming':
      return only(state.turn);
    case 'over':
      return only(undefined);
  }
}

const standing = (state: OhHellState): Standing => ({
  deal: 'deal' in state ? state.deal.number : state.match.sheet.length,
  scores: state.match.totals,
  ...(state.phase === 'over' && { winners: state.winners }),
});

/** Bondebridge, Boerenbridge, Oh Hell and their relatives: one family, many rule sheets. */
export const ohHell: Game<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent> = {
  id: 'oh-hell',
  version: 1,
  options,
  presets,
  command,
  event,
  resolve,
  faults,
  plan,
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

export { adjustment, callOf, dieOf, forbiddenBid, highestBidder } from './bid.ts';
export type { CommandOf, OhHellCommand } from './command.ts';
export { nextDealer } from './dealer.ts';
export { goesOut, lastOf } from './elimination.ts';
export type { Call, EventOf, OhHellEvent } from './event.ts';
export { hookedBid, playable } from './legal.ts';
export { draft, type OhHellOptions } from './options.ts';
export { packFor } from './pack.ts';
export type { PresetName } from './preset.ts';
export { dealCount, handSizes, packCount, plannedDeal, playersByDeal } from './schedule.ts';
export { entryScore, pointsFor } from './score.ts';
export { scored, winnersOf } from './settle.ts';
export type { Bid, Deal, DealRow, Match, OhHellState, Playing } from './state.ts';
export { drawnTrump, leftoverSwaps, removedTwos, setesdalTrump } from './trump.ts';
