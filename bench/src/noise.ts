let seed = 0x9e3779b9;

/** A cheap random number below `limit`, the same sequence in every run. */
export function below(limit: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return Math.floor(((seed >>> 0) / 2 ** 32) * limit);
}

/** The items in a random order. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  const order = items.slice();
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1);
    const kept = order[place]!;
    order[place] = order[other]!;
    order[other] = kept;
  }
  return order;
}
