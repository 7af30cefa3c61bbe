import { draft, ohHell } from '@stikk/variants/oh-hell';
import type { RuleChange } from '../game-words.ts';
import { optionKey, type Translate } from '../translate.ts';
import { optionNames, optionValue } from './option.ts';
import { traditionOf } from './tradition.ts';

/**
 * What these values change against the preset, in the order of the form. How many play is not a change of
 * the rules, nor is which seat deals first.
 */
export function ruleDiff(t: Translate, preset: string, options: unknown): readonly RuleChange[] {
  const now = draft.parse(options);
  const before = draft.parse(ohHell.resolve(preset, { players: now.players }));
  const game = traditionOf(preset);
  return optionNames
    .filter((option) => option !== 'players' && option !== 'dealer.chosen')
    .filter((option) => JSON.stringify(now[option]) !== JSON.stringify(before[option]))
    .map((option) => ({
      option,
      label: t(`option.${optionKey(option)}.label`, { game }),
      from: optionValue(t, option, before[option]),
      to: optionValue(t, option, now[option]),
    }));
}
