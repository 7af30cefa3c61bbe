/** How much was played. */
export interface Extent {
  readonly matches: number;
  readonly deals: number;
}

/** What the matches of one family of rules add up to, besides points and wins. */
export interface Figures<State, Sum> {
  readonly none: Sum;
  /** The sum with one more match, given the state at its end. */
  counted(sum: Sum, state: State): Sum;
  json(sum: Sum, extent: Extent): Readonly<Record<string, unknown>>;
  text(sum: Sum, extent: Extent): readonly string[];
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** A part of a whole from 0 to 1; 0 of nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole, 4));

export const percent = (part: number, whole: number): string => `${(share(part, whole) * 100).toFixed(1)} %`;
