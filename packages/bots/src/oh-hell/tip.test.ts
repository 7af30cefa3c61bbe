import { type Card, HIDDEN, type MaybeCard, type Trick, type Trump } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { sheet } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import { decideBot } from '../bot.ts';
import type { Level } from '../level.ts';

const SEEDS = [1, 2, 3];
const hidden = (count: number): readonly MaybeCard[] => new Array<MaybeCard>(count).fill(HIDDEN);

interface Bid {
  readonly hand: readonly Card[];
  readonly trump: Trump;
  readonly level?: Level;
  /** Bids of the three before, in turn; the asked one is the dealer, free of the hook. */
  readonly others?: readonly number[];
}

/** What the dealer of four bids, on average over some seeds. */
function bid({ hand, trump, level = 'normal', others = [1, 1, 1] }: Bid): number {
  const size = hand.length;
  const options = sheet('blackout', {
    'schedule.pattern': 'custom',
    'schedule.list': [size],
    sumRule: 'none',
  });
  const events: readonly OhHellEvent[] = [
    { type: 'DealerChosen', dealer: 3, how: 'chosen' },
    {
      type: 'HandsDealt',
      deal: 1,
      size,
      dealer: 3,
      hands: [0, 1, 2, 3].map((seat) => [...(seat === 3 ? hand : hidden(size))]),
      stock: [...hidden(52 - 4 * size)],
      seen: 'own',
      bidding: 'turn',
      trump,
    } as const,
    ...others.map((bid, seat) => ({ type: 'BidMade', seat, bid, sealed: false }) as const),
  ];
  const view = events.reduce(ohHell.evolve, ohHell.initial(4));
  const bids = SEEDS.map((seed) => {
    const command = decideBot({ game: 'oh-hell', view, seat: 3, options, level, seed }) as OhHellCommand;
    return command.type === 'MakeBid' ? command.bid : Number.NaN;
  });
  return bids.reduce((sum, made) => sum + made, 0) / bids.length;
}

interface Play {
  readonly hand: readonly Card[];
  readonly bid: number;
  readonly taken: readonly number[];
  readonly bids?: readonly number[];
  readonly trick?: Trick;
  readonly trump?: Trump;
}

/** What seat 0 plays, by seed, in a deal of five at a table of four. */
function played({
  hand,
  bid,
  taken,
  bids = [bid, 1, 1, 1],
  trick = [],
  trump = 'S',
}: Play): readonly string[] {
  const options = sheet('blackout', { 'schedule.pattern': 'custom', 'schedule.list': [5], sumRule: 'none' });
  const laid = new Set(trick.map((play) => play.seat));
  const sum = bids.reduce((total, made) => total + made, 0);
  const view: OhHellState = {
    phase: 'playing',
    match: { seats: 4, dealer: 3, out: [false, false, false, false], totals: [0, 0, 0, 0], sheet: [] },
    deal: {
      number: 1,
      size: 5,
      dealer: 3,
      players: 4,
      trump,
      turnUp: undefined,
      drawn: [],
      removed: [],
      stock: 32,
      seen: 'own',
      bidding: 'turn',
      bids,
      sum,
      call: sum > 5 ? 'over' : sum < 5 ? 'under' : 'even',
      leader: 0,
    },
    hands: [0, 1, 2, 3].map((seat) => (seat === 0 ? hand : hidden(hand.length - (laid.has(seat) ? 1 : 0)))),
    taken,
    trick,
    number: 6 - hand.length,
    turn: 0,
    lastTrick: undefined,
  };
  return SEEDS.map((seed) => {
    const command = decideBot({
      game: 'oh-hell',
      view,
      seat: 0,
      options,
      level: 'normal',
      seed,
    }) as OhHellCommand;
    return command.type === 'PlayCard' ? command.card : command.type;
  });
}

const always = (card: Card) => SEEDS.map(() => card);

