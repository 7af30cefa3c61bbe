import { COUNT, type Code } from '../suit-mask.ts';
import type { Sight } from './sight.ts';
import { legalMasks, strengthIn } from './table.ts';

/**
 * A bid by the tips of the rule pages: ace and king of trump, length in trump, plain aces and guarded kings,
 * low in doubt (R-BB-58 to R-BB-60, R-OH-36 to R-OH-42).
 */
export function easyBid(sight: Sight): number {
  if (sight.blind) return blindBid(sight);
  const { table, me } = sight;
  const hand = [0, 1, 2, 3].map((suit) => table.hands[me * 4 + suit]!);
  const anyTrump = table.trump.some((base) => base !== 0);
  const size = hand.reduce((sum, own) => sum + COUNT[own]!, 0);
  const unseen = table.live.reduce((sum, live, suit) => sum + COUNT[live & ~hand[suit]!]!, 0);
  const share = Math.min((size * (table.players - 1)) / Math.max(unseen, 1), 1);
  // In a short hand a plain card seldom meets its own suit.
  const met = Math.min(0.3 + size * 0.075, 1);
  let tricks = 0;
  hand.forEach((own, suit) => {
    const others = table.live[suit]! & ~own;
    const length = COUNT[own]!;
    const guarded = length >= 2 && length <= 4;
    for (let rest = own; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      const higher = COUNT[others >> (rank + 1)]! * share;
      if (table.trump[suit] !== 0) tricks += Math.max(1 - 0.22 * higher, 0.1);
      else if (anyTrump)
        tricks += met * Math.max((length <= 4 ? 0.85 : 0.5) - (guarded ? 0.4 : 0.55) * higher, 0);
      else tricks += met * Math.max(0.95 - (guarded ? 0.3 : 0.45) * higher, 0);
    }
  });
  return Math.min(Math.floor(tricks + 0.4), size);
}

/** A bid on the others' cards: one if most cards that the own one may be would beat them (R-BB-73, R-OH-32). */
function blindBid({ table, pool }: Sight): number {
  const seen = Array.from({ length: table.players * 4 }, (_, at) => at).flatMap((at) =>
    table.hands[at] === 0 ? [] : [{ player: at >> 2, suit: at & 3, rank: 31 - Math.clz32(table.hands[at]!) }],
  );
  if (seen.length === 0) return 0;
  const led = seen.find((card) => card.player === table.turn)?.suit;
  const best = Math.max(...seen.map(({ suit, rank }) => strengthIn(table.trump, led ?? suit, suit, rank)));
  const beating = pool.filter(
    (code) => strengthIn(table.trump, led ?? code >> 4, code >> 4, code & 15) > best,
  );
  return beating.length * 2 > pool.length ? 1 : 0;
}

/**
 * A card by the tips of the rule pages: take tricks while the bid needs them, then shed high cards, and once
 * the bid is lost take or leave what the others need (R-BB-61 to R-BB-64, R-OH-38).
 */
export function easyCard(sight: Sight): Code {
  const { table, me } = sight;
  const legal = new Int32Array(4);
  legalMasks(table, legal);
  const codes: Code[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 0; rank < 13; rank++) if ((legal[suit]! >> rank) & 1) codes.push(suit * 16 + rank);
  const need = table.bids[me]! - table.taken[me]!;
  const lost = need < 0 || need > table.left;
  let missing = 0;
  for (let player = 0; player < table.players; player++)
    if (player !== me) missing += Math.max(table.bids[player]! - table.taken[player]!, 0);
  const wanting = lost ? missing >= table.left : need > 0;
  const worth = (code: Code) => (table.trump[code >> 4] !== 0 ? 20 : 0) + (code & 15);
  const strength = (code: Code) =>
    strengthIn(table.trump, table.led < 0 ? code >> 4 : table.led, code >> 4, code & 15);
  const low = codes.slice().sort((a, b) => worth(a) - worth(b) || a - b);
  const winning = low.filter((code) => strength(code) > table.best);
  const losing = low.filter((code) => strength(code) <= table.best);
  const last = table.lying === table.players - 1;
  if (table.lying === 0) {
    if (!wanting) return low[0]!;
    const sure = low.filter((code) => {
      const others = table.live[code >> 4]! & ~table.hands[me * 4 + (code >> 4)]!;
      return others >> ((code & 15) + 1) === 0;
    });
    return sure.at(-1) ?? (need >= table.left ? low.at(-1)! : low[0]!);
  }
  if (wanting) return winning.length === 0 ? low[0]! : last ? winning[0]! : winning.at(-1)!;
  if (losing.length > 0) {
    const plain = losing.filter((code) => table.trump[code >> 4] === 0);
    return (plain.length > 0 && need > 0 ? plain : losing).at(-1)!;
  }
  return last ? winning.at(-1)! : winning[0]!;
}
