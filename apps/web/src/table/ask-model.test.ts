import type { OhHellEvent } from '@stikk/variants/oh-hell';
import { describe, expect, test } from 'vitest';
import { bids, chosen, dealt, rules, stateAfter } from '../../testing/match.ts';
import { askOf } from './ask-model.ts';

const options = rules({ 'schedule.pattern': 'custom', 'schedule.list': [3] });
const inTurn = rules({
  'bid.mode': 'turn',
  sumRule: 'dealer_hook',
  'schedule.pattern': 'custom',
  'schedule.list': [3],
});
const turnDealt: OhHellEvent = { ...dealt, bidding: 'turn' } as OhHellEvent;
const bid = (seat: number, made: number): OhHellEvent => ({
  type: 'BidMade',
  seat,
  bid: made,
  sealed: false,
});

describe('sealed bids', () => {
  const state = stateAfter(4, [chosen, dealt, { type: 'BidMade', seat: 2, bid: '??', sealed: true }]);

  test('everybody is asked at once and told who is ready, never what they bid', () => {
    expect(askOf(state, options, 0, [])).toEqual({
      kind: 'bid',
      max: 3,
      forbidden: undefined,
      sealed: true,
      ready: 1,
      others: 3,
      sum: 0,
      last: false,
    });
  });

  test('nothing is asked again while the bid is on its way', () => {
    const pending = [{ commandId: 'a', command: { type: 'MakeBid', deal: 1, bid: 2 } as const }];
    expect(askOf(state, options, 0, pending)).toBeUndefined();
  });

  test('who watches is asked nothing', () => {
    expect(askOf(state, options, undefined, [])).toBeUndefined();
  });
});

test('the last bidder is told what the hook forbids', () => {
  const state = stateAfter(4, [chosen, turnDealt, bid(0, 1), bid(1, 0), bid(2, 1)]);
  expect(askOf(state, inTurn, 3, [])).toMatchObject({ forbidden: 1, last: true, sum: 2 });
  expect(askOf(state, inTurn, 0, [])).toBeUndefined();
});

test('H1: a bid that must change goes one up or down, with what it comes to', () => {
  const state = stateAfter(4, [
    chosen,
    dealt,
    ...bids(1, 1, 1, 0),
    { type: 'AdjustmentDue', seat: 0, choices: [0, 2] },
  ]);
  expect(askOf(state, options, 0, [])).toEqual({
    kind: 'adjust',
    from: 1,
    sum: 3,
    choices: [
      { bid: 0, sum: 2, call: 'under' },
      { bid: 2, sum: 4, call: 'over' },
    ],
  });
  expect(askOf(state, options, 1, [])).toBeUndefined();
});

test('only the cards that follow suit are legal', () => {
  const state = stateAfter(4, [
    chosen,
    dealt,
    ...bids(1, 1, 0, 0),
    { type: 'BiddingClosed', sum: 2, call: 'under', leader: 1 },
    { type: 'CardPlayed', seat: 1, card: '9D' },
    { type: 'CardPlayed', seat: 2, card: 'TD' },
    { type: 'CardPlayed', seat: 3, card: '3S' },
  ]);
  const ask = askOf(state, options, 0, []);
  expect(ask?.kind === 'play' && [...ask.legal]).toEqual(['KD']);
});
