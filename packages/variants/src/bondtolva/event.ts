import { CARDS, type Card, drawFields, FIRST_DEALER_WAYS, HIDDEN, SUITS } from '@stikk/engine';
import * as z from 'zod/mini';

export const card = z.enum(CARDS as [Card, ...Card[]]);
const maybeCard = z.union([card, z.literal(HIDDEN)]);
export const suit = z.enum(SUITS);
export const seat = z.int().check(z.gte(0), z.lte(3));
const side = z.int().check(z.gte(0), z.lte(3));
const counts = z.array(z.int());

/** What points are for: a pair, the last trick, aces and tens, the two closing points, or a whole deal. */
export const cause = z.enum(['trumf', 'tjog', 'last', 'matadors', 'closing', 'deal']);

/** All that can happen in a match. `'??'` is a card that the viewer may not see. */
export const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DealerChosen'),
    dealer: seat,
    how: z.enum(FIRST_DEALER_WAYS),
    /** The side of each seat: partners share one (R-TO-28). */
    sides: z.array(side),
    ...drawFields,
  }),
  z.object({
    type: z.literal('HandsDealt'),
    /** Number of the deal, from 1. */
    deal: z.int(),
    dealer: seat,
    hands: z.array(z.array(maybeCard)),
    /** The undealt cards, top first. */
    talon: z.array(maybeCard),
    /** Face-down cards before each seat, by place, and the open ones on top of them (R-TO-34). */
    covered: z.optional(z.array(z.array(maybeCard))),
    open: z.optional(z.array(z.array(card))),
  }),
  z.object({ type: z.literal('CardPlayed'), seat, card }),
  z.object({ type: z.literal('TrickTaken'), seat, trick: z.int() }),
  /** A covered card is turned up where the open one was played. */
  z.object({ type: z.literal('CoverTurned'), seat, place: z.int(), card: maybeCard }),
  z.object({
    type: z.literal('MarriageDeclared'),
    seat,
    suit,
    kind: z.enum(['trumf', 'tjog']),
    points: z.int(),
    /** Who holds king and queen, where the pair is shown. */
    king: z.optional(seat),
    queen: z.optional(seat),
  }),
  z.object({
    type: z.literal('PartnerAsked'),
    seat,
    kind: z.enum(['whole', 'half']),
    suit: z.optional(suit),
  }),
  /** A whole question found more than one pair; the partner picks the suit. */
  z.object({ type: z.literal('AnswerDue'), seat }),
  z.object({ type: z.literal('PartnerAnswered'), seat, yes: z.boolean(), suit: z.optional(suit) }),
  /** Winner first, then the other, each one card from the talon; by seat (R-TO-07). */
  z.object({ type: z.literal('CardsDrawn'), cards: z.array(maybeCard), first: seat }),
  /** Points of a side are added and checked; `bust` is a fall for going over the target (R-TO-25). */
  z.object({
    type: z.literal('PointsBooked'),
    side,
    for: cause,
    points: z.int(),
    from: z.int(),
    to: z.int(),
    bust: z.boolean(),
  }),
  z.object({
    type: z.literal('DealScored'),
    deal: z.int(),
    /** The side that took the last trick (R-TO-19), `null` where a director closed the deal. */
    last: z.nullable(side),
    /** The side with most aces and tens, `null` when level on eyes too (R-TO-20 to R-TO-22). */
    matadors: z.nullable(side),
    /** Aces and tens, and eyes (4-3-2-1), by side. */
    counts,
    eyes: counts,
  }),
  z.object({ type: z.literal('MatchEnded'), winners: z.array(seat) }),
]);
export type BondtolvaEvent = Readonly<z.infer<typeof event>>;
export type EventOf<Type extends BondtolvaEvent['type']> = Extract<BondtolvaEvent, { type: Type }>;
export type BookedFor = z.infer<typeof cause>;
