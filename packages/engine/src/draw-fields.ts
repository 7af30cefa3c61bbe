import * as z from 'zod/mini';
import { CARDS, type Card } from './card.ts';
import { SHAPES } from './first-dealer.ts';

const card = z.enum(CARDS as [Card, ...Card[]]);

/** What was drawn or thrown, round by round; `null` for a seat that is no longer in. */
export const drawFields = {
  draws: z.optional(z.array(z.array(z.nullable(card)))),
  throws: z.optional(z.array(z.array(z.nullable(z.enum(SHAPES))))),
};
