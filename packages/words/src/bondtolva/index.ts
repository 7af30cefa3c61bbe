import { bondtolva } from '@stikk/variants/bondtolva';
import type { GameWords } from '../game-words.ts';
import { describeEvent } from './event.ts';
import { faultText, remedyText } from './fault.ts';
import { matters, optionGroups, optionHint, optionLabel, optionValue } from './option.ts';
import { refusalText } from './refusal.ts';
import { ruleDiff } from './rule-diff.ts';
import { ruleSheet } from './rule-sheet.ts';

/** The words of Bondtolva. */
export const bondtolvaWords: GameWords = {
  presets: bondtolva.presets,
  describeEvent,
  refusalText,
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
