import { CARDS, drawFields, FIRST_DEALER_WAYS, HIDDEN, SUITS } from '@stikk/engine';
import * as z from 'zod/mini';

export const card = z.enum(CARDS as [(typeof CARDS)[number], ...(typeof CARDS)[number][]]);
const maybeCard = z.union([card, z.literal(HIDDEN)]);
export const suit = z.enum(SUITS);
const trump = z.union([suit, z.literal('NT'), z.object({ under: suit, over: suit })]);
export const seat = z.int().check(z.gte(0), z.lte(9));
const bid = z.int().check(z.gte(0), z.lte(26));
export const call = z.enum(['over', 'under', 'even']);

/**
 * All that can happen in a match of the family. Lists are by seat; `null` stands where a seat has left the
 * match. `'??'` is a card or sealed bid that the viewer may not see.
 */
export const event = z.discriminatedUnion('type', [
  /** Who deals first, with the draws or throws that settled it, round by round (R-BB-13, R-OH-09, A-13b). */
  z.object({
    type: z.literal('DealerChosen'),
    dealer: seat,
    how: z.enum(FIRST_DEALER_WAYS),
    ...drawFields,
  }),
  z.object({
    type: z.literal('HandsDealt'),
    /** Number of the deal, from 1. */
    deal: z.int(),
    /** Cards a player. */
    size: z.int(),
    dealer: seat,
    hands: z.array(z.array(maybeCard)),
    /** What is left of the pack, top first, without the turned card. */
    stock: z.array(maybeCard),
    /** Who sees a hand before the bids: its owner, all but its owner (forehead), nobody. */
    seen: z.enum(['own', 'others', 'none']),
    bidding: z.enum(['turn', 'sealed']),
    /** Left out while the highest bidder has yet to name it. */
    trump: z.optional(trump),
    /** The card turned for trump. */
    turnUp: z.optional(card),
    /** Cards drawn for trump before the deal, in the order drawn (R-BB-65, R-BB-84, A-32). */
    drawn: z.optional(z.array(card)),
    /** Twos that were taken out of the pack (R-BB-71). */
    removed: z.optional(z.array(card)),
  }),
  z.object({
    type: z.literal('BidMade'),
    seat,
    bid: z.union([bid, z.literal(HIDDEN)]),
    /** Shown to nobody else until `BidsRevealed`. */
    sealed: z.boolean(),
  }),
  z.object({ type: z.literal('BidsRevealed'), bids: z.array(z.nullable(bid)) }),
  /** The bids make exactly the tricks; `seat` must change its own to one of `choices` (R-BB-34, R-BB-75). */
  z.object({ type: z.literal('AdjustmentDue'), seat, choices: z.array(bid) }),
  z.object({ type: z.literal('BidAdjusted'), seat, from: bid, bid }),
  z.object({
    type: z.literal('BiddingClosed'),
    sum: z.int(),
    /** Bids against tricks (R-BB-37, R-OH-19, A-31). */
    call,
    leader: seat,
    /** Who names trump before the lead. */
    naming: z.optional(seat),
  }),
  /** After a deal bid unseen, everyone picks up the own hand. */
  z.object({ type: z.literal('HandsUncovered'), hands: z.array(z.array(maybeCard)) }),
  z.object({ type: z.literal('TrumpNamed'), seat, trump: z.union([suit, z.literal('NT')]) }),
  z.object({ type: z.literal('CardPlayed'), seat, card }),
  z.object({ type: z.literal('TrickTaken'), seat, trick: z.int() }),
  z.object({
    type: z.literal('DealScored'),
    deal: z.int(),
    points: z.array(z.nullable(z.int())),
    /** Stå (true) or ryke (false), by seat (R-BB-52, R-BB-53). */
    made: z.array(z.nullable(z.boolean())),
    /** Everyone missed (R-BB-56). */
    flatOut: z.boolean(),
  }),
  /** Several are last on every count; the house draws. */
  z.object({ type: z.literal('EliminationTied'), seats: z.array(seat) }),
  z.object({
    type: z.literal('PlayerEliminated'),
    seat,
    /** What decided: the total, the number of made bids, a deal's points, or a draw. */
    by: z.enum(['total', 'made', 'points', 'draw']),
  }),
  z.object({ type: z.literal('MatchEnded'), winners: z.array(seat) }),
]);
export type OhHellEvent = Readonly<z.infer<typeof event>>;
export type EventOf<Type extends OhHellEvent['type']> = Extract<OhHellEvent, { type: Type }>;
export type Call = z.infer<typeof call>;
