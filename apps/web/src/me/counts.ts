import type { PresetCounts } from './wire.ts';

type Counts = PresetCounts['counts'];

/** The counts of several rule sheets together. */
export function together(presets: readonly PresetCounts[]): Counts {
  const sums: Record<string, number> = {};
  for (const { counts } of presets)
    for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

/** How often it went well out of how often it was tried. */
export interface Share {
  readonly group: number;
  readonly made: number;
  readonly of: number;
}

/** The shares of a group such as `size`, in order: `size.3` of which `size.3.made`. */
export const sharesOf = (counts: Counts, group: string): readonly Share[] =>
  Object.entries(counts)
    .flatMap(([key, of]) => {
      const [name, number, rest] = key.split('.');
      return name === group && rest === undefined && of > 0
        ? [{ group: Number(number), made: counts[`${key}.made`] ?? 0, of }]
        : [];
    })
    .sort((one, other) => one.group - other.group);
