import { type Seat, SUITS } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { randomOptions } from '@stikk/variants/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { botMatch, type Moment, randomCommand } from '../../testing/bot-match.ts';
import { cardOf, codeOf } from '../suit-mask.ts';
import { stakesOf } from './stake.ts';
import { emptyTable, legalMasks, place, rulesOf, setTrump, type Table } from './table.ts';

type Playing = Extract<OhHellState, { phase: 'playing' }>;

/** A table with every hand open, of a state in which nobody has played yet. */
function openTable(state: Playing, options: Moment['options']): { table: Table; seats: readonly Seat[] } {
  const seats = state.match.out.flatMap((out, seat) => (out ? [] : [seat]));
  const table = emptyTable(seats.length, rulesOf(options));
  setTrump(table.trump, state.deal.trump!);
  seats.forEach((seat, player) => {
    for (const card of state.hands[seat]!) {
      if (card === '??') throw new Error('not an open hand');
      const code = codeOf(card, options.rankOrder);
      table.hands[player * 4 + (code >> 4)]! |= 1 << (code & 15);
      table.live[code >> 4]! |= 1 << (code & 15);
    }
    table.bids[player] = state.deal.bids[seat] as number;
  });
  table.left = state.deal.size;
  table.turn = seats.indexOf(state.turn!);
  return { table, seats };
}

function legalCards(table: Table, order: Moment['options']['rankOrder']): readonly string[] {
  const masks = new Int32Array(4);
  legalMasks(table, masks);
  return SUITS.flatMap((_, suit) =>
    Array.from({ length: 13 }, (_, rank) => rank)
      .filter((rank) => (masks[suit]! >> rank) & 1)
      .map((rank) => cardOf(suit * 16 + rank, order)),
  );
}

test('simulation and rules agree on legal cards, winners and points under random sheets', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 7 }), (seed, players) => {
      const options = randomOptions(seeded(seed), players);
      let open: ReturnType<typeof openTable> | undefined;
      botMatch(
        options,
        seed,
        (moment) => {
          const { state, seat } = moment;
          if (state.phase === 'playing') {
            if (state.number === 1 && state.trick.length === 0) open = openTable(state, options);
            expect(open!.seats[open!.table.turn]).toBe(seat);
            const legal = ohHell
              .legal(state, seat, options)
              .map((command) => (command.type === 'PlayCard' ? command.card : ''));
            expect([...legalCards(open!.table, options.rankOrder)].sort()).toEqual(legal.sort());
          }
          return randomCommand(moment);
        },
        (event, before) => {
          if (before.phase !== 'playing' || open === undefined || before.deal.seen === 'others') return;
          const { table, seats } = open;
          if (event.type === 'CardPlayed') {
            const code = codeOf(event.card, options.rankOrder);
            place(table, code >> 4, 1 << (code & 15));
          } else if (event.type === 'TrickTaken') expect(seats[table.turn]).toBe(event.seat);
          else if (event.type === 'DealScored') {
            const { size } = before.deal;
            const stakes = stakesOf(size, options);
            expect(table.left).toBe(0);
            seats.forEach((seat, player) => {
              expect(stakes[table.bids[player]! * (size + 1) + table.taken[player]!]).toBe(
                event.points[seat],
              );
            });
          }
        },
      );
    }),
    { numRuns: 40, seed: 42 },
  );
});
