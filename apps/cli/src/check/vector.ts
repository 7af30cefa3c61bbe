import * as z from 'zod/mini';

const vector = z.object({
  id: z.string(),
  kind: z.string(),
  /** Name of a rule sheet; the options are changes to it. */
  game: z.string(),
  players: z.optional(z.nullable(z.int())),
  options: z.optional(z.record(z.string(), z.unknown())),
  in: z.optional(z.record(z.string(), z.unknown())),
  out: z.record(z.string(), z.unknown()),
});

/** One worked example: what goes in and what the rules must answer. */
export type Vector = z.infer<typeof vector>;

/** A file of worked examples. Those that are malformed stay in, to be counted as failed. */
export const vectorFile = z.object({ vectors: z.array(z.unknown()) });

export const readVector = (value: unknown) => z.safeParse(vector, value);
