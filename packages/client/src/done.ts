import { canonicalJson, type Entry, type Game, HIDDEN, type Seat, standingEntries } from '@stikk/engine';

/** Whether an event is what was foreseen, as far as it could be foreseen. */
function isAs(foreseen: unknown, event: unknown): boolean {
  if (foreseen === HIDDEN) return true;
  if (typeof foreseen !== 'object' || typeof event !== 'object' || foreseen === null || event === null)
    return canonicalJson(foreseen ?? null) === canonicalJson(event ?? null);
  const [left, right] = [Object.entries(foreseen), Object.keys(event)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isAs(value, (event as Readonly<Record<string, unknown>>)[key]))
  );
}

/**
 * Whether an act of the seat in the record is what `command` would have been: the same player did it in another
 * tab. Commands name the moment they are meant for, so the same one never counts for a later one.
 */
export function isDone<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Pick<Game<Options, State, Command, Event>, 'initial' | 'decide' | 'evolve' | 'redact'>,
  options: Options,
  seats: number,
  seat: Seat,
  entries: readonly Entry<Event>[],
  command: Command,
): boolean {
  let state = game.initial(seats);
  let cause: string | undefined;
  for (const entry of standingEntries(entries)) {
    if (entry.by === seat && entry.cause !== cause) {
      const decision = game.decide(state, command, seat, options);
      if (decision.ok && isAs(game.redact(decision.events[0]!, seat), entry.game)) return true;
    }
    cause = entry.cause;
    state = game.evolve(state, entry.game);
  }
  return false;
}
