import { deckOf, HIDDEN, type Play, type Seat, SUITS, suitOf } from '@stikk/engine';
import { type OhHellEvent, type OhHellOptions, type OhHellState, plannedDeal } from '@stikk/variants/oh-hell';
import { type Code, codeOf } from '../suit-mask.ts';
import { emptyTable, lay, rulesOf, setTrump, strengthIn, type Table } from './table.ts';

type PlannedDeal = NonNullable<ReturnType<typeof plannedDeal>>;

/** The phases in which a seat has something to decide. */
export type Deciding = Extract<OhHellState, { phase: 'bidding' | 'adjusting' | 'naming' | 'playing' }>;

/**
 * What a seat knows of the deal, as numbers. Players are 0 to n-1 clockwise without those who have left the
 * match.
 */
export interface Sight {
  readonly size: number;
  readonly planned: PlannedDeal;
  /** Seat of each player. */
  readonly seats: readonly Seat[];
  readonly me: number;
  readonly dealer: number;
  /** Bids by player, -1 where not known. */
  readonly bids: readonly number[];
  /** The deal so far: known cards in hand, tricks, what lies on the table. Bids not known count as nothing. */
  readonly table: Table;
  readonly trumpKnown: boolean;
  /** Whether the bids were made without a look at the own hand (forehead and unseen deals). */
  readonly blind: boolean;
  /** Cards that somebody may hold and the seat does not see. */
  readonly pool: readonly Code[];
  /** How many cards of the pool each player holds. */
  readonly unseen: readonly number[];
  /** By player and suit: the cards that a player has not shown to lack. */
  readonly may: Int32Array;
  /** By player and suit: the cards played in this deal, as far as remembered. */
  readonly played: Int32Array;
  /** Whether every card played in this deal is remembered. */
  readonly remembersAll: boolean;
  /** The part of the pool that opponents hold, 0 to 1. */
  readonly share: number;
}

/**
 * Reads a seat's own redacted view.
 * @param record the seat's redacted events; without them only the last trick is remembered
 * @param memory how many tricks back the record is read
 */
export function sightOf(
  view: Deciding,
  seat: Seat,
  options: OhHellOptions,
  record: readonly OhHellEvent[],
  memory: number,
): Sight {
  const { match, deal, hands } = view;
  const order = options.rankOrder;
  const seats = match.out.flatMap((out, index) => (out ? [] : [index]));
  const playerOf = (index: Seat) => seats.indexOf(index);
  const players = seats.length;
  const table = emptyTable(players, rulesOf(options));
  if (deal.trump !== undefined) setTrump(table.trump, deal.trump);

  const bids = seats.map((index) => {
    const bid = deal.bids[index];
    return typeof bid === 'number' && !sealed(view, index, seat) ? bid : -1;
  });
  bids.forEach((bid, player) => {
    table.bids[player] = Math.max(bid, 0);
  });

  const gone = new Set<Code>(deal.removed.map((card) => codeOf(card, order)));
  if (options['trump.mode'] === 'draw' && !options['trump.drawReturn'])
    for (const card of deal.drawn) gone.add(codeOf(card, order));
  const may = new Int32Array(players * 4).fill(0x1fff);
  const tricks = view.phase === 'playing' ? tricksOf(view, record, memory) : [];
  const played = new Int32Array(players * 4);
  const remembersAll = view.phase !== 'playing' || tricks.length === view.number;
  for (const trick of tricks) {
    for (const { card, seat: by } of trick) {
      const code = codeOf(card, order);
      gone.add(code);
      played[playerOf(by) * 4 + (code >> 4)]! |= 1 << (code & 15);
    }
    readShown(trick, table, may, playerOf, options);
  }

  const shows = (index: Seat) =>
    deal.seen === 'own' ? index === seat : deal.seen === 'others' && index !== seat;
  const known = hands.map((hand, index) =>
    shows(index) ? hand.flatMap((card) => (card === HIDDEN ? [] : [codeOf(card, order)])) : [],
  );
  if (deal.turnUp !== undefined) {
    const code = codeOf(deal.turnUp, order);
    const pack = packOf(options).length - deal.removed.length;
    // With the whole pack dealt, the turned card is the dealer's own.
    if (pack > players * deal.size) gone.add(code);
    else if (remembersAll && deal.dealer !== seat && !gone.has(code)) known[deal.dealer]!.push(code);
  }
  const held = new Set(known.flat());
  const pool: Code[] = [];
  for (const card of packOf(options)) {
    const code = codeOf(card, order);
    if (gone.has(code)) continue;
    table.live[code >> 4]! |= 1 << (code & 15);
    if (!held.has(code)) pool.push(code);
  }
  const unseen = seats.map((index) => hands[index]!.length - known[index]!.length);
  seats.forEach((index, player) => {
    for (const code of known[index]!) table.hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
  });

  table.left = view.phase === 'playing' ? deal.size - view.number + 1 : deal.size;
  if (view.phase === 'playing') {
    seats.forEach((index, player) => {
      table.taken[player] = view.taken[index]!;
    });
    for (const { seat: by, card } of view.trick) lay(table, playerOf(by), codeOf(card, order));
    table.turn = playerOf(view.turn ?? seat);
  } else {
    const leader = deal.leader ?? seats.find((index) => index > deal.dealer) ?? seats[0]!;
    table.turn = playerOf(leader);
  }
  const me = playerOf(seat);
  const planned = plannedDeal(options, deal.number)!;
  const opposing = unseen.reduce((sum, count, player) => (player === me ? sum : sum + count), 0);
  return {
    size: deal.size,
    planned,
    seats,
    me,
    dealer: playerOf(deal.dealer),
    bids,
    table,
    trumpKnown: deal.trump !== undefined,
    blind: planned.oneCard !== 'normal',
    pool,
    unseen,
    may,
    played,
    remembersAll,
    share: pool.length === 0 ? 1 : Math.min(opposing / pool.length, 1),
  };
}

