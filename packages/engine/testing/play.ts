import type { Game } from '../src/game.ts';
import type { Entry } from '../src/log.ts';
import type { Actor, Seat } from '../src/seat.ts';
import { type Random, seeded, shuffleBy } from './random.ts';

type Typed = { readonly type: string };

/** One command of a match under way, and the state it was decided on. */
export interface Step<State, Command, Event> {
  readonly before: State;
  readonly command: Command;
  readonly by: Actor;
  readonly events: readonly Event[];
  readonly after: State;
}

/**
 * Plays a whole match with random legal commands and yields every step.
 * @throws Error when somebody is to act and cannot, a legal command is refused or the match does not end
 */
export function* randomMatch<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  seed: number,
  choose: (legal: readonly Command[], random: Random, seat: Seat) => Command = (legal, random) =>
    legal[random(legal.length)]!,
): Generator<Step<State, Command, Event>, State> {
  const random = seeded(seed);
  let state = game.initial(game.seats(options));
  for (let steps = 0; steps < 20_000; steps++) {
    const acting = game.toAct(state);
    if (acting.length === 0) return state;
    const by = acting[random(acting.length)]!;
    let command: Command;
    if (by === 'house') command = game.house(state, options, shuffleBy(random));
    else {
      const legal = game.legal(state, by as Seat, options);
      if (legal.length === 0) throw new Error(`seat ${by} is to act and has nothing legal`);
      command = choose(legal, random, by as Seat);
    }
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${by}: ${decision.reason}`);
    const before = state;
    for (const event of decision.events) state = game.evolve(state, event);
    yield { before, command, by, events: decision.events, after: state };
  }
  throw new Error('the match does not end');
}

/** The entries of a random match, numbered from 1. */
export function randomEntries<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  seed: number,
): readonly Entry<Event>[] {
  const entries: Entry<Event>[] = [];
  for (const step of randomMatch(game, options, seed))
    for (const event of step.events)
      entries.push({
        seq: entries.length + 1,
        v: game.version,
        at: 0,
        by: step.by,
        cause: `c${seed}`,
        game: event,
      });
  return entries;
}
