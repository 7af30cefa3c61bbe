import type { BookedFor } from './event.ts';
import type { BondtolvaOptions } from './options.ts';
import type { Booking, Side } from './state.ts';

export interface Earned {
  readonly side: Side;
  readonly for: BookedFor;
  readonly points: number;
}

/** Adds points to a score: exactly the target wins, more falls (R-TO-24, R-TO-25). */
export function booked(scores: readonly number[], earned: Earned, options: BondtolvaOptions): Booking {
  const from = scores[earned.side]!;
  const sum = from + earned.points;
  const bust = sum > options['tolva.target'];
  return { ...earned, from, to: bust ? options['tolva.bust'] : sum, bust };
}

const withBooking = (scores: readonly number[], booking: Booking): readonly number[] =>
  scores.map((score, side) => (side === booking.side ? booking.to : score));

/**
 * The bookings of what the last trick and the aces and tens gave, in order. `hybrid` adds both of a side as one
 * sum, `immediate` books one after the other and stops at a win, `deal_end` books everything the deal gave as
 * one sum a side.
 * @param declared points declared in the deal by side, booked here only with `deal_end`
 */
export function closingBookings(
  scores: readonly number[],
  last: Side,
  matadors: Side | undefined,
  declared: readonly number[],
  options: BondtolvaOptions,
): readonly Booking[] {
  const forLast = { side: last, for: 'last', points: options['tolva.points.last'] } as const;
  const forMatadors =
    matadors === undefined
      ? []
      : [{ side: matadors, for: 'matadors', points: options['tolva.points.matadors'] } as const];
  const parts: readonly Earned[] = [forLast, ...forMatadors];
  if (options['tolva.settle'] === 'immediate') return inTurn(scores, parts, options);
  const atEnd = options['tolva.settle'] === 'deal_end';
  const sums = scores.map((_, side): Earned => {
    const own = parts.filter((part) => part.side === side);
    const points = own.reduce((sum, part) => sum + part.points, atEnd ? declared[side]! : 0);
    return { side, for: atEnd ? 'deal' : own.length === 1 ? own[0]!.for : 'closing', points };
  });
  return sums.filter((sum) => sum.points > 0).map((sum) => booked(scores, sum, options));
}

function inTurn(
  scores: readonly number[],
  parts: readonly Earned[],
  options: BondtolvaOptions,
): readonly Booking[] {
  const done: Booking[] = [];
  let now = scores;
  for (const part of parts) {
    if (part.points === 0) continue;
    const booking = booked(now, part, options);
    done.push(booking);
    if (booking.to === options['tolva.target']) break;
    now = withBooking(now, booking);
  }
  return done;
}

/**
 * The side that has won: the one on the target; if several reach it together, the one with the last trick, then
 * the first from the dealer's left.
 * @param order sides in that order
 */
export function winningSide(
  scores: readonly number[],
  last: Side | undefined,
  order: readonly Side[],
  target: number,
): Side | undefined {
  const reached = order.filter((side) => scores[side] === target);
  return reached.find((side) => side === last) ?? reached[0];
}
