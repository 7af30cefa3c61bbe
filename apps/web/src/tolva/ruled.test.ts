import { rulingsOf } from '@stikk/engine';
import type { BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { expect, it } from 'vitest';
import { playUntil, sat } from '../../testing/sat.ts';
import { ruledState } from './ruled.ts';
import { scoresOf } from './side-model.ts';

const why = { reason: 'agreed', note: '' };
const stateOf = (at: ReturnType<typeof sat>) => at.state as BondtolvaState;
const shownOf = (at: ReturnType<typeof sat>) =>
  ruledState(stateOf(at), at.options as BondtolvaOptions, rulingsOf(at.entries));

it('points that a director gave count for a side wherever its score is shown, and end no match', () => {
  const at = sat('bondtolva');
  playUntil(at, ({ state }) => (state as BondtolvaState).match.sheet.length === 1);
  const { scores } = stateOf(at).match;
  expect(shownOf(at)).toBe(at.state);
  at.rule({ ...why, kind: 'adjust', points: scores.map((_, side) => (side === 0 ? 20 : 0)) });
  const { match, phase } = shownOf(at);
  expect(match.scores).toEqual(scores.map((points, side) => points + (side === 0 ? 20 : 0)));
  expect(scoresOf(match, 0)).toEqual([scores[0]! + 20]);
  expect(phase).toBe(stateOf(at).phase);
});

it('a match that a director ended is over as it stands, for all seats of the side that leads', () => {
  const at = sat('bondtolva');
  playUntil(at, ({ state }) => 'deal' in (state as BondtolvaState));
  const { scores } = stateOf(at).match;
  at.rule({ ...why, kind: 'adjust', points: scores.map((_, side) => (side === 1 ? 20 : 0)) });
  at.rule({ ...why, kind: 'end' });
  const { sides } = stateOf(at).match;
  expect(shownOf(at)).toMatchObject({
    phase: 'over',
    winners: sides.flatMap((side, seat) => (side === 1 ? [seat] : [])),
  });
  at.rule({ ...why, kind: 'void', void: true });
  expect(shownOf(at)).toMatchObject({ phase: 'over', winners: [] });
});
