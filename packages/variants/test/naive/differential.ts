import { type Actor, canonicalJson, type Game, RANKS, type Seat, type Standing, SUITS } from '@stikk/engine';
import { type Random, randomMatch, seeded } from '@stikk/engine/testing';
import { bondtolva } from '@stikk/variants/bondtolva';
import { ohHell } from '@stikk/variants/oh-hell';
import type { BondtolvaOptions } from '../../src/bondtolva/options.ts';
import type { OhHellOptions } from '../../src/oh-hell/options.ts';
import { naiveBondtolva } from './bondtolva.ts';
import { naiveOhHell } from './oh-hell.ts';
import { bondtolvaSheet, ohHellSheet } from './sheet.ts';

/** What the naive rules tell of a match. */
interface Naive<Command, Event> {
  apply(command: Command, by: Actor): readonly Event[];
  legal(seat: Seat): readonly Command[];
  toAct(): readonly Actor[];
  standing(): Standing;
}

type Typed = { readonly type: string };

const lines = (items: readonly unknown[]): string[] => items.map((item) => canonicalJson(item));
const sorted = (items: readonly unknown[]): string[] => lines(items).sort();

/** A command as it might come too late, from the wrong seat, or with another card, number or suit. */
function bent<Command extends Typed>(command: Command, random: Random): Command {
  const fields = Object.entries(command).filter(([name]) => name !== 'type');
  const [name, value] = fields[random(fields.length)] ?? ['', undefined];
  if (typeof value === 'number') return { ...command, [name]: Math.max(0, value - 1 + random(3)) };
  if (name === 'card') return { ...command, card: `${RANKS[random(13)]}${SUITS[random(4)]}` };
  if (name === 'suit' || name === 'trump') return { ...command, [name]: SUITS[random(4)] };
  return command;
}

/** Low bids, and every second time a declaration or question where there is one, so that more comes about. */
function choose<Command extends Typed>(legal: readonly Command[], random: Random): Command {
  const rare = legal.filter(({ type }) => type === 'DeclareMarriage' || type === 'AskPartner');
  if (rare.length > 0 && random(2) === 0) return rare[random(rare.length)]!;
  const most = legal[0]!.type === 'MakeBid' ? 1 + random(legal.length) : legal.length;
  return legal[random(most)]!;
}

/** Plays one random match beside the naive rules and returns its steps; throws at the first difference. */
function beside<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  naive: Naive<Command, Event>,
  options: Options,
  seed: number,
): number {
  const random = seeded(seed);
  const seats = game.seats(options);
  let steps = 0;
  let after = 'the start';

  const differ = (what: string): never => {
    const sheet = JSON.stringify(options);
    throw new Error(`${game.id} seed ${seed} step ${steps}, after ${after}: ${what}\n  options: ${sheet}`);
  };
  const same = (what: string, ordered: boolean, real: readonly unknown[], expected: readonly unknown[]) => {
    if (JSON.stringify(real) === JSON.stringify(expected)) return;
    const [theirs, ours] = ordered ? [lines(real), lines(expected)] : [sorted(real), sorted(expected)];
    if (theirs.join('\n') === ours.join('\n')) return;
    const beyond = (list: readonly string[], other: readonly string[]) =>
      list.filter((line) => !other.includes(line)).join('\n    ');
    differ(`${what}\n  only naive:\n    ${beyond(ours, theirs)}\n  only real:\n    ${beyond(theirs, ours)}`);
  };
  const sameState = (state: State) => {
    same('toAct', false, game.toAct(state), naive.toAct());
    for (let seat = 0; seat < seats; seat++)
      same(`legal of seat ${seat}`, false, game.legal(state, seat, options), naive.legal(seat));
    same('standing', true, [game.standing(state)], [naive.standing()]);
  };
  const sameAnswer = (state: State, command: Command) => {
    const seat = random(seats);
    const mine = lines(naive.legal(seat)).includes(canonicalJson(command));
    if (game.decide(state, command, seat, options).ok !== mine)
      differ(`${JSON.stringify(command)} of seat ${seat} is ${mine ? 'refused' : 'accepted'}`);
  };

  sameState(game.initial(seats));
  for (const step of randomMatch(game, options, seed, choose)) {
    steps++;
    after = `${JSON.stringify(step.command)} of ${step.by}`;
    let facts: readonly Event[] = [];
    try {
      facts = naive.apply(step.command, step.by);
    } catch (cause) {
      differ(String(cause));
    }
    same('facts', true, step.events, facts);
    sameState(step.after);
    const acting = naive.toAct()[0];
    const next = typeof acting === 'number' ? naive.legal(acting) : [];
    sameAnswer(step.after, step.command);
    if (next.length > 0) sameAnswer(step.after, bent(next[random(next.length)]!, random));
  }
  return steps;
}

export interface Sheets {
  readonly 'oh-hell': OhHellOptions;
  readonly bondtolva: BondtolvaOptions;
}
export type Family = keyof Sheets;
export const FAMILIES: readonly Family[] = ['oh-hell', 'bondtolva'];

const RUNS: { readonly [F in Family]: (options: Sheets[F], seed: number) => number } = {
  'oh-hell': (options, seed) => beside(ohHell, naiveOhHell(options), options, seed),
  bondtolva: (options, seed) => beside(bondtolva, naiveBondtolva(options), options, seed),
};

/** Compares one random match played by that sheet; returns its steps. */
export const compare = <F extends Family>(family: F, options: Sheets[F], seed: number): number =>
  RUNS[family](options, seed);

const SHEETS: { readonly [F in Family]: (seed: number) => Sheets[F] } = {
  'oh-hell': ohHellSheet,
  bondtolva: bondtolvaSheet,
};

export interface Tally {
  readonly steps: number;
  readonly differences: readonly string[];
}

/** Compares the matches numbered `from` up to, not including, `to`. */
export function tally(family: Family, from: number, to: number): Tally {
  let steps = 0;
  const differences: string[] = [];
  for (let seed = from; seed < to; seed++)
    try {
      steps += compare(family, SHEETS[family](seed), seed);
    } catch (cause) {
      differences.push((cause as Error).message);
    }
  return { steps, differences };
}
