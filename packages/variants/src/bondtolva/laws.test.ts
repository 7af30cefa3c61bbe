import { checkLaws, seeded } from '@stikk/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bondtolvaSubject, randomBondtolva } from '../../testing/bondtolva.ts';
import { bondtolva } from './index.ts';

describe('laws', () => {
  for (const [name, preset] of Object.entries(bondtolva.presets))
    test(`hold for ${name} at every number of seats`, () => {
      for (let players = preset.seats.min; players <= preset.seats.max; players++) {
        const options = z.parse(bondtolva.options, bondtolva.resolve(name, { players }));
        for (let seed = 0; seed < 2; seed++)
          expect(checkLaws(bondtolvaSubject, options, seed)).toBeGreaterThan(0);
      }
    });

  test('hold for random rule sheets', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        checkLaws(bondtolvaSubject, randomBondtolva(seeded(seed)), seed);
      }),
      { numRuns: 60, seed: 20_261_129 },
    );
  });
});
