import type { Shuffle } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';
import { shuffled } from './noise.ts';

const DEALS = 20;

/** Bondtolva with so many players; nobody reaches the target, so that a match has twenty deals. */
export const longSheet = (players: number): BondtolvaOptions =>
  z.parse(
    bondtolva.options,
    bondtolva.resolve('bondtolva', { players, 'tolva.target': 100, 'tolva.mostDeals': DEALS }),
  );

const shuffle: Shuffle = (_, items) => shuffled(items);

/** Plays a match through the rules, its log kept, and counts the players' actions. */
export function playedMatch(
  options: BondtolvaOptions,
  log: BondtolvaEvent[],
  choose: (state: BondtolvaState, seat: number) => BondtolvaCommand,
  seen: (event: BondtolvaEvent) => void = () => undefined,
): number {
  let state = bondtolva.initial(options.players);
  let actions = 0;
  while (state.phase !== 'over') {
    const by = bondtolva.toAct(state)[0]!;
    let command: BondtolvaCommand;
    if (typeof by === 'number') {
      command = choose(state, by);
      actions++;
    } else command = bondtolva.house(state, options, shuffle);
    const decision = bondtolva.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} was offered and refused: ${decision.reason}`);
    for (const event of decision.events) {
      log.push(event);
      seen(event);
      state = bondtolva.evolve(state, event);
    }
  }
  return actions;
}