const sealed = (view: Deciding, of: Seat, seat: Seat): boolean =>
  view.phase === 'bidding' && view.deal.bidding === 'sealed' && of !== seat;

/** The tricks of the deal that the seat remembers, the one on the table last. */
function tricksOf(
  view: Extract<Deciding, { phase: 'playing' }>,
  record: readonly OhHellEvent[],
  memory: number,
): readonly (readonly Play[])[] {
  const tricks: Play[][] = [];
  let start = -1;
  record.forEach((event, index) => {
    if (event.type === 'HandsDealt') start = index;
  });
  let trick: Play[] = [];
  for (const event of start < 0 ? [] : record.slice(start))
    if (event.type === 'CardPlayed') trick.push({ seat: event.seat, card: event.card });
    else if (event.type === 'TrickTaken') {
      tricks.push(trick);
      trick = [];
    }
  const complete = tricks.length === view.number - 1;
  const earlier = complete ? tricks : view.lastTrick ? [view.lastTrick.plays] : [];
  return [...earlier.slice(Math.max(earlier.length - memory, 0)), view.trick];
}

/** The cards of the pack, the twos left out while they show the rotation (R-BB-23). */
const packOf = (options: OhHellOptions) => deckOf(options['deck.twosIndicator'] ? '48' : options.deck);

/** What the players of a trick have shown not to hold. */
function readShown(
  trick: readonly Play[],
  table: Table,
  may: Int32Array,
  playerOf: (seat: Seat) => number,
  options: OhHellOptions,
): void {
  const lead = trick[0];
  if (lead === undefined || !options['play.follow']) return;
  const led = SUITS.indexOf(suitOf(lead.card));
  const { trump } = table;
  let best = 0;
  for (const play of trick) {
    const code = codeOf(play.card, options.rankOrder);
    const suit = code >> 4;
    const strength = strengthIn(trump, led, suit, code & 15);
    const player = playerOf(play.seat);
    if (suit !== led) {
      may[player * 4 + led] = 0;
      if (options['play.mustTrump'] && trump[suit] === 0)
        for (let other = 0; other < 4; other++) if (trump[other] !== 0) may[player * 4 + other] = 0;
    } else if (options['play.mustHead'] && best > 0 && strength < best && (best < 64 || trump[led] !== 0)) {
      const rank = best < 64 ? best - 1 : (best - 64) >> 1;
      may[player * 4 + led]! &= (1 << rank) - 1;
    }
    if (strength > best) best = strength;
  }
}
