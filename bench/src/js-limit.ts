/**
 * The limit that JavaScript sets: random legal Oh Hell hands on preallocated typed arrays, nothing allocated
 * in the loop, no log, no record. A hand is dealt, a card turned for trump, the dealer bids last under the
 * hook, all cards are played at random within the duty to follow, and the hand is scored.
 */

const SEATS = 8;
const PACK = new Uint8Array(52);
/** A bit for each rank, at four times the seat plus the suit. */
const HELD = new Int32Array(SEATS * 4);
const BIDS = new Int32Array(SEATS);
const TAKEN = new Int32Array(SEATS);
/** Points by seat over all hands; kept so that no work can be left out as unused. */
const SCORES = new Float64Array(SEATS);

const noise = new Int32Array([123456789, 362436069, 521288629, 88675123]);

function word(): number {
  const first = noise[0]!;
  const mixed = first ^ (first << 11);
  noise[0] = noise[1]!;
  noise[1] = noise[2]!;
  noise[2] = noise[3]!;
  const last = noise[3]!;
  noise[3] = last ^ (last >>> 19) ^ (mixed ^ (mixed >>> 8));
  return noise[3]!;
}

/** A number below `limit`, which is at most 52; the sixteen upper bits make it even enough. */
const below = (limit: number): number => ((word() >>> 16) * limit) >>> 16;

function countOf(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function deal(players: number, cards: number): number {
  for (let card = 0; card < 52; card++) PACK[card] = card;
  HELD.fill(0, 0, players * 4);
  const dealt = players * cards;
  for (let place = 0, seat = 0; place < dealt; place++) {
    const other = place + below(52 - place);
    const card = PACK[other]!;
    PACK[other] = PACK[place]!;
    const slot = seat * 4 + (card & 3);
    HELD[slot] = HELD[slot]! | (1 << (card >> 2));
    if (++seat === players) seat = 0;
  }
  return dealt === 52 ? -1 : PACK[dealt + below(52 - dealt)]! & 3;
}

function bidAll(players: number, cards: number, first: number): void {
  let sum = 0;
  for (let turn = 1, seat = first; turn <= players; turn++) {
    const hooked = turn === players ? cards - sum : -1;
    let bid: number;
    if (hooked >= 0) {
      bid = below(cards);
      if (bid >= hooked) bid++;
    } else bid = below(cards + 1);
    BIDS[seat] = bid;
    TAKEN[seat] = 0;
    sum += bid;
    if (++seat === players) seat = 0;
  }
}

function playTrick(players: number, left: number, leader: number, trump: number): number {
  let led = 0;
  let highest = -1;
  let winner = leader;
  for (let turn = 0, seat = leader; turn < players; turn++) {
    const slot = seat * 4;
    let suit = led;
    let bits = turn === 0 ? 0 : HELD[slot + led]!;
    let skip: number;
    if (bits !== 0) skip = below(countOf(bits));
    else {
      skip = below(left);
      suit = 0;
      bits = HELD[slot]!;
      let count = countOf(bits);
      while (skip >= count) {
        skip -= count;
        bits = HELD[slot + ++suit]!;
        count = countOf(bits);
      }
    }
    while (skip-- > 0) bits &= bits - 1;
    const card = bits & -bits;
    HELD[slot + suit] = HELD[slot + suit]! ^ card;
    if (turn === 0) led = suit;
    const strength = suit === trump ? card << 14 : suit === led ? card : 0;
    if (strength > highest) {
      highest = strength;
      winner = seat;
    }
    if (++seat === players) seat = 0;
  }
  return winner;
}

/** Plays so many random hands and tells how many actions of players that were: a bid each and every card. */
export function jsLimitHands(players: number, cards: number, hands: number): number {
  for (let hand = 0; hand < hands; hand++) {
    const first = below(players);
    const trump = deal(players, cards);
    bidAll(players, cards, first);
    let leader = first;
    for (let left = cards; left > 0; left--) {
      leader = playTrick(players, left, leader, trump);
      TAKEN[leader] = TAKEN[leader]! + 1;
    }
    for (let seat = 0; seat < players; seat++)
      SCORES[seat] = SCORES[seat]! + TAKEN[seat]! + (TAKEN[seat] === BIDS[seat] ? 10 : 0);
  }
  return hands * (players + players * cards);
}
