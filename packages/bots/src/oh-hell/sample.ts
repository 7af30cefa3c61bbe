import type { Chance } from '../chance.ts';
import type { Sight } from './sight.ts';

/** Deals cards to every player so that all that the seat has seen holds. */
export interface Sampler {
  /** Writes a deal's hands, four suit masks a player. */
  deal(hands: Int32Array): void;
}

const TRIES = 20;

export function samplerOf(sight: Sight, chance: Chance): Sampler {
  const { pool, unseen, may, table } = sight;
  const cards = Int32Array.from(pool);
  const players = unseen.length;
  const room = new Int32Array(players);
  const fits = (player: number, code: number) => ((may[player * 4 + (code >> 4)]! >> (code & 15)) & 1) !== 0;
  const lacking = (player: number) => pool.filter((code) => !fits(player, code)).length;
  const choosy = unseen
    .map((_, player) => player)
    .filter((player) => unseen[player]! > 0)
    .sort((a, b) => lacking(b) - lacking(a) || a - b);
  const free = choosy.every((player) => lacking(player) === 0);

  const shuffle = () => {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      const card = cards[i]!;
      cards[i] = cards[j]!;
      cards[j] = card;
    }
  };
  const give = (hands: Int32Array, player: number, code: number) => {
    hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
  };

  /** Each player takes the first cards that fit, the choosiest first; false if somebody goes short. */
  const dealOut = (hands: Int32Array): boolean => {
    let from = 0;
    for (const player of choosy) {
      let wanted = unseen[player]!;
      for (let i = from; i < cards.length && wanted > 0; i++) {
        const code = cards[i]!;
        if (!free && !fits(player, code)) continue;
        cards[i] = cards[from]!;
        cards[from++] = code;
        give(hands, player, code);
        wanted--;
      }
      if (wanted > 0) return false;
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
        shuffle();
        if (dealOut(hands)) return;
      }
      hands.set(table.hands);
      match(hands);
    },
  };
}
