import type { Chance } from '../chance.ts';
import type { Sight } from './sight.ts';

/** Deals cards to every player so that all that the seat has seen holds. */
export interface Sampler {
  /** Writes a deal's hands, four suit masks a player. */
  deal(hands: Int32Array): void;
}

/** Deals drawn for one question at most; more say little more. */
export const MOST_SAMPLES = 1000;

const TRIES = 20;
/** Cards picked at random before the rest is looked through in order. */
const PICKS = 40;

export function samplerOf(sight: Sight, chance: Chance): Sampler {
  const { pool, unseen, may, table } = sight;
  const cards = Int32Array.from(pool);
  const players = unseen.length;
  const count = cards.length;
  const room = new Int32Array(players);
  const fits = (player: number, code: number) => ((may[player * 4 + (code >> 4)]! >> (code & 15)) & 1) !== 0;
  const lacking = (player: number) => pool.filter((code) => !fits(player, code)).length;
  const choosy = unseen
    .map((_, player) => player)
    .filter((player) => unseen[player]! > 0)
    .sort((a, b) => lacking(b) - lacking(a) || a - b);
  const free = choosy.every((player) => lacking(player) === 0);

  const give = (hands: Int32Array, player: number, code: number) => {
    hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
  };

  /** Each player draws cards that fit, the choosiest first; false if somebody goes short. */
  const dealOut = (hands: Int32Array): boolean => {
    let from = 0;
    for (const player of choosy) {
      for (let wanted = unseen[player]!; wanted > 0; wanted--) {
        if (from === count) return false;
        let pick = from + chance.below(count - from);
        if (!free)
          for (let looked = 1; !fits(player, cards[pick]!); looked++) {
            if (looked > PICKS + count) return false;
            pick = looked < PICKS ? from + chance.below(count - from) : pick + 1 === count ? from : pick + 1;
          }
        const code = cards[pick]!;
        cards[pick] = cards[from]!;
        cards[from++] = code;
        hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
      }
    }
    return true;
  };

  /** A deal by augmenting paths: finds one whenever there is one. */
  const match = (hands: Int32Array): void => {
    const owner = new Int32Array(cards.length).fill(-1);
    room.set(unseen);
    const place = (index: number, seen: Uint8Array): boolean => {
      for (const player of choosy) {
        if (seen[player] === 1 || !fits(player, cards[index]!)) continue;
        seen[player] = 1;
        if (room[player]! > 0) {
          room[player]!--;
          owner[index] = player;
          return true;
        }
        for (let other = 0; other < cards.length; other++) {
          if (owner[other] !== player || !place(other, seen)) continue;
          owner[index] = player;
          return true;
        }
      }
      return false;
    };
    for (let index = 0; index < cards.length; index++) place(index, new Uint8Array(players));
    cards.forEach((code, index) => {
      if (owner[index]! >= 0) give(hands, owner[index]!, code);
    });
    for (const player of choosy)
      for (let index = 0; index < cards.length && room[player]! > 0; index++)
        if (owner[index] === -1) {
          owner[index] = player;
          room[player]!--;
          give(hands, player, cards[index]!);
        }
  };

  return {
    deal(hands) {
      for (let tries = 0; tries < TRIES; tries++) {
        hands.set(table.hands);
        if (dealOut(hands)) return;
      }
      hands.set(table.hands);
      match(hands);
    },
  };
}
