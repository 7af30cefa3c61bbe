import type { OhHellOptions } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { unsupported } from './sheet.ts';

/** Asks the engine about one kind of example. It throws where the engine cannot say. */
export type Checker = (sheet: OhHellOptions, input: unknown) => Answer;

/** A checker whose input has a schema; what it does not name is not looked at. */
export const checker =
  <Input>(schema: z.ZodMiniType<Input>, answer: (sheet: OhHellOptions, input: Input) => Answer): Checker =>
  (sheet, input) => {
    const read = z.safeParse(schema, input);
    if (read.success) return answer(sheet, read.data);
    const issue = read.error.issues[0]!;
    throw unsupported(`input ${issue.path.join('.') || 'as a whole'} (${issue.message})`);
  };
