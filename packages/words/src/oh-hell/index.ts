import { ohHell } from '@stikk/variants/oh-hell';
import type { GameWords } from '../game-words.ts';
import { describeEvent } from './event.ts';
import { faultText, remedyText } from './fault.ts';
import { matters, optionGroups, optionHint, optionLabel, optionValue } from './option.ts';
import { refusalText } from './refusal.ts';
import { ruleDiff } from './rule-diff.ts';
import { ruleSheet } from './rule-sheet.ts';

/** The words of Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellWords: GameWords = {
  presets: ohHell.presets,
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
