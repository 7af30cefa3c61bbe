import { COUNT } from '../suit-mask.ts';

/** Own cards of a suit from the top that promise tricks; longer suits count the last row again. */
const DEPTH = 6;
/** Higher cards outstanding, effectively; more count as the last. */
const HIGHER = 14;

/** Tables kept for the decisions to come. */
const MOST_KNOWN = 64;

const PLAIN = 0;
const TRUMP = 1;
const ALONE = 2;

/**
 * Coefficients of a logistic regression on 3.4 million cards of deals that bots played among two to seven
 * players: whether a card took its trick, by kind of suit (plain with trumps about, trump, plain without
 * trump). The terms are those of {@link chanceToTake}.
 */
const COEFFICIENTS: readonly (readonly number[])[] = [
  [1.411, -1.325, -0.4, -0.124, 0.129, -0.199, 0.093, -0.253, 0.256, -2.07, 0.319, 0.511, -0.232, 0.081],
  [4.805, 1.736, -4.913, -0.293, 0.024, -0.322, -0.255, 0.115, 0.077, -0.647, -0.353, 0.621, 0.279, 0.041],
  [1.44, -1.243, -0.736, 0.014, 0.118, -0.067, 0.066, -0.226, 0.268, -1.143, 0.325, 0.191, -0.04, 0.045],
];

/**
 * @param higher cards that beat it in opponents' hands, as expected
 * @param depth own cards of the suit above it
 * @param left tricks left
 */
function chanceToTake(kind: number, higher: number, depth: number, left: number, players: number): number {
  const c = COEFFICIENTS[kind]!;
  const l = Math.log(Math.min(left, 17));
  const p = Math.log(Math.min(players, 8));
  const logit =
    c[0]! +
    c[1]! * higher +
    c[2]! * Math.sqrt(higher) +
    c[3]! * depth +
    c[4]! * depth * higher +
    c[5]! * l +
    c[6]! * l * higher +
    c[7]! * l * depth +
    c[8]! * l * l +
    c[9]! * p +
    c[10]! * p * higher +
    c[11]! * p * l +
    c[12]! * p * depth +
    c[13]! * depth * depth;
  return 1 / (1 + Math.exp(-logit));
}

/** What cards promise at a table, by kind of suit, place in the suit and higher cards outstanding. */
export interface Promises {
  readonly weights: Float64Array;
}

/** Weights of one number of tricks left. */
export const STRIDE = 3 * DEPTH * HIGHER;

const known = new Map<number, Promises>();

/**
 * @param share the part of the unseen cards that is in opponents' hands, 0 to 1
 * @param left the most tricks left
 */
export function promiseOf(players: number, share: number, left: number): Promises {
  const part = Math.round(share * 64);
  const key = (players * 65 + part) * 32 + left;
  let promises = known.get(key);
  if (!promises) {
    if (known.size >= MOST_KNOWN) known.clear();
    promises = { weights: new Float64Array((left + 1) * STRIDE) };
    fill(promises.weights, players, part / 64, left);
    known.set(key, promises);
  }
  return promises;
}

function fill(weights: Float64Array, players: number, share: number, left: number): void {
  let at = STRIDE;
  for (let tricks = 1; tricks <= left; tricks++)
    for (let kind = 0; kind < 3; kind++)
      for (let depth = 0; depth < DEPTH; depth++)
        for (let higher = 0; higher < HIGHER; higher++)
          weights[at++] =
            kind === TRUMP && higher === 0 ? 1 : chanceToTake(kind, higher * share, depth, tricks, players);
}

/** Where a suit's weights begin. */
export const kindOf = (trump: Int32Array, suit: number): number => {
  const kind =
    trump[suit] !== 0 ? TRUMP : (trump[0]! | trump[1]! | trump[2]! | trump[3]!) === 0 ? ALONE : PLAIN;
  return kind * DEPTH * HIGHER;
};

/**
 * Tricks that one suit of a hand promises.
 * @param others cards of the suit that others may hold
 * @param pair cards of the other trump suit that others may hold, 0 where there is none
 * @param over 1 in the over-trump suit, otherwise 0
 */
export function suitPromise(
  weights: Float64Array,
  kind: number,
  own: number,
  others: number,
  pair: number,
  over: number,
): number {
  let sum = 0;
  let at = kind;
  const last = kind + (DEPTH - 1) * HIGHER;
  for (let rest = own; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    let higher = COUNT[others >> (rank + 1)]!;
    if (pair !== 0) higher += COUNT[pair >> (rank + over)]!;
    sum += weights[at + (higher < HIGHER ? higher : HIGHER - 1)]!;
    if (at < last) at += HIGHER;
    rest ^= 1 << rank;
  }
  return sum;
}
