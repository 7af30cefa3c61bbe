import type { Game, Seat } from '@stikk/engine';
import { type Random, seeded, shuffleBy } from '@stikk/engine/testing';

/** A point of a match where a seat is to act. */
export interface MomentOf<Options, State, Event> {
  readonly seat: Seat;
  readonly state: State;
  /** The fold of the seat's redacted events, and those of the deal. */
  readonly view: State;
  readonly record: readonly Event[];
  readonly options: Options;
  readonly random: Random;
}

/** Plays a whole match of a game by `choose` and returns its end. */
export function seatMatch<Options, State, Command extends { type: string }, Event extends { type: string }>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  seed: number,
  choose: (moment: MomentOf<Options, State, Event>) => Command,
  seen: (event: Event, before: State) => void = () => undefined,
): State {
  const random = seeded(seed);
  let state = game.initial(game.seats(options));
  const views = Array.from({ length: game.seats(options) }, () => state);
  const records: Event[][] = views.map(() => []);
  for (let steps = 0; steps < 20_000; steps++) {
    const acting = game.toAct(state);
    const by = acting[random(acting.length)];
    if (by === undefined) return state;
    const command =
      typeof by === 'number'
        ? choose({ seat: by, state, view: views[by]!, record: records[by]!, options, random })
        : game.house(state, options, shuffleBy(random));
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${by}: ${decision.reason}`);
    for (const event of decision.events) {
      seen(event, state);
      state = game.evolve(state, event);
      views.forEach((view, seat) => {
        const redacted = game.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(redacted);
        views[seat] = game.evolve(view, redacted);
      });
    }
  }
  throw new Error('the match does not end');
}
