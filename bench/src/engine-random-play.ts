import type { Shuffle } from '@stikk/engine';
import { type OhHellEvent, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { type Bench, contest } from './figure.ts';
import { jsLimitHands } from './js-limit.ts';
import { below, shuffled } from './noise.ts';

const SEATS = 4;
const CARDS_EACH = 10;
const DEALS = 20;

const options = z.parse(
  ohHell.options,
  ohHell.resolve('ohhell', {
    players: SEATS,
    'schedule.pattern': 'custom',
    'schedule.list': new Array(DEALS).fill(CARDS_EACH),
    'dealer.first': 'chosen',
  }),
);
const shuffle: Shuffle = (_, items) => shuffled(items);

/** Plays a match of ten-card deals at random through the rules, its log kept, and counts the players' actions. */
export function randomMatch(log: OhHellEvent[]): number {
  let state: OhHellState = ohHell.initial(SEATS);
  let actions = 0;
  while (state.phase !== 'over') {
    const by = ohHell.toAct(state)[0]!;
    let command: Parameters<typeof ohHell.decide>[1];
    if (typeof by === 'number') {
      const choices = ohHell.legal(state, by, options);
      command = choices[below(choices.length)]!;
      actions++;
    } else command = ohHell.house(state, options, shuffle);
    const decision = ohHell.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} was offered and refused: ${decision.reason}`);
    for (const event of decision.events) {
      log.push(event);
      state = ohHell.evolve(state, event);
    }
  }
  return actions;
}

/** Random legal play with everything that a table does: legal moves, decision, log, next state. */
export const bench: Bench = () => [
  contest({
    name: 'engine-random-play',
    unit: 'player actions per CPU second',
    work: () => randomMatch([]),
    baseline: { name: 'js-limit', work: () => jsLimitHands(SEATS, CARDS_EACH, 2000) },
  }),
];
