import { COUNT, type Code } from '../suit-mask.ts';
import {
  declare,
  draw,
  heldBy,
  isOver,
  legalMasks,
  pairs,
  place,
  strengthOn,
  type Table,
  worth,
} from './table.ts';

/** State of the whims that make simulated players differ. */
export interface Whim {
  state: number;
}

const SWAY = 0.25 / 2 ** 24;
const legal = new Int32Array(4);
const keeps = new Float64Array(64);

/** Points that a declaration now would bring a side, nothing where it would fall. */
export function gain(table: Table, side: number, points: number): number {
  const { rules, scores } = table;
  const sum = scores[side]! + (rules.settle === 'deal_end' ? table.declared[side]! : 0) + points;
  return sum > rules.target ? 0 : sum === rules.target ? points + 3 : points;
}

/** How likely the other half of a pair still joins the player's one card. */
function mateChance(table: Table, player: number, unseen: number): number {
  if (table.left > 0) return Math.min((0.75 * (table.left / table.rules.players)) / Math.max(unseen, 1), 1);
  if (table.tableau) return 0.1;
  return table.rules.partnerOf[player]! >= 0 ? 0.3 : 0;
}

/** How likely nobody of those still to play beats a card on the trick, from the unseen cards. */
function holds(table: Table, player: number, suit: number, rank: number, unseen: number): number {
  const { rules, live, hands, trump, lying, left } = table;
  const after = rules.players - lying - 1;
  if (after === 0) return 1;
  const partner = rules.partnerOf[player]! >= 0 && after >= 2 ? 1 : 0;
  const rivals = after - partner;
  const each = unseen === 0 ? 0 : Math.min(heldBy(table, player) / unseen, 1);
  const held = Math.min(each * rivals, 1);
  const others = live[suit]! & ~hands[player * 4 + suit]!;
  const higher = COUNT[others >> (rank + 1)]!;
  let chance = (1 - held) ** higher;
  if (trump >= 0 && suit !== trump) {
    const trumps = COUNT[live[trump]! & ~hands[player * 4 + trump]!]!;
    const has = 1 - (1 - held) ** trumps;
    const free = left > 0 ? 0.4 : (1 - each) ** COUNT[others]!;
    chance *= 1 - has * free;
  }
  return chance;
}

/** What a card is worth in hand, by code, for the player to move. */
function weigh(table: Table, player: number, unseen: number): void {
  const { rules, hands, live, trump, suits } = table;
  const { faces } = rules;
  const side = rules.sideOf[player]!;
  const points = gain(table, side, worth(table));
  const tjog = gain(table, side, rules.tjog);
  const can = table.left > 0 || !table.drawing;
  const mate = can ? mateChance(table, player, unseen) : 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = hands[player * 4 + suit]!;
    if (own === 0) continue;
    const others = live[suit]! & ~own;
    const open = can && ((suits >> suit) & 1) === 0 ? faces.pair & (own | others) : 0;
    const whole = open === faces.pair;
    const both = (own & faces.pair) === faces.pair;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const rank = 31 - Math.clz32(bit);
      let keep = rank * 0.03;
      const higher = COUNT[others >> (rank + 1)]!;
      if ((bit & faces.matadors) !== 0) keep += higher === 0 ? 0.55 : 0.3;
      else if (higher === 0) keep += 0.25;
      if (suit === trump) keep += 0.35 + rank * 0.02;
      if (whole && (bit & faces.pair) !== 0)
        keep += both ? 0.9 * Math.max(points, tjog * 0.8) : mate * points;
      keeps[(suit << 4) + rank] = keep;
    }
  }
}

