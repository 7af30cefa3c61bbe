import { type Rulings, ruledStanding, seatSides } from '@stikk/engine';
import { type BondtolvaOptions, type BondtolvaState, bondtolvaRules } from '@stikk/variants/bondtolva';

/**
 * A match as it is shown with what was ruled: scores with the points that were given and taken, and over where a
 * director ended it. A void match that is over has no winners.
 */
export function ruledState(
  state: BondtolvaState,
  options: BondtolvaOptions,
  rulings: Rulings,
): BondtolvaState {
  const { adjusted, void: isVoid, over } = rulings;
  if (adjusted.length === 0 && !isVoid && (!over || state.phase === 'over')) return state;
  const standing = bondtolvaRules.standing(state);
  const { winners } = ruledStanding(standing, seatSides(bondtolvaRules, options), rulings);
  const scores = state.match.scores.map((points, side) => points + (adjusted[side] ?? 0));
  const match = { ...state.match, scores };
  return winners === undefined ? { ...state, match } : { phase: 'over', match, winners };
}
