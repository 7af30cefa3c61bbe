import { type Card, deckOf, type Shuffle } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { bid, dealt, found, play, sheet } from '../../testing/table.ts';
import {
  type DealRow,
  type Match,
  nextDealer,
  type OhHellEvent,
  ohHell,
  packFor,
  plannedDeal,
} from './index.ts';

const DECK = deckOf('52');
const listed = (size: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  'schedule.pattern': 'custom',
  'schedule.list': [size],
  ...changes,
});
const chosen = (dealer: number): OhHellEvent => ({ type: 'DealerChosen', dealer, how: 'chosen' });
const row = (changes: Partial<DealRow>): DealRow => ({
  deal: 1,
  size: 2,
  dealer: 0,
  trump: 'NT',
  bids: [0, 0, 0, 0],
  taken: [0, 0, 0, 0],
  points: [0, 0, 0, 0],
  made: [true, true, true, true],
  sum: 0,
  call: 'under',
  flatOut: false,
  ...changes,
});
const matchOf = (changes: Partial<Match>): Match => ({
  seats: 4,
  dealer: 0,
  out: [false, false, false, false],
  totals: [0, 0, 0, 0],
  sheet: [],
  ...changes,
});
const handsDealt = (
  preset: string,
  changes: Readonly<Record<string, unknown>>,
  drawn: Card[] = [],
  ...before: OhHellEvent[]
) => {
  const table = given(ohHell, sheet(preset, changes), chosen(1), ...before);
  const decision = table.when({ type: 'Deal', deck: [...DECK], drawn }, 'house');
  if (!decision.ok) throw new Error(decision.reason);
  expect(decision.events).toHaveLength(1);
  return decision.events[0];
};

describe('the deal', () => {
  test('R-OH-11 R-OH-12 one card at a time from the dealer’s left, then one is turned', () => {
    expect(handsDealt('ohhell', { players: 3, ...listed(2) })).toEqual({
      type: 'HandsDealt',
      deal: 1,
      size: 2,
      dealer: 1,
      hands: [
        ['3C', '6C'],
        ['4C', '7C'],
        ['2C', '5C'],
      ],
      stock: DECK.slice(7),
      seen: 'own',
      bidding: 'turn',
      trump: 'C',
      turnUp: '8C',
    });
  });
  test('R-BB-26 R-BB-22 sealed bids, a trump known beforehand and nothing turned', () => {
    expect(handsDealt('bondebridge', { players: 2, ...listed(4) })).toEqual({
      type: 'HandsDealt',
      deal: 1,
      size: 4,
      dealer: 1,
      hands: [
        ['2C', '4C', '6C', '8C'],
        ['3C', '5C', '7C', '9C'],
      ],
      stock: DECK.slice(8),
      seen: 'own',
      bidding: 'sealed',
      trump: 'C',
    });
  });
  test('R-BO-15 A-32 nothing left to turn: the dealer’s last card, or the cut', () => {
    const last = { ...listed(13), 'trump.noCardLeft': 'dealer_last_card' };
    expect(handsDealt('ohhell', last)).toMatchObject({ trump: 'S', turnUp: 'AS', stock: [] });
    const cut = handsDealt('ohhell', { ...listed(13), 'trump.noCardLeft': 'cut_before_deal' }, ['4H']);
    expect(cut).toMatchObject({ trump: 'H', drawn: ['4H'], stock: [] });
    expect(cut).not.toHaveProperty('turnUp');
    expect(handsDealt('ohhell', listed(13))).not.toHaveProperty('drawn');
  });
  test('A-39 no trump yet where the highest bidder names it', () => {
    const event = handsDealt('ohhell', listed(2, { 'trump.mode': 'highest_bidder' }));
    expect(event).not.toHaveProperty('trump');
    expect(event).not.toHaveProperty('turnUp');
  });
  test.each([
    ['normal', 'own'],
    ['forehead', 'others'],
    ['unseen', 'none'],
  ])('R-BB-73 R-BB-74 a single card bid %s is seen by: %s', (oneCard, seen) => {
    expect(handsDealt('bondebridge', listed(1, { 'bid.oneCard': oneCard }))).toMatchObject({ seen });
    expect(handsDealt('bondebridge', listed(2, { 'bid.oneCard': oneCard }))).toMatchObject({ seen: 'own' });
  });
  test('R-BB-83 who has left gets no card', () => {
    const event = handsDealt('bondebridge', listed(1), [], {
      type: 'PlayerEliminated',
      seat: 2,
      by: 'total',
    });
    expect(event).toMatchObject({ hands: [['3C'], ['4C'], [], ['2C']], stock: DECK.slice(3) });
  });
});

