import { drawFields } from '@stikk/engine';
import * as z from 'zod/mini';
import { card, seat, suit } from './event.ts';

const deal = z.int().check(z.gte(1));
const bid = z.int().check(z.gte(0), z.lte(26));

/**
 * All that can be asked of a match. Commands of a seat name the deal (and trick) they are meant for, so that
 * a late second click never counts for the next one.
 */
export const command = z.discriminatedUnion('type', [
  /** The house settles who deals first: drawn cards, throws, or a seat. */
  z.strictObject({
    type: z.literal('ChooseDealer'),
    ...drawFields,
    dealer: z.optional(seat),
  }),
  /** The house deals `deck` one card at a time, having drawn `drawn` for trump. */
  z.strictObject({ type: z.literal('Deal'), deck: z.array(card), drawn: z.array(card) }),
  z.strictObject({ type: z.literal('MakeBid'), deal, bid }),
  z.strictObject({ type: z.literal('AdjustBid'), deal, bid }),
  z.strictObject({ type: z.literal('NameTrump'), deal, trump: z.union([suit, z.literal('NT')]) }),
  z.strictObject({ type: z.literal('PlayCard'), deal, trick: z.int().check(z.gte(1)), card }),
  /** The house draws lots; the first of `order` leaves the match. */
  z.strictObject({ type: z.literal('DrawOut'), order: z.array(seat) }),
  /** A director gives each seat its points; the rest of the cards is not played. */
  z.strictObject({ type: z.literal('CloseDeal'), deal, points: z.array(z.int()) }),
]);
export type OhHellCommand = Readonly<z.infer<typeof command>>;
export type CommandOf<Type extends OhHellCommand['type']> = Extract<OhHellCommand, { type: Type }>;
