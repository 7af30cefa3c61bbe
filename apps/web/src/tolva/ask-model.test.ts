import type { BondtolvaEvent } from '@stikk/variants/bondtolva';
import { describe, expect, test } from 'vitest';
import {
  firstTrick,
  fourChosen,
  fourDealt,
  fourTrick,
  tolvaAfter,
  tolvaRules,
  twoChosen,
  twoDealt,
} from '../../testing/tolva.ts';
import { askOf, decides } from './ask-model.ts';

const options = tolvaRules();
const two = (...events: readonly BondtolvaEvent[]) =>
  askOf(tolvaAfter(2, [twoChosen, twoDealt, ...events]), options, 0, [], events.at(-1));
const pairs = tolvaRules({ players: 4 });
const four = (...events: readonly BondtolvaEvent[]) => tolvaAfter(4, [fourChosen, fourDealt, ...events]);

describe('two with a talon', () => {
  test('at the lead every card may be played, and nothing else is to be decided', () => {
    const ask = two();
    expect(ask?.legal?.size).toBe(6);
    expect(decides(ask)).toBe(false);
  });

  test('whoever took the trick declares a pair or draws', () => {
    const ask = two(...firstTrick);
    expect(ask).toMatchObject({ legal: undefined, declare: ['H'], draw: true });
    expect(decides(ask)).toBe(true);
  });

  test('when the pair is declared only the talon is left', () => {
    const declared: BondtolvaEvent = {
      type: 'MarriageDeclared',
      seat: 0,
      suit: 'H',
      kind: 'trumf',
      points: 2,
    };
    const ask = two(...firstTrick, declared);
    expect(ask).toMatchObject({ declare: [], draw: true });
    expect(decides(ask)).toBe(false);
  });

  test('a watcher is asked nothing', () => {
    expect(askOf(tolvaAfter(2, [twoChosen, twoDealt]), options, undefined, [], undefined)).toBeUndefined();
  });
});

describe('partners', () => {
  test('may be asked for a whole pair, and for halves in the suits one holds a half of', () => {
    const ask = askOf(four(...fourTrick), pairs, 0, [], fourTrick.at(-1));
    expect(ask?.questions.map(({ kind, suit }) => suit ?? kind)).toEqual(
      expect.arrayContaining(['whole', 'S', 'D']),
    );
    expect(ask?.questions).toHaveLength(3);
    expect(ask?.legal?.size).toBe(5);
  });

  test('while a question is on its way nothing can be pressed', () => {
    const command = { type: 'AskPartner', deal: 1, trick: 2, kind: 'whole' } as const;
    const ask = askOf(four(...fourTrick), pairs, 0, [{ commandId: 'c', command }], fourTrick.at(-1));
    expect(ask?.busy).toBe(true);
  });

  test('a question that was answered with no leaves the lead', () => {
    const events: readonly BondtolvaEvent[] = [
      ...fourTrick,
      { type: 'PartnerAsked', seat: 0, kind: 'whole' },
      { type: 'PartnerAnswered', seat: 2, yes: false },
    ];
    const ask = askOf(four(...events), pairs, 0, [], events.at(-1));
    expect(decides(ask)).toBe(false);
    expect(ask?.legal?.size).toBe(5);
  });
});
