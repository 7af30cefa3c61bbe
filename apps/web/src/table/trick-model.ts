import { type Card, type RankOrder, type Seat, type Trick, type Trump, winningPlay } from '@stikk/engine';
import type { Place } from '@stikk/ui';

export interface PlayModel {
  readonly seat: Seat;
  readonly at: Place;
  readonly card: Card;
  readonly winning: boolean;
}

export interface TrickModel {
  readonly number: number;
  readonly plays: readonly PlayModel[];
  /** Lies still, taken by nobody yet. */
  readonly full: boolean;
  /** Whose card is awaited. */
  readonly next: Place | undefined;
}

export interface TakenTrick {
  readonly number: number;
  readonly plays: readonly PlayModel[];
  readonly winner: Seat;
  readonly to: Place;
}

/** The cards of a trick where they lie, the winning one marked. */
export function playModels(
  trick: Trick,
  trump: Trump | undefined,
  order: RankOrder,
  places: readonly Place[],
): readonly PlayModel[] {
  const winner = winningPlay(trick, trump, order);
  return trick.map((play) => ({ ...play, at: places[play.seat]!, winning: play === winner }));
}
