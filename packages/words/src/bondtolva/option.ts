import { type BondtolvaOptions, draft } from '@stikk/variants/bondtolva';
import type { OptionGroup } from '../game-words.ts';
import { optionKey, type Translate } from '../translate.ts';

export type OptionName = keyof BondtolvaOptions;

/** The options by group, in the order of the form. */
const GROUPS = {
  cards: ['players', 'teams', 'deck', 'rankOrder', 'tolva.layout'],
  dealer: ['dealer.first', 'dealer.chosen', 'dealer.next'],
  declaring: ['trump.mode', 'tolva.showPair', 'tolva.mustLeadPair'],
  questions: ['tolva.questions', 'tolva.questionsPerTrick'],
  play: ['firstLead', 'play.follow', 'play.mustTrump', 'play.mustHead', 'tolva.strictMultiplayer'],
  scoring: ['tolva.points.trumf', 'tolva.points.tjog', 'tolva.points.last', 'tolva.points.matadors'],
  end: ['tolva.target', 'tolva.bust', 'tolva.settle', 'tolva.mostDeals'],
} as const satisfies Record<string, readonly OptionName[]>;

export const optionNames: readonly OptionName[] = Object.values(GROUPS).flat();

/** The groups of the house-rules form with their headings; every option stands in exactly one. */
export const optionGroups = (t: Translate): readonly OptionGroup[] =>
  Object.entries(GROUPS).map(([id, options]) => ({ id, label: t(`tolva.group.${id}`), options }));

const never = (): boolean => false;

/** When an option has no effect unless others have certain values; an option of one value never has any. */
const MATTERS: Partial<Record<OptionName, (options: BondtolvaOptions) => boolean>> = {
  teams: (options) => options.players === 4 || options.teams !== 'none',
  'dealer.chosen': (options) => options['dealer.first'] === 'chosen',
  'dealer.next': never,
  'trump.mode': never,
  firstLead: never,
  'tolva.questions': (options) => options.teams !== 'none' || options['tolva.questions'] !== 'off',
  'tolva.questionsPerTrick': (options) => options['tolva.questions'] !== 'off',
  'play.mustTrump': (options) => options['play.follow'],
  'play.mustHead': (options) => options['play.follow'],
  'tolva.strictMultiplayer': (options) => options.players > 2 && options['play.follow'],
};

/** Whether an option has any effect under the other values. */
export const matters = (option: string, options: unknown): boolean =>
  MATTERS[option as OptionName]?.(draft.parse(options)) ?? true;

/** The key of a text about an option: this family's own, or the one that all families share. */
function keyed(t: Translate, option: string, part: string): string {
  const shared = `option.${optionKey(option)}.${part}`;
  return t.has(`tolva.${shared}`) ? `tolva.${shared}` : shared;
}

export const optionLabel = (t: Translate, option: string): string => t(keyed(t, option, 'label'));
export const optionHint = (t: Translate, option: string): string => t(keyed(t, option, 'hint'));

/** An option's value in words. */
export function optionValue(t: Translate, option: string, value: unknown): string {
  if (value === undefined) return t('word.unset');
  if (typeof value === 'boolean') return t(value ? 'word.yes' : 'word.no');
  if (typeof value !== 'number') return t(keyed(t, option, `value.${String(value)}`));
  return t(keyed(t, option, 'value.number'), { n: option === 'dealer.chosen' ? value + 1 : value });
}
