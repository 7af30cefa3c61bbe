import type { Shuffle } from '@stikk/engine';

/** Numbers from 0 up to 1 that only look random. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)]!;

export const shuffleBy =
  (random: () => number): Shuffle =>
  (_, items) => {
    const cards = items.slice();
    for (let last = cards.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
  };
