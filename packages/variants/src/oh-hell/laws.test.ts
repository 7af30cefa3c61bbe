import { checkLaws, seeded } from '@stikk/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ohHellSubject, randomOptions } from '../../testing/oh-hell.ts';
import { ohHell } from './index.ts';

describe('laws', () => {
  for (const [name, preset] of Object.entries(ohHell.presets)) {
    test(`hold for ${name} at every number of seats`, () => {
      for (let players = preset.seats.min; players <= Math.min(preset.seats.max, 7); players++) {
        const options = z.parse(ohHell.options, ohHell.resolve(name, { players }));
        expect(checkLaws(ohHellSubject, options, players)).toBeGreaterThan(0);
      }
    });
  }

  test('hold for random rule sheets, 2 to 7 seats', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        checkLaws(ohHellSubject, randomOptions(seeded(seed)), seed);
      }),
      { numRuns: 120, seed: 20_261_129 },
    );
  });

  test('hold for eight to ten seats', () => {
    for (const players of [8, 9, 10])
      for (let seed = 0; seed < 8; seed++)
        checkLaws(ohHellSubject, randomOptions(seeded(seed * 31 + players), players), seed);
  });
});
