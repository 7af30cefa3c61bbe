import { ohHell } from '@stikk/variants/oh-hell';
import type { GameWords } from '../game-words.ts';
import { faultText, remedyText } from './fault.ts';
import { matters, optionGroups, optionHint, optionLabel, optionValue } from './option.ts';
import { ruleDiff } from './rule-diff.ts';
import { ruleSheet } from './rule-sheet.ts';
import { ohHellSpeech } from './speech.ts';

/** The words of Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellWords: GameWords = {
  ...ohHellSpeech,
  presets: ohHell.presets,
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
