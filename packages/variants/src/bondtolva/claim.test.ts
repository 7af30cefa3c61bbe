import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { dealt, play, sheet, type Table } from '../../testing/tolva-table.ts';
import { type BondtolvaEvent, bondtolva } from './index.ts';

const two = sheet();
const claimed = ({ state }: Pick<Table, 'state'>, seat: number, options = two) =>
  bondtolva.claim!(state, seat, options, [])?.map((command) =>
    command.type === 'PlayCard' ? `${command.trick} ${command.card}` : command.type,
  );

describe('a claim', () => {
  const top = { hands: ['AS TS', '9S 9H'] };
  test('is the leader’s, of cards that nothing can take', () => {
    const table = dealt(two, top);
    expect([claimed(table, 0), claimed(table, 1)]).toEqual([['1 AS', '2 TS'], undefined]);
    expect(claimed(dealt(two, { hands: ['AS KS', '9S 9H'] }), 0)).toBeUndefined();
    expect(claimed(play(table, 'AS'), 1)).toBeUndefined();
  });
  test('R-TO-07 is none while there is a talon, nor before the winner has drawn', () => {
    const table = dealt(two, { ...top, talon: '9C JC' });
    expect([claimed(table, 0), claimed(play(table, 'AS 9S'), 0)]).toEqual([undefined, undefined]);
  });
  test('counts what was taken, by whichever side', () => {
    const table = play(dealt(two, { hands: ['KS TH TS', 'AS 9H JS'] }), 'KS AS 9H TH');
    expect(claimed(table, 0)).toEqual(['3 TS']);
  });
  test('is none of cards that are not seen', () => {
    const { state } = dealt(two, top);
    if (state.phase !== 'playing') throw new Error(state.phase);
    const hidden = {
      ...state,
      deal: { ...state.deal, hands: [['??', '??'] as const, ['??', '??'] as const] },
    };
    expect(claimed({ state: hidden }, 0)).toBeUndefined();
  });
  test('A-47 is none while a card lies covered before anybody', () => {
    const tableau = sheet({}, 'bondtolva_36');
    const table = given(
      bondtolva,
      tableau,
      { type: 'DealerChosen', dealer: 1, how: 'chosen', sides: [0, 1] },
      {
        type: 'HandsDealt',
        deal: 1,
        dealer: 1,
        hands: [['AS'], ['9S']],
        talon: [],
        covered: [['AD'], ['JH']],
        open: [['AH'], ['9H']],
      },
    );
    const turn = (seat: number, card: 'AD' | 'JH'): BondtolvaEvent => ({
      type: 'CoverTurned',
      seat,
      place: 0,
      card,
    });
    expect(claimed(table, 0, tableau)).toBeUndefined();
    expect(claimed(table.and(turn(0, 'AD')), 0, tableau)).toBeUndefined();
    expect(claimed(table.and(turn(0, 'AD'), turn(1, 'JH')), 0, tableau)).toEqual(['1 AD', '2 AS']);
  });
});
