import type { Chance } from '../chance.ts';
import { COUNT } from '../suit-mask.ts';
import { heuristicOf, promisedTricks } from './heuristic.ts';
import { promiseOf } from './promise.ts';
import { type Sampler, samplerOf } from './sample.ts';
import type { Sight } from './sight.ts';

/** Deals drawn for each one kept. */
const DRAWS = 8;

/** How far bids fall short of what hands promise, on average over deals that bots bid. */
const SHORT = 0.12;
/** Variance of that, by hand size. */
const spreadOf = (size: number) => 0.02 + 0.05 * size + 0.004 * size * size;
/** What the unlikeliest deal weighs: people bid as they please. */
const LEAST = 1e-4;

/**
 * A sampler that favours deals in which the bids heard suit the hands: of several deals one is kept, by how
 * likely the bids are.
 */
export function likelySampler(sight: Sight, chance: Chance): Sampler {
  const sampler = samplerOf(sight, chance);
  const { bids, me, played, table, unseen } = sight;
  const told = bids.flatMap((bid, player) =>
    bid >= 0 && player !== me && unseen[player]! > 0 ? [player] : [],
  );
  if (told.length === 0 || !sight.trumpKnown || !sight.remembersAll || sight.blind) return sampler;
  const whole = table.live.slice();
  for (let at = 0; at < played.length; at++) whole[at & 3]! |= played[at]!;
  const { players } = table;
  const about = whole.reduce((sum, mask) => sum + COUNT[mask]!, 0);
  const share = Math.min(((players - 1) * sight.size) / Math.max(about - sight.size, 1), 1);
  const heuristic = heuristicOf(players, promiseOf(players, share, sight.size), share, 0);
  const spread = spreadOf(sight.size);
  const trial = new Int32Array(table.hands.length);
  const hand = new Int32Array(4);

  const likelihood = (hands: Int32Array): number => {
    let square = 0;
    for (const player of told) {
      for (let suit = 0; suit < 4; suit++)
        hand[suit] = hands[player * 4 + suit]! | played[player * 4 + suit]!;
      const off = promisedTricks(hand, 0, whole, table.trump, heuristic, sight.size) - SHORT - bids[player]!;
      square += off * off;
    }
    return Math.exp(-square / (2 * spread)) + LEAST;
  };
  return {
    deal(hands) {
      let total = 0;
      for (let draw = 0; draw < DRAWS; draw++) {
        sampler.deal(trial);
        const weight = likelihood(trial);
        total += weight;
        if (draw === 0 || chance.below(65536) * total < weight * 65536) hands.set(trial);
      }
    },
  };
}
