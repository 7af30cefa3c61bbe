import { CARDS, SUITS } from '@stikk/engine';
import * as z from 'zod/mini';

/** The words that examples are written in. */
export const card = z.enum(CARDS as [(typeof CARDS)[number], ...(typeof CARDS)[number][]]);
export const suit = z.enum(SUITS);
/** `null` is no trump, as is `'NT'`. */
export const trump = z.nullable(z.union([suit, z.literal('NT'), z.object({ under: suit, over: suit })]));
export const count = z.int();
export const seat = z.int().check(z.gte(0));
/** By seat, `null` for who has left. */
export const bids = z.array(z.nullable(z.int()));
/** The seats still in the match; all when it is left out. */
export const alive = z.optional(z.array(seat));
