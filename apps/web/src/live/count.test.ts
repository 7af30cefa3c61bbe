import { countAt } from '@stikk/ui';
import { describe, expect, it } from 'vitest';
import { aheadAfter } from './ahead.ts';
import { countFrom, countOver } from './count.ts';

describe('the count to three', () => {
  /** The bids were in at this moment of the server's. */
  const AT = 1_700_000_000_000;

  it('is at the same word in the same instant on devices whose clocks differ', () => {
    const wrong = [0, 90_000, -3_600_000];
    for (const later of [0, 799, 800, 1250, 1700, 9000]) {
      const counts = wrong.map((ahead) => countAt(AT + later - ahead - countFrom(AT, ahead)));
      expect(new Set(counts).size).toBe(1);
    }
  });

  it('begins when the bids have had time to come, and is over after two beats', () => {
    const from = countFrom(AT, 0);
    expect(countAt(AT + 400 - from)).toBe(0);
    expect(countAt(countOver(from) - 1 - from)).toBe(2);
    expect(countAt(countOver(from) - from)).toBe(3);
  });
});

describe('the time of the server', () => {
  it('is known best by what was least long under way', () => {
    expect([40, -200, 55, 10].reduce<number | undefined>(aheadAfter, undefined)).toBe(55);
  });

  it('is learned anew when the clock of the device was set', () => {
    expect(aheadAfter(50, -60_000)).toBe(-60_000);
    expect(aheadAfter(-60_000, 50)).toBe(50);
  });
});