describe('the pack of a deal', () => {
  const pack = (number: number, changes: Readonly<Record<string, unknown>>, drawn: readonly Card[] = []) => {
    const options = sheet('bondebridge', { players: 5, ...changes });
    const deal = plannedDeal(options, number)!;
    return packFor(number, deal, 5, drawn, deal.trump, options);
  };
  const short = { 'schedule.pattern': 'down', 'schedule.max': 'full', leftover: 'nontrump_twos' };
  test('R-BB-71 as many twos stay out as cards would be left over, in the first deal only', () => {
    const first = pack(1, { ...short, 'trump.noTrumpSmallest': 0 });
    expect(first.removed).toEqual(['2D', '2H']);
    expect(first.cards).toEqual(DECK.filter((card) => card !== '2D' && card !== '2H'));
    expect(pack(2, short)).toEqual({ cards: DECK, removed: [] });
  });
  test('R-BB-65 a drawn card goes back, or stays out', () => {
    const draw = { 'schedule.max': 5, 'trump.mode': 'draw' };
    expect(pack(1, draw, ['4H'])).toEqual({ cards: DECK, removed: [] });
    expect(pack(1, { ...draw, 'trump.drawReturn': false }, ['4H'])).toEqual({
      cards: DECK.filter((card) => card !== '4H'),
      removed: [],
    });
  });
  test('R-BB-84 cards drawn for two trumps go back', () => {
    const both = { 'schedule.max': 5, 'trump.mode': 'setesdal', 'trump.drawReturn': false };
    expect(pack(1, both, ['4H', '5S'])).toEqual({ cards: DECK, removed: [] });
  });
  test('R-BB-71 a two that was drawn and stays out is not taken out again', () => {
    const drawn = { ...short, 'trump.mode': 'draw', 'trump.drawReturn': false };
    const options = sheet('bondebridge', { players: 5, ...drawn });
    expect(packFor(1, plannedDeal(options, 1)!, 5, ['2C'], 'C', options)).toEqual({
      cards: DECK.filter((card) => card !== '2C' && card !== '2D'),
      removed: ['2D'],
    });
    const nine = sheet('bondebridge', { players: 9, ...drawn });
    expect(packFor(1, plannedDeal(nine, 1)!, 9, ['2C'], 'C', nine).removed).toEqual(['2D', '2H', '2S']);
  });
});

