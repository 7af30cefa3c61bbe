import { canonicalJson, type Decision, type Game, type Seat } from '@stikk/engine';

type Typed = { readonly type: string };

/** How far what the rules make of a command goes with what is recorded. */
export interface Agreement<Event> {
  /** How many recorded events there are alike, or `'all'` where there are as many and no more. */
  readonly agreed: number | 'all';
  /** What the rules have in the next place; several where several commands come as far. */
  readonly next: readonly Event[];
}

/** How far one decision goes with the record. */
export function agreement<Event>(decision: Decision<Event>, recorded: readonly Event[]): Agreement<Event> {
  if (!decision.ok) return { agreed: 0, next: [] };
  const { events } = decision;
  const length = Math.max(recorded.length, events.length);
  for (let index = 0; index < length; index++)
    if (
      index >= recorded.length ||
      index >= events.length ||
      canonicalJson(events[index]) !== canonicalJson(recorded[index])
    )
      return { agreed: index, next: events.slice(index, index + 1) };
  return { agreed: 'all', next: [] };
}

/** How far the best of all commands goes that the rules allow a seat. */
export function bestAgreement<Options, State, Command extends Typed, Event extends Typed>(
  game: Pick<Game<Options, State, Command, Event>, 'legal' | 'decide'>,
  state: State,
  by: Seat,
  options: Options,
  recorded: readonly Event[],
): Agreement<Event> {
  let best = 0;
  let next = new Map<string, Event>();
  for (const command of game.legal(state, by, options)) {
    const found = agreement(game.decide(state, command, by, options), recorded);
    if (found.agreed === 'all') return found;
    if (found.agreed < best) continue;
    if (found.agreed > best) next = new Map();
    best = found.agreed;
    for (const event of found.next) next.set(canonicalJson(event), event);
  }
  return { agreed: best, next: [...next.values()] };
}
