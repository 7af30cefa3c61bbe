import type { Seat } from '@stikk/engine';

/** A position of one family of rules, to be told of: as in `Position`, with nothing left out. */
export interface Looked<State, Options, Event> {
  readonly view: State;
  readonly seat: Seat;
  readonly options: Options;
  readonly seed: number;
  readonly record: readonly Event[];
  readonly effort: number;
}

/** How a legal command comes out on average over deals that fit what its seat has seen. */
export interface Prospect {
  readonly command: { readonly type: string };
  /** In which part of the deals the own bid is made, 0 to 1; where tricks are bid. */
  readonly made?: number;
  /** Own points of the deal, where each deal gives points. */
  readonly points?: number;
  /** How likely the match is won, 0 to 1, where it ends at a number of points. */
  readonly wins?: number;
}
