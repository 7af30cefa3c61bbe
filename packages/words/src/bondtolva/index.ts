import { bondtolva } from '@stikk/variants/bondtolva';
import type { GameWords } from '../game-words.ts';
import { faultText, remedyText } from './fault.ts';
import { matters, optionGroups, optionHint, optionLabel, optionValue } from './option.ts';
import { ruleDiff } from './rule-diff.ts';
import { ruleSheet } from './rule-sheet.ts';
import { bondtolvaSpeech } from './speech.ts';

/** The words of Bondtolva. */
export const bondtolvaWords: GameWords = {
  ...bondtolvaSpeech,
  presets: bondtolva.presets,
  faultText,
  remedyText,
  optionGroups,
  optionLabel,
  optionHint,
  optionValue,
  matters,
  ruleSheet,
  ruleDiff,
};
