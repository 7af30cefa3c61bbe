import type { Seat } from '@stikk/engine';
import type {
  BondtolvaEvent,
  BondtolvaState,
  Booking,
  DealRow,
  Match,
  Side,
} from '@stikk/variants/bondtolva';
import { seatsFrom } from '../table/seat-model.ts';

/** How points moved: from where to where, and what was counted to wherever that was over the target. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly falls: readonly { readonly reached: number; readonly to: number }[];
}

export interface SideModel {
  readonly side: Side;
  readonly score: number;
  /** The latest change, while it is news. */
  readonly move: Move | undefined;
  /** The side of whoever sits at the bottom. */
  readonly yours: boolean;
  /** Tricks taken in the deal, by all of the side. */
  readonly taken: number | undefined;
}

/** Sides in the order of their first seat, clockwise from the bottom. */
export const sidesFrom = ({ sides, seats }: Match, bottom: Seat): readonly Side[] => [
  ...new Set(seatsFrom(bottom, seats).map((seat) => sides[seat]!)),
];

/** The score after each deal, for one side; what was ruled counts in the last one. */
export const scoresOf = ({ sheet, scores }: Match, side: Side): readonly number[] =>
  sheet.map((row, place) => (place === sheet.length - 1 ? scores : row.scores)[side]!);

const seatsOf = ({ sides, seats }: Match, side: Side, bottom: Seat): readonly Seat[] =>
  seatsFrom(bottom, seats).filter((seat) => sides[seat] === side);

/** What a side's bookings come to: every fall on the way, and the points after it. */
export function moveOf(bookings: readonly Booking[], side: Side): Move | undefined {
  const own = bookings.filter((booking) => booking.side === side);
  const [first] = own;
  if (!first) return undefined;
  const falls = own
    .filter(({ bust }) => bust)
    .map(({ from, points, to }) => ({ reached: from + points, to }));
  return { from: first.from, to: own.at(-1)!.to, falls };
}

const CLOSING: readonly string[] = ['last', 'matadors', 'closing', 'deal'];

function newsOf(state: BondtolvaState, last: BondtolvaEvent | undefined): readonly Booking[] {
  if (last?.type === 'PointsBooked') {
    const { type: _, ...booking } = last;
    return [booking];
  }
  if (last?.type !== 'DealScored' && last?.type !== 'MatchEnded') return [];
  return (state.match.sheet.at(-1)?.bookings ?? []).filter((booking) => CLOSING.includes(booking.for));
}

export function sideModels(
  state: BondtolvaState,
  bottom: Seat,
  last: BondtolvaEvent | undefined,
): readonly SideModel[] {
  const { match } = state;
  const news = newsOf(state, last);
  const taken = 'deal' in state ? state.deal.taken : undefined;
  return sidesFrom(match, bottom).map((side) => ({
    side,
    score: match.scores[side] ?? 0,
    move: moveOf(news, side),
    yours: side === match.sides[bottom],
    taken: taken && seatsOf(match, side, bottom).reduce((sum, seat) => sum + taken[seat]!, 0),
  }));
}

/** What a row gave a side for one thing: nothing where the deal stopped before it was booked. */
export function givenFor(row: DealRow, side: Side, cause: 'last' | 'matadors', points: number): number {
  const covers = (booking: Booking) =>
    booking.side === side && (booking.for === cause || booking.for === 'closing' || booking.for === 'deal');
  return row[cause] === side && row.bookings.some(covers) ? points : 0;
}
