import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clipOf, FOLDER, NAMES } from './clips.mjs';

const kept = (name) => readFileSync(join(FOLDER, `${name}.wav`));
const samplesOf = (wav) =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, at) => wav.readInt16LE(44 + 2 * at));

describe('the clips', () => {
  it('are the six that the page asks for, and small', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(NAMES.map((name) => `${name}.wav`).sort());
    expect(NAMES).toHaveLength(6);
    expect(NAMES.reduce((sum, name) => sum + kept(name).length, 0)).toBeLessThan(50_000);
  });

  it.each(NAMES)('%s is what the script makes, sample by sample', (name) => {
    const made = samplesOf(clipOf(name));
    const samples = samplesOf(kept(name));
    expect(kept(name).subarray(0, 44)).toEqual(clipOf(name).subarray(0, 44));
    // Sines may differ in their last bit from one machine to another.
    expect(samples.every((sample, at) => Math.abs(sample - made[at]) <= 1)).toBe(true);
  });

  it.each(NAMES)('%s is short, starts and ends in silence, and is never full blast', (name) => {
    const samples = samplesOf(kept(name));
    expect(samples.length / 12_000).toBeLessThan(0.7);
    expect(Math.abs(samples[0])).toBeLessThan(2000);
    expect(Math.abs(samples.at(-1))).toBeLessThan(200);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(15_000);
    expect(loudest).toBeLessThan(20_000);
  });
});
