import type { Decision, Game } from '../src/game.ts';
import type { Actor, Seat } from '../src/seat.ts';

type Typed = { readonly type: string };

/** A state reached by events, to be asked what a command leads to. */
export interface Given<State, Command, Event> {
  readonly state: State;
  when(command: Command, by: Actor): Decision<Event>;
  legal(seat: Seat): readonly Command[];
  and(...events: readonly Event[]): Given<State, Command, Event>;
}

/** Folds `events` from the start of a match, as a test's beginning. */
export function given<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  ...events: readonly Event[]
): Given<State, Command, Event> {
  const from = (state: State): Given<State, Command, Event> => ({
    state,
    when: (command, by) => game.decide(state, command, by, options),
    legal: (seat) => game.legal(state, seat, options),
    and: (...more) => from(more.reduce((next, event) => game.evolve(next, event), state)),
  });
  return from(game.initial(game.seats(options))).and(...events);
}
