import type { Seat } from '@stikk/engine';
import {
  hookedBid,
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
} from '@stikk/variants/oh-hell';
import { chanceOf } from '../chance.ts';
import type { Level } from '../level.ts';
import { cardOf } from '../suit-mask.ts';
import { bestBid } from './bid.ts';
import { easyBid, easyCard } from './easy.ts';
import { heuristicOf } from './heuristic.ts';
import { bestTrump, nearestTrump } from './name-trump.ts';
import { bestCard } from './play.ts';
import { promiseOf } from './promise.ts';
import { type Deciding, type Sight, sightOf } from './sight.ts';
import { stakesOf } from './stake.ts';

/** Cards played in simulation for one decision of the normal level. */
const EFFORT = 40_000;
/** Tricks that the easy level looks back. */
const EASY_MEMORY = 2;

/** What a seat does in a match of the Oh Hell family, from what it sees. */
export function ohHellBot(
  view: OhHellState,
  seat: Seat,
  options: OhHellOptions,
  level: Level,
  seed: number,
  record: readonly OhHellEvent[],
  effort: number = EFFORT,
): OhHellCommand {
  if (
    view.phase !== 'bidding' &&
    view.phase !== 'adjusting' &&
    view.phase !== 'naming' &&
    view.phase !== 'playing'
  )
    throw new RangeError(`no seat decides while ${view.phase}`);
  const sight = sightOf(view, seat, options, record, level === 'easy' ? EASY_MEMORY : Infinity);
  const { players } = sight.table;
  const trick = view.phase === 'playing' ? view.number : 0;
  const chance = chanceOf(seed, view.deal.number, trick, seat, PHASE[view.phase]);
  const promises = promiseOf(players, sight.share, sight.size);
  const heuristic = heuristicOf(players, promises, sight.share, chance.below(65536));
  const deal = view.deal.number;
  switch (view.phase) {
    case 'playing': {
      const code =
        level === 'easy'
          ? easyCard(sight)
          : bestCard(sight, heuristic, stakesOf(sight.size, options), chance, effort);
      return { type: 'PlayCard', deal, trick: view.number, card: cardOf(code, options.rankOrder) };
    }
    case 'bidding':
    case 'adjusting': {
      const bids = view.phase === 'adjusting' ? view.choices : allowedBids(view, seat, options);
      const bid =
        level === 'easy'
          ? nearest(sight, bids)
          : bestBid(sight, bids, heuristic, stakesOf(sight.size, options), options, chance, effort);
      return { type: view.phase === 'adjusting' ? 'AdjustBid' : 'MakeBid', deal, bid };
    }
    case 'naming':
      return {
        type: 'NameTrump',
        deal,
        trump:
          level === 'easy'
            ? nearestTrump(sight, heuristic)
            : bestTrump(sight, heuristic, stakesOf(sight.size, options), chance, effort),
      };
  }
}

const PHASE = { bidding: 1, adjusting: 2, naming: 3, playing: 4 } as const;

function allowedBids(
  view: Extract<Deciding, { phase: 'bidding' }>,
  seat: Seat,
  options: OhHellOptions,
): readonly number[] {
  const hooked = hookedBid(view, seat, options);
  return Array.from({ length: view.deal.size + 1 }, (_, bid) => bid).filter((bid) => bid !== hooked);
}

/** The allowed bid nearest to the rule of thumb, the lower one in doubt (R-BB-60). */
function nearest(sight: Sight, bids: readonly number[]): number {
  const wanted = sight.trumpKnown ? easyBid(sight) : easyBid(sight) + 1;
  return bids.reduce((best, bid) => (Math.abs(bid - wanted) < Math.abs(best - wanted) ? bid : best));
}
