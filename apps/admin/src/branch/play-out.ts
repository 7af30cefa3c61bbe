import { decideBot } from '@stikk/bots';
import { botsAct, endsDeal, nextBy, positionOf } from './bots.ts';
import { type Act, type Course, done, isRefused } from './course.ts';

/** So many times an alternative is played out at most. */
export const MOST_TIMES = 100;

/** Cards that a bot plays in its mind for one decision: a whole deal is then a matter of a tenth of a second. */
const EFFORT = 400;

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The points that each seat makes from here to the end of the deal when one thing is done and bots then play every
 * seat, each on what it knows, with the cards as they lie. `undefined` where the rules refuse it.
 * @param seed 32 bits; the same gives the same
 */
export function playedOut(course: Course, act: Act, seed: number): readonly number[] | undefined {
  const { game } = course;
  const before = game.standing(course.going.state).scores;
  let next = done(course, act);
  if (isRefused(next)) return undefined;
  for (let turn = 1; !endsDeal(next); turn++) {
    const by = nextBy(next, NOBODY);
    if (by === undefined) break;
    if (by === 'house') {
      const dealt = done(next, by);
      if (isRefused(dealt)) break;
      next = dealt;
      continue;
    }
    const position = positionOf(next, by, (seed ^ Math.imul(turn, 0x9e3779b1)) >>> 0);
    next = botsAct(next, by, decideBot({ ...position, effort: EFFORT }));
  }
  return game.standing(next.going.state).scores.map((points, seat) => points - before[seat]!);
}

/** Values summed up: how many, their mean, and how far they spread about it (the standard deviation). */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  if (count === 0) return { count, mean: 0, deviation: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, deviation: count === 1 ? 0 : Math.sqrt(squares / (count - 1)) };
}
