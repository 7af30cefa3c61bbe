import { seeded } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomOptions } from '../../testing/oh-hell.ts';
import { faultsOf } from '../../testing/table.ts';
import { draft, ohHell } from './index.ts';

describe('constraints', () => {
  const table: readonly (readonly [string, string, Record<string, unknown>, readonly string[]])[] = [
    ['C1 the largest hand needs its cards', 'bondebridge', { players: 6 }, ['schedule.max: cards-short']],
    [
      'C1 a listed deal needs its cards',
      'ohhell',
      { 'schedule.pattern': 'custom', 'schedule.list': [5, 14] },
      ['schedule.list: cards-short'],
    ],
    [
      'C1 a drawn card that stays out needs one more',
      'bondebridge',
      { 'schedule.max': 13, 'trump.mode': 'draw', 'trump.drawReturn': false },
      ['trump.drawReturn: no-card-to-draw'],
    ],
    [
      'C2 the twos and swapped left-overs exclude each other',
      'bondebridge',
      {
        'schedule.pattern': 'down',
        'schedule.max': 'full',
        leftover: 'nontrump_twos',
        'deck.twosIndicator': true,
      },
      ['deck.twosIndicator: twos-used-twice'],
    ],
    [
      'C3 swapping needs the full deal',
      'bondebridge',
      { 'schedule.pattern': 'down', leftover: 'nontrump_twos' },
      ['leftover: needs-full-deal'],
    ],
    [
      'C3 swapping needs the full deal first',
      'bondebridge',
      { 'schedule.max': 'full', leftover: 'nontrump_twos' },
      ['leftover: needs-full-deal-first'],
    ],
    [
      'C3 swapping needs trump before the deal',
      'bondebridge',
      {
        'schedule.pattern': 'down',
        'schedule.max': 'full',
        leftover: 'nontrump_twos',
        'trump.mode': 'turn_up',
      },
      ['leftover: needs-trump-before-deal'],
    ],
    [
      'C4 C5 Setesdal always has trump',
      'bondebridge',
      { 'trump.mode': 'setesdal', 'trump.noTrumpSmallest': 3 },
      ['trump.noTrumpSmallest: setesdal-always-trump'],
    ],
    [
      'C4 Setesdal knows no grand',
      'bondebridge',
      { 'trump.mode': 'setesdal', 'trump.drawGrandRanks': ['A'] },
      ['trump.drawGrandRanks: setesdal-no-grand'],
    ],
    [
      'C6 the hook needs bidding in turn',
      'bondebridge',
      { sumRule: 'dealer_hook' },
      ['sumRule: hook-needs-turns'],
    ],
    [
      'C6 adjusting needs bids at once',
      'ohhell',
      { sumRule: 'left_adjusts' },
      ['sumRule: adjusting-needs-simultaneous'],
    ],
    [
      'C7 elimination needs down and up',
      'bondebridge',
      { elimination: 'each_ascending_round' },
      ['elimination: needs-down-up'],
    ],
    [
      'C7 elimination needs three',
      'bondebridge',
      { players: 2, 'schedule.pattern': 'down_up', elimination: 'when_needed' },
      ['elimination: needs-three'],
    ],
    [
      'C13 elimination is no remedy for a first deal that does not fit',
      'bondebridge',
      { players: 7, 'schedule.pattern': 'down_up', elimination: 'when_needed' },
      ['schedule.max: cards-short'],
    ],
    [
      'C15 Setesdal has no duty to head',
      'bondebridge',
      { 'trump.mode': 'setesdal', 'play.mustHead': true },
      ['play.mustHead: setesdal-no-heading'],
    ],
    [
      'C16 a larger rising half needs elimination',
      'bondebridge',
      { 'schedule.upMax': 4 },
      ['schedule.upMax: needs-elimination'],
    ],
    [
      'A-38 somebody must go when the cards do not suffice',
      'ohhell',
      { elimination: 'when_needed', 'elimination.tie': 'none_out' },
      ['elimination.tie: somebody-must-go'],
    ],
  ];
  for (const [name, preset, changes, expected] of table)
    test(name, () => {
      expect(faultsOf(preset, changes)).toEqual(expected);
    });

  test('C8 forehead is allowed with any schedule and acts on one card only', () => {
    expect(faultsOf('ohhell', { 'bid.oneCard': 'forehead' })).toEqual([]);
  });
  test('C5 another trump drops the deals without trump, unless the sheet states them (A-06b)', () => {
    expect(ohHell.resolve('bondebridge', { 'trump.mode': 'draw' })).toMatchObject({
      'trump.noTrumpSmallest': 0,
    });
    expect(ohHell.resolve('bondebridge', { 'trump.mode': 'draw', 'trump.noTrumpSmallest': 3 })).toMatchObject(
      { 'trump.noTrumpSmallest': 3 },
    );
  });
  test('C6 changing how bids are made moves the sum rule', () => {
    expect(ohHell.resolve('bondebridge', { 'bid.mode': 'turn' }).sumRule).toBe('dealer_hook');
    expect(ohHell.resolve('boerenbridge', { 'bid.mode': 'simultaneous' }).sumRule).toBe('none');
  });

  test('every remedy is itself a rule sheet that no longer has the fault', () => {
    for (const [name, preset, changes] of table) {
      const sheet = z.parse(draft, ohHell.resolve(preset, changes));
      for (const fault of ohHell.faults(sheet))
        for (const remedy of fault.remedies) {
          const mended = ohHell.faults(z.parse(draft, { ...sheet, ...remedy }));
          expect(
            mended.filter((left) => left.option === fault.option && left.code === fault.code),
            name,
          ).toEqual([]);
        }
    }
  });
  test('random sheets can be mended by their remedies alone', () => {
    for (let seed = 0; seed < 300; seed++) expect(ohHell.faults(randomOptions(seeded(seed)))).toEqual([]);
  });
  test('unknown options and values are refused by name', () => {
    const parsed = z.safeParse(ohHell.options, { 'scoring.hit': 'lots', house: true });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.') || issue.code).sort()).toEqual([
      'scoring.hit',
      'unrecognized_keys',
    ]);
  });
  test('formulas whose points could leave the whole numbers are refused', () => {
    for (const changes of [
      { 'scoring.hit': '99999999999999999999999999999+bid' },
      { 'scoring.miss': '-1000*diff' },
      { 'scoring.zero': `${'1'.repeat(400)}` },
      { 'scoring.made': { 1: 1e9 } },
    ])
      expect(faultsOf('bondebridge', changes)).toHaveLength(1);
    expect(
      faultsOf('bondebridge', { 'scoring.hit': '999+999*bid', 'scoring.miss': '-999*(2^diff-1)' }),
    ).toEqual([]);
  });
  test('the schema can be drawn as a form', () => {
    const schema = z.toJSONSchema(draft) as { properties: Record<string, unknown> };
    expect(Object.keys(schema.properties)).toHaveLength(39);
  });
});
