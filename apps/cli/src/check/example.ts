import { presetOf } from '@stikk/variants';
import { mismatch } from './answer.ts';
import { kinds } from './kinds.ts';
import { sheetOf } from './sheet.ts';
import { readVector } from './vector.ts';

/** What is wrong with one worked example when the engine is asked; `undefined` when it holds. */
export function exampleFault(value: unknown, place: number): string | undefined {
  const read = readVector(value);
  if (!read.success) return `#${place}: not an example (${read.error.issues[0]!.path.join('.')})`;
  const vector = read.data;
  const fault = (what: string) => `${vector.id} (${vector.kind}): ${what}`;
  const family = presetOf(vector.game)?.game;
  if (family === undefined) return fault(`unsupported: game ${vector.game}`);
  const known = kinds[family.id] ?? {};
  if (!Object.hasOwn(known, vector.kind)) return fault(`unsupported: kind ${vector.kind}`);
  try {
    const wrong = mismatch(vector.out, known[vector.kind]!(sheetOf(vector), vector.in ?? {}));
    return wrong && fault(wrong);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}
