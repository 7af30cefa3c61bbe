import type { BySeat, Seat } from '@stikk/engine';
import { replaced } from '@stikk/engine';
import { goesOut } from './elimination.ts';
import type { EventOf, OhHellEvent } from './event.ts';
import type { OhHellOptions } from './options.ts';
import { dealCount, plannedDeal } from './schedule.ts';
import { pointsFor } from './score.ts';
import type { Match, Playing } from './state.ts';

/** The score of a deal whose tricks are all taken. */
export function scored(state: Playing, options: OhHellOptions): EventOf<'DealScored'> {
  const { deal, taken } = state;
  const bids = deal.bids as BySeat<number | null>;
  const made = bids.map((bid, seat) => (bid === null ? null : bid === taken[seat]));
  return {
    type: 'DealScored',
    deal: deal.number,
    points: bids.map((bid, seat) => (bid === null ? null : pointsFor(bid, taken[seat]!, deal.size, options))),
    made,
    flatOut: !made.includes(true),
  };
}

/** The highest totals of those still in; bids made count between equals if the sheet says so. */
export function winnersOf(match: Match, tie: OhHellOptions['end.tie']): readonly Seat[] {
  const living = match.out.flatMap((out, seat) => (out ? [] : [seat]));
  const leaders = highest(living, (seat) => match.totals[seat]!);
  if (tie !== 'most_made') return leaders;
  return highest(leaders, (seat) => match.sheet.filter((row) => row.made[seat]).length);
}

function highest(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const best = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === best);
}

/** What follows a scored deal: who must leave, and whether the match is over. */
export function afterDeal(match: Match, options: OhHellOptions): readonly OhHellEvent[] {
  const leaving = goesOut(match, options);
  if (leaving !== undefined) {
    if ('tied' in leaving) return [{ type: 'EliminationTied', seats: leaving.tied.slice() }];
    const event: OhHellEvent = { type: 'PlayerEliminated', seat: leaving.seat, by: leaving.by };
    return [event, ...afterDeal({ ...match, out: replaced(match.out, leaving.seat, true) }, options)];
  }
  if (match.sheet.length < dealCount(options)) return [];
  const winners = winnersOf(match, options['end.tie']);
  const playOff = winners.length > 1 && plannedDeal(options, match.sheet.length + 1) !== undefined;
  return playOff ? [] : [{ type: 'MatchEnded', winners: winners.slice() }];
}
