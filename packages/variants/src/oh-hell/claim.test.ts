import type { Card, Trump } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { bid, dealt, sheet } from '../../testing/table.ts';
import { type OhHellEvent, ohHell } from './index.ts';

const SMALL = sheet('ohhell', { deck: '24', 'schedule.max': 6, sumRule: 'none' });

/** What seat 1, leading the first trick, claims with these options; the hands as given, the deck of 24. */
const claimed = (
  hands: readonly string[],
  { options = SMALL, trump = 'NT', turnUp }: { options?: typeof SMALL; trump?: Trump; turnUp?: Card } = {},
) => {
  const table = bid(
    dealt(options, { hands, trump, ...(turnUp && { turnUp }) }),
    hands.map(() => 0),
  );
  const line = ohHell.claim!(table.state, 1, options, []);
  return line?.map((command) => (command.type === 'PlayCard' ? command.card : command.type)).join(' ');
};

describe('a claim', () => {
  const hearts = ['9S TS JS QS KS', 'AH QH JH TH 9H', '9D TD JD QD KD'];
  test('R-BB-40 counts on every lead to draw a card, where the suit must be followed', () => {
    expect(claimed(hearts)).toBe('AH QH JH TH 9H');
    expect(claimed(hearts, { options: { ...SMALL, 'play.follow': false } })).toBeUndefined();
  });
  test('A-32 a turned card lies in the dealer’s hand where all are dealt', () => {
    const all = ['9S TS JS QS KS AH', 'KH QH JH TH 9H AS', '9D TD JD QD KD AD', '9C TC JC QC KC AC'];
    expect(claimed(all, { trump: 'H', turnUp: 'AH' })).toBeUndefined();
    const some = all.slice(0, 3).map((hand) => hand.replace('AH', 'TC'));
    expect(claimed(some, { trump: 'H', turnUp: 'AH' })).toBe('KH QH JH TH 9H AS');
    expect(claimed(some, { trump: 'H' })).toBeUndefined();
  });
  test('R-BB-65 a card that was drawn and stays out is out of the way', () => {
    const line = (changes: Readonly<Record<string, unknown>>) => {
      const options = sheet('bondebridge', {
        players: 2,
        'schedule.pattern': 'custom',
        'schedule.list': [2],
        sumRule: 'none',
        ...changes,
      });
      const events: OhHellEvent[] = [
        { type: 'DealerChosen', dealer: 0, how: 'chosen' },
        {
          type: 'HandsDealt',
          deal: 1,
          size: 2,
          dealer: 0,
          hands: [
            ['2S', '3S'],
            ['KH', 'QH'],
          ],
          stock: [],
          seen: 'own',
          bidding: 'sealed',
          trump: 'H',
          drawn: ['AH', '4C'],
        },
        { type: 'BidsRevealed', bids: [0, 2] },
        { type: 'BiddingClosed', sum: 2, call: 'even', leader: 1 },
      ];
      return ohHell.claim!(given(ohHell, options, ...events).state, 1, options, []);
    };
    expect(line({ 'trump.mode': 'draw', 'trump.drawReturn': false })).toEqual([
      { type: 'PlayCard', deal: 1, trick: 1, card: 'KH' },
      { type: 'PlayCard', deal: 1, trick: 2, card: 'QH' },
    ]);
    expect(line({ 'trump.mode': 'draw' })).toBeUndefined();
    expect(line({ 'trump.mode': 'setesdal', 'trump.drawReturn': false })).toBeUndefined();
  });
  test('is nobody’s but the leader’s, and of no hand that is not seen', () => {
    const { state } = bid(dealt(SMALL, { hands: ['AS KS', 'AH KH', '9D TD'] }), [0, 2, 0]);
    expect(ohHell.claim!(state, 0, SMALL, [])).toBeUndefined();
    if (state.phase !== 'playing') throw new Error(state.phase);
    const hidden = { ...state, hands: state.hands.map((hand) => hand.map(() => '??' as const)) };
    expect(ohHell.claim!(hidden, 1, SMALL, [])).toBeUndefined();
    expect(ohHell.claim!(state, 1, SMALL, [])).toHaveLength(2);
  });
});
