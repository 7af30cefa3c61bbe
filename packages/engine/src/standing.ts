import type { Game, Standing } from './game.ts';
import type { Entry } from './log.ts';
import { type BySeat, bySeat, type Seat } from './seat.ts';

/** What directors changed about the outcome of a match: the fold of its table events. No strike removes it. */
export interface Rulings {
  /** Points added, by side; the sides past its end were given none. */
  readonly adjusted: readonly number[];
  /** Whether the match counts for nothing. */
  readonly void: boolean;
  /** Whether the match is over, be it before the game is. */
  readonly over: boolean;
}

export const noRulings: Rulings = { adjusted: [], void: false, over: false };

export function rulingsAfter(before: Rulings, entry: Entry): Rulings {
  if (!('table' in entry)) return before;
  const { table: event } = entry;
  switch (event.type) {
    case 'ScoreAdjusted': {
      const added = (side: number) => (side === event.side ? event.points : 0);
      const sides = Math.max(before.adjusted.length, event.side + 1);
      return { ...before, adjusted: bySeat(sides, (side) => (before.adjusted[side] ?? 0) + added(side)) };
    }
    case 'MatchVoided':
      return { ...before, void: event.void };
    case 'MatchFinished':
      return { ...before, over: true };
    default:
      return before;
  }
}

export const rulingsOf = (entries: readonly Entry[]): Rulings => entries.reduce(rulingsAfter, noRulings);

/** The side of each seat, from 0: partners share one. */
export const seatSides = <Options>(
  game: Pick<Game<Options>, 'seats' | 'sides'>,
  options: Options,
): BySeat<number> => game.sides?.(options) ?? bySeat(game.seats(options), (seat) => seat);

/**
 * How a match stands with what was ruled. Points that a director gave or took count in the scores; they decide
 * who has won where points did, and where a match was ended before the game was over. A void match has no winners.
 */
export function ruledStanding(
  standing: Standing,
  sides: BySeat<number>,
  { adjusted, void: isVoid, over }: Rulings,
): Standing {
  const { scores: played, winners: own, deal } = standing;
  const scores = played.map((points, seat) => points + (adjusted[sides[seat]!] ?? 0));
  if (isVoid) return { deal, scores, ...((own ?? over) && { winners: [] }) };
  const most = leaders(scores);
  if (own === undefined) return { deal, scores, ...(over && { winners: most }) };
  const byPoints = own.every((seat) => leaders(played).includes(seat));
  const kept = !byPoints || own.every((seat) => most.includes(seat));
  return { deal, scores, winners: kept ? own : most };
}

const leaders = (scores: BySeat<number>): readonly Seat[] => {
  const most = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === most ? [seat] : []));
};