describe('what the house does', () => {
  /** Every shuffle begins one card further on, and is noted down. */
  const shuffling = () => {
    const asked: string[] = [];
    const shuffle: Shuffle = (label, items) => {
      asked.push(`${label}, ${items.length}`);
      return [...items.slice(asked.length * 5), ...items.slice(0, asked.length * 5)];
    };
    return { asked, shuffle };
  };
  const dealing = (preset: string, changes: Readonly<Record<string, unknown>>, ...events: OhHellEvent[]) => {
    const { asked, shuffle } = shuffling();
    const options = sheet(preset, changes);
    const table = given(ohHell, options, chosen(1), ...events);
    const command = ohHell.house(table.state, options, shuffle);
    return [asked, command.type === 'Deal' && command.drawn];
  };
  test('R-BB-65 R-BB-84 it draws as often as must be, and then shuffles', () => {
    expect(dealing('bondebridge', {})).toEqual([['deck, 52'], []]);
    expect(dealing('bondebridge', { 'trump.mode': 'draw' })).toEqual([['trump 1, 52', 'deck, 52'], ['7C']]);
    expect(dealing('bondebridge', { 'trump.mode': 'setesdal' })).toEqual([
      ['trump 1, 52', 'trump 2, 52', 'trump 3, 52', 'deck, 52'],
      ['7C', 'QC', '4D'],
    ]);
  });
  test('A-32 it cuts where those still in get all the cards', () => {
    const out: OhHellEvent = { type: 'PlayerEliminated', seat: 2, by: 'total' };
    const cut = { players: 5, ...listed(10), 'trump.noCardLeft': 'cut_before_deal' };
    expect(dealing('ohhell', cut)).toEqual([['deck, 52'], []]);
    const options = { ...sheet('ohhell', cut), 'schedule.list': [13] };
    const { asked, shuffle } = shuffling();
    const { state } = given(ohHell, options, chosen(1), out);
    expect(ohHell.house(state, options, shuffle)).toMatchObject({ type: 'Deal', drawn: ['7C'] });
    expect(asked).toEqual(['trump 1, 52', 'deck, 52']);
  });
  test('A-38 A-39 it draws nothing for a trump that is listed, or named by the highest bidder', () => {
    const own = { 'schedule.pattern': 'custom', 'schedule.list': [{ size: 2, trump: 'H' }] };
    expect(dealing('bondebridge', { ...own, 'trump.mode': 'draw' })).toEqual([['deck, 52'], []]);
    const named = { ...listed(13), 'trump.mode': 'highest_bidder', 'trump.noCardLeft': 'cut_before_deal' };
    expect(dealing('ohhell', named)).toEqual([['deck, 52'], []]);
  });
  test('A-16 it draws who leaves', () => {
    const { asked, shuffle } = shuffling();
    const state = { phase: 'tied', match: matchOf({}), tied: [1, 3] } as const;
    expect(ohHell.house(state, sheet('bondebridge'), shuffle)).toEqual({ type: 'DrawOut', order: [1, 3] });
    expect(asked).toEqual(['out, 2']);
  });
  test('and nothing else', () => {
    const state = { phase: 'over', match: matchOf({}), winners: [0] } as const;
    expect(() => ohHell.house(state, sheet('bondebridge'), shuffling().shuffle)).toThrow(
      'the house has nothing to do while over',
    );
  });
});

describe('who deals next', () => {
  const club = sheet('kortkveld');
  const after = (changes: Partial<DealRow>, match: Partial<Match> = {}) =>
    nextDealer(matchOf({ sheet: [row(changes)], ...match }), club);
  test('R-BB-14 the next one clockwise who is still in', () => {
    const clockwise = sheet('bondebridge');
    expect(nextDealer(matchOf({ dealer: 3 }), clockwise)).toBe(3);
    expect(nextDealer(matchOf({ sheet: [row({ dealer: 3, bids: [0, 5, 0, 0] })] }), clockwise)).toBe(0);
    const without = matchOf({ sheet: [row({ dealer: 0 })], out: [false, true, false, false] });
    expect(nextDealer(without, clockwise)).toBe(2);
  });
  test('A-40 whoever missed by most either way, between equals the first from the last dealer’s left', () => {
    expect(after({ bids: [1, 2, 0, 1], taken: [1, 0, 2, 0] })).toBe(1);
    expect(after({ bids: [1, 2, 0, 1], taken: [1, 0, 2, 0], dealer: 1 })).toBe(2);
    expect(after({ bids: [1, 2, 0, 1], taken: [1, 1, 3, 0] })).toBe(2);
    expect(after({ dealer: 2 })).toBe(3);
    expect(after({}, { out: [false, true, false, false] })).toBe(2);
  });
  test('A-40 who has left does not deal, however far off', () => {
    const out = [false, true, false, false];
    expect(after({ bids: [1, 2, 0, 1], taken: [1, 0, 1, 1] }, { out })).toBe(2);
    expect(after({ bids: [1, null, 0, 1], taken: [1, null, 0, 2] })).toBe(3);
  });
});

