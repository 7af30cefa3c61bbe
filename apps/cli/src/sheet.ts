import type { Fault } from '@stikk/engine';
import { type AnyGame, games, presetOf } from '@stikk/variants';
import { faultText, optionLabel, remedyText, translator } from '@stikk/words';
import * as z from 'zod/mini';
import { BadInput } from './bad-input.ts';

/** A rule sheet that the user asked for: its family, its name and every option's value. */
export interface Sheet {
  readonly game: AnyGame;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const names = (): readonly string[] => Object.values(games).flatMap((game) => Object.keys(game.presets));
const bare = (name: string) => name.toLowerCase().replace(/[-_\s]/g, '');

/**
 * The rule sheet's own name for what the user wrote, in capitals or with other dashes.
 * @throws BadInput when there is no such rule sheet
 */
export function presetNamed(name: string): string {
  const preset = names().find((known) => bare(known) === bare(name));
  if (preset === undefined) throw new BadInput(`no game is called ${name}; there are ${names().join(', ')}`);
  return preset;
}

/**
 * The rule sheet named on the command line with its changes as JSON.
 * @throws BadInput with a line for every value that cannot be, or every contradiction
 */
export function sheetOf(name: string, seats: number, changes: string | undefined): Sheet {
  const preset = presetNamed(name);
  const { game } = presetOf(preset)!;
  const asked = changesOf(changes);
  if (asked.players !== undefined && asked.players !== seats)
    throw new BadInput(`--seats ${seats} and the option players ${JSON.stringify(asked.players)} contradict`);
  const resolved = game.resolve(preset, { ...asked, players: seats });
  const read = z.safeParse(game.options, resolved);
  if (read.success) return { game, preset, options: read.data as Sheet['options'] };
  const wrong = read.error.issues.filter((issue) => issue.code !== 'custom');
  const usual = z.parse(game.options, game.resolve(preset, {})) as Options;
  if (wrong.length > 0)
    throw new BadInput(wrong.map((issue) => complaint(issue, preset, resolved, usual)).join('\n'));
  throw new BadInput(read.error.issues.map((issue) => contradiction(faultOf(issue), preset)).join('\n'));
}

function changesOf(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput(`--options is not JSON: ${text}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput(`--options must be a JSON object such as {"schedule.max":7}, not ${text}`);
  return value as Record<string, unknown>;
}

type Options = Readonly<Record<string, unknown>>;

const t = translator('en');

/** An option by its key and by what the form calls it. */
const optionName = (option: string, preset: string, place = option): string =>
  `option ${place} (${optionLabel(t, option, preset)})`;

/** What a schema says against a value, with the values that it would take. */
function complaint(issue: z.core.$ZodIssue, preset: string, options: Options, usual: Options): string {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `there is no option ${key}`).join('\n');
  const option = String(issue.path[0]);
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], options);
  const name = optionName(option, preset, issue.path.join('.'));
  return `${name}: ${JSON.stringify(value)} is not allowed, it must be ${allowed(issue, usual[option]).join(' or ')}`;
}

/** What a schema would take instead, with what usually stands there as an example. */
function allowed(issue: z.core.$ZodIssue, usual: unknown): readonly string[] {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value));
    case 'invalid_type':
      return [KINDS[issue.expected] ?? issue.expected];
    case 'too_small':
      return [`${issue.minimum} or more`];
    case 'too_big':
      return [`${issue.maximum} or less`];
    case 'invalid_format':
      return [`written like ${JSON.stringify(usual)}`];
    case 'invalid_union':
      return [
        ...new Set(issue.errors.flatMap(([first]) => (first === undefined ? [] : allowed(first, usual)))),
      ];
    default:
      return ['something else'];
  }
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const { remedies = [], ...params } = (issue.code === 'custom' && issue.params) || {};
  return { option: issue.path.join('.'), code: issue.message, params, remedies };
}

/** What contradicts, in the words of the house-rules form, and the changes that would do instead. */
function contradiction(fault: Fault, preset: string): string {
  const instead = fault.remedies.map((remedy) => {
    const changes = Object.entries(remedy).map(
      ([name, value]) => `${name} = ${value === undefined ? '(left out)' : JSON.stringify(value)}`,
    );
    return `${remedyText(t, preset, remedy)} (${changes.join(', ')})`;
  });
  return [
    `${optionName(fault.option, preset)}: ${faultText(t, preset, fault)}`,
    ...(instead.length > 0 ? [`Instead: ${instead.join(', or ')}`] : []),
  ].join(' ');
}
