import { bondtolva, draft } from '@stikk/variants/bondtolva';
import type { RuleChange } from '../game-words.ts';
import { changesOf } from '../rule-diff.ts';
import type { Translate } from '../translate.ts';
import { optionLabel, optionNames, optionValue } from './option.ts';

/** What these values change against the preset, in the order of the form. */
export function ruleDiff(t: Translate, preset: string, options: unknown): readonly RuleChange[] {
  const now = draft.parse(options);
  return changesOf({
    names: optionNames,
    now,
    before: draft.parse(bondtolva.resolve(preset, { players: now.players })),
    label: (option) => optionLabel(t, option),
    value: (option, value) => optionValue(t, option, value),
  });
}
