import { SUITS, type Trump } from '@stikk/engine';
import type { OhHellOptions } from '@stikk/variants/oh-hell';
import { COUNT, type Code } from '../suit-mask.ts';

export const FOLLOW = 1;
const MUST_TRUMP = 2;
const MUST_HEAD = 4;

/**
 * One deal being played, every hand open, for simulation. Players are 0 to n-1 clockwise without those who
 * have left the match; masks are as in suit-mask.ts.
 */
export interface Table {
  readonly players: number;
  /** Four suit masks a player. */
  readonly hands: Int32Array;
  readonly bids: Int32Array;
  readonly taken: Int32Array;
  /** By suit: the cards not yet played that some player may hold. */
  readonly live: Int32Array;
  /** By suit: 0 plain, 64 trump (or under-trump), 65 over-trump. */
  readonly trump: Int32Array;
  /** {@link FOLLOW}, {@link MUST_TRUMP} and {@link MUST_HEAD} added up. */
  readonly rules: number;
  /** Tricks yet to be taken, the one on the table counted. */
  left: number;
  turn: number;
  /** How many cards lie on the table. */
  lying: number;
  /** Suit led, or -1. */
  led: number;
  /** How strong the card that holds the trick is, as {@link strengthIn}; 0 before the lead. */
  best: number;
  holder: number;
}

export function emptyTable(players: number, rules: number): Table {
  return {
    players,
    hands: new Int32Array(players * 4),
    bids: new Int32Array(players),
    taken: new Int32Array(players),
    live: new Int32Array(4),
    trump: new Int32Array(4),
    rules,
    left: 0,
    turn: 0,
    lying: 0,
    led: -1,
    best: 0,
    holder: 0,
  };
}

export const rulesOf = (options: OhHellOptions): number =>
  (options['play.follow'] ? FOLLOW : 0) +
  (options['play.mustTrump'] ? MUST_TRUMP : 0) +
  (options['play.mustHead'] ? MUST_HEAD : 0);

export function setTrump(trump: Int32Array, value: Trump): void {
  SUITS.forEach((suit, index) => {
    trump[index] =
      typeof value === 'object'
        ? suit === value.over
          ? 65
          : suit === value.under
            ? 64
            : 0
        : suit === value
          ? 64
          : 0;
  });
}

export function copyTable(from: Table, to: Table): void {
  to.hands.set(from.hands);
  to.bids.set(from.bids);
  to.taken.set(from.taken);
  to.live.set(from.live);
  to.left = from.left;
  to.turn = from.turn;
  to.lying = from.lying;
  to.led = from.led;
  to.best = from.best;
  to.holder = from.holder;
}

/** How strong a card is on a trick: the highest number takes it, 0 cannot. */
export const strengthIn = (trump: Int32Array, led: number, suit: number, rank: number): number => {
  const base = trump[suit]!;
  return base !== 0 ? base + 2 * rank : suit === led ? 1 + rank : 0;
};

/** The suit masks of the cards that the player to move may play, written into `into`. */
export function legalMasks(table: Table, into: Int32Array): void {
  const { hands, trump, rules, led, best } = table;
  const at = table.turn << 2;
  const c = hands[at]!;
  const d = hands[at + 1]!;
  const h = hands[at + 2]!;
  const s = hands[at + 3]!;
  if (led < 0 || (rules & FOLLOW) === 0) {
    into[0] = c;
    into[1] = d;
    into[2] = h;
    into[3] = s;
    return;
  }
  const same = hands[at + led]!;
  if (same !== 0) {
    into[0] = into[1] = into[2] = into[3] = 0;
    into[led] = same;
    if ((rules & MUST_HEAD) !== 0) {
      const higher = same & headers(trump[led]!, best);
      if (higher !== 0) into[led] = higher;
    }
    return;
  }
  into[0] = c;
  into[1] = d;
  into[2] = h;
  into[3] = s;
  if ((rules & MUST_TRUMP) === 0) return;
  let any = 0;
  let higher = 0;
  for (let suit = 0; suit < 4; suit++)
    if (trump[suit] !== 0) {
      any |= hands[at + suit]!;
      higher |= hands[at + suit]! & headers(trump[suit]!, best);
    }
  if (any === 0) return;
  const heading = (rules & MUST_HEAD) !== 0 && higher !== 0;
  for (let suit = 0; suit < 4; suit++)
    into[suit] =
      trump[suit] === 0 ? 0 : heading ? hands[at + suit]! & headers(trump[suit]!, best) : hands[at + suit]!;
}

/** The ranks of a suit that beat `best`; of a plain suit nothing beats a trump, so all may be played. */
function headers(base: number, best: number): number {
  if (base === 0) return best >= 64 ? 0 : 0x1fff & (-1 << best);
  return best < base ? 0x1fff : 0x1fff & (-1 << (((best - base) >> 1) + 1));
}

/** The player to move plays a card; a full trick is taken and its winner is to move. */
export function place(table: Table, suit: number, bit: number): void {
  const { turn, players } = table;
  const rank = 31 - Math.clz32(bit);
  table.hands[(turn << 2) + suit]! ^= bit;
  table.live[suit]! &= ~bit;
  if (table.lying === 0) table.led = suit;
  const strength = strengthIn(table.trump, table.led, suit, rank);
  if (strength > table.best) {
    table.best = strength;
    table.holder = turn;
  }
  if (++table.lying === players) {
    table.taken[table.holder]!++;
    table.turn = table.holder;
    table.lying = 0;
    table.led = -1;
    table.best = 0;
    table.left--;
  } else table.turn = turn + 1 === players ? 0 : turn + 1;
}

/** Puts a card of the trick on the table before simulation starts; nobody's hand changes. */
export function lay(table: Table, player: number, code: Code): void {
  const suit = code >> 4;
  if (table.lying === 0) table.led = suit;
  const strength = strengthIn(table.trump, table.led, suit, code & 15);
  if (strength > table.best) {
    table.best = strength;
    table.holder = player;
  }
  table.lying++;
}

export const cardsIn = (hands: Int32Array, player: number): number =>
  COUNT[hands[player * 4]!]! +
  COUNT[hands[player * 4 + 1]!]! +
  COUNT[hands[player * 4 + 2]!]! +
  COUNT[hands[player * 4 + 3]!]!;
