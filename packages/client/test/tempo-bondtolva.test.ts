import type { Entry } from '@stikk/engine';
import { type BondtolvaEvent, bondtolva } from '@stikk/variants/bondtolva';
import { describe, expect, test } from 'vitest';
import { bondtolvaTempo } from '../src/index.ts';

const entry = (game: BondtolvaEvent, seq = 1): Entry<BondtolvaEvent> =>
  ({ v: 1, seq, cause: `c${seq}`, by: 1, game }) as Entry<BondtolvaEvent>;
const state = bondtolva.initial(2);
const wait = (before: BondtolvaEvent, next: BondtolvaEvent, watched = false, pace?: number) =>
  bondtolvaTempo(watched ? undefined : 0).wait(entry(next, 2), entry(before), state, pace);

const played: BondtolvaEvent = { type: 'CardPlayed', seat: 1, card: 'AS' };
const taken: BondtolvaEvent = { type: 'TrickTaken', seat: 1, trick: 1 };
const drawn: BondtolvaEvent = { type: 'CardsDrawn', cards: ['??', '??'], first: 1 };
const dealt: BondtolvaEvent = { type: 'HandsDealt', deal: 2, dealer: 1, hands: [[], []], talon: [] };
const scored: BondtolvaEvent = {
  type: 'DealScored',
  deal: 1,
  last: 0,
  matadors: null,
  counts: [4, 4],
  eyes: [20, 20],
};
const booked = (bust: boolean): BondtolvaEvent => ({
  type: 'PointsBooked',
  side: 1,
  for: 'trumf',
  points: 2,
  from: bust ? 11 : 5,
  to: 7,
  bust,
});

describe('the tempo of Bondtolva', () => {
  test('a full trick lies for at least 1.2 s', () => {
    expect(wait(played, taken)).toBeGreaterThanOrEqual(1200);
  });

  test('whoever wants it faster or slower sees it so, and goes on from a deal at their own time all the same', () => {
    const usual = wait(played, taken) as number;
    expect(wait(played, taken, false, 0.5)).toBe(usual / 2);
    expect(wait(played, taken, false, 2)).toBe(usual * 2);
    expect(wait(scored, dealt, false, 0.5)).toBe('asked');
  });

  test('the next deal waits until the player goes on, and for nobody where nobody sits', () => {
    expect(wait(scored, dealt)).toBe('asked');
    expect(wait(scored, dealt, true)).not.toBe('asked');
  });

  test('a fall is looked at for longer than a gain', () => {
    expect(wait(booked(true), played)).toBeGreaterThan(wait(booked(false), played) as number);
  });

  test('what was played before the page was opened is there at once, the first deal is not', () => {
    const { skipped } = bondtolvaTempo(0);
    expect(skipped([entry(dealt), entry(drawn, 2)])).toBe(0);
    expect(skipped([entry(dealt), entry(played, 2), entry(taken, 3)])).toBe(3);
  });
});
