import type { Chance } from '../chance.ts';
import type { Code } from '../suit-mask.ts';
import type { Sight } from './sight.ts';
import { bitOf, type Table } from './table.ts';

const TRIES = 12;
/** How seldom a pair that could have been declared was kept back, in 1,000. */
const SLY = 120;
/** How much likelier each card drawn since makes a new pair, in 1,000. */
const NEW_PAIR = 350;

/** Deals the cards that the seat does not see so that all it has seen and heard holds. */
export interface Sampler {
  /** Writes hands, talon and covered cards of one such deal. */
  deal(table: Table): void;
}

export function samplerOf(sight: Sight, chance: Chance): Sampler {
  const { table: base, pool, unseen, covered, may: known, claims, passed } = sight;
  const { players, faces } = base.rules;
  const cards = Int32Array.from(pool);
  const may = new Int32Array(known);
  const room = new Int32Array(players);
  const seats = unseen.flatMap((count, player) => (count > 0 ? [player] : []));
  const fits = (player: number, code: Code) => (may[player * 4 + (code >> 4)]! & bitOf(code)) !== 0;
  const lacking = (player: number) => pool.filter((code) => !fits(player, code)).length;
  const choosy = seats.sort((a, b) => lacking(b) - lacking(a) || a - b);
  let from = 0;

  const take = (index: number): Code => {
    const code = cards[index]!;
    cards[index] = cards[from]!;
    cards[from++] = code;
    return code;
  };
  const give = (table: Table, player: number, code: Code) => {
    table.hands[player * 4 + (code >> 4)]! |= bitOf(code);
    room[player]!--;
  };

  const claimed = (table: Table): boolean => {
    for (const ways of claims) {
      const way = ways[chance.below(2)]!;
      for (const [code, player] of way.had) {
        const index = cards.indexOf(code, from);
        if (index < 0) continue;
        if (room[player]! <= 0) return false;
        take(index);
        give(table, player, code);
      }
      for (const [code, player] of way.not) may[player * 4 + (code >> 4)]! &= ~bitOf(code);
    }
    return true;
  };

  const handed = (table: Table, strict: boolean): boolean => {
    for (const player of choosy)
      while (room[player]! > 0) {
        const count = cards.length - from;
        if (count === 0) return false;
        let pick = from + chance.below(count);
        for (let looked = 0; strict && !fits(player, cards[pick]!); looked++) {
          if (looked > count) return false;
          pick = pick + 1 === cards.length ? from : pick + 1;
        }
        give(table, player, take(pick));
      }
    return true;
  };

  const likely = (table: Table): boolean => {
    for (const { seat, suits, drawn, sure } of passed)
      for (let suit = 0; suit < 4; suit++) {
        if (((suits & ~table.suits) >> suit) % 2 === 0) continue;
        if ((table.hands[seat * 4 + suit]! & faces.pair) !== faces.pair) continue;
        if (sure || chance.below(1000) >= SLY + drawn * NEW_PAIR) return false;
      }
    return true;
  };

  return {
    deal(table) {
      for (let tries = 1; ; tries++) {
        table.hands.set(base.hands);
        for (let player = 0; player < players; player++) room[player] = unseen[player]!;
        may.set(known);
        from = 0;
        const last = tries >= TRIES;
        if (!claimed(table) && !last) continue;
        if (!handed(table, !last) && !last) continue;
        if (!last && !likely(table)) continue;
        break;
      }
      for (const at of covered) table.covered[at] = take(from + chance.below(cards.length - from));
      for (let index = 0; index < base.left; index++)
        table.talon[index] = take(from + chance.below(cards.length - from));
      table.drawn = 0;
    },
  };
}
