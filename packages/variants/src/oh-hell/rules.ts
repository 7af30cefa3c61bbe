import { type Actor, only, type Rules, type Standing } from '@stikk/engine';
import { claim } from './claim.ts';
import type { OhHellCommand } from './command.ts';
import { decide } from './decide.ts';
import type { OhHellEvent } from './event.ts';
import { evolve, initial } from './evolve.ts';
import { house } from './house.ts';
import { legal } from './legal.ts';
import type { OhHellOptions } from './options.ts';
import { redact } from './redact.ts';
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

/** The rules without schemas and presets, and so without zod: all that a page needs at the table. */
export const ohHellRules: Rules<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent> = {
  id: 'oh-hell',
  version: 1,
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
