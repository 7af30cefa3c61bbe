import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draft, ohHell } from './index.ts';

type Changes = Readonly<Record<string, unknown>>;
const faults = (preset: string, changes: Changes) =>
  ohHell.faults(z.parse(draft, ohHell.resolve(preset, changes)));
/** Option, code, remedies, and where there are some the numbers that are said with it. */
type Expected = readonly [option: string, code: string, remedies: readonly Changes[], params?: Changes];

const custom = (...list: unknown[]) => ({ 'schedule.pattern': 'custom', 'schedule.list': list });
const short = { 'schedule.pattern': 'down', 'schedule.max': 'full', leftover: 'nontrump_twos' };
const aside = { leftover: 'aside' };
const rising = { 'schedule.pattern': 'down_up', elimination: 'when_needed' };

describe('what is wrong, what it is told with and what mends it', () => {
  const table: readonly (readonly [rule: string, preset: string, Changes, ...Expected[]])[] = [
    [
      'C1 the largest hand',
      'bondebridge',
      { players: 6 },
      [
        'schedule.max',
        'cards-short',
        [
          { 'schedule.max': 8 },
          custom(1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1),
          { players: 5 },
        ],
        { players: 6, size: 10, need: 60, cards: 52, most: 8, firstDeal: 9, deals: 4 },
      ],
    ],
    [
      'C13 the largest hand where players leave',
      'bondebridge',
      { ...rising, players: 7 },
      [
        'schedule.max',
        'cards-short',
        [{ 'schedule.max': 7 }, { players: 5 }],
        { players: 7, size: 10, need: 70, cards: 52, most: 7, firstDeal: 1, deals: 3 },
      ],
    ],
    [
      'C1 a listed deal',
      'ohhell',
      custom(5, 14, { size: 20, trump: 'H' }, { size: 13 }),
      [
        'schedule.list',
        'cards-short',
        [{ 'schedule.list': [5, 13, { size: 13, trump: 'H' }, { size: 13 }] }, { players: 2 }],
        { players: 4, size: 20, need: 80, cards: 52, most: 13, firstDeal: 2, deals: 2 },
      ],
    ],
    [
      'C1 a hand that only one could hold',
      'ohhell',
      { deck: '40', ...custom(21) },
      [
        'schedule.list',
        'cards-short',
        [{ 'schedule.list': [10] }],
        { players: 4, size: 21, need: 84, cards: 40, most: 10, firstDeal: 1, deals: 1 },
      ],
    ],
    [
      'C16 the rising half',
      'boerenbridge',
      { ...rising, players: 7, 'schedule.upMax': 20, 'elimination.min': 4 },
      [
        'schedule.upMax',
        'cards-short',
        [{ 'schedule.upMax': 13 }],
        { players: 4, size: 20, need: 80, cards: 52, most: 13, firstDeal: 20, deals: 7 },
      ],
    ],
    [
      'C2 the twos that lie out',
      'bondebridge',
      { players: 5, 'deck.twosIndicator': true },
      [
        'deck.twosIndicator',
        'cards-short',
        [{ 'deck.twosIndicator': false }, { 'schedule.max': 9 }, { players: 4 }],
        { players: 5, size: 10, need: 50, cards: 48, most: 9, firstDeal: 10, deals: 2 },
      ],
    ],
    [
      'C2 a hand that takes the whole pack',
      'bondebridge',
      { 'deck.twosIndicator': true, 'schedule.pattern': 'up', 'schedule.max': 13 },
      [
        'deck.twosIndicator',
        'cards-short',
        [{ 'deck.twosIndicator': false }, { 'schedule.max': 12 }, { players: 3 }],
        { players: 4, size: 13, need: 52, cards: 48, most: 12, firstDeal: 13, deals: 1 },
      ],
    ],
    [
      'C2 a hand too large with the twos as well',
      'bondebridge',
      { players: 6, 'deck.twosIndicator': true },
      [
        'schedule.max',
        'cards-short',
        [
          { 'schedule.max': 8 },
          custom(1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1),
          { players: 4 },
        ],
        { players: 6, size: 10, need: 60, cards: 48, most: 8, firstDeal: 9, deals: 4 },
      ],
    ],
    [
      'C2 twos in a pack without',
      'bondebridge',
      { deck: '40', 'deck.twosIndicator': true },
      ['deck.twosIndicator', 'no-twos', [{ 'deck.twosIndicator': false }, { deck: '52' }]],
    ],
    ['C2 a pack that comes without twos', 'bondebridge', { deck: '48', 'deck.twosIndicator': true }],
    [
      'C2 twos used twice',
      'bondebridge',
      { ...short, 'deck.twosIndicator': true },
      ['deck.twosIndicator', 'twos-used-twice', [{ 'deck.twosIndicator': false }, aside]],
    ],
    [
      'C1 no card left to draw',
      'bondebridge',
      { 'schedule.max': 13, 'trump.mode': 'draw', 'trump.drawReturn': false },
      ['trump.drawReturn', 'no-card-to-draw', [{ 'trump.drawReturn': true }], { deal: 13 }],
    ],
    [
      'C1 no card left to draw in the first deal',
      'bondebridge',
      { ...custom(13, 2), 'trump.mode': 'draw', 'trump.drawReturn': false },
      ['trump.drawReturn', 'no-card-to-draw', [{ 'trump.drawReturn': true }], { deal: 1 }],
    ],
    ['C1 nothing is drawn', 'bondebridge', { 'schedule.max': 13, 'trump.drawReturn': false }],
    [
      'A-41 extra deals of a list that is missing',
      'ohhell',
      { 'schedule.pattern': 'custom', 'end.tie': 'extra_deal' },
      ['schedule.list', 'list-missing', [{ 'schedule.pattern': 'up_down' }]],
    ],
    [
      'C1 one card left to draw',
      'bondebridge',
      { players: 3, 'schedule.max': 17, 'trump.mode': 'draw', 'trump.drawReturn': false },
    ],
    [
      'C1 a card is drawn and the hand is too large: the hand is told first',
      'bondebridge',
      { ...custom(14), 'trump.mode': 'draw', 'trump.drawReturn': false },
      [
        'schedule.list',
        'cards-short',
        [{ 'schedule.list': [13] }, { players: 3 }],
        { players: 4, size: 14, need: 56, cards: 52, most: 13, firstDeal: 1, deals: 1 },
      ],
    ],
    [
      'C3 a full deal',
      'bondebridge',
      { 'schedule.pattern': 'down', leftover: 'nontrump_twos' },
      ['leftover', 'needs-full-deal', [aside, { 'schedule.max': 'full' }]],
    ],
    [
      'C3 the full deal first',
      'bondebridge',
      { 'schedule.max': 'full', leftover: 'nontrump_twos' },
      ['leftover', 'needs-full-deal-first', [aside, { 'schedule.pattern': 'down' }]],
    ],
    ['C3 down and up begins with it', 'bondebridge', { ...short, 'schedule.pattern': 'down_up' }],
    [
      'C3 a turned trump',
      'bondebridge',
      { ...short, 'trump.mode': 'turn_up' },
      ['leftover', 'needs-trump-before-deal', [aside, { 'trump.mode': 'rotation' }]],
    ],
    [
      'C3 a trump named after the bids',
      'bondebridge',
      { ...short, 'trump.mode': 'highest_bidder' },
      ['leftover', 'needs-trump-before-deal', [aside, { 'trump.mode': 'rotation' }]],
    ],
    [
      'C3 a pack without twos',
      'bondebridge',
      { ...short, deck: '32' },
      ['leftover', 'no-twos', [aside, { deck: '52' }]],
    ],
    ['C3 forty cards have twos', 'bondebridge', { ...short, deck: '40' }],
    [
      'C4 C5 C15 Setesdal',
      'bondebridge',
      {
        'trump.mode': 'setesdal',
        'trump.noTrumpSmallest': 1,
        'trump.drawGrandRanks': ['A'],
        'play.mustHead': true,
      },
      ['trump.noTrumpSmallest', 'setesdal-always-trump', [{ 'trump.noTrumpSmallest': 0 }]],
      ['trump.drawGrandRanks', 'setesdal-no-grand', [{ 'trump.drawGrandRanks': [] }]],
      ['play.mustHead', 'setesdal-no-heading', [{ 'play.mustHead': false }, { 'trump.mode': 'rotation' }]],
    ],
    [
      'C6 the hook',
      'bondebridge',
      { sumRule: 'dealer_hook' },
      [
        'sumRule',
        'hook-needs-turns',
        [{ sumRule: 'left_adjusts' }, { 'bid.mode': 'turn' }, { sumRule: 'none' }],
      ],
    ],
    ...['left_adjusts', 'highest_adjusts'].map(
      (sumRule) =>
        [
          `C6 a change of bids, ${sumRule}`,
          'ohhell',
          { sumRule },
          [
            'sumRule',
            'adjusting-needs-simultaneous',
            [{ sumRule: 'dealer_hook' }, { 'bid.mode': 'simultaneous' }, { sumRule: 'none' }],
          ],
        ] as const,
    ),
    ['C6 the highest may change at once', 'bondebridge', { sumRule: 'highest_adjusts' }],
    [
      'C6 a change of bids in a listed deal',
      'ohhell',
      custom({ size: 2, sumRule: 'left_adjusts' }, 3),
      ['schedule.list', 'adjusting-needs-simultaneous', [{ 'bid.mode': 'simultaneous' }]],
    ],
    [
      'C6 the hook in a listed deal',
      'bondebridge',
      custom(3, { size: 2 }, { size: 2, sumRule: 'dealer_hook' }),
      ['schedule.list', 'hook-needs-turns', [{ 'bid.mode': 'turn' }]],
    ],
    ['C6 no rule in a listed deal', 'bondebridge', custom(3, { size: 2, sumRule: 'none' })],
    [
      'C6 a list that is not played',
      'bondebridge',
      { 'schedule.list': [{ size: 2, sumRule: 'dealer_hook' }] },
    ],
    [
      'C7 one way only',
      'bondebridge',
      { elimination: 'each_ascending_round' },
      ['elimination', 'needs-down-up', [{ 'schedule.pattern': 'down_up' }, { elimination: 'none' }]],
    ],
    [
      'C7 two players',
      'bondebridge',
      { ...rising, players: 2 },
      ['elimination', 'needs-three', [{ players: 3 }, { elimination: 'none' }]],
    ],
    [
      'C7 more to stay than there are',
      'bondebridge',
      { ...rising, players: 3, 'elimination.min': 4 },
      ['elimination.min', 'more-than-players', [{ 'elimination.min': 2 }]],
    ],
    ['C7 three of three to stay', 'bondebridge', { ...rising, players: 3, 'elimination.min': 3 }],
    [
      'A-38 somebody must go',
      'ohhell',
      { elimination: 'when_needed', 'elimination.tie': 'none_out' },
      ['elimination.tie', 'somebody-must-go', [{ 'elimination.tie': 'chain' }]],
    ],
    ['A-38 nobody must go', 'ohhell', { elimination: 'each_ascending_round', 'elimination.tie': 'none_out' }],
    [
      'C16 a rising half of its own where all stay',
      'bondebridge',
      { 'schedule.upMax': 4 },
      [
        'schedule.upMax',
        'needs-elimination',
        [{ 'schedule.upMax': undefined }, { elimination: 'when_needed' }],
      ],
    ],
    [
      'A-38 a list that is missing',
      'ohhell',
      { 'schedule.pattern': 'custom' },
      ['schedule.list', 'list-missing', [{ 'schedule.pattern': 'up_down' }]],
    ],
    [
      'R-OH-09 a dealer that there is not',
      'ohhell',
      { 'dealer.chosen': 4 },
      ['dealer.chosen', 'no-such-seat', [{ 'dealer.chosen': 0 }]],
    ],
    ['R-OH-09 the last seat deals', 'ohhell', { 'dealer.chosen': 3 }],
  ];
  for (const [rule, preset, changes, ...expected] of table)
    test(rule, () => {
      expect(faults(preset, changes)).toStrictEqual(
        expected.map(([option, code, remedies, params = {}]) => ({ option, code, params, remedies })),
      );
    });
});

