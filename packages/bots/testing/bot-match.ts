import type { Seat } from '@stikk/engine';
import { type Random, seeded, shuffleBy } from '@stikk/engine/testing';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';

/** A point of a match where a seat is to act. */
export interface Moment {
  readonly seat: Seat;
  readonly state: OhHellState;
  /** The fold of the seat's redacted events, and those of the deal. */
  readonly view: OhHellState;
  readonly record: readonly OhHellEvent[];
  readonly options: OhHellOptions;
  readonly random: Random;
}

/** Plays a whole match by `choose` and returns its end. */
export function botMatch(
  options: OhHellOptions,
  seed: number,
  choose: (moment: Moment) => OhHellCommand,
  seen: (event: OhHellEvent, before: OhHellState) => void = () => undefined,
): OhHellState {
  const random = seeded(seed);
  let state = ohHell.initial(options.players);
  const views = state.match.out.map(() => state);
  const records: OhHellEvent[][] = views.map(() => []);
  for (let steps = 0; steps < 20_000; steps++) {
    const acting = ohHell.toAct(state);
    const by = acting[random(acting.length)];
    if (by === undefined) return state;
    const command =
      typeof by === 'number'
        ? choose({ seat: by, state, view: views[by]!, record: records[by]!, options, random })
        : ohHell.house(state, options, shuffleBy(random));
    const decision = ohHell.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${by}: ${decision.reason}`);
    for (const event of decision.events) {
      seen(event, state);
      state = ohHell.evolve(state, event);
      views.forEach((view, seat) => {
        const redacted = ohHell.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(redacted);
        views[seat] = ohHell.evolve(view, redacted);
      });
    }
  }
  throw new Error('the match does not end');
}

/** A legal command at random. */
export function randomCommand({ state, seat, options, random }: Moment): OhHellCommand {
  const legal = ohHell.legal(state, seat, options);
  return legal[random(legal.length)]!;
}
