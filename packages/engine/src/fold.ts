import type { Game } from './game.ts';
import type { Entry, Stamp } from './log.ts';

/** The entries of the game that stand, in order: all but those a strike removed. */
export function standingEntries<Event>(
  entries: readonly Entry<Event>[],
): readonly (Stamp & { readonly game: Event })[] {
  const standing: (Stamp & { readonly game: Event })[] = [];
  for (const entry of entries) {
    if ('game' in entry) standing.push(entry);
    else if (entry.table.type === 'PlayStruck')
      while (standing.length > 0 && standing.at(-1)!.seq >= entry.table.from) standing.pop();
  }
  return standing;
}

/** The state that the standing entries lead to. */
export function fold<State, Event extends { readonly type: string }>(
  game: Pick<Game<never, State, never, Event>, 'initial' | 'evolve'>,
  seats: number,
  entries: readonly Entry<Event>[],
): State {
  let state = game.initial(seats);
  for (const entry of standingEntries(entries)) state = game.evolve(state, entry.game);
  return state;
}
