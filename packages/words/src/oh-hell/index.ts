import type { GameWords } from '../game-words.ts';
import { describeEvent } from './event.ts';
import { faultText, remedyText } from './fault.ts';
import { matters, optionGroups, optionValue } from './option.ts';
import { refusalText } from './refusal.ts';
import { ruleDiff } from './rule-diff.ts';
import { ruleSheet } from './rule-sheet.ts';

/** The words of Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellWords: GameWords = {
  describeEvent,
  refusalText,
  faultText,
  remedyText,
  optionGroups,
  optionValue,
  matters,
  ruleSheet,
  ruleDiff,
};
