import { COUNT } from '../suit-mask.ts';
import { kindOf, type Promises, STRIDE, suitPromise } from './promise.ts';
import { legalMasks, place, type Table } from './table.ts';

/** How a player moves who reckons from the own hand and the open facts alone; tables made once a decision. */
export interface Heuristic {
  readonly weights: Float64Array;
  /** Chance that none of n opponents beats a card with h higher ones out, at `n * 16 + h`. */
  readonly hold: Float64Array;
  /** Chance that one opponent holds none of n outstanding cards of a suit. */
  readonly none: Float64Array;
  /** State of the whims that make simulated players differ. */
  readonly whim: Int32Array;
}

/** How much worse a missing trick is than one too many, which is easier to avoid (R-BB-60). */
const LACK = 21;
const EXCESS = 0.375;
/** How likely an opponent without the suit ruffs, 0 to 1. */
const RUFF = 0.04;
/** How far whims sway a simulated player's judgement; they keep roll-outs from trusting in it too much. */
const WHIM = 0.3 / 2 ** 24;
/** What a card kept counts against a trick while the bid is lost. */
const KEPT = 0.02;

const legal = new Int32Array(4);
const suits = new Float64Array(4);

/**
 * @param share the part of the unseen cards that is in opponents' hands, 0 to 1
 * @param seed decides the whims
 */
export function heuristicOf(players: number, promises: Promises, share: number, seed: number): Heuristic {
  const hold = new Float64Array(players * 16);
  const none = new Float64Array(14);
  const each = share / Math.max(players - 1, 1);
  for (let after = 0; after < players; after++)
    for (let higher = 0; higher < 16; higher++)
      hold[after * 16 + higher] = Math.max(1 - after * each, 0) ** higher;
  for (let count = 0; count < 14; count++) none[count] = (1 - each) ** count;
  return { weights: promises.weights, hold, none, whim: Int32Array.of(seed) };
}

/** How likely a bid is made: 1 when the promised tricks are just those needed. */
function likely(need: number, promised: number, left: number): number {
  if (need < 0 || need > left) return 0;
  const off = promised - need;
  return 1 / (1 + (off * off * (off < 0 ? LACK : EXCESS)) / (left + 2));
}

/**
 * The card, as sixteen times suit plus rank, that the player to move chooses: each is weighed by how likely
 * the bid is made if the trick is taken with it and if it is not.
 */
function heuristicCard(table: Table, heuristic: Heuristic): number {
  const { turn, players, hands, trump, live, lying, left, led, best } = table;
  const { weights, hold, none } = heuristic;
  const at = turn << 2;
  legalMasks(table, legal);
  let count = 0;
  for (let suit = 0; suit < 4; suit++) count += COUNT[legal[suit]!]!;
  if (count === 1)
    for (let suit = 0; suit < 4; suit++)
      if (legal[suit] !== 0) return (suit << 4) + 31 - Math.clz32(legal[suit]!);
  const need = table.bids[turn]! - table.taken[turn]!;
  const lost = need < 0 || need > left;
  const row = (left - 1) * STRIDE;
  let trumps = 0;
  let overs = -1;
  let unders = -1;
  for (let suit = 0; suit < 4; suit++)
    if (trump[suit] !== 0) {
      trumps += COUNT[live[suit]! & ~hands[at + suit]!]!;
      if (trump[suit] === 65) overs = suit;
      else unders = suit;
    }
  let total = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = hands[at + suit]!;
    const others = live[suit]! & ~own;
    const pair = pairOf(suit, overs, unders, live, hands, at);
    suits[suit] = suitPromise(weights, row + kindOf(trump, suit), own, others, pair, suit === overs ? 1 : 0);
    total += suits[suit]!;
  }
  let missing = 0;
  if (lost)
    for (let seat = 0; seat < players; seat++)
      if (seat !== turn) missing += Math.max(table.bids[seat]! - table.taken[seat]!, 0);
  let whim = heuristic.whim[0]!;
  const grab = missing >= left;
  const after = players - lying - 1;
  let choice = -1;
  let highest = -Infinity;
  for (let suit = 0; suit < 4; suit++) {
    let rest = legal[suit]!;
    if (rest === 0) continue;
    const own = hands[at + suit]!;
    const others = live[suit]! & ~own;
    const kind = row + kindOf(trump, suit);
    const pair = pairOf(suit, overs, unders, live, hands, at);
    const over = suit === overs ? 1 : 0;
    const base = trump[suit]!;
    const suitLed = led < 0 ? suit : led;
    let ruff = 1;
    if (base === 0 && trumps > 0 && after > 0 && suit === suitLed)
      ruff = 1 - RUFF * after * none[COUNT[others]!]!;
    if (ruff < 0.1) ruff = 0.1;
    while (rest !== 0) {
      const rank = 31 - Math.clz32(rest);
      const bit = 1 << rank;
      rest ^= bit;
      const strength = base !== 0 ? base + 2 * rank : suit === suitLed ? 1 + rank : 0;
      let takes = 0;
      if (strength > best) {
        takes = 1;
        if (after > 0) {
          let higher = COUNT[others >> (rank + 1)]!;
          if (pair !== 0) higher += COUNT[pair >> (rank + over)]!;
          takes = hold[after * 16 + higher]! * ruff;
          if (base !== 0 && suit !== suitLed)
            takes = 1 - (1 - takes) * none[COUNT[live[suitLed]! & ~hands[at + suitLed]!]!]!;
        }
      }
      const rested = total - suits[suit]! + suitPromise(weights, kind, own ^ bit, others, pair, over);
      whim = (Math.imul(whim, 1664525) + 1013904223) | 0;
      const sway = WHIM * (whim >>> 8);
      const value = lost
        ? (grab ? takes : -takes) + (grab ? KEPT : -KEPT) * rested
        : takes * likely(need - 1, rested, left - 1) + (1 - takes) * likely(need, rested, left - 1);
      if (value + sway > highest) {
        highest = value + sway;
        choice = (suit << 4) + rank;
      }
    }
  }
  heuristic.whim[0] = whim;
  return choice;
}

/** Tricks that a hand promises, its masks beginning at `at`, while the cards of `live` are about. */
export function promisedTricks(
  hands: Int32Array,
  at: number,
  live: Int32Array,
  trump: Int32Array,
  heuristic: Heuristic,
  left: number,
): number {
  const overs = trump.indexOf(65);
  const unders = overs < 0 ? -1 : trump.indexOf(64);
  let total = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = hands[at + suit]!;
    const pair = pairOf(suit, overs, unders, live, hands, at);
    total += suitPromise(
      heuristic.weights,
      left * STRIDE + kindOf(trump, suit),
      own,
      live[suit]! & ~own,
      pair,
      suit === overs ? 1 : 0,
    );
  }
  return total;
}

const pairOf = (
  suit: number,
  overs: number,
  unders: number,
  live: Int32Array,
  hands: Int32Array,
  at: number,
): number => {
  if (overs < 0) return 0;
  const other = suit === overs ? unders : suit === unders ? overs : -1;
  return other < 0 ? 0 : live[other]! & ~hands[at + other]!;
};

/** Plays the deal to its end, every player by the rule of thumb. */
export function playOut(table: Table, heuristic: Heuristic): void {
  while (table.left > 0) {
    const code = heuristicCard(table, heuristic);
    place(table, code >> 4, 1 << (code & 15));
  }
}
