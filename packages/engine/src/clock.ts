import * as z from 'zod/mini';

/** Milliseconds, at most a week. */
const ms = z.int().check(z.gte(0), z.lte(604_800_000));

/**
 * The time that people have: none is measured, as much for each act, or a store of it for the whole match that
 * every act adds to.
 */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('each'), ms }),
  z.object({ kind: z.literal('bank'), bankMs: ms, incrementMs: ms }),
]);
export type Clock = Readonly<z.infer<typeof clock>>;
