import { COUNT, type Code } from '../suit-mask.ts';
import { FOLLOW, MUST_HEAD, MUST_TRUMP, type Rules } from './rules.ts';

/** Places of the tableau before a player. */
export const PLACES = 6;
const TALON = 40;

/** One deal being played, every card open, for simulation. Players are seats; masks are as in suit-mask.ts. */
export interface Table {
  readonly rules: Rules;
  /** Four suit masks a player: the hand and the own open cards. */
  readonly hands: Int32Array;
  /** Open and covered cards by player and place, -1 where there is none. */
  readonly open: Int32Array;
  readonly covered: Int32Array;
  readonly tableau: boolean;
  /** The talon from `drawn` on, top first. */
  readonly talon: Int32Array;
  /** Four suit masks a side. */
  readonly captured: Int32Array;
  /** By suit: the cards not yet played. */
  readonly live: Int32Array;
  /** Scores of the match by side, and points declared that are booked at the end. */
  readonly scores: Int32Array;
  readonly declared: Int32Array;
  drawn: number;
  /** Cards left in the talon. */
  left: number;
  /** Cards yet to be played, the talon counted. */
  cards: number;
  /** Whether the deal began with a talon. */
  readonly drawing: boolean;
  /** Trump suit, or -1. */
  trump: number;
  /** A bit for each suit declared. */
  suits: number;
  /** The pair declared since the last trick, or -1. */
  fresh: number;
  turn: number;
  /** Whether the player to lead may declare, and whether it must draw before it leads. */
  window: boolean;
  mustDraw: boolean;
  asked: number;
  granted: number;
  lying: number;
  /** Suit led, or -1. */
  led: number;
  /** Strength of the card that holds the trick, 0 before the lead. */
  best: number;
  holder: number;
  /** Cards of the trick on the table, as codes. */
  readonly trick: Int32Array;
  /** The side that took the last trick, or -1. */
  taker: number;
  /** The side that has won by a declaration, or -1. */
  won: number;
}

export function emptyTable(rules: Rules, drawing: boolean, tableau: boolean): Table {
  const { players, sides } = rules;
  return {
    rules,
    hands: new Int32Array(players * 4),
    open: new Int32Array(tableau ? players * PLACES : 0).fill(-1),
    covered: new Int32Array(tableau ? players * PLACES : 0).fill(-1),
    tableau,
    talon: new Int32Array(drawing ? TALON : 0),
    captured: new Int32Array(sides * 4),
    live: new Int32Array(4),
    scores: new Int32Array(sides),
    declared: new Int32Array(sides),
    drawn: 0,
    left: 0,
    cards: 0,
    drawing,
    trump: -1,
    suits: 0,
    fresh: -1,
    turn: 0,
    window: false,
    mustDraw: false,
    asked: 0,
    granted: 0,
    lying: 0,
    led: -1,
    best: 0,
    holder: 0,
    trick: new Int32Array(4),
    taker: -1,
    won: -1,
  };
}

export function copyTable(from: Table, to: Table): void {
  to.hands.set(from.hands);
  if (from.tableau) {
    to.open.set(from.open);
    to.covered.set(from.covered);
  }
  if (from.drawing && from.left > 0) to.talon.set(from.talon);
  to.captured.set(from.captured);
  to.live.set(from.live);
  to.scores.set(from.scores);
  to.declared.set(from.declared);
  to.trick.set(from.trick);
  to.drawn = from.drawn;
  to.left = from.left;
  to.cards = from.cards;
  to.trump = from.trump;
  to.suits = from.suits;
  to.fresh = from.fresh;
  to.turn = from.turn;
  to.window = from.window;
  to.mustDraw = from.mustDraw;
  to.asked = from.asked;
  to.granted = from.granted;
  to.lying = from.lying;
  to.led = from.led;
  to.best = from.best;
  to.holder = from.holder;
  to.taker = from.taker;
  to.won = from.won;
}

/** Whether nothing more is played in the deal. */
export const isOver = (table: Table): boolean => table.won >= 0 || table.cards === 0;

/** How strong a card is on the trick: the highest number takes it, 0 cannot. */
export const strengthOn = (table: Table, suit: number, rank: number): number =>
  suit === table.trump ? 64 + rank : table.led < 0 || suit === table.led ? 1 + rank : 0;

/** The ranks of a suit that beat the card which holds the trick. */
const beating = (table: Table, suit: number): number => {
  const { best, trump } = table;
  if (suit === trump) return best < 64 ? 0x1fff : 0x1fff & (-1 << (best - 63));
  return best >= 64 ? 0 : 0x1fff & (-1 << best);
};

