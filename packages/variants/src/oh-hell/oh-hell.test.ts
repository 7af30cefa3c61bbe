import { deckOf, highestDrawn, trickWinner } from '@stikk/engine';
import { randomMatch, seeded, shuffleBy } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { bid, bidsFor, cardsFor, dealt, faultsOf, found, play, sheet } from '../../testing/table.ts';
import { ohHell, pointsFor } from './index.ts';

const oh = (changes: Readonly<Record<string, unknown>> = {}) => sheet('ohhell', changes);
const sizes = (changes = {}) => ohHell.plan(oh(changes)).map((deal) => deal.size);
const hands = ['AS KS QS JS TS', 'AH KH QH JH TH', 'AD KD QD JD TD', 'AC KC QC JC TC'];

/** A table where all but the dealer (seat 0) have bid. */
const dealersTurn = (
  others: readonly number[],
  changes: Readonly<Record<string, unknown>> = {},
  held = hands,
) => {
  let table = dealt(oh(changes), { hands: held.slice(0, others.length + 1) });
  others.forEach((made, index) => {
    const decision = table.when({ type: 'MakeBid', deal: 1, bid: made }, index + 1);
    if (!decision.ok) throw new Error(decision.reason);
    table = table.and(...decision.events);
  });
  return table;
};

