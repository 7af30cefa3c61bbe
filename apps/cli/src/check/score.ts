import { callOf, dealCount, plannedDeal, pointsFor, scored, winnersOf } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { type Answer, bag, either } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { alive, bids, count } from './input.ts';
import { sheetRows } from './rows.ts';
import { bidOut, dealtOut, folded, goneFrom, seated } from './scene.ts';
import { withDealOf } from './sheet.ts';

/** Points of one bid. */
export const score: Checker = checker(
  z.object({ bid: count, took: count, size: z.optional(count) }),
  (sheet, { bid, took, size = Math.max(bid, took) }) => ({
    points: pointsFor(bid, took, size, sheet),
    made: bid === took,
  }),
);

/** Points of a whole deal. */
export const roundResult: Checker = checker(
  z.object({ size: count, bids, took: bids }),
  (sheet, { size, bids, took }) => {
    const seats = bids.length;
    const gone = bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
    const dealer = bids.findLastIndex((bid) => bid !== null);
    const leader = bids.findIndex((bid) => bid !== null);
    const before = dealtOut(seated(seats, dealer, gone), { dealer, size, bidding: 'sealed' });
    const tricks = took.flatMap((tricks, seat) => new Array<number>(tricks ?? 0).fill(seat));
    const state = folded(
      bidOut(before, bids, leader),
      tricks.map((seat, index) => ({ type: 'TrickTaken' as const, seat, trick: index + 1 })),
    );
    if (state.phase !== 'playing') throw new Error(`nothing to score while ${state.phase}`);
    const { points, made, flatOut } = scored(state, withDealOf(sheet, size));
    const sum = bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
    return { points, made, flatOut, call: callOf(sum, size), sum };
  },
);

/** Who has won, or that a tie is played off. */
export const final: Checker = checker(
  z.object({ totals: bids, made: z.optional(bids), alive }),
  (sheet, { totals, made, alive }): Answer => {
    const seats = totals.length;
    const gone = goneFrom(seats, alive ?? totals.flatMap((total, seat) => (total === null ? [] : [seat])));
    const counts = totals.map((_, seat) => made?.[seat] ?? 0);
    const points = totals.map((total) => total ?? 0);
    const { match } = sheetRows(seats, points, counts, gone);
    const winners = winnersOf(match, sheet['end.tie']);
    const playOff = sheet['end.tie'] === 'extra_deal' && winners.length > 1;
    const extraSize = playOff ? plannedDeal(sheet, dealCount(sheet) + 1)?.size : undefined;
    return {
      winners: playOff ? either(bag(winners), null, []) : bag(winners),
      tied: playOff ? bag(winners) : [],
      extraDeal: either(playOff, extraSize),
      extra_deal: either(playOff, extraSize),
      size: extraSize,
    };
  },
);
