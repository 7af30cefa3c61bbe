import { type Entry, fold, type Game } from '@stikk/engine';
import { emptyTable, type Table, tableAfter } from '@stikk/engine/table';

type Folding<State, Event extends { readonly type: string }> = Pick<
  Game<never, State, never, Event>,
  'initial' | 'evolve' | 'toAct'
>;

/** The confirmed entries without gaps, and where they lead: in the game, and around the cards. */
export interface Confirmed<State, Event> {
  readonly entries: readonly Entry<Event>[];
  readonly state: State;
  readonly table: Table;
}

export const nothingConfirmed = <State, Event extends { readonly type: string }>(
  game: Folding<State, Event>,
  seats: number,
): Confirmed<State, Event> => ({ entries: [], state: game.initial(seats), table: emptyTable });

/** The same with the next entry. Only a strike folds everything again. */
export function confirmedWith<State, Event extends { readonly type: string }>(
  game: Folding<State, Event>,
  seats: number,
  before: Confirmed<State, Event>,
  entry: Entry<Event>,
): Confirmed<State, Event> {
  const entries = [...before.entries, entry];
  const state =
    'game' in entry
      ? game.evolve(before.state, entry.game)
      : entry.table.type === 'PlayStruck'
        ? fold(game, seats, entries)
        : before.state;
  return { entries, state, table: tableAfter(before.table, entry, game.toAct(state)) };
}
