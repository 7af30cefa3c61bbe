export { cardList, cardName, type IndexSet, indexLetters, indexSetOf, rankName, suitName } from './card.ts';
export {
  describeEvent,
  faultText,
  games,
  optionGroups,
  optionHint,
  optionLabel,
  optionMatters,
  optionValue,
  presetLine,
  presetName,
  presetPlayers,
  refusalText,
  remedyText,
  ruleDiff,
  ruleSheet,
  wordsOf,
} from './game.ts';
export type {
  GameWords,
  OptionGroup,
  Refused,
  RuleChange,
  RuleSheet,
  Telling,
} from './game-words.ts';
export {
  type GameMessages,
  type Language,
  languageOf,
  languages,
  messagesOf,
  translator,
} from './language.ts';
export {
  type CallText,
  type Count,
  callText,
  needText,
  trumpEffect,
  trumpSentence,
  trumpShort,
} from './oh-hell/table.ts';
export { type Tradition, traditionOf } from './oh-hell/tradition.ts';
export { capital, listed, optionKey, sentences, signed, type Translate, type Values } from './translate.ts';
