import { type Card, claimable, type Entry, sinceHouse } from '@stikk/engine';
import { expect, test } from 'vitest';
import { type OhHellEvent, ohHell } from '../src/oh-hell/index.ts';
import { sheet } from '../testing/table.ts';

const options = sheet('ohhell', { deck: '24', 'schedule.max': 6, sumRule: 'none' });
const entry = (seq: number, by: Entry['by'], cause: string, game: OhHellEvent): Entry<OhHellEvent> => ({
  seq,
  v: 1,
  at: 0,
  by,
  cause,
  game,
});
/** Two cards each, both have bid, and seat 0 is to lead. */
const dealt = (...hands: Card[][]): readonly Entry<OhHellEvent>[] => [
  entry(1, 'house', 'h1', { type: 'DealerChosen', dealer: 0, how: 'chosen' }),
  entry(2, 'house', 'h2', {
    type: 'HandsDealt',
    deal: 1,
    size: 2,
    dealer: 0,
    hands,
    stock: [],
    seen: 'own',
    bidding: 'turn',
    trump: 'S',
  }),
  entry(3, 1, 'c1', { type: 'BidMade', seat: 1, bid: 1, sealed: false }),
  entry(4, 0, 'c2', { type: 'BidMade', seat: 0, bid: 1, sealed: false }),
  entry(5, 0, 'c2', { type: 'BiddingClosed', sum: 2, call: 'even', leader: 0 }),
];
const RECORD = dealt(['AS', '9D'], ['KS', 'AH']);

test('the deal is told from where the house last acted', () => {
  expect(sinceHouse(RECORD).map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  expect(sinceHouse(RECORD.slice(2)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(sinceHouse([])).toEqual([]);
});

test('a seat claims by what it was shown, and not where a game knows no claims', () => {
  const played: readonly Entry<OhHellEvent>[] = [
    ...RECORD,
    entry(6, 0, 'c3', { type: 'CardPlayed', seat: 0, card: 'AS' }),
    entry(7, 1, 'c4', { type: 'CardPlayed', seat: 1, card: 'KS' }),
    entry(8, 1, 'c4', { type: 'TrickTaken', seat: 0, trick: 1 }),
  ];
  const sure = dealt(['AS', 'KS'], ['QS', 'AH']);
  const claim = (entries: readonly Entry<OhHellEvent>[], seat: number) =>
    claimable(ohHell, options, 2, entries, seat)?.map(
      (command) => command.type === 'PlayCard' && command.card,
    );
  expect([claim(sure, 0), claim(sure, 1), claim(RECORD, 0), claim(played, 0)]).toEqual([
    ['AS', 'KS'],
    undefined,
    undefined,
    undefined,
  ]);
  const { claim: _, ...none } = ohHell;
  expect(claimable(none, options, 2, sure, 0)).toBeUndefined();
});
