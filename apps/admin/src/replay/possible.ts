import { canonicalJson, type Seat } from '@stikk/engine';
import type { Translate } from '@stikk/words';
import { momentAt } from '../branch/course.ts';
import type { Candidate, Family } from '../position/model.ts';
import type { Film } from './film.ts';

/** Something a seat could have thought of, and what the rules say to it. */
export interface Possible extends Candidate {
  /** The code of the refusal; `undefined` where it is allowed. */
  readonly refused: string | undefined;
  /** Whether it is what the seat did. */
  readonly made: boolean;
}

/** What a seat could do, and at which moment. */
export interface Choice {
  readonly seat: Seat;
  readonly state: unknown;
  readonly all: readonly Possible[];
}

/**
 * What could have been done at an entry: by whoever acted there, at the moment before; and after an entry that
 * was nobody's act, by those who are to act.
 */
export function choicesAt(film: Film, family: Family, seq: number, t: Translate): readonly Choice[] {
  const entry = film.entries[seq - 1];
  const act =
    entry && 'game' in entry && typeof entry.by === 'number'
      ? film.entries.find((other) => other.cause === entry.cause && 'game' in other)
      : undefined;
  const moment = momentAt(film, seq);
  const state = film.states[moment];
  const seats =
    act === undefined
      ? family.game.toAct(state).filter((actor) => typeof actor === 'number')
      : [act.by as Seat];
  const happened = act && 'game' in act ? canonicalJson(act.game) : undefined;
  return seats.map((seat) => ({
    seat,
    state,
    all: family.candidates(state, seat, t).map((candidate): Possible => {
      const decision = family.game.decide(state, candidate.command, seat, film.options);
      return {
        ...candidate,
        refused: decision.ok ? undefined : decision.reason,
        made: decision.ok && happened !== undefined && canonicalJson(decision.events[0]) === happened,
      };
    }),
  }));
}
