import * as z from 'zod/mini';

const seat = z.int().check(z.gte(0), z.lte(9));

/** What somebody at the table can ask for beside the game. */
export const ask = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('pause') }),
  z.strictObject({ what: z.literal('resume') }),
  z.strictObject({ what: z.literal('undo') }),
  /** To what another asked for; who asked takes it back with `agrees: false`. */
  z.strictObject({ what: z.literal('answer'), to: z.enum(['pause', 'undo']), agrees: z.boolean() }),
  /** Says that all tricks left are the own seat's. */
  z.strictObject({ what: z.literal('claim') }),
  /** Lets a bot act for a seat: the own one, or that of somebody who is away. */
  z.strictObject({ what: z.literal('hold'), seat }),
  /** Takes the own cards back. */
  z.strictObject({ what: z.literal('reclaim') }),
]);
export type Ask = Readonly<z.infer<typeof ask>>;
