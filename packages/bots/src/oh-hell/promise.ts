import { COUNT } from './suit-mask.ts';

/** Own cards of a suit from the top that promise tricks; longer suits count the last row again. */
const DEPTH = 6;
/** Higher cards outstanding, effectively; more count as the last. */
const HIGHER = 14;

const PLAIN = 0;
const TRUMP = 1;
const ALONE = 2;

/**
 * Expected tricks of the n-th own card of a suit with so many higher cards in the others' hands: plain suit
 * with trumps about, trump, and plain suit without trump.
 */
const BASE: readonly (readonly (readonly number[])[])[] = [
  [
    [0.82, 0.5, 0.28, 0.16, 0.1, 0.06, 0.04, 0.03],
    [0.55, 0.34, 0.18, 0.1, 0.06, 0.04, 0.03, 0.02],
    [0.3, 0.2, 0.12, 0.07, 0.05, 0.03, 0.02, 0.02],
    [0.15, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01, 0.01],
    [0.1, 0.07, 0.05, 0.04, 0.03, 0.02, 0.01, 0.01],
    [0.08, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01, 0.01],
  ],
  [
    [1, 0.85, 0.7, 0.58, 0.48, 0.42, 0.36, 0.32],
    [0.98, 0.85, 0.7, 0.57, 0.48, 0.42, 0.36, 0.32],
    [0.97, 0.85, 0.72, 0.6, 0.52, 0.45, 0.4, 0.35],
    [0.95, 0.85, 0.75, 0.65, 0.58, 0.5, 0.45, 0.4],
    [0.95, 0.88, 0.8, 0.72, 0.65, 0.6, 0.55, 0.5],
    [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6],
  ],
  [
    [0.97, 0.6, 0.35, 0.2, 0.12, 0.08, 0.05, 0.03],
    [0.9, 0.6, 0.38, 0.22, 0.14, 0.09, 0.05, 0.03],
    [0.8, 0.58, 0.38, 0.25, 0.16, 0.1, 0.06, 0.04],
    [0.7, 0.52, 0.38, 0.28, 0.2, 0.12, 0.08, 0.05],
    [0.6, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.06],
    [0.6, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.06],
  ],
];

/** What cards promise at a table, by kind of suit, place in the suit and higher cards outstanding. */
export interface Promises {
  readonly weights: Float64Array;
}

/** @param share the part of the unseen cards that is in opponents' hands, 0 to 1 */
export function promiseOf(share: number): Promises {
  const weights = new Float64Array(3 * DEPTH * HIGHER);
  BASE.forEach((kind, k) => {
    kind.forEach((row, depth) => {
      for (let higher = 0; higher < HIGHER; higher++) {
        const effective = Math.min(higher * share, row.length - 1);
        const low = Math.floor(effective);
        const high = Math.min(low + 1, row.length - 1);
        const part = effective - low;
        weights[(k * DEPTH + depth) * HIGHER + higher] = row[low]! * (1 - part) + row[high]! * part;
      }
    });
  });
  return { weights };
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
