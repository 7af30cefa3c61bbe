import { SUITS } from '@stikk/engine';
import type { Chance } from '../chance.ts';
import { type Heuristic, playOut, promisedTricks } from './heuristic.ts';
import { MOST_SAMPLES, samplerOf } from './sample.ts';
import type { Sight } from './sight.ts';
import { copyTable, emptyTable, setTrump } from './table.ts';

/** What the highest bidder may name. */
export const TRUMPS = [...SUITS, 'NT'] as const;
export type Named = (typeof TRUMPS)[number];

/** The trump under which the own hand promises nearest to the own bid. */
export function nearestTrump(sight: Sight, heuristic: Heuristic): Named {
  const { table, me } = sight;
  const trump = new Int32Array(4);
  let nearest: Named = 'NT';
  let least = Infinity;
  for (const named of TRUMPS) {
    setTrump(trump, named);
    const promised = promisedTricks(table.hands, me * 4, table.live, trump, heuristic, table.left);
    const off = Math.abs(promised - table.bids[me]!);
    if (off < least) {
      least = off;
      nearest = named;
    }
  }
  return nearest;
}

/**
 * The trump under which the own bid scores best on average over deals that fit what the seat has seen.
 * @param effort how many cards may be played in simulation
 */
export function bestTrump(
  sight: Sight,
  heuristic: Heuristic,
  stakes: Float64Array,
  chance: Chance,
  effort: number,
): Named {
  const { table, me, size } = sight;
  const sampler = samplerOf(sight, chance);
  const start = emptyTable(table.players, table.rules);
  const trial = emptyTable(table.players, table.rules);
  copyTable(table, start);
  const values = TRUMPS.map(() => 0);
  const wanted = Math.floor(effort / (size * table.players * TRUMPS.length));
  const samples = Math.min(Math.max(wanted, 4), MOST_SAMPLES);
  for (let sample = 0; sample < samples; sample++) {
    sampler.deal(start.hands);
    TRUMPS.forEach((trump, index) => {
      copyTable(start, trial);
      setTrump(trial.trump, trump);
      playOut(trial, heuristic);
      values[index]! += stakes[trial.bids[me]! * (size + 1) + trial.taken[me]!]!;
    });
  }
  return TRUMPS[values.indexOf(Math.max(...values))]!;
}
