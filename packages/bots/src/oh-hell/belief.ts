import type { Chance } from '../chance.ts';
import { type Heuristic, promisedTricks } from './heuristic.ts';
import { type Sampler, samplerOf } from './sample.ts';
import type { Sight } from './sight.ts';

/** Deals drawn for each one kept. */
const DRAWS = 8;

/** How far a bid strays from what the hand promises: variance at one card and for each card more. */
const SPREAD = 0.35;
const SPREAD_PER_CARD = 0.06;

/**
 * A sampler that favours deals in which the bids heard suit the hands: of several deals one is kept, by how
 * likely the bids are.
 */
export function likelySampler(sight: Sight, heuristic: Heuristic, chance: Chance): Sampler {
  const sampler = samplerOf(sight, chance);
  const { bids, me, played, table, unseen } = sight;
  const told = bids.flatMap((bid, player) =>
    bid >= 0 && player !== me && unseen[player]! > 0 ? [player] : [],
  );
  if (told.length === 0 || !sight.trumpKnown || !sight.remembersAll || sight.size === 1) return sampler;
  const whole = table.live.slice();
  for (let at = 0; at < played.length; at++) whole[at & 3]! |= played[at]!;
  const spread = SPREAD + SPREAD_PER_CARD * sight.size;
  const trial = new Int32Array(table.hands.length);
  const hand = new Int32Array(4);

  const likelihood = (hands: Int32Array): number => {
    let square = 0;
    for (const player of told) {
      for (let suit = 0; suit < 4; suit++)
        hand[suit] = hands[player * 4 + suit]! | played[player * 4 + suit]!;
      const off = promisedTricks(hand, 0, whole, table.trump, heuristic, sight.size) - bids[player]!;
      square += off * off;
    }
    return Math.exp(-square / (2 * spread)) + 1e-9;
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
