import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type Act,
  ask,
  booked,
  dealt,
  declare,
  draw,
  faultsOf,
  options,
  play,
  refusal,
  sheet,
} from '../../testing/tolva-table.ts';
import { bondtolva, draft, duties } from './index.ts';

const pairs = {
  hands: ['KH QH KS QS AS 9D', '9H JH 9S JS 9C JC'],
  talon: 'AH TH AD TD KD QD JD TS AC TC KC QC',
};

describe('constraints and options', () => {
  test('C10 C11 C12 partners need four, the tableau two and 36, the talon two, and cards must divide', () => {
    expect(faultsOf({ players: 3, teams: 'opposite_pairs' })).toContain('teams: teams-need-four');
    expect(faultsOf({ 'tolva.layout': 'tableau36' })).toEqual(['tolva.layout: tableau-needs-two-and-36']);
    expect(faultsOf({ players: 3, 'tolva.layout': 'talong' })).toEqual(['tolva.layout: talon-needs-two']);
    expect(faultsOf({ players: 3, deck: '32' })).toEqual(['deck: cards-do-not-divide']);
  });
  test('A-24 the pair must be led where the sheet says so', () => {
    const must = sheet({ 'tolva.mustLeadPair': true });
    const table = draw(declare(play(dealt(must, pairs), 'AS 9H'), 'H'));
    expect(options(table)).toEqual(['KH', 'QH']);
    expect(refusal(table, { type: 'PlayCard', card: '9D' } as Act)).toBe('must-lead-pair');
  });
  test('A-46 who declares the partner’s pair holds none of it and leads what they like', () => {
    const must = sheet({ players: 4, 'tolva.mustLeadPair': true });
    const hands = ['AS KH 9D', '9S JH JD', 'JS KD QD', 'TS 9H TD'];
    expect(options(ask(play(dealt(must, { hands }), 'AS 9S JS TS'), 'whole'))).toEqual(['KH', '9D']);
  });
  test('A-24 a pair need not be shown', () => {
    const event = declare(play(dealt(sheet({ 'tolva.showPair': false }), pairs), 'AS 9H'), 'H').events[0];
    expect(event).toEqual({ type: 'MarriageDeclared', seat: 0, suit: 'H', kind: 'trumf', points: 2 });
  });
  test('A-23 one question a trick, or as many as one likes, none of them twice', () => {
    const at = (changes: Record<string, unknown>) =>
      options(
        ask(
          play(
            dealt(sheet({ players: 4, ...changes }), {
              hands: ['AS KH KD', '9S JH JD', 'JS 9C AC', 'TS 9H TD'],
            }),
            'AS 9S JS TS',
          ),
          'half',
          'H',
        ),
      );
    expect(at({})).toEqual(['KH', 'KD']);
    expect(at({ 'tolva.questionsPerTrick': 'free' })).toEqual(['ask whole', 'ask half D', 'KH', 'KD']);
  });
  test('points, target and fall are options', () => {
    const other = sheet({ 'tolva.points': [3, 2, 1, 1], 'tolva.target': 5, 'tolva.bust': 1 });
    const table = declare(play(dealt(other, { ...pairs, scores: [3, 0] }), 'AS 9H'), 'H');
    expect(booked(table)).toEqual([[0, 'trumf', 3, 1, true]]);
  });
});

describe('what is wrong, what it is told with and what mends it', () => {
  type Changes = Readonly<Record<string, unknown>>;
  const faults = (changes: Changes) =>
    bondtolva.faults(z.parse(draft, bondtolva.resolve('bondtolva', changes)));
  const alone = { teams: 'none', 'tolva.questions': 'off' };
  const table: readonly (readonly [
    rule: string,
    Changes,
    ...(readonly [string, string, readonly Changes[], Changes?])[],
  ])[] = [
    [
      'C10 partners need four',
      { players: 3, teams: 'opposite_pairs' },
      ['teams', 'teams-need-four', [alone, { players: 4, 'tolva.layout': 'all_dealt' }]],
    ],
    [
      'C10 questions need a partner',
      { 'tolva.questions': 'both' },
      [
        'tolva.questions',
        'questions-need-partner',
        [{ 'tolva.questions': 'off' }, { players: 4, teams: 'opposite_pairs', 'tolva.layout': 'all_dealt' }],
      ],
    ],
    ['C10 four with a partner each', { players: 4 }],
    ['C10 four alone', { players: 4, teams: 'none' }],
    [
      'C11 the tableau with another pack',
      { 'tolva.layout': 'tableau36' },
      [
        'tolva.layout',
        'tableau-needs-two-and-36',
        [
          { players: 2, deck: '36', ...alone },
          { 'tolva.layout': 'talong', deck: '24' },
        ],
      ],
    ],
    [
      'C11 the tableau with three',
      { 'tolva.layout': 'tableau36', players: 3, deck: '36' },
      [
        'tolva.layout',
        'tableau-needs-two-and-36',
        [{ players: 2, deck: '36', ...alone }, { 'tolva.layout': 'all_dealt' }],
      ],
    ],
    ['C11 the tableau', { 'tolva.layout': 'tableau36', deck: '36' }],
    [
      'C12 the talon with three',
      { players: 3, 'tolva.layout': 'talong' },
      ['tolva.layout', 'talon-needs-two', [{ 'tolva.layout': 'all_dealt' }, { players: 2, ...alone }]],
    ],
    [
      'C12 cards that do not divide',
      { players: 3, deck: '32' },
      ['deck', 'cards-do-not-divide', [{ deck: '24' }, { deck: '36' }], { cards: 32, players: 3 }],
    ],
    ['C12 with a talon they need not', { deck: '52' }],
    [
      'C11 C12 the tableau is told before its cards',
      { 'tolva.layout': 'tableau36', players: 3, deck: '32' },
      [
        'tolva.layout',
        'tableau-needs-two-and-36',
        [{ players: 2, deck: '36', ...alone }, { 'tolva.layout': 'all_dealt' }],
      ],
    ],
    [
      'R-TO-25 a fall on the target',
      { 'tolva.target': 7 },
      ['tolva.bust', 'bust-not-below-target', [{ 'tolva.bust': 6 }], { target: 7 }],
    ],
    ['R-TO-25 a fall below the target', { 'tolva.target': 8 }],
    [
      'A-27 a dealer that there is not',
      { 'dealer.chosen': 2 },
      ['dealer.chosen', 'no-such-seat', [{ 'dealer.chosen': 0 }]],
    ],
    ['A-27 the last seat deals', { 'dealer.chosen': 1 }],
  ];
  for (const [rule, changes, ...expected] of table)
    test(rule, () => {
      expect(faults(changes)).toStrictEqual(
        expected.map(([option, code, remedies, params = {}]) => ({ option, code, params, remedies })),
      );
    });
  test('the preview shows one deal, and whether it can be played', () => {
    const plan = (changes: Changes) =>
      bondtolva.plan(z.parse(draft, bondtolva.resolve('bondtolva', changes)));
    expect(plan({})).toEqual([{ size: 6, players: 2, trump: undefined, dealer: 0, fault: false }]);
    expect(plan({ players: 3, deck: '32' })).toEqual([
      { size: 10, players: 3, trump: undefined, dealer: 0, fault: true },
    ]);
  });
});

