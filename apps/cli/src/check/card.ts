import { type Card, HIDDEN, trickWinner } from '@stikk/engine';
import { type OhHellOptions, ohHell, packCount } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { bag } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { alive, card, count, seat, trump } from './input.ts';
import { bidOut, dealtOut, done, folded, goneFrom, houseDeals, seated } from './scene.ts';
import { unsupported, withDealOf } from './sheet.ts';

/** Who takes a trick, its cards in the order they were played. */
export const trick: Checker = checker(
  z.object({ trump, leader: seat, cards: z.array(card).check(z.minLength(1)), alive }),
  (sheet, { trump, leader, cards, alive }) => {
    const seats = Math.max(sheet.players, cards.length, leader + 1);
    const gone = goneFrom(seats, alive);
    const order = Array.from({ length: seats }, (_, step) => (leader + step) % seats).filter(
      (seat) => !gone.includes(seat),
    );
    const plays = cards.map((card, index) => ({ seat: order[index]!, card }));
    if (cards.length < order.length) return { winner: trickWinner(plays, trump ?? 'NT', sheet.rankOrder) };
    const options = withDealOf(sheet, 1);
    const dealer = order.at(-1)!;
    const hands: (readonly Card[])[] = [];
    for (const { seat, card } of plays) hands[seat] = [card];
    const before = dealtOut(seated(seats, dealer, gone), {
      dealer,
      size: 1,
      bidding: 'sealed',
      trump,
      hands,
    });
    let state = bidOut(before, bidsOf(seats, gone), leader);
    for (const { seat, card } of plays) {
      const events = done(state, { type: 'PlayCard', deal: 1, trick: 1, card }, seat, options);
      const taken = events.find((event) => event.type === 'TrickTaken');
      if (taken !== undefined) return { winner: taken.seat };
      state = folded(state, events);
    }
    throw new Error('nobody took the trick');
  },
);

const bidsOf = (seats: number, gone: readonly number[]) =>
  Array.from({ length: seats }, (_, seat) => (gone.includes(seat) ? null : 0));

/** Which cards of a hand may be played on what lies on the table. */
export const legalCards: Checker = checker(
  z.object({ hand: z.array(card), table: z.array(card), trump }),
  (sheet, { hand, table, trump }) => {
    const seats = Math.max(sheet.players, table.length + 1);
    const dealer = seats - 1;
    const size = hand.length;
    const hands = [...table.map((card) => [card]), hand];
    const before = dealtOut(seated(seats, dealer), { dealer, size, bidding: 'sealed', trump, hands });
    const state = folded(
      bidOut(before, bidsOf(seats, []), 0),
      table.map((card, seat) => ({ type: 'CardPlayed' as const, seat, card })),
    );
    const options = withDealOf(sheet, size);
    const asked = table.length;
    const legal = ohHell
      .legal(state, asked, options)
      .flatMap((command) => (command.type === 'PlayCard' ? [command.card] : []));
    const taken = hand.filter(
      (card) => ohHell.decide(state, { type: 'PlayCard', deal: 1, trick: 1, card }, asked, options).ok,
    );
    if (taken.length !== legal.length || taken.some((card) => !legal.includes(card)))
      throw new Error(`offered ${legal.join(' ')}, accepted ${taken.join(' ')}`);
    return { legal: bag(legal) };
  },
);

/** Whose hands a viewer sees before the bids. */
export const visibility: Checker = checker(
  z.object({ size: count, viewer: z.union([seat, z.enum(['spectator', 'director'])]), alive }),
  (sheet, { size, viewer, alive }) => {
    const gone = goneFrom(sheet.players, alive);
    const needed = size * (sheet.players - gone.length);
    if (needed > packCount(sheet)) throw unsupported(`${needed} cards from ${packCount(sheet)}`);
    const dealt = houseDeals(seated(sheet.players, 0, gone), dealing(sheet, size), {});
    const view = ohHell.redact(dealt, viewer);
    if (view.type !== 'HandsDealt') throw new Error('a deal turned into something else');
    return {
      sees: bag(
        view.hands.flatMap((hand, seat) => (hand.length > 0 && !hand.includes(HIDDEN) ? [seat] : [])),
      ),
    };
  },
);

/** Two draws of one suit would be drawn again for ever where nothing is shuffled. */
const dealing = (sheet: OhHellOptions, size: number): OhHellOptions =>
  withDealOf(sheet['trump.mode'] === 'setesdal' ? { ...sheet, 'trump.mode': 'none' } : sheet, size);
