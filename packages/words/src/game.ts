import type { Fault } from '@stikk/engine';
import { bondtolvaWords } from './bondtolva/index.ts';
import type { GameWords, OptionGroup, Refused, RuleChange, RuleSheet, Telling } from './game-words.ts';
import { ohHellWords } from './oh-hell/index.ts';
import { optionKey, type Translate } from './translate.ts';

/** The words of every family of rules, by its id. */
export const games: Readonly<Record<string, GameWords>> = {
  'oh-hell': ohHellWords,
  bondtolva: bondtolvaWords,
};

const familyOf = (preset: string): GameWords | undefined =>
  Object.values(games).find((words) => Object.hasOwn(words.presets, preset));

/**
 * The words of the family that a preset belongs to.
 * @throws RangeError when there is no such preset
 */
export function wordsOf(preset: string): GameWords {
  const words = familyOf(preset);
  if (!words) throw new RangeError(`no words for ${preset}`);
  return words;
}

/** An event as a sentence for the event list and the live region; `undefined` when it is not worth telling. */
export const describeEvent = (t: Translate, event: { readonly type: string }, telling: Telling) =>
  wordsOf(telling.preset).describeEvent(t, event, telling);

/** Why the rules refused a command, as a sentence. */
export const refusalText = (t: Translate, reason: string, refused: Refused): string =>
  wordsOf(refused.preset).refusalText(t, reason, refused);

/** What contradicts in a rule sheet, in sentences. */
export const faultText = (t: Translate, preset: string, fault: Fault): string =>
  wordsOf(preset).faultText(t, fault);

/** A change that would mend a fault, as the text of a button. */
export const remedyText = (t: Translate, preset: string, remedy: Readonly<Record<string, unknown>>): string =>
  wordsOf(preset).remedyText(t, remedy);

/** The options of a preset's family in the order of the house-rules form, each exactly once. */
export const optionGroups = (t: Translate, preset: string): readonly OptionGroup[] =>
  wordsOf(preset).optionGroups(t);

/** An option's name, in the words of the preset's own game where that is given. */
export const optionLabel = (t: Translate, option: string, preset = ''): string =>
  familyOf(preset)?.optionLabel(t, option, preset) ??
  t(`option.${optionKey(option)}.label`, { game: 'none' });

/** What an option means, in a few words; those of the preset's own game where that is given. */
export const optionHint = (t: Translate, option: string, preset = ''): string =>
  familyOf(preset)?.optionHint(t, option) ?? t(`option.${optionKey(option)}.hint`);

/** An option's value in words, as on a button or in a list of changes. */
export const optionValue = (t: Translate, preset: string, option: string, value: unknown): string =>
  wordsOf(preset).optionValue(t, option, value);

/** Whether an option has any effect under the other values; the form may fold away those that have none. */
export const optionMatters = (preset: string, option: string, options: unknown): boolean =>
  wordsOf(preset).matters(option, options);

/**
 * The whole rule sheet in plain sentences for exactly these option values, resolved but not necessarily free
 * of faults.
 */
export const ruleSheet = (t: Translate, preset: string, options: unknown): RuleSheet =>
  wordsOf(preset).ruleSheet(t, preset, options);

/** What these option values change against the preset, in the order of the form. */
export const ruleDiff = (t: Translate, preset: string, options: unknown): readonly RuleChange[] =>
  wordsOf(preset).ruleDiff(t, preset, options);

/** How many a preset is for: 2 to 5 players. */
export function presetPlayers(t: Translate, preset: string): string {
  const { min, max } = wordsOf(preset).presets[preset]!.seats;
  return t('players.range', { min, max });
}
