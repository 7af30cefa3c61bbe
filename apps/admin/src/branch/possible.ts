import type { Actor, Seat } from '@stikk/engine';
import type { Translate } from '@stikk/words';
import type { Candidate } from '../position/model.ts';
import type { Replay } from '../replay/use-replay.ts';
import { wholeAt } from './course.ts';

/** What can be done at an entry of a branch. */
export interface PossibleNow {
  readonly toAct: readonly Actor[];
  /** For the first of the steered seats that are to act, once nobody else is. */
  readonly mine: Allowed | undefined;
}

export interface Allowed {
  readonly seat: Seat;
  readonly all: readonly Candidate[];
}

/** What the rules allow a seat after an entry. */
export function allowedAt({ film, family, seq }: Replay, seat: Seat, t: Translate): Allowed {
  const state = film.states[wholeAt(film.entries, seq)];
  const all = family
    .candidates(state, seat, t)
    .filter(({ command }) => family.game.decide(state, command, seat, film.options).ok);
  return { seat, all };
}

export function possibleAt(shown: Replay, steered: ReadonlySet<Seat>, t: Translate): PossibleNow {
  const { film } = shown;
  const toAct = film.game.toAct(film.states[wholeAt(film.entries, shown.seq)]);
  const seat = toAct.every((actor) => typeof actor === 'number' && steered.has(actor)) ? toAct[0] : undefined;
  return { toAct, mine: typeof seat === 'number' ? allowedAt(shown, seat, t) : undefined };
}
