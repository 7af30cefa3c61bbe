import { clockwiseFrom, type Seat } from '@stikk/engine';
import { booked, closingBookings, winningSide } from './booking.ts';
import { type Closing, closing } from './closing.ts';
import type { BondtolvaEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { BondtolvaOptions } from './options.ts';
import type { BondtolvaState, Drawing, Match, Playing, Side } from './state.ts';

/** Sides in the order of their first seat from the dealer's left. */
const sidesFromLeft = (match: Match): readonly Side[] => [
  ...new Set(clockwiseFrom(match.dealer!, match.seats).map((seat) => match.sides[seat]!)),
];

const seatsOf = (match: Match, sides: readonly Side[]): Seat[] =>
  match.sides.flatMap((side, seat) => (sides.includes(side) ? [seat] : []));

/** The end of the match, if somebody stands exactly on the target. */
export function ended(
  { match }: BondtolvaState,
  last: Side | undefined,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const side = winningSide(match.scores, last, sidesFromLeft(match), options['tolva.target']);
  return side === undefined ? [] : [{ type: 'MatchEnded', winners: seatsOf(match, [side]) }];
}

/** What follows the last trick of a deal: the closing points, and whether the match is over. */
export const closedDeal = (state: Playing | Drawing, options: BondtolvaOptions): readonly BondtolvaEvent[] =>
  settled(state, state.match.sides[state.deal.lastTrick!.winner]!, closing(state.deal.captured), options);

/** The same where only the outcome is known, as on a sheet that is kept by hand. */
export function settled(
  state: Playing | Drawing,
  last: Side,
  { counts, eyes, matadors }: Closing,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const { match, deal } = state;
  const declared = match.scores.map((_, side) =>
    deal.declared.reduce((sum, { seat, points }) => (match.sides[seat] === side ? sum + points : sum), 0),
  );
  const bookings = closingBookings(match.scores, last, matadors, declared, options);
  const events: BondtolvaEvent[] = [
    ...bookings.map((booking): BondtolvaEvent => ({ type: 'PointsBooked', ...booking })),
    {
      type: 'DealScored',
      deal: deal.number,
      last,
      matadors: matadors ?? null,
      counts: [...counts],
      eyes: [...eyes],
    },
  ];
  return [...events, ...overAfter(state, events, last, options)];
}

/** A deal that a director closed with points for each side, added and checked like any others. */
export function ruledDeal(
  state: Extract<BondtolvaState, { deal: unknown }>,
  points: readonly number[],
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const { match, deal } = state;
  const { counts, eyes } = closing(deal.captured);
  const events: readonly BondtolvaEvent[] = [
    ...points.flatMap((given, side): readonly BondtolvaEvent[] =>
      given === 0
        ? []
        : [{ type: 'PointsBooked', ...booked(match.scores, { side, for: 'deal', points: given }, options) }],
    ),
    {
      type: 'DealScored',
      deal: deal.number,
      last: null,
      matadors: null,
      counts: [...counts],
      eyes: [...eyes],
    },
  ];
  return [...events, ...overAfter(state, events, undefined, options)];
}

/** The end of the match after a deal, if it is the end. */
function overAfter(
  state: BondtolvaState,
  events: readonly BondtolvaEvent[],
  last: Side | undefined,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const next = events.reduce<BondtolvaState>(evolve, state);
  const end = ended(next, last, options);
  if (end.length > 0 || next.match.sheet.length < options['tolva.mostDeals']) return end;
  const most = Math.max(...next.match.scores);
  const leading = next.match.scores.flatMap((score, side) => (score === most ? [side] : []));
  return [{ type: 'MatchEnded', winners: seatsOf(next.match, leading) }];
}
