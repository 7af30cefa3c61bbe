import { type Card, rankOf } from '@stikk/engine';

const EYES: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };

export function matadorsIn(cards: readonly Card[]): number {
  return cards.filter((card) => rankOf(card) === 'A' || rankOf(card) === 'T').length;
}

export function eyesIn(cards: readonly Card[]): number {
  let eyes = 0;
  for (const card of cards) eyes += EYES[rankOf(card)] ?? 0;
  return eyes;
}

/** The side with most aces and tens, then with most eyes among those level (R-TO-20 to R-TO-22, A-20). */
export function bestSide(taken: readonly (readonly Card[])[]): number | null {
  let sides = [...taken.keys()];
  for (const count of [matadorsIn, eyesIn]) {
    const most = Math.max(...sides.map((side) => count(taken[side]!)));
    sides = sides.filter((side) => count(taken[side]!) === most);
  }
  return sides.length === 1 ? sides[0]! : null;
}
