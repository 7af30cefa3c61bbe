import type { Game } from '../src/game.ts';
import { randomMatch, type Step } from './play.ts';

type Typed = { readonly type: string };

/** Whose match is told, and how much of it. */
export interface Told {
  readonly title: string;
  readonly seed: number;
  /** So many deals from the first are told in full, and the last one; of the others only the scores. */
  readonly deals: number;
}

/** At every so many steps the commands are listed that the rules allow then. */
const CHOICES_EVERY = 5;

/**
 * One random match of a seed as text: the rule sheet, every command with the events it causes, at some steps
 * what else was allowed, the scores of every deal and the result.
 */
export function playthrough<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  { title, seed, deals }: Told,
): string {
  const steps = [...randomMatch(game, options, seed)];
  const end = steps.at(-1)!.after;
  const last = game.standing(end).deal;
  const lines = [title, `seed ${seed}`, '', 'options', ...fields(options).map(indented)];
  let current = -1;
  for (const [index, step] of steps.entries()) {
    const { deal, scores } = game.standing(step.after);
    const open = deal <= deals || deal === last;
    if (deal !== current) lines.push('', deal === 0 ? 'before the first deal' : `deal ${deal}`);
    current = deal;
    if (open) lines.push(...choices(game, options, step, index), ...happened(step));
    const over = steps[index + 1] === undefined || waitsForDeal(game, step.after);
    if (over && deal > 0) lines.push(indented(`scores ${scores.join(' ')}`));
  }
  const { scores, winners = [] } = game.standing(end);
  lines.push('', 'result', indented(`deals ${last}`), indented(`steps ${steps.length}`));
  lines.push(indented(`scores ${scores.join(' ')}`), indented(`winners ${winners.join(' ')}`));
  return `${lines.join('\n')}\n`;
}

const waitsForDeal = <State>(game: Pick<Game<never, State>, 'toAct'>, state: State): boolean =>
  game.toAct(state).includes('house');

function choices<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  options: Options,
  { before, by }: Step<State, Command, Event>,
  index: number,
): readonly string[] {
  if (typeof by !== 'number' || index % CHOICES_EVERY !== 0) return [];
  return [
    indented(`seat ${by} may`),
    ...game.legal(before, by, options).map((command) => indented(indented(told(command)))),
  ];
}

const happened = <State, Command extends Typed, Event extends Typed>({
  by,
  command,
  events,
}: Step<State, Command, Event>): readonly string[] => [
  indented(`${typeof by === 'number' ? `seat ${by}` : by}: ${told(command)}`),
  ...events.map((event) => indented(indented(`→ ${told(event)}`))),
];

const indented = (line: string): string => `  ${line}`;

/** A command or event on one line, its type first. */
const told = ({ type, ...rest }: Typed): string => [type, fields(rest).join(', ')].join(' ').trimEnd();

const fields = (value: unknown): readonly string[] =>
  Object.entries(value as object)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${key} ${text(field)}`);

function text(value: unknown): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return `[${value.map(text).join(' ')}]`;
  return typeof value === 'object' ? `{${fields(value).join(', ')}}` : String(value);
}
