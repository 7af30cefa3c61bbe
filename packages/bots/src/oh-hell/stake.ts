import { type OhHellOptions, pointsFor } from '@stikk/variants/oh-hell';

/** Points of a deal by bid and tricks taken, at `bid * (size + 1) + took`. */
export function stakesOf(size: number, options: OhHellOptions): Float64Array {
  const stakes = new Float64Array((size + 1) * (size + 1));
  for (let bid = 0; bid <= size; bid++)
    for (let took = 0; took <= size; took++)
      stakes[bid * (size + 1) + took] = pointsFor(bid, took, size, options);
  return stakes;
}