describe('the state', () => {
  test('before anything happened', () => {
    expect(ohHell.initial(2)).toEqual({
      phase: 'choosing',
      match: { seats: 2, dealer: undefined, out: [false, false], totals: [0, 0], sheet: [] },
    });
  });
  test('R-OH-14 after the deal: who bids first, and what lies where', () => {
    const table = dealt(sheet('ohhell'), {
      hands: ['AS', 'KS', 'QS'],
      dealer: 1,
      trump: 'H',
      turnUp: '9H',
      stock: ['2C', '3C'],
    });
    expect(table.state).toEqual({
      phase: 'bidding',
      match: { seats: 3, dealer: 1, out: [false, false, false], totals: [0, 0, 0], sheet: [] },
      deal: {
        number: 1,
        size: 1,
        dealer: 1,
        players: 3,
        trump: 'H',
        turnUp: '9H',
        drawn: [],
        removed: [],
        stock: 2,
        seen: 'own',
        bidding: 'turn',
        bids: [null, null, null],
        sum: undefined,
        call: undefined,
        leader: undefined,
      },
      hands: [['AS'], ['KS'], ['QS']],
      turn: 2,
    });
  });
  const bidder = (bids: readonly number[], preset: string) => {
    const table = dealt(sheet(preset), { hands: ['AS', 'KS', 'QS'], dealer: 0 });
    const { state } = table.and(
      ...bids.map(
        (bid, index): OhHellEvent => ({ type: 'BidMade', seat: (index + 1) % 3, bid, sealed: false }),
      ),
    );
    return state.phase === 'bidding' ? state.turn : 'not bidding';
  };
  test('R-OH-14 whose bid is next, and nobody’s once all are in or where all bid at once', () => {
    expect([bidder([], 'ohhell'), bidder([0], 'ohhell'), bidder([0, 0], 'ohhell')]).toEqual([1, 2, 0]);
    expect([bidder([0, 0, 0], 'ohhell'), bidder([], 'bondebridge'), bidder([0], 'bondebridge')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('R-BB-74 unseen hands are picked up, before trump is named too', () => {
    const options = sheet('ohhell', { 'bid.oneCard': 'unseen', sumRule: 'none' });
    const hands = ['AS', 'KS', 'QS'];
    const up = bid(dealt(options, { hands, seen: 'none' }), [0, 0, 0]);
    expect(up.events.map(({ type }) => type)).toEqual(['BidMade', 'BiddingClosed', 'HandsUncovered']);
    expect(up.state).toMatchObject({ phase: 'playing', deal: { seen: 'own', size: 1, dealer: 0, sum: 0 } });
    const named = bid(dealt(options, { hands, seen: 'none', trump: undefined }), [0, 1, 0]);
    expect(named.events.at(-1)).toEqual({ type: 'HandsUncovered', hands: [['AS'], ['KS'], ['QS']] });
    expect(named.state).toMatchObject({ phase: 'naming', turn: 1, deal: { seen: 'own' } });
  });
  test('R-OH-24 after a trick, and after the deal one line on the sheet', () => {
    const table = bid(dealt(sheet('ohhell'), { hands: ['AS 2C', 'KS 3C', 'QS 4C'], trump: 'H' }), [2, 1, 0]);
    const trick = play(table, 'KS QS AS');
    expect(trick.events).toEqual([
      { type: 'CardPlayed', seat: 0, card: 'AS' },
      { type: 'TrickTaken', seat: 0, trick: 1 },
    ]);
    expect(trick.state).toMatchObject({
      phase: 'playing',
      taken: [1, 0, 0],
      trick: [],
      number: 2,
      turn: 0,
      hands: [['2C'], ['3C'], ['4C']],
      deal: { bids: [2, 1, 0], sum: 3, call: 'over', leader: 1 },
      lastTrick: {
        plays: [
          { seat: 1, card: 'KS' },
          { seat: 2, card: 'QS' },
          { seat: 0, card: 'AS' },
        ],
        winner: 0,
      },
    });
    const half = play(trick, '2C 3C').state;
    expect(half).toMatchObject({ turn: 2, lastTrick: { winner: 0 }, number: 2 });
    const end = play(trick, '2C 3C 4C');
    expect(found(end.events, 'DealScored')).toEqual({
      type: 'DealScored',
      deal: 1,
      points: [1, 0, 1],
      made: [false, false, false],
      flatOut: true,
    });
    expect(end.state).toEqual({
      phase: 'over',
      winners: [0, 2],
      match: {
        seats: 3,
        dealer: 0,
        out: [false, false, false],
        totals: [1, 0, 1],
        sheet: [
          {
            deal: 1,
            size: 2,
            dealer: 0,
            trump: 'H',
            bids: [2, 1, 0],
            taken: [1, 0, 1],
            points: [1, 0, 1],
            made: [false, false, false],
            sum: 3,
            call: 'over',
            flatOut: true,
          },
        ],
      },
    });
    expect(ohHell.standing(half)).toStrictEqual({ deal: 1, scores: [0, 0, 0] });
    expect(ohHell.standing(end.state)).toEqual({ deal: 1, scores: [1, 0, 1], winners: [0, 2] });
  });
});
