import { CARDS, type Card, HIDDEN, SUITS, type Upcast } from '@stikk/engine';
import * as z from 'zod/mini';

const card = z.enum(CARDS as [Card, ...Card[]]);
const maybeCard = z.union([card, z.literal(HIDDEN)]);
const suit = z.enum(SUITS);
const seat = z.int().check(z.gte(0), z.lte(3));

export const options = z.strictObject({
  players: z._default(z.int().check(z.gte(2), z.lte(4)), 4),
  size: z._default(z.int().check(z.gte(1), z.lte(13)), 13),
  deals: z._default(z.int().check(z.gte(1), z.lte(20)), 4),
});
export type WhistOptions = Readonly<z.infer<typeof options>>;

export const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Deal'), deck: z.array(card) }),
  z.strictObject({ type: z.literal('PlayCard'), deal: z.int(), trick: z.int(), card }),
]);
export type WhistCommand = Readonly<z.infer<typeof command>>;

/** The second version; the first told a hand as one text and a card by whom it was played `by`. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('HandsDealt'), deal: z.int(), trump: suit, hands: z.array(z.array(maybeCard)) }),
  z.object({ type: z.literal('CardPlayed'), seat, card }),
  z.object({ type: z.literal('TrickTaken'), seat }),
  z.object({ type: z.literal('DealScored'), tricks: z.array(z.int()) }),
  z.object({ type: z.literal('MatchEnded'), winners: z.array(seat) }),
]);
export type WhistEvent = Readonly<z.infer<typeof event>>;

export const upcasts: readonly Upcast[] = [
  {
    from: 1,
    to: 2,
    event(stored) {
      if (stored.type === 'HandsDealt')
        return { ...stored, hands: (stored.hands as readonly string[]).map((hand) => hand.split(' ')) };
      if (stored.type !== 'CardPlayed') return stored;
      const { by, ...rest } = stored;
      return { ...rest, seat: by };
    },
  },
];
