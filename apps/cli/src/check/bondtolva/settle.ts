import { booked, closing, closingBookings, winningSide } from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';
import { type Checker, checker } from '../checker.ts';
import { card, count, seat } from '../input.ts';
import type { TolvaSheet } from './scene.ts';

/** Aces and tens, eyes, and the points that closing a deal gives, by side. */
export const tolvaClosing: Checker<TolvaSheet> = checker(
  z.object({ captured: z.array(z.array(card)), lastTrick: seat }),
  (sheet, { captured, lastTrick }) => {
    const { counts, eyes, matadors } = closing(captured);
    const points = captured.map(
      (_, side) =>
        (side === lastTrick ? sheet['tolva.points.last'] : 0) +
        (side === matadors ? sheet['tolva.points.matadors'] : 0),
    );
    return { matadors: counts, eyes, points };
  },
);

const happening = z.union([
  z.object({ e: z.literal('declare'), side: seat, points: count }),
  z.object({ e: z.literal('closing'), last: seat, mat: z.nullable(seat) }),
]);

/** The scores after what a deal gave, and who has won. */
export const tolvaSettle: Checker<TolvaSheet> = checker(
  z.object({ scores: z.array(count), events: z.array(happening) }),
  (sheet, { scores, events }) => {
    const target = sheet['tolva.target'];
    const order = scores.map((_, side) => side);
    const declared = scores.map(() => 0);
    let now = scores.slice();
    for (const event of events) {
      const bookings =
        event.e === 'closing'
          ? closingBookings(now, event.last, event.mat ?? undefined, declared, sheet)
          : sheet['tolva.settle'] === 'deal_end'
            ? []
            : [booked(now, { side: event.side, for: 'trumf', points: event.points }, sheet)];
      if (event.e === 'declare') declared[event.side]! += event.points;
      for (const booking of bookings)
        now = now.map((score, side) => (side === booking.side ? booking.to : score));
      const winner = winningSide(now, event.e === 'closing' ? event.last : undefined, order, target);
      if (bookings.length > 0 && winner !== undefined) return { scores: now, winner };
    }
    return { scores: now, winner: null };
  },
);
