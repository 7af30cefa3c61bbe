import { type BondtolvaEvent, booked as bookedFor, closingBookings } from '@stikk/variants/bondtolva';
import { describe, expect, test } from 'vitest';
import {
  firstTrick,
  fourChosen,
  fourDealt,
  fourTrick,
  tolvaAfter,
  tolvaRules,
  twoChosen,
  twoDealt,
} from '../../testing/tolva.ts';
import { sheetModel } from './sheet-model.ts';
import { tolvaModel } from './tolva-model.ts';

const you = { bottom: 0, you: 0 };
const two = tolvaRules();
const model = (events: readonly BondtolvaEvent[], stands = false) =>
  tolvaModel(tolvaAfter(2, [twoChosen, twoDealt, ...events]), two, you, events.at(-1), stands);
const booked = (side: number, points: number, from: number, to: number): BondtolvaEvent => ({
  type: 'PointsBooked',
  side,
  for: 'closing',
  points,
  from,
  to,
  bust: to < from,
});

describe('two with a talon', () => {
  test('the hand is held in the order of the game: ten above king', () => {
    const { hand, deal, talon } = model([]);
    expect(hand).toEqual(['AS', '9S', 'KH', 'QH', 'JC', 'TD']);
    expect(deal).toEqual({ number: 1, trick: 1, of: 12 });
    expect(talon).toBe(12);
  });

  test('a trick is on its way to the winner, and lies on while its winner decides', () => {
    expect(model(firstTrick).scene).toMatchObject({ trick: { number: 2, plays: [] }, before: { to: 's' } });
    expect(model(firstTrick, true).scene).toMatchObject({
      trick: { number: 1, full: true, plays: [{ card: 'TS' }, { card: 'AS', winning: true }] },
    });
  });

  test('points that were booked are told with where they came from', () => {
    const { sides } = model([...firstTrick, booked(0, 2, 11, 7)]);
    expect(sides[0]).toMatchObject({
      yours: true,
      score: 7,
      move: { from: 11, falls: [{ reached: 13, to: 7 }], to: 7 },
    });
    expect(sides[1]?.move).toBeUndefined();
  });
});

test('partners share a side, the own one first', () => {
  const state = tolvaAfter(4, [fourChosen, fourDealt, ...fourTrick]);
  const { sides, seats, partners } = tolvaModel(
    state,
    tolvaRules({ players: 4 }),
    { bottom: 1, you: 1 },
    undefined,
    false,
  );
  expect(partners).toBe(true);
  expect(sides.map(({ side, yours, taken }) => [side, yours, taken])).toEqual([
    [1, true, 0],
    [0, false, 1],
  ]);
  expect(seats.map(({ seat, at }) => [seat, at])).toEqual([
    [1, 's'],
    [2, 'w'],
    [3, 'n'],
    [0, 'e'],
  ]);
});

test('open cards lie on covered ones, and what is covered is never told', () => {
  const hidden = () => Array.from({ length: 6 }, () => '??' as const);
  const state = tolvaAfter(2, [
    twoChosen,
    {
      type: 'HandsDealt',
      deal: 1,
      dealer: 1,
      hands: [['6S', '7S', '8S', '9S', 'JS', 'QS'], hidden()],
      talon: [],
      covered: [hidden(), hidden()],
      open: [
        ['6H', '7H', '8H', '9H', 'JH', 'QH'],
        ['6D', '7D', '8D', '9D', 'JD', 'QD'],
      ],
    },
    { type: 'CardPlayed', seat: 0, card: '6H' },
  ]);
  const { near, far, deal } = tolvaModel(state, tolvaRules({}, 'bondtolva_36'), you, undefined, false);
  expect(near?.[0]).toEqual({ covered: true });
  expect(near?.[1]).toEqual({ open: '7H', covered: true });
  expect(far?.[5]).toEqual({ open: 'QD', covered: true });
  expect(deal?.of).toBe(18);
});

describe('the sheet', () => {
  const scored: BondtolvaEvent = {
    type: 'DealScored',
    deal: 1,
    last: 0,
    matadors: 0,
    counts: [5, 3],
    eyes: [30, 30],
  };

  test('has a line for each deal, and a fall with what it fell from', () => {
    const state = tolvaAfter(2, [twoChosen, twoDealt, ...firstTrick]);
    expect(sheetModel(state, two, 0).rows).toMatchObject([
      { current: true, cells: [{ plus: undefined }, {}] },
    ]);
    const drawn: BondtolvaEvent = { type: 'CardsDrawn', cards: ['??', '??'], first: 0 };
    const done = tolvaAfter(2, [twoChosen, twoDealt, ...firstTrick, drawn, booked(0, 2, 11, 7), scored]);
    expect(sheetModel(done, two, 0).rows).toMatchObject([
      {
        deal: 1,
        cells: [
          { plus: 2, falls: [{ reached: 13, to: 7 }], total: 7 },
          { plus: 0, total: 0, dealer: true },
        ],
      },
    ]);
  });

  const trumf: BondtolvaEvent = { type: 'MarriageDeclared', seat: 0, suit: 'H', kind: 'trumf', points: 2 };
  const drawn: BondtolvaEvent = { type: 'CardsDrawn', cards: ['??', '??'], first: 0 };

  test.each([
    { settle: 'hybrid', falls: [{ reached: 13, to: 7 }], total: 9 },
    { settle: 'immediate', falls: [{ reached: 13, to: 7 }], total: 9 },
    { settle: 'deal_end', falls: [{ reached: 15, to: 7 }], total: 7 },
  ] as const)(
    'tells a fall and the points after it where points count $settle',
    ({ settle, falls, total }) => {
      const options = tolvaRules({ 'tolva.settle': settle });
      const atOnce =
        settle === 'deal_end' ? [] : [bookedFor([11, 0], { side: 0, for: 'trumf', points: 2 }, options)];
      const closing = closingBookings([atOnce[0]?.to ?? 11, 0], 0, 0, [2, 0], options);
      const books = (bookings: readonly ReturnType<typeof bookedFor>[]) =>
        bookings.map((booking): BondtolvaEvent => ({ type: 'PointsBooked', ...booking }));
      const state = tolvaAfter(2, [
        twoChosen,
        twoDealt,
        ...firstTrick,
        trumf,
        ...books(atOnce),
        drawn,
        ...books(closing),
        scored,
      ]);
      expect(sheetModel(state, options, 0).rows[0]?.cells[0]).toMatchObject({ plus: 4, falls, total });
    },
  );
});
