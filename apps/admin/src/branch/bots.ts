import type { Position } from '@stikk/bots';
import type { Seat } from '@stikk/engine';
import { type Act, type Command, type Course, done, isRefused } from './course.ts';

/** What a bot in a seat decides on: what the seat knows. */
export const positionOf = ({ game, options, going }: Course, seat: Seat, seed: number): Position => ({
  game: game.id,
  view: going.views[seat],
  seat,
  options,
  level: 'normal',
  seed,
  record: going.records[seat]!,
});

/** Whether the last act ended a deal. */
export const endsDeal = ({ entries, branch, ends }: Course): boolean =>
  entries
    .slice(ends.at(-2) ?? branch.from)
    .some((entry) => 'game' in entry && entry.game.type === 'DealScored');

/**
 * Who acts next without being asked: the house or a bot. Nobody where it is for somebody who is steered, where the
 * match is over.
 */
export function nextBy({ game, going }: Course, steered: ReadonlySet<Seat>): 'house' | Seat | undefined {
  const actors = game.toAct(going.state);
  if (actors.includes('house')) return 'house';
  return actors.find((actor) => typeof actor === 'number' && !steered.has(actor)) as Seat | undefined;
}

/** The act of a bot; the first that is allowed where it has no answer, or one that the rules refuse. */
export function botsAct(course: Course, by: Seat, command: Command | undefined): Course {
  const { game, going, options } = course;
  const acts = [...(command ? [command] : []), ...game.legal(going.state, by, options)];
  for (const act of acts) {
    const next = done(course, { by, command: act } satisfies Act);
    if (!isRefused(next)) return next;
  }
  throw new Error('a seat that is to act has nothing to do');
}
