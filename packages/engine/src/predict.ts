import { type Game, UNSEEN } from './game.ts';
import type { Seat } from './seat.ts';

/** A command that was sent and is not yet seen in the confirmed entries. */
export interface Pending<Command> {
  readonly commandId: string;
  readonly command: Command;
}

export interface Prediction<State, Command> {
  /** The state if everything pending is accepted, as far as the seat's view can tell. */
  readonly state: State;
  /** Still pending, predicted or waiting for what the seat cannot see. */
  readonly pending: readonly Pending<Command>[];
  /** No longer legal on the new base; to be shown with the reason. */
  readonly dropped: readonly (Pending<Command> & { readonly reason: string })[];
}

/** Decides the pending commands again on a confirmed state, with what `seat` can see. */
export function predict<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Pick<Game<Options, State, Command, Event>, 'decide' | 'evolve' | 'redact'>,
  confirmed: State,
  pending: readonly Pending<Command>[],
  seat: Seat,
  options: Options,
): Prediction<State, Command> {
  let state = confirmed;
  const kept: Pending<Command>[] = [];
  const dropped: (Pending<Command> & { readonly reason: string })[] = [];
  for (const item of pending) {
    const decision = game.decide(state, item.command, seat, options);
    if (decision.ok)
      for (const event of decision.events) state = game.evolve(state, game.redact(event, seat));
    else if (decision.reason !== UNSEEN) {
      dropped.push({ ...item, reason: decision.reason });
      continue;
    }
    kept.push(item);
  }
  return { state, pending: kept, dropped };
}
