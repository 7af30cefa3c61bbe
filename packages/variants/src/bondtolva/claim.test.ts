import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { ask, dealt, play, sheet, type Table } from '../../testing/tolva-table.ts';
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
    expect(claimed(dealt(two, { hands: ['9S 9H', 'AS TS'] }), 1)).toBeUndefined();
    expect(claimed(play(table, 'AS'), 1)).toBeUndefined();
  });
  test('A-23 is none while a question waits for its answer', () => {
    const four = sheet({ players: 4 });
    const hands = ['AS 9D', '9S JH', 'JS AD TD KD QD AC TC KC QC', 'TS 9H'];
    const due = ask(play(dealt(four, { hands }), 'AS 9S JS TS'), 'whole');
    expect([due.state.phase, claimed(due, 2, four)]).toEqual(['answering', undefined]);
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
        covered: [
          ['AD', 'TD'],
          ['JH', 'JD'],
        ],
        open: [
          ['TH', 'AH'],
          ['9H', '9D'],
        ],
      },
    );
    const turned = (...places: readonly (readonly [number, number, 'AD' | 'TD' | 'JH' | 'JD'])[]) =>
      claimed(
        table.and(
          ...places.map(
            ([seat, place, card]): BondtolvaEvent => ({ type: 'CoverTurned', seat, place, card }),
          ),
        ),
        0,
        tableau,
      );
    expect(turned()).toBeUndefined();
    expect(turned([0, 0, 'AD'], [1, 0, 'JH'])).toBeUndefined();
    expect(turned([0, 0, 'AD'], [0, 1, 'TD'])).toBeUndefined();
    expect(turned([0, 0, 'AD'], [0, 1, 'TD'], [1, 0, 'JH'], [1, 1, 'JD'])).toEqual(['1 AD', '2 TD', '3 AS']);
  });
});
