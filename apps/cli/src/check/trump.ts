import { type Card, deckOf, isCard, suitOf, type Trump } from '@stikk/engine';
import { leftoverSwaps, type OhHellOptions, packCount, removedTwos } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { bag } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { card, count, seat, suit, trump } from './input.ts';
import { houseDeals, seated } from './scene.ts';
import { unsupported, withDealOf } from './sheet.ts';

const shown = (value: Trump | undefined) => (value === 'NT' ? null : (value ?? null));

/** The largest usual hand that leaves a card over, where the example names no size. */
const usualSize = (sheet: OhHellOptions) => Math.min(10, Math.floor((packCount(sheet) - 1) / sheet.players));

/** Trump by a card drawn before the deal. */
export const trumpDraw: Checker = checker(
  z.object({ card, size: z.optional(count) }),
  (sheet, { card, size = usualSize(sheet) }) => {
    const options = withDealOf(sheet, size);
    const dealt = houseDeals(seated(sheet.players, 0), options, { 'trump 1': [card] });
    return { trump: shown(dealt.trump), grand: dealt.trump === 'NT' };
  },
);

/** Trump by the card turned from the rest, and what is done when none is left. */
export const trumpTurn: Checker = checker(
  z.looseObject({ size: z.optional(count), top: z.optional(z.nullable(card)) }),
  (sheet, input) => {
    const pack = packCount(sheet);
    const full = Math.floor(pack / sheet.players);
    const size = input.size ?? (input.top == null ? full : usualSize(sheet));
    const dealt = size * sheet.players;
    if (dealt > pack) throw unsupported(`${sheet.players} hands of ${size} from ${pack} cards`);
    const others = Object.entries(input).filter(
      (field): field is [string, Card] => field[0] !== 'top' && isCard(field[1]),
    );
    const named = (name: RegExp) => others.find(([key]) => name.test(key))?.[1] ?? others[0]?.[1];
    const order: (Card | undefined)[] = new Array(pack).fill(undefined);
    if (dealt < pack) order[dealt] = input.top ?? undefined;
    const last = named(/last|dealer/i);
    if (last !== undefined) order[dealt - 1] = last;
    const cut = named(/cut|draw/i);
    const event = houseDeals(seated(sheet.players, 0), withDealOf(sheet, size), {
      deck: order,
      ...(cut !== undefined && { 'trump 1': [cut] }),
    });
    return { trump: shown(event.trump), turnUp: event.turnUp ?? null };
  },
);

/** Setesdal's two trumps, drawn until there are two suits. */
export const setesdalDraw: Checker = checker(
  z.object({ draws: z.array(z.union([suit, card])) }),
  (sheet, { draws }) => {
    const cards = draws.map((drawn) =>
      isCard(drawn) ? drawn : deckOf(sheet.deck).find((c) => suitOf(c) === drawn),
    );
    if (cards.every((drawn) => drawn?.[1] === cards[0]?.[1]))
      return { under: cards[0]?.[1] ?? null, over: null, used: draws.length };
    const orders = Object.fromEntries(cards.map((drawn, index) => [`trump ${index + 1}`, [drawn]]));
    const options = withDealOf(sheet, usualSize(sheet));
    const { trump, drawn } = houseDeals(seated(sheet.players, 0), options, orders);
    if (typeof trump !== 'object') throw unsupported(`two trumps with trump.mode ${sheet['trump.mode']}`);
    return { ...trump, used: drawn?.length };
  },
);

/** Which twos stay out so that no card of a full deal is left over. */
export const leftoverTwos: Checker = checker(z.object({ trump, left: count }), (sheet, { trump, left }) => ({
  removed: removed(sheet, left, trump),
}));

const removed = (sheet: OhHellOptions, left: number, of: z.infer<typeof trump>): readonly Card[] =>
  sheet.leftover === 'nontrump_twos' ? removedTwos(left, of ?? 'NT') : [];

/** The same with the cards in hand: who gives up a two and gets a card left over. */
export const leftoverSwap: Checker = checker(
  z.object({ trump, leftover: z.array(card), holder: z.record(z.string(), seat) }),
  (sheet, { trump, leftover, holder }) => {
    const wanted = removed(sheet, leftover.length, trump);
    const swaps = leftoverSwaps(wanted, leftover, holder);
    return { out_of_play: bag(wanted), gives: bag(swaps) };
  },
);
