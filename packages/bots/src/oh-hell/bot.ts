import { type Seat, SUITS } from '@stikk/engine';
import {
  hookedBid,
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
} from '@stikk/variants/oh-hell';
import type { Level } from '../bot.ts';
import { chanceOf } from '../chance.ts';
import { bestBid } from './bid.ts';
import { easyBid, easyCard } from './easy.ts';
import { heuristicOf, playOut, promisedTricks } from './heuristic.ts';
import { bestCard, choices } from './play.ts';
import { promiseOf } from './promise.ts';
import { samplerOf } from './sample.ts';
import { type Deciding, type Sight, sightOf } from './sight.ts';
import { stakesOf } from './stake.ts';
import { cardOf } from './suit-mask.ts';
import { copyTable, emptyTable, setTrump } from './table.ts';

/** Cards played in simulation for one decision of the normal level. */
export const EFFORT = 40_000;
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
  const heuristic = heuristicOf(players, promiseOf(players, sight.share, sight.size), sight.share);
  const trick = view.phase === 'playing' ? view.number : 0;
  const chance = chanceOf(seed, view.deal.number, trick, seat, PHASE[view.phase]);
  const deal = view.deal.number;
  switch (view.phase) {
    case 'playing': {
      const code =
        choices(sight).length === 1
          ? choices(sight)[0]!
          : level === 'easy'
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
      return { type: 'NameTrump', deal, trump: named(sight, level, options, chance, effort) };
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

/** The trump under which the own bid scores best. */
function named(
  sight: Sight,
  level: Level,
  options: OhHellOptions,
  chance: ReturnType<typeof chanceOf>,
  effort: number,
): 'C' | 'D' | 'H' | 'S' | 'NT' {
  const { table, me, share } = sight;
  const trumps = [...SUITS, 'NT' as const];
  const heuristic = heuristicOf(table.players, promiseOf(table.players, share, sight.size), share);
  const bid = table.bids[me]!;
  const off = trumps.map((trump) => {
    setTrump(table.trump, trump);
    return Math.abs(
      promisedTricks(table.hands, me * 4, table.live, table.trump, heuristic, table.left) - bid,
    );
  });
  const byPromise = trumps.slice().sort((a, b) => off[trumps.indexOf(a)]! - off[trumps.indexOf(b)]!);
  if (level === 'easy') return byPromise[0]!;
  const stakes = stakesOf(sight.size, options);
  const sampler = samplerOf(sight, chance);
  const start = emptyTable(table.players, table.rules);
  const trial = emptyTable(table.players, table.rules);
  copyTable(table, start);
  const values = trumps.map(() => 0);
  const samples = Math.max(Math.floor(effort / (sight.size * table.players * trumps.length)), 4);
  for (let sample = 0; sample < samples; sample++) {
    sampler.deal(start.hands);
    trumps.forEach((trump, index) => {
      copyTable(start, trial);
      setTrump(trial.trump, trump);
      playOut(trial, heuristic);
      values[index]! += stakes[trial.bids[me]! * (sight.size + 1) + trial.taken[me]!]!;
    });
  }
  return trumps.reduce((best, trump) =>
    values[trumps.indexOf(trump)]! > values[trumps.indexOf(best)]! ? trump : best,
  );
}
