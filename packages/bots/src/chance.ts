/** A stream of 32-bit numbers that a seed alone decides (xorshift128). */
export interface Chance {
  /** Uniform from 0 to `n - 1`; `n` at most 65,536. */
  below(n: number): number;
}

const mixed = (value: number): number => {
  let h = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
};

/** The stream of a seed and of what else should tell it from other streams. */
export function chanceOf(...seeds: readonly number[]): Chance {
  let h = 0x9e3779b9 | 0;
  for (const seed of seeds) h = mixed((h + Math.imul(seed | 0, 0x85ebca6b)) | 0) ^ (h << 5);
  let x = mixed(h + 1) | 1;
  let y = mixed(h + 2);
  let z = mixed(h + 3);
  let w = mixed(h + 4);
  return {
    below(n) {
      const t = x ^ (x << 11);
      x = y;
      y = z;
      z = w;
      w = w ^ (w >>> 19) ^ (t ^ (t >>> 8));
      return ((w >>> 16) * n) >>> 16;
    },
  };
}
