import { expect, test } from 'vitest';
import { type OhHellEvent, ohHell } from './index.ts';

const hands = (deal: number, held: readonly string[]): OhHellEvent => ({
  type: 'HandsDealt',
  deal,
  size: 1,
  dealer: 0,
  hands: held.map((card) => (card === '' ? [] : [card as 'AS'])),
  stock: [],
  seen: 'own',
  bidding: 'sealed',
  trump: 'NT',
});

/** Two deals of one card; after the first seat 1 leaves. */
const RECORD: readonly OhHellEvent[] = [
  { type: 'DealerChosen', dealer: 0, how: 'chosen' },
  hands(1, ['AS', 'KS', 'QS']),
  { type: 'BidsRevealed', bids: [1, 1, 0] },
  { type: 'BiddingClosed', sum: 2, call: 'over', leader: 1 },
  { type: 'TrickTaken', seat: 0, trick: 1 },
  { type: 'DealScored', deal: 1, points: [11, 0, 10], made: [true, false, true], flatOut: false },
  { type: 'PlayerEliminated', seat: 1, by: 'total' },
  hands(2, ['KS', '', 'AS']),
  { type: 'BidsRevealed', bids: [1, null, 0] },
  { type: 'BiddingClosed', sum: 1, call: 'even', leader: 2 },
  { type: 'TrickTaken', seat: 2, trick: 1 },
  { type: 'DealScored', deal: 2, points: [0, null, 0], made: [false, null, false], flatOut: true },
  { type: 'MatchEnded', winners: [0] },
];

test('R-BB-83 who has left takes no place, and counts no longer', () => {
  expect(ohHell.tally!(RECORD, 3, 2)).toEqual({
    matches: 1,
    wins: 0,
    bids: 2,
    made: 1,
    'size.1': 2,
    'size.1.made': 1,
    'place.2': 1,
    'place.2.made': 1,
    'place.1': 1,
    'place.1.made': 0,
    points: 10,
    over: 1,
    under: 0,
    flatOut: 1,
  });
  expect(ohHell.tally!(RECORD, 3, 1)).toEqual({
    matches: 1,
    wins: 0,
    bids: 1,
    made: 0,
    'size.1': 1,
    'size.1.made': 0,
    'place.1': 1,
    'place.1.made': 0,
    points: 0,
    over: 0,
    under: 1,
    flatOut: 0,
  });
});

test('who won counts a win, once the match is over', () => {
  expect(ohHell.tally!(RECORD, 3, 0)).toMatchObject({ wins: 1, bids: 2, points: 11 });
  expect(ohHell.tally!(RECORD.slice(0, -1), 3, 0)).toMatchObject({ matches: 1, wins: 0 });
});

test('a deal in which a bot bid or played for the person is none of the person’s, but the win is', () => {
  const all = ohHell.tally!(RECORD, 3, 0);
  const bid = RECORD.filter(({ type }) => type === 'BidsRevealed');
  const without = (...events: readonly (OhHellEvent | undefined)[]) =>
    ohHell.tally!(RECORD, 3, 0, new Set(events as readonly OhHellEvent[]));
  expect(all).toMatchObject({ matches: 1, wins: 1, bids: 2, made: 1, points: 11, flatOut: 1 });
  expect(without(bid[0])).toMatchObject({ matches: 1, wins: 1, bids: 1, made: 0, points: 0, flatOut: 1 });
  expect(without(RECORD.findLast(({ type }) => type === 'TrickTaken'))).toMatchObject({
    ...{ matches: 1, wins: 1, bids: 1, made: 1, points: 11, flatOut: 0, 'place.0.made': 1 },
  });
  expect(without(...bid)).toEqual({ matches: 1, wins: 1 });
});
