import { deckOf, trickWinner } from '@stikk/engine';
import { randomMatch } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { bid, bidsFor, cardsFor, dealt, faultsOf, found, play, reason, sheet } from '../../testing/table.ts';
import { ohHell, pointsFor } from './index.ts';

const bo = (changes: Readonly<Record<string, unknown>> = {}) => sheet('boerenbridge', changes);
const sizes = (changes = {}) => ohHell.plan(bo(changes)).map((deal) => deal.size);
const five = { hands: ['AS KS QS JS TS', 'AH KH QH JH TH', 'AD KD QD JD TD', 'AC KC QC JC TC'] };

describe('the match', () => {
  test('R-BO-01 three to seven play with 52 cards', () => {
    for (const players of [3, 4, 5, 6, 7]) expect(faultsOf('boerenbridge', { players })).toEqual([]);
    expect(ohHell.presets.boerenbridge?.seats).toMatchObject({ min: 3, max: 7 });
    expect(deckOf(bo().deck)).toHaveLength(52);
  });
  test('R-BO-02 R-BO-03 house rules differ most in scoring, and the exact bid is what counts', () => {
    expect(pointsFor(3, 3, 5, bo())).toBeGreaterThan(pointsFor(3, 4, 5, bo()));
    expect(pointsFor(3, 3, 5, bo({ 'scoring.hit': '5+3*tricks' }))).toBe(14);
  });
  test('R-BO-04 ace, king, queen, jack, ten down to two', () => {
    const trick = ['TS', 'JS', 'QS', 'KS', 'AS'].map((card, seat) => ({ seat, card: card as never }));
    expect([2, 3, 4, 5].map((length) => trickWinner(trick.slice(0, length), 'NT', 'ace_high'))).toEqual([
      1, 2, 3, 4,
    ]);
  });
  test('R-BO-05 the sheet has a row a deal and a column a player', () => {
    const done = play(bid(dealt(bo(), { hands: ['AS', '2S', '3S'] }), [0, 0, 0]), '2S 3S AS');
    expect(done.state.match.sheet.map((row) => row.points.length)).toEqual([3]);
  });
  test('R-BO-06 R-BO-07 R-BO-08 largest hand ten, eight with six players, seven with seven', () => {
    expect([3, 4, 5, 6, 7].map((players) => Math.max(...sizes({ players })))).toEqual([10, 10, 10, 8, 7]);
  });
  test('R-BO-09 the deal moves one place to the left', () => {
    expect(
      ohHell
        .plan(bo())
        .map((deal) => deal.dealer)
        .slice(0, 5),
    ).toEqual([0, 1, 2, 3, 0]);
  });
  test('R-BO-10 R-BO-11 R-BO-12 one to ten and back to one: nineteen deals, the largest once', () => {
    expect(sizes()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('trump', () => {
  const first = (changes: Readonly<Record<string, unknown>>, seed = 1) => {
    for (const step of randomMatch(ohHell, bo(changes), seed)) {
      const event = found(step.events, 'HandsDealt');
      if (event) return event;
    }
    throw new Error('nothing was dealt');
  };
  test('R-BO-13 everyone is dealt the size of the deal', () => {
    const event = first({ 'schedule.pattern': 'custom', 'schedule.list': [6] });
    expect(event.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
  });
  test('R-BO-14 the top card of the rest is turned and its suit is trump', () => {
    const event = first({ 'schedule.pattern': 'custom', 'schedule.list': [6] });
    expect(event.trump).toBe(event.turnUp?.[1]);
    expect(event.stock).toHaveLength(52 - 24 - 1);
  });
  test('R-BO-15 no card left to turn: no trump, or another custom (A-32)', () => {
    const all = { 'schedule.pattern': 'custom', 'schedule.list': [13] };
    expect(first(all)).toMatchObject({ trump: 'NT', stock: [] });
    const last = first({ ...all, 'trump.noCardLeft': 'dealer_last_card' });
    expect(last.turnUp).toBe(last.hands[last.dealer]?.at(-1));
    expect(last.trump).toBe(last.turnUp?.[1]);
    const cut = first({ ...all, 'trump.noCardLeft': 'cut_before_deal' });
    expect(cut.trump).toBe(cut.drawn?.[0]?.[1]);
  });
});

describe('bidding', () => {
  test('R-BO-16 R-BO-17 the dealer’s left bids first, aloud; the dealer last', () => {
    let table = dealt(bo(), five);
    const order: unknown[] = [];
    while (table.state.phase === 'bidding') {
      const seat = ohHell.toAct(table.state)[0] as number;
      const decision = table.when({ type: 'MakeBid', deal: 1, bid: 1 + order.length }, seat);
      if (!decision.ok) throw new Error(decision.reason);
      expect(found(decision.events, 'BidMade')?.sealed).toBe(false);
      order.push(seat);
      table = table.and(...decision.events);
    }
    expect(order).toEqual([1, 2, 3, 0]);
  });
  test('R-BO-18 zero is allowed, passing is not', () => {
    expect(bidsFor(dealt(bo(), five), 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(reason(dealt(bo(), five).when({ type: 'PlayCard', deal: 1, trick: 1, card: 'AH' }, 1))).toBe(
      'wrong-phase',
    );
  });
  test('R-BO-19 every bid is written down', () => {
    const done = bid(dealt(bo(), five), [3, 1, 1, 1]);
    expect(done.state.phase === 'playing' && done.state.deal.bids).toEqual([3, 1, 1, 1]);
  });
  test('R-BO-20 R-BO-21 four of five are bid: the dealer may not bid one', () => {
    let table = dealt(bo(), five);
    for (const [seat, made] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const) {
      const decision = table.when({ type: 'MakeBid', deal: 1, bid: made }, seat);
      if (decision.ok) table = table.and(...decision.events);
    }
    expect(bidsFor(table, 0)).toEqual([0, 2, 3, 4, 5]);
    expect(reason(table.when({ type: 'MakeBid', deal: 1, bid: 1 }, 0))).toBe('hook');
  });
  test('R-BO-22 so the sum never equals the tricks', () => {
    for (const step of randomMatch(ohHell, bo(), 11)) {
      const closed = found(step.events, 'BiddingClosed');
      if (closed) expect(closed.call).not.toBe('even');
    }
  });
});

describe('play', () => {
  const open = (changes: Readonly<Record<string, unknown>> = {}) =>
    bid(dealt(bo(changes), { hands: ['AS 4C', '7S 6D', 'AH 9D', 'KD 2H'], trump: 'H' }), [0, 0, 0, 0]);
  test('R-BO-23 the dealer’s left leads any card', () => {
    expect(cardsFor(open(), 1)).toBe('7S 6D');
  });
  test('R-BO-24 R-BO-25 follow if you can, otherwise trump or not as you like', () => {
    expect(cardsFor(play(open(), '7S'), 2)).toBe('AH 9D');
    expect(cardsFor(play(open(), '7S 9D KD'), 0)).toBe('AS');
  });
  test('R-BO-26 R-BO-27 the highest trump takes the trick and its player leads', () => {
    const table = play(open(), '7S AH 2H AS');
    expect(found(table.events, 'TrickTaken')?.seat).toBe(2);
    expect(ohHell.toAct(table.state)).toEqual([2]);
  });
  test('R-BO-36 troefplicht: trump if you cannot follow, with any trump', () => {
    expect(cardsFor(play(open({ 'play.mustTrump': true }), '7S'), 2)).toBe('AH');
    expect(cardsFor(play(open({ 'play.mustTrump': true }), '7S AH'), 3)).toBe('2H');
    expect(
      reason(
        play(open({ 'play.mustTrump': true }), '7S').when(
          { type: 'PlayCard', deal: 1, trick: 1, card: '9D' },
          2,
        ),
      ),
    ).toBe('must-trump');
  });
});

describe('score', () => {
  test('R-BO-28 exact: ten and two a trick; three of three is 16, zero is 10', () => {
    expect([pointsFor(3, 3, 7, bo()), pointsFor(0, 0, 7, bo())]).toEqual([16, 10]);
  });
  test('R-BO-29 two off for each trick off: bid three, took one or five is minus four', () => {
    expect([pointsFor(3, 1, 7, bo()), pointsFor(3, 5, 7, bo())]).toEqual([-4, -4]);
  });
  test('R-BO-30 totals may go below zero', () => {
    const done = play(
      bid(dealt(bo({ sumRule: 'none' }), { hands: ['AS', '2S', '3S'] }), [1, 1, 1]),
      '2S 3S AS',
    );
    expect(done.state.match.totals).toEqual([12, -2, -2]);
  });
  test('R-BO-31 after the last one-card deal the most points win', () => {
    const done = play(
      bid(dealt(bo({ sumRule: 'none' }), { hands: ['AS', '2S', '3S'] }), [1, 1, 1]),
      '2S 3S AS',
    );
    expect(done.state).toMatchObject({ phase: 'over', winners: [0] });
    expect(sizes().at(-1)).toBe(1);
  });
});

describe('variants', () => {
  test('R-BO-32 reversed: largest to one and up again', () => {
    expect(sizes({ 'schedule.pattern': 'down_up' })).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
  test('R-BO-33 one way only', () => {
    expect(sizes({ 'schedule.pattern': 'down' })).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sizes({ 'schedule.pattern': 'up' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('R-BO-34 a point a trick and ten for an exact bid', () => {
    const options = bo({ 'scoring.hit': '10+tricks', 'scoring.miss': 'tricks' });
    expect([pointsFor(3, 3, 7, options), pointsFor(3, 5, 7, options)]).toEqual([13, 5]);
  });
  test('R-BO-35 points only for an exact bid, nothing lost (A-12)', () => {
    const options = bo({ 'scoring.miss': '0' });
    expect([pointsFor(3, 3, 7, options), pointsFor(3, 1, 7, options)]).toEqual([16, 0]);
  });
  test('R-BO-37 no restriction for the dealer', () => {
    let table = dealt(bo({ sumRule: 'none' }), five);
    for (const [seat, made] of [
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const) {
      const decision = table.when({ type: 'MakeBid', deal: 1, bid: made }, seat);
      if (decision.ok) table = table.and(...decision.events);
    }
    expect(bidsFor(table, 0)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test('R-BO-38 all at once: the dealer’s rule is off (C6)', () => {
    expect(bo({ 'bid.mode': 'simultaneous' }).sumRule).toBe('none');
    const done = bid(dealt(bo({ 'bid.mode': 'simultaneous' }), five), [2, 1, 1, 1]);
    expect(found(done.events, 'BiddingClosed')?.call).toBe('even');
  });
  test('R-BO-39 blind: the one card is held outward, and the bid is nothing or one', () => {
    const table = dealt(bo({ 'bid.oneCard': 'forehead' }), {
      hands: ['KS', '2S', '9H', 'AD'],
      seen: 'others',
      trump: 'C',
    });
    expect(bidsFor(table, 1)).toEqual([0, 1]);
  });
});
