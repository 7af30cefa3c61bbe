import type { Code } from '../suit-mask.ts';
import type { Sight } from './sight.ts';

/** By suit: the cards that some other player may hold, as far as the seat can tell. */
function heldByOthers(sight: Sight): readonly number[] {
  const { table, me, pool, unseen, may } = sight;
  return [0, 1, 2, 3].map((suit) => {
    const hidden = pool.reduce((mask, code) => (code >> 4 === suit ? mask | (1 << (code & 15)) : mask), 0);
    let held = 0;
    for (let player = 0; player < table.players; player++) {
      if (player === me) continue;
      held |= table.hands[player * 4 + suit]!;
      if (unseen[player]! > 0) held |= hidden & may[player * 4 + suit]!;
    }
    return held;
  });
}

/** Those of `codes`, led to a trick, that nobody can beat. */
export function sureWinners(sight: Sight, codes: readonly Code[]): readonly Code[] {
  const { trump } = sight.table;
  const held = heldByOthers(sight);
  const strength = (suit: number, rank: number) => trump[suit]! + 2 * rank;
  const trumpsOut = held.some((mask, suit) => trump[suit] !== 0 && mask !== 0);
  return codes.filter((code) => {
    const suit = code >> 4;
    const rank = code & 15;
    if (trump[suit] === 0) return !trumpsOut && held[suit]! >> (rank + 1) === 0;
    return held.every(
      (mask, other) =>
        trump[other] === 0 || mask === 0 || strength(other, 31 - Math.clz32(mask)) < strength(suit, rank),
    );
  });
}
