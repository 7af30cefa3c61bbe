import { canonicalJson } from '../canonical-json.ts';
import { HIDDEN } from '../card.ts';
import { standingEntries } from '../fold.ts';
import type { Game } from '../game.ts';
import type { Entry } from '../log.ts';
import type { Seat } from '../seat.ts';

/** The entry from which a seat's last command may be struck, or why it may not. */
export type Undoable =
  | { readonly ok: true; readonly from: number }
  | { readonly ok: false; readonly reason: 'undo-too-late' | 'undo-crosses-deal' | 'undo-revealed' };

/**
 * Whether the last command of a seat can be taken back: nobody acted after it, no deal ended and no point was
 * booked by it, and its owner learned nothing from it. The last is so when the rules, asked on the owner's view
 * from before, foretell exactly what the owner was shown.
 */
export function undoable<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Pick<
    Game<Options, State, Command, Event>,
    'initial' | 'evolve' | 'redact' | 'legal' | 'decide' | 'standing'
  >,
  options: Options,
  seats: number,
  entries: readonly Entry<Event>[],
  seat: Seat,
): Undoable {
  const standing = standingEntries(entries);
  const last = standing.findLast(({ by }) => by !== 'house');
  if (last?.by !== seat) return refused('undo-too-late');
  const first = standing.findIndex(({ cause }) => cause === last.cause);
  const earlier = standing.slice(0, first);
  const act = standing.slice(first);

  const folded = (events: readonly Event[]) =>
    events.reduce((state, event) => game.evolve(state, event), game.initial(seats));
  const before = game.standing(folded(earlier.map((entry) => entry.game)));
  const after = game.standing(folded(standing.map((entry) => entry.game)));
  if (canonicalJson(before) !== canonicalJson(after)) return refused('undo-crosses-deal');
  if (standing.at(-1) !== last) return refused('undo-revealed');

  const seen = (event: Event) => game.redact(event, seat);
  const view = folded(earlier.map((entry) => seen(entry.game)));
  const shown = canonicalJson(act.map((entry) => seen(entry.game)));
  const foretold = game.legal(view, seat, options).some((command) => {
    const decision = game.decide(view, command, seat, options);
    return decision.ok && canonicalJson(decision.events.map(seen)) === shown;
  });
  return foretold && !shown.includes(`"${HIDDEN}"`)
    ? { ok: true, from: act[0]!.seq }
    : refused('undo-revealed');
}

const refused = (reason: Extract<Undoable, { ok: false }>['reason']): Undoable => ({ ok: false, reason });