describe('the match', () => {
  test('R-OH-02 R-OH-03 three to seven play with 52 cards', () => {
    for (const players of [3, 4, 5, 6, 7]) expect(faultsOf('ohhell', { players })).toEqual([]);
    expect(ohHell.presets.ohhell?.seats).toMatchObject({ min: 3, max: 7 });
    expect(deckOf(oh().deck)).toHaveLength(52);
  });
  test('R-OH-04 exactly the bid, neither more nor less', () => {
    expect([2, 3, 4].map((took) => pointsFor(3, took, 5, oh()) >= 10)).toEqual([false, true, false]);
  });
  test('R-OH-05 R-OH-23 the highest trump, otherwise the highest of the suit led', () => {
    const trick = ['9D', 'KD', 'AS', '2D', 'AH'].map((card, seat) => ({ seat, card: card as never }));
    expect(trickWinner(trick, 'D', 'ace_high')).toBe(1);
    expect(trickWinner(trick, 'S', 'ace_high')).toBe(2);
    expect(trickWinner(trick, 'NT', 'ace_high')).toBe(1);
  });
  test('R-OH-06 R-OH-08 four players: ten to one to ten, nineteen deals', () => {
    expect(sizes()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('R-OH-07 three to five start with ten, six with eight, seven with seven', () => {
    expect([3, 4, 5, 6, 7].map((players) => sizes({ players })[0])).toEqual([10, 10, 10, 8, 7]);
  });
  test('R-OH-09 everyone draws and the highest deals first; those who tie draw again (A-13b)', () => {
    expect(highestDrawn(['9S', 'KD', '4C', 'QH'], 'ace_high')).toEqual([1]);
    expect(highestDrawn(['9S', 'KD', '4C', 'KH'], 'ace_high')).toEqual([1, 3]);
    const state = ohHell.initial(4);
    const draws = [
      ['9S', 'KD', '4C', 'KH'],
      [null, '3C', null, '7D'],
    ] as const;
    const decision = ohHell.decide(
      state,
      { type: 'ChooseDealer', draws: draws.map((round) => [...round]) },
      'house',
      oh(),
    );
    expect(decision.ok && decision.events[0]).toMatchObject({
      type: 'DealerChosen',
      dealer: 3,
      how: 'high_card',
    });
    const short = ohHell.decide(state, { type: 'ChooseDealer', draws: [[...draws[0]]] }, 'house', oh());
    expect(short).toEqual({ ok: false, reason: 'bad-draw' });
  });
  test('R-OH-10 the deal moves clockwise', () => {
    expect(
      ohHell
        .plan(oh())
        .map((deal) => deal.dealer)
        .slice(0, 5),
    ).toEqual([0, 1, 2, 3, 0]);
  });
  test('R-OH-11 one card at a time: the first four cards go to four hands', () => {
    const state = ohHell.evolve(ohHell.initial(4), { type: 'DealerChosen', dealer: 3, how: 'random' });
    const command = ohHell.house(state, oh(), shuffleBy(seeded(4)));
    const decision = ohHell.decide(state, command, 'house', oh());
    const event = decision.ok ? found(decision.events, 'HandsDealt') : undefined;
    expect(command.type === 'Deal' && command.deck.slice(0, 4)).toEqual(event?.hands.map((hand) => hand[0]));
  });
  test('R-OH-12 the turned card is trump and stays in sight', () => {
    for (const step of randomMatch(ohHell, oh(), 2)) {
      const event = found(step.events, 'HandsDealt');
      if (event)
        expect(ohHell.redact(event, 'spectator')).toMatchObject({
          turnUp: event.turnUp,
          trump: event.turnUp![1],
        });
    }
  });
  test('R-OH-13 all cards dealt and none to turn: no trump', () => {
    const options = oh({ 'schedule.pattern': 'custom', 'schedule.list': [13] });
    for (const step of randomMatch(ohHell, options, 1)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect([event.trump, event.turnUp]).toEqual(['NT', undefined]);
    }
  });
});

describe('bidding', () => {
  test('R-OH-14 from the dealer’s left, clockwise', () => {
    expect(ohHell.toAct(dealt(oh(), { hands }).state)).toEqual([1]);
    expect(ohHell.toAct(dealersTurn([1, 1, 1]).state)).toEqual([0]);
  });
  test('R-OH-15 R-OH-16 zero to the hand size, no passing', () => {
    expect(bidsFor(dealt(oh(), { hands }), 1)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test('R-OH-17 the hook: the dealer may not make the sum equal the cards', () => {
    expect(bidsFor(dealersTurn([3, 2, 0]), 0)).toEqual([1, 2, 3, 4, 5]);
    expect(bidsFor(dealersTurn([5, 2, 0]), 0)).toEqual([0, 1, 2, 3, 4, 5]);
    const one = ['AS', '2H', '3D'];
    expect(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ].map((others) => bidsFor(dealersTurn(others, {}, one), 0)),
    ).toEqual([[0], [1], [0, 1]]);
  });
  test('R-OH-18 so somebody always fails', () => {
    for (const step of randomMatch(ohHell, oh(), 8)) {
      const scored = found(step.events, 'DealScored');
      if (scored) expect(scored.made).toContain(false);
    }
  });
  test('R-OH-19 the scorer says over or under', () => {
    const done = bid(dealt(oh(), { hands }), [2, 1, 1, 0]);
    expect(found(done.events, 'BiddingClosed')).toMatchObject({ sum: 4, call: 'under' });
    expect(oh().announceOverUnder).toBe(true);
  });
});

describe('play', () => {
  const open = () =>
    bid(dealt(oh(), { hands: ['AS 4C', '7S 6D', 'AH 9D', 'KD 2H'], trump: 'H' }), [0, 0, 0, 0]);
  test('R-OH-20 the dealer’s left leads any suit', () => {
    expect(cardsFor(open(), 1)).toBe('7S 6D');
  });
  test('R-OH-21 R-OH-22 follow if you can, otherwise any card', () => {
    expect(cardsFor(play(open(), '7S 9D KD'), 0)).toBe('AS');
    expect(cardsFor(play(open(), '7S'), 3)).toBe('');
    expect(cardsFor(play(open(), '7S'), 2)).toBe('AH 9D');
  });
  test('R-OH-24 R-OH-25 the winner leads, and everyone can read bids and tricks', () => {
    const { state } = play(open(), '7S AH 2H AS');
    expect(ohHell.toAct(state)).toEqual([2]);
    expect(state.phase === 'playing' && state.taken).toEqual([0, 0, 1, 0]);
  });
});

describe('score', () => {
  test('R-OH-26 a point a trick, and ten if exact', () => {
    expect([pointsFor(3, 3, 10, oh()), pointsFor(3, 4, 10, oh()), pointsFor(0, 2, 10, oh())]).toEqual([
      13, 4, 2,
    ]);
  });
  test('R-OH-27 Blackout: ten and the bid, or nothing', () => {
    const blackout = sheet('blackout');
    expect([pointsFor(3, 3, 10, blackout), pointsFor(3, 2, 10, blackout)]).toEqual([13, 0]);
  });
  test('R-OH-28 zero is ten, five, or five and the cards', () => {
    const zero = (value: string) => pointsFor(0, 0, 7, oh({ 'scoring.zero': value }));
    expect([zero('same'), zero('5'), zero('5+size')]).toEqual([10, 5, 12]);
  });
  test('R-OH-29 the highest total after the last deal wins', () => {
    for (const step of randomMatch(ohHell, oh(), 4)) {
      const { scores, winners } = ohHell.standing(step.after);
      if (winners) expect(scores[winners[0]!]).toBe(Math.max(...scores));
    }
  });
});

describe('variants', () => {
  test('R-OH-30 rising: one to the largest and down', () => {
    expect(sizes({ 'schedule.pattern': 'up_down' })).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });
  test('R-OH-31 only down', () => {
    expect(sizes({ 'schedule.pattern': 'down', players: 6 })).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
  test('R-OH-32 forehead in the one-card deal, hook and order kept (A-28)', () => {
    const options = oh({ 'bid.oneCard': 'forehead' });
    const table = dealt(options, { hands: ['KS', '2S', '9H', 'AD'], seen: 'others', trump: 'C' });
    expect(ohHell.toAct(table.state)).toEqual([1]);
  });
  test('R-OH-33 without the hook everyone may succeed', () => {
    expect(bidsFor(dealersTurn([2, 1, 1], { sumRule: 'none' }), 0)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test('R-OH-34 at once, with fingers (A-29)', () => {
    expect(oh({ 'bid.mode': 'simultaneous' }).sumRule).toBe('none');
    expect(oh({ 'bid.mode': 'simultaneous', sumRule: 'left_adjusts' }).sumRule).toBe('left_adjusts');
  });
  test('R-OH-35 against Bondebridge: in turn, turned trump, from the largest hand', () => {
    expect(oh()).toMatchObject({
      'bid.mode': 'turn',
      'trump.mode': 'turn_up',
      'schedule.pattern': 'down_up',
    });
  });
});
