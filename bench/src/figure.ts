/** One measured figure beside what it is measured against, taken alternately in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: { readonly name: string; readonly value: number };
  /** Value over baseline. */
  readonly ratio: number;
}

/** What every benchmark file exports as `bench`. */
export type Bench = () => readonly Figure[] | Promise<readonly Figure[]>;

/** CPU time of this process in seconds: other processes on the machine do not count. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The middle of the values; the mean of the middle two when they are even in number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Units of work per CPU second; `work` does some and tells how many. Looking at the clock is not free. */
function rate(work: () => number, seconds: number): number {
  const start = cpuSeconds();
  let done = 0;
  let spent = 0;
  for (let turns = 1; spent < seconds; turns *= spent < seconds / 8 ? 2 : 1) {
    for (let turn = 0; turn < turns; turn++) done += work();
    spent = cpuSeconds() - start;
  }
  return done / spent;
}

export interface Contest {
  readonly name: string;
  readonly unit: string;
  readonly work: () => number;
  readonly baseline: { readonly name: string; readonly work: () => number };
  readonly rounds?: number;
  /** CPU seconds of each side in each round. */
  readonly seconds?: number;
}

/** The medians of both sides' rates over rounds that alternate between them, after one that warms up. */
export function contest({ name, unit, work, baseline, rounds = 9, seconds = 0.3 }: Contest): Figure {
  rate(work, seconds);
  rate(baseline.work, seconds);
  const values: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    values.push(rate(work, seconds));
    limits.push(rate(baseline.work, seconds));
  }
  return figure(name, unit, median(values), baseline.name, median(limits));
}

/** A figure with its numbers rounded to four significant digits. */
export function figure(name: string, unit: string, value: number, against: string, limit: number): Figure {
  const short = (number: number) => Number(number.toPrecision(4));
  return {
    name,
    value: short(value),
    unit,
    baseline: { name: against, value: short(limit) },
    ratio: short(value / limit),
  };
}
