import { type Entry, fold, type Game } from '@stikk/engine';

type Folding<State, Event extends { readonly type: string }> = Pick<
  Game<never, State, never, Event>,
  'initial' | 'evolve'
>;

/** The confirmed entries without gaps, and the state they lead to. */
export interface Confirmed<State, Event> {
  readonly entries: readonly Entry<Event>[];
  readonly state: State;
}

export const nothingConfirmed = <State, Event extends { readonly type: string }>(
  game: Folding<State, Event>,
  seats: number,
): Confirmed<State, Event> => ({ entries: [], state: game.initial(seats) });

/** The same with the next entry. Only a strike folds everything again. */
export function confirmedWith<State, Event extends { readonly type: string }>(
  game: Folding<State, Event>,
  seats: number,
  before: Confirmed<State, Event>,
  entry: Entry<Event>,
): Confirmed<State, Event> {
  const entries = [...before.entries, entry];
  if ('game' in entry) return { entries, state: game.evolve(before.state, entry.game) };
  if (entry.table.type !== 'PlayStruck') return { entries, state: before.state };
  return { entries, state: fold(game, seats, entries) };
}
