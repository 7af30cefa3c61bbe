import type { OhHellOptions } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { unsupported } from './sheet.ts';

/** Asks the engine about one kind of example. It throws where the engine cannot say. */
export type Checker<Options = OhHellOptions> = (sheet: Options, input: unknown) => Answer;

/** A checker whose input has a schema; what it does not name is not looked at. */
export const checker =
  <Options, Input>(
    schema: z.ZodMiniType<Input>,
    answer: (sheet: Options, input: Input) => Answer,
  ): Checker<Options> =>
  (sheet, input) => {
    const read = z.safeParse(schema, input);
    if (read.success) return answer(sheet, read.data);
    const issue = read.error.issues[0]!;
    throw unsupported(`input ${issue.path.join('.') || 'as a whole'} (${issue.message})`);
  };