describe('what a change brings with it', () => {
  const resolved = (changes: Readonly<Record<string, unknown>>, preset = 'bondtolva') =>
    bondtolva.resolve(preset, changes);
  test('R-TO-26 R-TO-28 the number of players settles layout, partners, questions and duties', () => {
    const duty = (due: boolean) => ({ 'play.mustTrump': due, 'play.mustHead': due });
    expect(resolved({})).toEqual({
      players: 2,
      'tolva.layout': 'talong',
      teams: 'none',
      'tolva.questions': 'off',
      ...duty(true),
    });
    expect(resolved({ players: 3 })).toMatchObject({
      'tolva.layout': 'all_dealt',
      teams: 'none',
      'tolva.questions': 'off',
      ...duty(false),
    });
    expect(resolved({ players: 4 })).toMatchObject({
      'tolva.layout': 'all_dealt',
      teams: 'opposite_pairs',
      'tolva.questions': 'both',
    });
    expect(resolved({ players: 4, teams: 'none' })['tolva.questions']).toBe('off');
    expect(resolved({}, 'bondtolva_36')).toMatchObject({
      deck: '36',
      'tolva.layout': 'tableau36',
      ...duty(false),
    });
    expect(resolved({ players: 3 }, 'bondtolva_36')['tolva.layout']).toBe('all_dealt');
  });
  test('what the changes name stays', () => {
    const named = {
      players: 4,
      'tolva.layout': 'talong',
      teams: 'none',
      'tolva.questions': 'whole',
      'play.mustTrump': false,
      'play.mustHead': true,
    };
    expect(resolved(named)).toEqual(named);
  });
  test('R-TO-10 R-TO-12 R-TO-19 R-TO-20 four points in a list or by name', () => {
    expect(resolved({ 'tolva.points': [4, 3, 2, 1] })).toMatchObject({
      'tolva.points.trumf': 4,
      'tolva.points.tjog': 3,
      'tolva.points.last': 2,
      'tolva.points.matadors': 1,
    });
    const named = resolved({ 'tolva.points': { tjog: 5 }, deck: 36 });
    expect(named).toMatchObject({ 'tolva.points.tjog': 5, deck: '36' });
    expect(named).not.toHaveProperty(['tolva.points.trumf']);
    expect(named).not.toHaveProperty(['tolva.points']);
    expect(resolved({ 'tolva.points': null })).toEqual(resolved({}));
    expect(resolved({ 'tolva.points': 'four' })).toEqual(resolved({}));
  });
  test('there is no preset but those there are', () => {
    expect(() => resolved({}, 'whist')).toThrow('no preset whist');
    expect(() => resolved({}, 'toString')).toThrow(RangeError);
  });
});

describe('duties', () => {
  const at = (changes: Readonly<Record<string, unknown>>, talon = '') => {
    const sheetOf = sheet(changes);
    const { state } = dealt(sheetOf, { hands: ['AS', '9S', 'JS'].slice(0, sheetOf.players), talon });
    return 'deal' in state && Object.values(duties(state.deal, sheetOf));
  };
  test('R-TO-06 R-TO-15 R-TO-16 R-TO-17 none to follow while there is a talon, all three after it', () => {
    expect([at({}, 'TS KS'), at({})]).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
    expect(at({ 'play.follow': false, 'play.mustTrump': false })).toEqual([false, false, true]);
  });
  test('A-14 three and four only follow, unless the sheet is strict; the talon makes no difference to two', () => {
    expect(at({ players: 3 })).toEqual([true, false, false]);
    expect(at({ players: 3, 'tolva.strictMultiplayer': true })).toEqual([true, true, true]);
    const loose = { 'tolva.strictMultiplayer': true, 'play.mustTrump': false, 'play.mustHead': false };
    expect(at(loose, 'TS KS')).toEqual([false, false, false]);
  });
});