/** The card that the player to move chooses by the own hand and the open facts alone. */
function thumbCard(table: Table, whim: Whim): Code {
  const { rules, turn, hands, live, lying, captured } = table;
  const { faces, sides } = rules;
  legalMasks(table, legal);
  let choices = 0;
  for (let suit = 0; suit < 4; suit++) choices += COUNT[legal[suit]!]!;
  if (choices === 1)
    for (let suit = 0; suit < 4; suit++)
      if (legal[suit] !== 0) return (suit << 4) + 31 - Math.clz32(legal[suit]!);
  let unseen = 0;
  for (let suit = 0; suit < 4; suit++) unseen += COUNT[live[suit]! & ~hands[turn * 4 + suit]!]!;
  weigh(table, turn, unseen);
  const side = rules.sideOf[turn]!;
  const can = table.left > 0 || !table.drawing;
  const own = can && pairs(table, turn) !== 0 ? gain(table, side, worth(table)) : 0;
  let rivals = 0;
  if (can)
    for (let suit = 0; suit < 4; suit++)
      if (
        (live[suit]! & ~hands[turn * 4 + suit]! & faces.pair) === faces.pair &&
        ((table.suits >> suit) & 1) === 0
      )
        rivals += 0.08;
  const lead = 0.1 + own * 0.8 + rivals * worth(table);
  let most = 0;
  for (let other = 0; other < sides; other++) {
    let count = 0;
    for (let suit = 0; suit < 4; suit++) count += COUNT[captured[other * 4 + suit]! & faces.matadors]!;
    most = Math.max(most, count);
  }
  const matador = most > 4 ? 0.02 : 0.3 * Math.min(rules.matadors, 2);
  let lies = 0;
  for (let index = 0; index < lying; index++) if ((faces.matadors >> (table.trick[index]! & 15)) & 1) lies++;
  const mine = lying > 0 && rules.sideOf[table.holder] === side ? 1 : 0;
  const ending = table.cards <= rules.players * 2 ? rules.last : 0;
  let choice = -1;
  let highest = -Infinity;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = legal[suit]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const rank = 31 - Math.clz32(bit);
      const takes =
        strengthOn(table, suit, rank) > table.best ? holds(table, turn, suit, rank, unseen) : mine * 0.7;
      const stake = matador * (lies + ((bit & faces.matadors) !== 0 ? 1 : 0)) + lead;
      whim.state = (Math.imul(whim.state, 1664525) + 1013904223) | 0;
      const keep = keeps[(suit << 4) + rank]! * (1 + ending);
      const value = (2 * takes - 1) * stake - keep + SWAY * (whim.state >>> 8);
      if (value > highest) {
        highest = value;
        choice = (suit << 4) + rank;
      }
    }
  return choice;
}

/** The suit of `suits` in which a player and its partner hold most. */
export function longest(table: Table, player: number, suits: number): number {
  const partner = table.rules.partnerOf[player]!;
  let best = -1;
  let most = -1;
  for (let suit = 0; suit < 4; suit++) {
    if (((suits >> suit) & 1) === 0) continue;
    let count = table.hands[player * 4 + suit]!;
    if (partner >= 0) count |= table.hands[partner * 4 + suit]! & table.rules.faces.pair;
    const length = COUNT[count]! * 16 + (31 - Math.clz32(count | 1));
    if (length > most) {
      most = length;
      best = suit;
    }
  }
  return best;
}

/** The player to move uses its window: declares what does not fall, or asks the partner. */
function useWindow(table: Table): void {
  const { rules, turn } = table;
  if (gain(table, rules.sideOf[turn]!, worth(table)) === 0) return;
  const own = pairs(table, turn) | (table.granted & ~table.suits);
  if (own !== 0) {
    declare(table, longest(table, turn, own));
    return;
  }
  const partner = rules.partnerOf[turn]!;
  if (partner < 0 || (!rules.free && table.asked > 0)) return;
  table.asked++;
  const { pair } = rules.faces;
  let halves = 0;
  let shared = 0;
  for (let suit = 0; suit < 4; suit++) {
    const held = table.hands[turn * 4 + suit]! & pair;
    if (held === 0 || held === pair || ((table.suits >> suit) & 1) !== 0) continue;
    if ((table.live[suit]! & pair) !== pair) continue;
    halves |= 1 << suit;
    if (((held | table.hands[partner * 4 + suit]!) & pair) === pair) shared |= 1 << suit;
  }
  if (rules.half && halves !== 0) {
    const asked = rules.free ? shared : shared & (1 << longest(table, turn, halves));
    if (asked !== 0) {
      declare(table, longest(table, turn, asked));
      return;
    }
    if (!rules.free) return;
  }
  const theirs = rules.whole ? pairs(table, partner) : 0;
  if (theirs !== 0) declare(table, longest(table, partner, theirs));
}

/** Plays the deal to its end, every player by rule of thumb. */
export function playOut(table: Table, whim: Whim): void {
  while (!isOver(table)) {
    if (table.window) {
      useWindow(table);
      if (isOver(table)) return;
    }
    if (table.mustDraw) draw(table);
    place(table, thumbCard(table, whim));
  }
}
