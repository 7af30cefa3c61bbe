import { type DealPlan, deckOf, type Suit } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';

/** What the rule sheet says of one deal. */
export interface PlannedDeal {
  readonly size: number;
  /** Known beforehand, or `undefined` where chance or the highest bidder decides. */
  readonly trump: Suit | 'NT' | undefined;
  readonly sumRule: OhHellOptions['sumRule'];
  readonly oneCard: OhHellOptions['bid.oneCard'];
  readonly last: boolean;
}

/** A tie for the win is played off at most this many times. */
const MOST_EXTRA_DEALS = 10;

/** The pack in play: without the twos while they lie on the table as indicator. */
export const packSize = (options: OhHellOptions) => (options['deck.twosIndicator'] ? '48' : options.deck);

export const packCount = (options: OhHellOptions): number => deckOf(packSize(options)).length;

/** Usual largest hands: 10, eight with six players, seven with seven (R-BO-06 to R-BO-08, R-OH-07). */
const tableMax = (players: number, cards: number): number =>
  players <= 5 ? 10 : players === 6 ? 8 : players === 7 ? 7 : Math.floor(cards / players);

export function largestHand(options: OhHellOptions): number {
  const max = options['schedule.max'];
  const cards = packCount(options);
  if (max === 'full') return Math.floor(cards / options.players);
  if (max === 'table') return tableMax(options.players, cards);
  return max;
}

const times = (repeat: number | 'players', options: OhHellOptions): number =>
  repeat === 'players' ? options.players : repeat;

/** Hand sizes from the first deal to the last, without extra deals. */
export function handSizes(options: OhHellOptions): readonly number[] {
  const pattern = options['schedule.pattern'];
  if (pattern === 'custom')
    return (options['schedule.list'] ?? []).map((item) => (typeof item === 'number' ? item : item.size));
  const max = largestHand(options);
  const up = Array.from({ length: max }, (_, index) => index + 1);
  const down = up.slice().reverse();
  const upMax = options['schedule.upMax'] ?? max;
  const rising = Array.from({ length: Math.max(upMax - 1, 0) }, (_, index) => index + 2);
  const turn = times(options['schedule.turnRepeat'], options);
  const end = times(options['schedule.endRepeat'], options);
  const [first, second]: readonly (readonly number[])[] =
    pattern === 'up_down'
      ? [up, down.slice(1)]
      : pattern === 'down_up'
        ? [down, rising]
        : [pattern === 'up' ? up : down, []];
  const turning = pattern === 'up_down' || pattern === 'down_up';
  const legs = [...first!, ...second!];
  return legs.flatMap((size, index) => {
    const turns = index === first!.length - 1 && turning ? turn : 1;
    const ends = index === 0 || index === legs.length - 1 ? end : 1;
    return new Array<number>(Math.max(turns, ends)).fill(size);
  });
}

const schedules = new WeakMap<OhHellOptions, readonly PlannedDeal[]>();

/** Every deal of a match, followed by the extra deals that a tie may call for. */
function schedule(options: OhHellOptions): readonly PlannedDeal[] {
  const known = schedules.get(options);
  if (known) return known;
  const sizes = handSizes(options);
  const largest = Math.max(...sizes);
  const extra = options['end.tie'] === 'extra_deal' ? new Array<number>(MOST_EXTRA_DEALS).fill(largest) : [];
  const rotation = options['trump.rotation'];
  let turn = 0;
  const deals = [...sizes, ...extra].map((size, index): PlannedDeal => {
    const listed = options['schedule.pattern'] === 'custom' ? options['schedule.list']?.[index] : undefined;
    const own = typeof listed === 'object' ? listed : undefined;
    const last = index === sizes.length - 1;
    let trump: PlannedDeal['trump'];
    if (own?.trump !== undefined) trump = own.trump;
    else if (size <= options['trump.noTrumpSmallest']) trump = 'NT';
    else if (options['trump.mode'] === 'rotation') trump = rotation[turn++ % rotation.length];
    else if (options['trump.mode'] === 'fixed') trump = options['trump.suit'];
    else if (options['trump.mode'] === 'none') trump = 'NT';
    const dropped = size < options['sumRule.fromSize'] || (last && options['sumRule.lastDeal'] === 'none');
    return {
      size,
      trump,
      sumRule: own?.sumRule ?? (dropped ? 'none' : options.sumRule),
      oneCard: size === 1 ? (own?.oneCard ?? options['bid.oneCard']) : 'normal',
      last,
    };
  });
  schedules.set(options, deals);
  return deals;
}

/** How many deals the match has without extra deals. */
export const dealCount = (options: OhHellOptions): number =>
  schedule(options).length - (options['end.tie'] === 'extra_deal' ? MOST_EXTRA_DEALS : 0);

/** The deal with that number, from 1; `undefined` past the last extra deal. */
export const plannedDeal = (options: OhHellOptions, number: number): PlannedDeal | undefined =>
  schedule(options)[number - 1];

/** Whether a deal's hand is larger than the one before: after it somebody may have to leave. */
export const isRising = (options: OhHellOptions, number: number): boolean =>
  number > 1 && plannedDeal(options, number)!.size > plannedDeal(options, number - 1)!.size;

/** How many sit at each deal if everyone who must leave does. */
export function playersByDeal(options: OhHellOptions): readonly number[] {
  const cards = packCount(options);
  let players = options.players;
  return Array.from({ length: dealCount(options) }, (_, index) => {
    const number = index + 1;
    if (options.elimination === 'when_needed' && isRising(options, number))
      while (players > options['elimination.min'] && players * plannedDeal(options, number)!.size > cards)
        players--;
    const seated = players;
    if (
      options.elimination === 'each_ascending_round' &&
      isRising(options, number) &&
      players > options['elimination.min']
    )
      players--;
    return seated;
  });
}

/** The computed deals, for the rule sheet and its preview; also of a sheet that contradicts itself. */
export function plan(options: OhHellOptions): readonly DealPlan[] {
  const cards = packCount(options);
  const players = playersByDeal(options);
  const fixedDealers = options.elimination === 'none' && options['dealer.next'] === 'clockwise';
  return players.map((seated, index) => {
    const deal = plannedDeal(options, index + 1)!;
    return {
      size: deal.size,
      players: seated,
      trump: deal.trump,
      dealer: fixedDealers ? index % options.players : undefined,
      fault: seated * deal.size > cards,
    };
  });
}