describe('what a change brings with it', () => {
  const resolved = (preset: string, changes: Changes) => ohHell.resolve(preset, changes);
  test('C6 bids in turn bring the hook, unless the sheet knows no rule or names one', () => {
    const turn = { 'bid.mode': 'turn' };
    expect(resolved('bondebridge', turn).sumRule).toBe('dealer_hook');
    expect(resolved('plump_beredskap', turn).sumRule).toBe('none');
    expect(resolved('bondebridge', { ...turn, sumRule: 'none' }).sumRule).toBe('none');
    expect(resolved('bondebridge', { ...turn, sumRule: 'left_adjusts' }).sumRule).toBe('left_adjusts');
  });
  test('C6 bids made at once drop the hook and nothing else', () => {
    expect(resolved('ohhell', { 'bid.mode': 'dice' }).sumRule).toBe('none');
    expect(resolved('bondebridge', { 'bid.mode': 'dice' })).not.toHaveProperty('sumRule');
    expect(resolved('ohhell', {}).sumRule).toBe('dealer_hook');
  });
  test('C5 another way to trump drops the deals without, the rotation keeps them', () => {
    expect(resolved('bondebridge', { 'trump.mode': 'rotation' })).not.toHaveProperty([
      'trump.noTrumpSmallest',
    ]);
    expect(resolved('bondebridge', {})).not.toHaveProperty(['trump.noTrumpSmallest']);
    expect(resolved('bondebridge', { 'trump.mode': 'fixed' })['trump.noTrumpSmallest']).toBe(0);
  });
  test('R-BB-66 A-06 a drawn trump brings the grand ranks, unless the sheet names them', () => {
    expect(resolved('bondebridge', { 'trump.mode': 'draw' })['trump.drawGrandRanks']).toEqual([
      'J',
      'Q',
      'K',
      'A',
    ]);
    expect(
      resolved('bondebridge', { 'trump.mode': 'draw', 'trump.drawGrandRanks': [] })['trump.drawGrandRanks'],
    ).toEqual([]);
    expect(resolved('bondebridge', { 'trump.mode': 'fixed' })).not.toHaveProperty(['trump.drawGrandRanks']);
  });
  test('the usual players sit down, and numbers are read where words stand', () => {
    expect(resolved('bondebridge', {}).players).toBe(4);
    expect(
      resolved('ohhell', { players: 5, deck: 40, 'scoring.miss': 0, 'scoring.zero': 5, 'schedule.max': 7 }),
    ).toMatchObject({ players: 5, deck: '40', 'scoring.miss': '0', 'scoring.zero': '5', 'schedule.max': 7 });
    expect(resolved('bondebridge', {})).not.toHaveProperty('deck');
    expect(resolved('bondebridge', { deck: undefined }).deck).toBeUndefined();
  });
  test('there is no preset but those there are', () => {
    expect(() => resolved('whist', {})).toThrow('no preset whist');
    expect(() => resolved('toString', {})).toThrow(RangeError);
  });
});
