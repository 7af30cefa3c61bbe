import type { Shuffle } from '../src/game.ts';

/** Whole numbers from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** A repeatable source (xorshift) for tests; never for real deals. */
export function seeded(seed: number): Random {
  let x = (Math.imul(seed + 1, 0x9e3779b1) | 1) >>> 0;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) / 2 ** 32) * below);
  };
}

/** Fisher–Yates over a seeded source. */
export const shuffleBy =
  (random: Random): Shuffle =>
  (_, items) => {
    const order = items.slice();
    for (let index = order.length - 1; index > 0; index--) {
      const other = random(index + 1);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    return order;
  };
