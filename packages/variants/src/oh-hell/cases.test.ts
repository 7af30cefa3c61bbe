import { deckOf, HIDDEN, type Suit } from '@stikk/engine';
import { given, randomMatch } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { after, bid, bidsFor, dealt, faultsOf, found, play, sheet } from '../../testing/table.ts';
import { draft, entryScore, ohHell, plannedDeal, pointsFor } from './index.ts';
import { scored } from './settle.ts';

const handsOf = (players: number, size: number) => {
  const deck = deckOf('52');
  return Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size).join(' '));
};

describe('H1 simultaneous bids that add up exactly', () => {
  const adjusting = (size: number, bids: readonly number[]) =>
    bid(dealt(sheet('bondebridge'), { hands: handsOf(4, size) }), bids);
  test('H1.1 all four are shown, only the dealer’s left is asked, the others are locked', () => {
    const table = adjusting(6, [2, 1, 2, 1]);
    expect(found(table.events, 'BidsRevealed')?.bids).toEqual([2, 1, 2, 1]);
    expect([0, 1, 2, 3].map((seat) => bidsFor(table, seat))).toEqual([[], [0, 2], [], []]);
    expect(
      [0, 2].map(
        (to) => found(after(table, { type: 'AdjustBid', deal: 1, bid: to }, 1).events, 'BiddingClosed')?.call,
      ),
    ).toEqual(['under', 'over']);
  });
  test('H1.2 H1.3 nothing below zero, nothing above the cards', () => {
    expect(bidsFor(adjusting(3, [1, 0, 1, 1]), 1)).toEqual([1]);
    expect(bidsFor(adjusting(1, [0, 1, 0, 0]), 1)).toEqual([0]);
  });
  test('H1.4 in turn, a number that cannot be bid forbids nothing', () => {
    const inTurn = (others: readonly number[]) => {
      let table = dealt(sheet('bondebridge', { 'bid.mode': 'turn' }), { hands: handsOf(4, 5) });
      others.forEach((made, index) => {
        table = after(table, { type: 'MakeBid', deal: 1, bid: made }, index + 1);
      });
      return bidsFor(table, 0);
    };
    expect(inTurn([3, 1, 2])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(inTurn([2, 1, 0])).toEqual([0, 1, 3, 4, 5]);
  });
});

describe('H2 nothing left to turn up', () => {
  const turned = (players: number, size: number, deck = '52') => {
    const options = sheet('ohhell', { players, deck, 'schedule.pattern': 'custom', 'schedule.list': [size] });
    for (const step of randomMatch(ohHell, options, players * size)) {
      const event = found(step.events, 'HandsDealt');
      if (event)
        return event.trump === 'NT' ? 'none' : event.trump === event.turnUp?.[1] ? 'turned' : 'wrong';
    }
    return undefined;
  };
  test('H2.1 H2.2 H2.3 H2.4 no trump when all are dealt, the turned card when one is left', () => {
    expect([turned(4, 13), turned(5, 10), turned(4, 8, '32'), turned(4, 7, '32'), turned(3, 17)]).toEqual([
      'none',
      'turned',
      'none',
      'turned',
      'turned',
    ]);
  });
  test('H2.5 no trump is recorded in so many words, and the suit led decides', () => {
    const hands = ['5H 2S', 'AS 3S', '9H 4S', 'KC 6S'];
    const table = play(
      bid(dealt(sheet('ohhell'), { hands, dealer: 3, trump: 'NT' }), [0, 0, 0, 0]),
      '5H AS 9H KC',
    );
    expect(found(table.events, 'TrickTaken')?.seat).toBe(2);
    expect(table.state.phase === 'playing' && table.state.deal.trump).toBe('NT');
  });
});

describe('H3 the same results under six scoring rules', () => {
  const results = [
    [3, 3],
    [3, 1],
    [3, 5],
    [0, 0],
    [0, 2],
  ] as const;
  const points = (preset: string, changes = {}) =>
    results.map(([made, took]) => pointsFor(made, took, 7, sheet(preset, changes)));
  const rules = [
    ['bondebridge', {}, [13, 0, 0, 10, 0]],
    ['bondebridge', { 'scoring.zero': '5' }, [13, 0, 0, 5, 0]],
    ['boerenbridge', {}, [16, -4, -4, 10, -4]],
    ['ohhell', {}, [13, 1, 5, 10, 2]],
    ['ohhell', { 'scoring.hit': '10+bid^2', 'scoring.miss': '-5*(1+...+diff)' }, [19, -15, -15, 10, -15]],
    ['ohhell', { 'scoring.hit': '5+tricks', 'scoring.miss': '-diff' }, [8, -2, -2, 5, -2]],
  ] as const;
  test.each(rules)('%s %j', (preset, changes, expected) => {
    expect(points(preset, changes)).toEqual(expected);
  });
  test.each(rules)('the table books them so: %s %j', (preset, changes, expected) => {
    const [bids, taken] = [0, 1].map((which) => results.map((result) => result[which]));
    const played = { deal: { number: 1, size: 11, bids }, taken } as unknown as Parameters<typeof scored>[0];
    expect(scored(played, sheet(preset, { ...changes, players: 5 }))).toMatchObject({ points: expected });
  });
});

describe('H4 a club’s statutes', () => {
  const club = sheet('kortkveld', { 'schedule.pattern': 'custom', 'schedule.list': [5, 5] });
  test('H4.1 spades always trump, five a trick bid, the penalty doubles', () => {
    expect([0, 1, 2].map((made) => pointsFor(made, made, 5, club))).toEqual([10, 15, 20]);
    expect([1, 2, 3, 4].map((off) => pointsFor(0, off, 5, club))).toEqual([-5, -15, -35, -75]);
    expect(plannedDeal(club, 1)?.trump).toBe('S');
  });
  test('H4.1 the biggest miss deals next, between equals the first from the last dealer’s left', () => {
    const dealing = { type: 'DealerChosen', dealer: 0, how: 'chosen' } as const;
    const suits: readonly Suit[] = ['C', 'D', 'H', 'S'];
    const hands = suits.map((suit) =>
      (['2', '3', '4', '5', '6'] as const).map((rank) => `${rank}${suit}` as const),
    );
    const table = given(ohHell, club, dealing, {
      type: 'HandsDealt',
      deal: 1,
      size: 5,
      dealer: 0,
      hands,
      stock: [],
      seen: 'own',
      bidding: 'sealed',
      trump: 'S',
    })
      .and(...[1, 2, 0, 1].map((made, seat) => ({ type: 'BidMade', seat, bid: made, sealed: true }) as const))
      .and(
        { type: 'BidsRevealed', bids: [1, 2, 0, 1] },
        { type: 'BiddingClosed', sum: 4, call: 'under', leader: 1 },
      )
      .and(
        ...[0, 2, 3, 3, 3].map((seat, trick) => ({ type: 'TrickTaken', seat, trick: trick + 1 }) as const),
      );
    const state = table.state;
    if (state.phase !== 'playing') throw new Error(state.phase);
    const points = state.taken.map((took, seat) => pointsFor([1, 2, 0, 1][seat]!, took, 5, club));
    expect(points).toEqual([15, -15, -5, -15]);
    const scored = table.and({
      type: 'DealScored',
      deal: 1,
      points,
      made: [true, false, false, false],
      flatOut: false,
    });
    const next = scored.when({ type: 'Deal', deck: [...deckOf('52')], drawn: [] }, 'house');
    expect(next.ok && found(next.events, 'HandsDealt')?.dealer).toBe(1);
  });
  test('H4.2 a late arrival starts on the average of all but the leader, rounded down', () => {
    expect([entryScore([36, 30, 27, 24]), entryScore([36, 30, 27, 25])]).toEqual([27, 27]);
  });
});

describe('H5 more players than the cards allow', () => {
  test('refused before the deal with the reason and three ways out', () => {
    const options = z.parse(
      draft,
      ohHell.resolve('ohhell', { players: 8, 'schedule.pattern': 'up', 'schedule.max': 10 }),
    );
    const [fault] = ohHell.faults(options);
    expect(fault).toMatchObject({
      option: 'schedule.max',
      code: 'cards-short',
      params: { players: 8, need: 80, cards: 52, most: 6, firstDeal: 7 },
    });
    expect(fault?.remedies).toEqual([
      { 'schedule.max': 6 },
      { 'schedule.pattern': 'custom', 'schedule.list': [1, 2, 3, 4, 5, 6, 6, 6, 6, 6] },
      { players: 5 },
    ]);
  });
  test('seven players, ten to one, capped at seven', () => {
    const options = z.parse(
      draft,
      ohHell.resolve('ohhell', { players: 7, 'schedule.pattern': 'down', 'schedule.max': 10 }),
    );
    expect(ohHell.faults(options)[0]?.remedies).toContainEqual({
      'schedule.pattern': 'custom',
      'schedule.list': [7, 7, 7, 7, 6, 5, 4, 3, 2, 1],
    });
  });
  test('five by ten and six by eight are allowed', () => {
    expect(faultsOf('ohhell', { players: 5, 'schedule.max': 10 })).toEqual([]);
    expect(faultsOf('ohhell', { players: 6, 'schedule.max': 8 })).toEqual([]);
  });
});

describe('H10 forehead round', () => {
  const options = sheet('blackout', { 'bid.oneCard': 'forehead' });
  const hands = ['KS', '2S', '9H', 'AD'] as const;
  const table = () => dealt(options, { hands, dealer: 3, seen: 'others', trump: 'C', turnUp: '5C' });
  test('nobody is sent the own card, everyone the others’', () => {
    const event = {
      type: 'HandsDealt',
      deal: 1,
      size: 1,
      dealer: 3,
      hands: hands.map((card) => [card]),
      stock: [],
      seen: 'others',
      bidding: 'turn',
      trump: 'C',
      turnUp: '5C',
    } as const;
    for (const seat of [0, 1, 2, 3]) {
      const sent = ohHell.redact({ ...event, hands: event.hands.map((hand) => [...hand]), stock: [] }, seat);
      expect(sent.type === 'HandsDealt' && sent.hands).toEqual(
        hands.map((card, other) => [other === seat ? HIDDEN : card]),
      );
    }
  });
  test('the dealer may not bid nothing; the king of spades takes the trick; only the zero is made', () => {
    const three = [0, 1, 0].reduce(
      (next, made, seat) => after(next, { type: 'MakeBid', deal: 1, bid: made }, seat),
      table(),
    );
    expect(bidsFor(three, 3)).toEqual([1]);
    const done = after(three, { type: 'MakeBid', deal: 1, bid: 1 }, 3);
    expect(found(done.events, 'TrickTaken')?.seat).toBe(0);
    expect(found(done.events, 'DealScored')?.points).toEqual([0, 0, 10, 0]);
  });
});
