import { type Card, rankOf } from '@stikk/engine';

const EYES: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 };

export interface Closing {
  /** Aces and tens, by side. */
  readonly counts: readonly number[];
  /** 4 an ace, 3 a king, 2 a queen, 1 a jack, by side. */
  readonly eyes: readonly number[];
  /** The side that gets the point for aces and tens; `undefined` when level on both (R-TO-20 to R-TO-22). */
  readonly matadors: number | undefined;
}

/** Counts the captured cards of each side. Only sides level on aces and tens compare eyes. */
export function closing(captured: readonly (readonly Card[])[]): Closing {
  const counts = captured.map(
    (cards) => cards.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'T').length,
  );
  const eyes = captured.map((cards) => cards.reduce((sum, card) => sum + (EYES[rankOf(card)] ?? 0), 0));
  const sides = captured.map((_, side) => side);
  const leading = best(sides, (side) => counts[side]!);
  const ahead = best(leading, (side) => eyes[side]!);
  return { counts, eyes, matadors: ahead.length === 1 ? ahead[0] : undefined };
}

function best(sides: readonly number[], value: (side: number) => number): readonly number[] {
  const most = Math.max(...sides.map(value));
  return sides.filter((side) => value(side) === most);
}
