import { deckOf, trickWinner } from '@stikk/engine';
import { bondtolva } from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';
import { bag } from '../answer.ts';
import { type Checker, checker } from '../checker.ts';
import { card, count, seat, suit } from '../input.ts';
import { dealtOut, declarations, done, folded, type TolvaSheet } from './scene.ts';

const trump = z.nullable(suit);

/** How many cards are neither in a hand nor before a seat. */
export const tolvaStockLeft: Checker<TolvaSheet> = checker(
  z.object({ size: count, players: z.optional(count) }),
  (sheet, { size, players = sheet.players }) => {
    const left = deckOf(sheet.deck).length - players * size;
    return { left, valid: left >= 0 };
  },
);

/** Who takes a trick, its cards in the order they were played. */
export const tolvaTrick: Checker<TolvaSheet> = checker(
  z.object({ trump, leader: seat, cards: z.array(card).check(z.minLength(1)) }),
  (sheet, { trump, leader, cards }) => {
    const seats = Math.max(sheet.players, cards.length);
    const plays = cards.map((card, index) => ({ seat: (leader + index) % seats, card }));
    if (cards.length < seats) return { winner: trickWinner(plays, trump ?? undefined, sheet.rankOrder) };
    // The scene always has seat 0 lead; the table is turned so that the leader sits there.
    const dealt = dealtOut(
      cards.map((card) => [card]),
      0,
      sheet,
    );
    let state = folded(dealt, declarations([], trump ?? undefined, 0));
    for (const [index, card] of cards.entries()) {
      const events = done(state, { type: 'PlayCard', card }, index, sheet);
      if (events === undefined) throw new Error(`${card} is refused`);
      const taken = events.find((event) => event.type === 'TrickTaken');
      if (taken) return { winner: (taken.seat + leader) % seats };
      state = folded(state, events);
    }
    throw new Error('nobody took the trick');
  },
);

/** Which cards of a hand may be played on what lies on the table. */
export const tolvaLegalCards: Checker<TolvaSheet> = checker(
  z.object({ hand: z.array(card), table: z.array(card), trump }),
  (sheet, { hand, table, trump }) => {
    const seats = Math.max(sheet.players, table.length + 1);
    const asked = table.length;
    const lasts = sheet.phase === undefined ? sheet['tolva.layout'] === 'talong' : sheet.phase === 1;
    const others = Array.from({ length: seats - asked - 1 }, () => hand);
    const dealt = dealtOut([...table.map((card) => [card]), hand, ...others], lasts ? seats : 0, sheet);
    const state = folded(dealt, [
      ...declarations([], trump ?? undefined, 0),
      ...table.map((card, seat) => ({ type: 'CardPlayed' as const, seat, card })),
    ]);
    const legal = bondtolva
      .legal(state, asked, sheet)
      .flatMap((command) => (command.type === 'PlayCard' ? [command.card] : []));
    const taken = hand.filter((card) => done(state, { type: 'PlayCard', card }, asked, sheet) !== undefined);
    if (taken.length !== legal.length || taken.some((card) => !legal.includes(card)))
      throw new Error(`offered ${legal.join(' ')}, accepted ${taken.join(' ')}`);
    return { legal: bag(legal) };
  },
);