describe('advice from the rule pages', () => {
  test('R-BB-58 R-OH-36 ace and king of trump are counted as tricks', () => {
    for (const level of ['easy', 'normal'] as const) {
      expect(bid({ hand: ['AS', 'KS', '3D', '4C', '2H'], trump: 'S', level })).toBeGreaterThanOrEqual(2);
      expect(bid({ hand: ['7D', '6H', '3D', '4C', '2H'], trump: 'S', level })).toBeLessThanOrEqual(0.5);
    }
  });
  test('R-BB-58 many trumps are worth a trick more', () => {
    const few = bid({ hand: ['AS', 'KS', '3D', '4C', '2H'], trump: 'S' });
    expect(bid({ hand: ['AS', 'KS', '9S', '8S', '7S'], trump: 'S' })).toBeGreaterThanOrEqual(few + 1);
  });
  test('R-BB-59 without trump an ace is a trick, and a king counts with the queen beside it', () => {
    expect(bid({ hand: ['AS', '3D', '2H'], trump: 'NT' })).toBeGreaterThanOrEqual(1);
    const king = (hand: readonly Card[]) => bid({ hand, trump: 'NT', level: 'easy', others: [0, 0, 1] });
    expect(king(['KS', 'QS', '9S', '2H', '5D'])).toBeGreaterThan(king(['KS', '3D', '4C', '2H', '5D']));
  });
  test('R-BB-60 in doubt the bid is low: a lone middle card is not a trick', () => {
    expect(bid({ hand: ['9D', '8H', '5C'], trump: 'S' })).toBeLessThan(0.5);
  });
  test('R-BB-61 R-OH-38 where too much is bid, tricks that others need are worth taking', () => {
    const spoiled = played({
      hand: ['KS', '2H'],
      bid: 0,
      taken: [1, 1, 1, 0],
      bids: [0, 2, 2, 2],
      trump: 'S',
    });
    expect(spoiled).toEqual(always('KS'));
  });
  test('R-BB-62 with a zero the high card goes while somebody still takes the trick', () => {
    const trick: Trick = [
      { seat: 1, card: 'AD' },
      { seat: 2, card: '3D' },
      { seat: 3, card: '4D' },
    ];
    expect(played({ hand: ['KD', '2D', '3C'], bid: 0, taken: [0, 1, 1, 0], trick })).toEqual(always('KD'));
  });
  test('R-BB-63 R-OH-42 with one card only that card and the others’ bids count', () => {
    expect(bid({ hand: ['AS'], trump: 'S', others: [0, 0, 0] })).toBe(1);
    expect(bid({ hand: ['2D'], trump: 'S', others: [0, 1, 0] })).toBe(0);
  });
  test('R-BB-64 once the bid is lost, the others are made to fail', () => {
    const trick: Trick = [
      { seat: 1, card: 'QD' },
      { seat: 2, card: '3D' },
      { seat: 3, card: '4D' },
    ];
    expect(played({ hand: ['AD', '2D'], bid: 0, taken: [2, 0, 1, 0], bids: [0, 1, 1, 0], trick })).toEqual(
      always('AD'),
    );
  });
  test('R-OH-37 most cards are not in play in a small deal: a king of trump will do', () => {
    expect(bid({ hand: ['KS'], trump: 'S', others: [0, 0, 0] })).toBe(1);
  });
  test('R-OH-39 a zero is easier in a small deal: the same low card asks for less', () => {
    expect(bid({ hand: ['5D'], trump: 'S', others: [0, 0, 1] })).toBe(0);
    const large: readonly Card[] = ['5D', 'AS', 'KH', 'AC', '9S', '8S', '7H', 'QC', 'JD', 'TD'];
    expect(bid({ hand: large, trump: 'S' })).toBeGreaterThan(0);
  });
  test('R-OH-40 the dealer plans with what the others have bid', () => {
    const hand: readonly Card[] = ['KS', 'QD', '7H'];
    expect(bid({ hand, trump: 'S', others: [0, 0, 0] })).toBeGreaterThanOrEqual(
      bid({ hand, trump: 'S', others: [2, 2, 1] }),
    );
  });
  test('R-OH-41 the top trump is kept while a low card does for a trick that is not wanted', () => {
    const trick: Trick = [
      { seat: 1, card: 'AD' },
      { seat: 2, card: '3D' },
      { seat: 3, card: '4D' },
    ];
    expect(played({ hand: ['AS', '2H', '3C'], bid: 1, taken: [0, 1, 1, 0], trick })).not.toContain('AS');
  });
});
