import { canonicalJson, seatSides } from '@stikk/engine';
import { describeEvent, refusalText, type Telling, type Translate } from '@stikk/words';
import { type Film, type Happening, standingAt } from '../replay/film.ts';
import type { Difference } from '../server/client.ts';

/** One command that came out otherwise, side by side. */
export interface Otherwise {
  readonly recorded: readonly string[];
  readonly today: readonly string[];
  /** Points of each seat after it, without what directors gave; today's are missing where it would be refused. */
  readonly pointsRecorded: readonly number[];
  readonly pointsToday: readonly number[] | undefined;
}

/** A difference in words, without what is alike on both sides. */
export function otherwise(
  t: Translate,
  film: Film,
  { seq, recorded, today, command }: Difference,
  telling: Telling,
): Otherwise {
  const { game, options, states } = film;
  const start = states[seq - 1];
  const sides = seatSides(game, options);
  const pointsOf = (state: unknown) => sides.map((side) => game.standing(state).scores[side] ?? 0);
  const told = (events: readonly Happening[], alike: number) => {
    let state = start;
    const lines: string[] = [];
    for (const [place, event] of events.entries()) {
      if (place >= alike)
        lines.push(describeEvent(t, event, { ...telling, state, open: true }) ?? event.type);
      state = game.evolve(state, event);
    }
    return { lines, points: pointsOf(state) };
  };
  if (typeof today === 'string') {
    const then = told(recorded, 0);
    const why = refusalText(t, today, { ...telling, state: start, command: command as Happening });
    return { recorded: then.lines, today: [why], pointsRecorded: then.points, pointsToday: undefined };
  }
  const differs = recorded.findIndex(
    (event, at) => canonicalJson(event) !== canonicalJson(today[at] ?? null),
  );
  const alike = differs === -1 ? recorded.length : differs;
  const [then, now] = [told(recorded, alike), told(today, alike)];
  return { recorded: then.lines, today: now.lines, pointsRecorded: then.points, pointsToday: now.points };
}

/** Points of each seat at the end, as the record has them and directors ruled. */
export const totalsOf = (film: Film): readonly number[] => {
  const { scores } = standingAt(film, film.entries.length);
  return seatSides(film.game, film.options).map((side) => scores[side] ?? 0);
};
