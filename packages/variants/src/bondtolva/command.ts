import { drawFields } from '@stikk/engine';
import * as z from 'zod/mini';
import { card, seat, suit } from './event.ts';

const deal = z.int().check(z.gte(1));
const trick = z.int().check(z.gte(1));

/** All that can be asked of a match. Commands of a seat name the deal and trick they are meant for. */
export const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ChooseDealer'), ...drawFields, dealer: z.optional(seat) }),
  z.strictObject({ type: z.literal('Deal'), deck: z.array(card) }),
  z.strictObject({ type: z.literal('PlayCard'), deal, trick, card }),
  /** The winner of the trick before takes from the talon, and with that gives up declaring. */
  z.strictObject({ type: z.literal('DrawCard'), deal, trick }),
  z.strictObject({ type: z.literal('DeclareMarriage'), deal, trick, suit }),
  z.strictObject({
    type: z.literal('AskPartner'),
    deal,
    trick,
    kind: z.enum(['whole', 'half']),
    suit: z.optional(suit),
  }),
  z.strictObject({ type: z.literal('AnswerSuit'), deal, trick, suit }),
  /** A director gives each side its points; the rest of the cards is not played. */
  z.strictObject({ type: z.literal('CloseDeal'), deal, points: z.array(z.int()) }),
]);
export type BondtolvaCommand = Readonly<z.infer<typeof command>>;
export type CommandOf<Type extends BondtolvaCommand['type']> = Extract<BondtolvaCommand, { type: Type }>;
