import { type Rulings, ruledStanding, seatSides } from '@stikk/engine';
import { type OhHellOptions, type OhHellState, ohHellRules } from '@stikk/variants/oh-hell';

/**
 * A match as it is shown with what was ruled: totals with the points that were given and taken, and over where a
 * director ended it. A void match that is over has no winners.
 */
export function ruledState(state: OhHellState, options: OhHellOptions, rulings: Rulings): OhHellState {
  const { adjusted, void: isVoid, over } = rulings;
  if (adjusted.length === 0 && !isVoid && (!over || state.phase === 'over')) return state;
  const { scores, winners } = ruledStanding(
    ohHellRules.standing(state),
    seatSides(ohHellRules, options),
    rulings,
  );
  const match = { ...state.match, totals: scores };
  return winners === undefined ? { ...state, match } : { phase: 'over', match, winners };
}
