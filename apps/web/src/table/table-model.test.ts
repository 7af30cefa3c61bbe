import type { OhHellEvent } from '@stikk/variants/oh-hell';
import { describe, expect, test } from 'vitest';
import { bids, chosen, dealt, entriesFor, rules, stateAfter } from '../../testing/match.ts';
import { lastTrickOf } from './last-trick.ts';
import { placesBySeat, seatsFrom } from './seat-model.ts';
import { sheetModel } from './sheet-model.ts';
import { tableModel } from './table-model.ts';

const options = rules({ 'schedule.pattern': 'custom', 'schedule.list': [3, 1] });
const you = { bottom: 0, you: 0 };
const closed: OhHellEvent = { type: 'BiddingClosed', sum: 2, call: 'under', leader: 0 };
const model = (events: readonly OhHellEvent[], perspective: Parameters<typeof tableModel>[2] = you) =>
  tableModel(stateAfter(4, events), options, perspective, events.at(-1));
const trick: readonly OhHellEvent[] = [
  { type: 'CardPlayed', seat: 0, card: 'KD' },
  { type: 'CardPlayed', seat: 1, card: '9D' },
  { type: 'CardPlayed', seat: 2, card: '3S' },
  { type: 'CardPlayed', seat: 3, card: 'TD' },
];

test('whoever looks sits at the bottom, the next clockwise on their left', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(placesBySeat(2, 4)).toEqual(['n', 'e', 's', 'w']);
});

describe('the trick', () => {
  test('the winning card is marked and the empty place is the next player’s', () => {
    const { scene, seats } = model([chosen, dealt, ...bids(1, 1, 0, 0), closed, ...trick.slice(0, 3)]);
    expect(scene).toMatchObject({
      kind: 'trick',
      trick: { number: 1, full: false, next: 'e', plays: [{}, {}, { seat: 2, winning: true }] },
    });
    expect(seats.map(({ leads }) => leads)).toEqual([false, false, true, false]);
  });

  test('a full trick lies until it is taken, and can be looked at again', () => {
    const events = [chosen, dealt, ...bids(1, 1, 0, 0), closed, ...trick];
    expect(model(events).scene).toMatchObject({ trick: { full: true, next: undefined } });
    const taken: readonly OhHellEvent[] = [...events, { type: 'TrickTaken', seat: 2, trick: 1 }];
    expect(model(taken).scene).toMatchObject({ trick: { plays: [] }, before: { winner: 2, to: 'n' } });
    expect(lastTrickOf(entriesFor(taken))).toMatchObject({ number: 1, winner: 2, plays: { length: 4 } });
    expect(lastTrickOf(entriesFor(events))).toBeUndefined();
  });
});

describe('bids against tricks', () => {
  test('sealed bids count for nothing before all are shown', () => {
    expect(model([chosen, dealt, ...bids(1, 1, 0, 0).slice(0, 4)]).counter).toBeUndefined();
    const shown = model([chosen, dealt, ...bids(1, 1, 0, 0)]);
    expect(shown.counter).toEqual({ sum: 2, size: 3, call: 'under', complete: true });
    expect(shown.scene).toMatchObject({ kind: 'reveal', shows: { length: 4 } });
  });

  test('open bids count from the first', () => {
    const turn = { ...dealt, bidding: 'turn' } as OhHellEvent;
    const { counter } = model([chosen, turn, { type: 'BidMade', seat: 0, bid: 2, sealed: false }]);
    expect(counter).toMatchObject({ sum: 2, complete: false });
  });
});

describe('H10: cards on foreheads', () => {
  const forehead: OhHellEvent = {
    type: 'HandsDealt',
    deal: 1,
    size: 1,
    dealer: 3,
    hands: [['??'], ['2S'], ['9H'], ['AD']],
    stock: [],
    seen: 'others',
    bidding: 'turn',
    trump: 'C',
    turnUp: '5C',
  };

  test('everybody else’s card is shown, the own one is not', () => {
    const { seats, hand, forehead: phase } = model([chosen, forehead]);
    expect(phase).toBe(true);
    expect(hand).toEqual(['??']);
    expect(seats.map((seat) => seat.forehead)).toEqual([undefined, '2S', '9H', 'AD']);
  });
});

test('the hand is held sorted, trump to the left', () => {
  expect(model([chosen, dealt]).hand).toEqual(['AS', '2H', 'KD']);
});

test('the sheet runs the totals and shows the deal that is played', () => {
  const scored: readonly OhHellEvent[] = [
    chosen,
    { ...dealt, size: 1, hands: [['2H'], ['??'], ['??'], ['??']] } as OhHellEvent,
    ...bids(0, 1, 0, 1),
    { type: 'BiddingClosed', sum: 2, call: 'over', leader: 0 },
    { type: 'CardPlayed', seat: 0, card: '2H' },
    { type: 'CardPlayed', seat: 1, card: '3H' },
    { type: 'CardPlayed', seat: 2, card: '4H' },
    { type: 'CardPlayed', seat: 3, card: '5H' },
    { type: 'TrickTaken', seat: 3, trick: 1 },
    { type: 'DealScored', deal: 1, points: [10, 0, 10, 11], made: [true, false, true, true], flatOut: false },
  ];
  const sheet = sheetModel(
    stateAfter(4, [...scored, { ...dealt, deal: 2, dealer: 0 } as OhHellEvent]),
    options,
    [3, 0, 1, 2],
  );
  expect(sheet.rows[0]).toMatchObject({
    sum: 2,
    call: 'over',
    cells: [
      { seat: 3, bid: 1, taken: 1, made: true, total: 11, dealer: true },
      { seat: 0, total: 10 },
      { seat: 1, made: false, total: 0 },
      { seat: 2, total: 10 },
    ],
  });
  expect(sheet.rows[1]).toMatchObject({ deal: 2, current: true, sum: undefined });
  expect(sheet.totals).toEqual([11, 10, 0, 10]);
  expect(sheet.made).toEqual([1, 1, 0, 1]);
  expect(sheet.missCounts).toBe(false);
});
