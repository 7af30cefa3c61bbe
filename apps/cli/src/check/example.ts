import { presetOf } from '@stikk/variants';
import { mismatch } from './answer.ts';
import { families } from './kinds.ts';
import { readVector } from './vector.ts';

/** What is wrong with one worked example when the engine is asked; `undefined` when it holds. */
export function exampleFault(value: unknown, place: number): string | undefined {
  const read = readVector(value);
  if (!read.success) return `#${place}: not an example (${read.error.issues[0]!.path.join('.')})`;
  const vector = read.data;
  const fault = (what: string) => `${vector.id} (${vector.kind}): ${what}`;
  const family = families[presetOf(vector.game)?.game.id ?? ''];
  if (family === undefined) return fault(`unsupported: game ${vector.game}`);
  if (!family.knows(vector.kind)) return fault(`unsupported: kind ${vector.kind}`);
  try {
    const wrong = mismatch(vector.out, family.answer(vector));
    return wrong && fault(wrong);
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}
