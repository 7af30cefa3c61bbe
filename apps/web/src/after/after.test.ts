import type { DealRow, OhHellEvent } from '@stikk/variants/oh-hell';
import { describe, expect, it } from 'vitest';
import { chosen, dealt } from '../../testing/match.ts';
import { tolvaRules } from '../../testing/tolva.ts';
import { bondtolvaScore } from '../score/bondtolva-score.ts';
import { accuracyOf } from './accuracy.ts';
import { gainsOf } from './gains.ts';
import { placesByDeal, turnsOf } from './places.ts';
import { spoilsOf } from './spoil.ts';

describe('places by deal', () => {
  it('tells who went past whom, equal totals sharing a place', () => {
    const places = placesByDeal([
      [10, 10, 32],
      [0, 21, 31],
      [10, 20, 20],
    ]);
    expect(places.map((deal) => deal.map(({ place }) => place))).toEqual([
      [1, 3, 1],
      [3, 1, 2],
      [1, 2, 3],
    ]);
    expect(places.map((deal) => deal.map(({ won }) => won))).toEqual([
      [0, 0, 0],
      [-2, 2, -1],
      [2, -1, -1],
    ]);
    expect(places[2]?.map(({ total }) => total)).toEqual([32, 31, 20]);
  });

  it('marks the deals that changed a place', () => {
    expect(
      turnsOf([
        [10, 20, 30],
        [0, 21, 31],
      ]),
    ).toEqual([[2], [2]]);
  });

  it('has nothing to tell before the first deal', () => {
    expect(placesByDeal([[], []])).toEqual([]);
  });
});

/** Three tricks of three cards each; seat 0 leads the first. */
function match(bids: readonly number[], winners: readonly number[]): readonly OhHellEvent[] {
  let leader = 0;
  const tricks = winners.flatMap((winner, at): readonly OhHellEvent[] => {
    const plays = [0, 1, 2, 3].map((step): OhHellEvent => {
      const seat = (leader + step) % 4;
      return { type: 'CardPlayed', seat, card: seat === 0 ? (['2H', 'AS', 'KD'] as const)[at]! : '2C' };
    });
    leader = winner;
    return [...plays, { type: 'TrickTaken', seat: winner, trick: at + 1 }];
  });
  return [
    chosen,
    dealt,
    { type: 'BidsRevealed', bids: [...bids] },
    { type: 'BiddingClosed', sum: 0, call: 'over', leader: 0 },
    ...tricks,
  ];
}

describe('R-BB-55 vri', () => {
  it('takes a trick that another needed, when the own bid is lost', () => {
    // Seat 1 bid nothing and took the first trick; with the second it leaves seat 2 too few.
    expect(spoilsOf(match([0, 0, 2, 0], [1, 1, 2]), 4)).toEqual([
      { deal: 1, trick: 2, by: 1, of: 2, how: 'took' },
    ]);
  });

  it('leads a trick that takes another over the bid', () => {
    // Seat 1 is lost after the first trick and leads the second, which seat 3 must take.
    expect(spoilsOf(match([0, 0, 0, 0], [1, 3, 3]), 4)).toEqual([
      { deal: 1, trick: 2, by: 1, of: 3, how: 'led' },
    ]);
  });

  it('is none while the own bid can still be made', () => {
    expect(spoilsOf(match([0, 2, 3, 0], [1, 1, 1]), 4)).toEqual([]);
    expect(spoilsOf(match([1, 1, 1, 0], [0, 1, 2]), 4)).toEqual([]);
  });

  it('is none where somebody loses the own bid', () => {
    // Seat 0 leads the first trick and takes it over its own bid.
    expect(spoilsOf(match([0, 1, 1, 0], [0, 1, 2]), 4)).toEqual([]);
  });
});

it('accuracy counts bids made and missed, how far off, and the longest run', () => {
  const row = (bid: number | null, taken: number | null) =>
    ({ bids: [bid], taken: [taken], made: [bid === null ? null : bid === taken] }) as unknown as DealRow;
  const sheet = [row(1, 1), row(0, 0), row(2, 4), row(1, 1), row(3, 2), row(null, null)];
  expect(accuracyOf(sheet, 0)).toEqual({ deals: 5, made: 3, over: 1, under: 1, off: 3, run: 2 });
});

it('gains count what a side got its points for, and its falls', () => {
  const options = tolvaRules();
  const full = {
    dealer: 1,
    declared: [
      { side: 0, suit: 'H' },
      { side: 0, suit: 'S' },
      { side: 1, suit: 'C' },
    ],
    last: 0,
    matadors: 0,
  } as const;
  const falls = { dealer: 0, declared: [{ side: 0, suit: 'D' }], last: 1, matadors: null } as const;
  const level = { dealer: 1, declared: [], last: 0, matadors: null } as const;
  const { state } = bondtolvaScore([full, full, level, falls], { options, dealer: 1, ended: false });
  expect(gainsOf(state.match, 0, options)).toEqual({ trumf: 3, tjog: 2, last: 3, matadors: 2, falls: 1 });
  expect(gainsOf(state.match, 1, options)).toEqual({ trumf: 0, tjog: 2, last: 1, matadors: 0, falls: 0 });
});