/** The suit masks of the cards that the player to move may play, written into `into`. */
export function legalMasks(table: Table, into: Int32Array): void {
  const { hands, rules, led, trump } = table;
  const at = table.turn << 2;
  for (let suit = 0; suit < 4; suit++) into[suit] = hands[at + suit]!;
  if (led < 0) {
    if (!rules.mustLeadPair || table.fresh < 0) return;
    const own = hands[at + table.fresh]! & rules.faces.pair;
    if (own !== 0) {
      into.fill(0);
      into[table.fresh] = own;
    }
    return;
  }
  if (table.left > 0 || (rules.duties & FOLLOW) === 0) return;
  let suit = led;
  if (into[led] === 0) {
    if ((rules.duties & MUST_TRUMP) === 0 || trump < 0 || into[trump] === 0) return;
    suit = trump;
  }
  const same = into[suit]!;
  into.fill(0);
  const higher = (rules.duties & MUST_HEAD) !== 0 ? same & beating(table, suit) : 0;
  into[suit] = higher !== 0 ? higher : same;
}

/** Puts a card on the trick, without taking it from a hand. */
export function lay(table: Table, player: number, suit: number, rank: number): void {
  if (table.lying === 0) table.led = suit;
  const strength = strengthOn(table, suit, rank);
  if (strength > table.best) {
    table.best = strength;
    table.holder = player;
  }
  table.trick[table.lying++] = (suit << 4) + rank;
  table.live[suit]! &= ~(1 << rank);
}

/** The player to move plays a card; a full trick is taken. */
export function place(table: Table, code: Code): void {
  const { turn, rules } = table;
  const suit = code >> 4;
  table.hands[(turn << 2) + suit]! ^= 1 << (code & 15);
  if (table.tableau)
    for (let at = turn * PLACES; at < (turn + 1) * PLACES; at++)
      if (table.open[at] === code) table.open[at] = -1;
  lay(table, turn, suit, code & 15);
  table.cards--;
  table.window = false;
  table.fresh = -1;
  if (table.lying < rules.players) table.turn = turn + 1 === rules.players ? 0 : turn + 1;
  else takeTrick(table);
}

function takeTrick(table: Table): void {
  const { rules, holder, trick } = table;
  const side = rules.sideOf[holder]!;
  for (let index = 0; index < table.lying; index++)
    table.captured[side * 4 + (trick[index]! >> 4)]! |= 1 << (trick[index]! & 15);
  table.taker = side;
  table.turn = holder;
  table.lying = 0;
  table.led = -1;
  table.best = 0;
  table.asked = 0;
  table.granted = 0;
  table.mustDraw = table.left > 0;
  table.window = table.mustDraw || !table.drawing;
  if (!table.tableau) return;
  for (let at = 0; at < table.open.length; at++)
    if (table.open[at] === -1 && table.covered[at] !== -1) {
      const code = table.covered[at]!;
      table.open[at] = code;
      table.covered[at] = -1;
      table.hands[Math.floor(at / PLACES) * 4 + (code >> 4)]! |= 1 << (code & 15);
    }
}

/** The winner of the trick and then the others each draw a card. */
export function draw(table: Table): void {
  const { players } = table.rules;
  for (let step = 0, player = table.turn; step < players; step++) {
    const code = table.talon[table.drawn++]!;
    table.hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
    player = player + 1 === players ? 0 : player + 1;
  }
  table.left -= players;
  table.mustDraw = false;
  table.window = false;
}

/** What the next declaration gives. */
export const worth = (table: Table): number => (table.trump < 0 ? table.rules.trumf : table.rules.tjog);

/** The player to move declares a pair. */
export function declare(table: Table, suit: number): void {
  const { rules, turn, scores } = table;
  const side = rules.sideOf[turn]!;
  const points = worth(table);
  if (table.trump < 0) table.trump = suit;
  table.suits |= 1 << suit;
  table.fresh = suit;
  table.window = false;
  if (rules.settle === 'deal_end') table.declared[side]! += points;
  else if (points > 0) {
    const sum = scores[side]! + points;
    scores[side] = sum > rules.target ? rules.bust : sum;
    if (scores[side] === rules.target) table.won = side;
  }
}

/** A bit for each suit of which a player holds king and queen and that nobody has declared. */
export function pairs(table: Table, player: number): number {
  const { pair } = table.rules.faces;
  let suits = 0;
  for (let suit = 0; suit < 4; suit++)
    if ((table.hands[player * 4 + suit]! & pair) === pair) suits |= 1 << suit;
  return suits & ~table.suits;
}

export const bitOf = (code: Code): number => 1 << (code & 15);

export function heldBy(table: Table, player: number): number {
  const at = player * 4;
  const { hands } = table;
  return COUNT[hands[at]!]! + COUNT[hands[at + 1]!]! + COUNT[hands[at + 2]!]! + COUNT[hands[at + 3]!]!;
}
