import { chanceOf } from '../chance.ts';
import { COUNT } from '../suit-mask.ts';
import { emptyTable, FOLLOW, legalMasks, place, type Table } from './table.ts';

/** The card number `nth` of the four masks, lowest first, clubs before diamonds, hearts and spades. */
function playNth(table: Table, masks: Int32Array, nth: number): void {
  let suit = 0;
  for (let count = COUNT[masks[0]!]!; nth >= count; count = COUNT[masks[suit]!]!) {
    nth -= count;
    suit++;
  }
  let rest = masks[suit]!;
  while (nth-- > 0) rest &= rest - 1;
  place(table, suit, rest & -rest);
}

/**
 * Deals, bids and plays whole hands at random on the simulator that roll-outs use, one pack of 52, a turned
 * trump, the last bidder hooked.
 * @returns the number of players' actions: bids and cards
 */
export function randomHands(players: number, cards: number, hands: number, seed = 1): number {
  const chance = chanceOf(seed);
  const table = emptyTable(players, FOLLOW);
  const pack = Uint8Array.from({ length: 52 }, (_, index) => index);
  const masks = new Int32Array(4);
  const dealt = players * cards;
  for (let hand = 0; hand < hands; hand++) {
    table.hands.fill(0);
    table.taken.fill(0);
    table.trump.fill(0);
    table.live.fill(0x1fff);
    for (let place = 0, player = 0; place < dealt; place++) {
      const other = place + chance.below(52 - place);
      const card = pack[other]!;
      pack[other] = pack[place]!;
      pack[place] = card;
      table.hands[(player << 2) + (card & 3)]! |= 1 << (card >> 2);
      if (++player === players) player = 0;
    }
    if (dealt < 52) table.trump[pack[dealt + chance.below(52 - dealt)]! & 3] = 64;
    const first = chance.below(players);
    let sum = 0;
    for (let turn = 1, player = first; turn <= players; turn++) {
      const hooked = turn === players ? cards - sum : -1;
      let bid = chance.below(hooked >= 0 ? cards : cards + 1);
      if (hooked >= 0 && bid >= hooked) bid++;
      table.bids[player] = bid;
      sum += bid;
      if (++player === players) player = 0;
    }
    table.left = cards;
    table.turn = first;
    while (table.left > 0) {
      legalMasks(table, masks);
      const count = COUNT[masks[0]!]! + COUNT[masks[1]!]! + COUNT[masks[2]!]! + COUNT[masks[3]!]!;
      playNth(table, masks, chance.below(count));
    }
  }
  return hands * players * (cards + 1);
}
