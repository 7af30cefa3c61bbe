import { createHash } from 'node:crypto';

/** 256 bits, hexadecimal, that follow from a seed and from what they are for. */
export const bitsOf = (seed: string, ...purpose: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, ...purpose]))
    .digest('hex');

/** Numbers below a limit, the same sequence for the same bits (xorshift128). */
export function chanceOf(bits: string): (limit: number) => number {
  let [x, y, z, w] = [0, 8, 16, 24].map((at) => Number.parseInt(bits.slice(at, at + 8), 16) | 1) as [
    number,
    number,
    number,
    number,
  ];
  return (limit) => {
    const mixed = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w = w ^ (w >>> 19) ^ (mixed ^ (mixed >>> 8));
    return Math.floor(((w >>> 0) / 2 ** 32) * limit);
  };
}
