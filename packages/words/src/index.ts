export { cardList, cardName, type IndexSet, indexLetters, indexSetOf, rankName, suitName } from './card.ts';
export {
  describeEvent,
  faultText,
  type GameWords,
  games,
  type OptionGroup,
  optionGroups,
  optionHint,
  optionKey,
  optionLabel,
  optionMatters,
  optionValue,
  presetLine,
  presetName,
  presetPlayers,
  type Refused,
  type RuleChange,
  type RuleSheet,
  refusalText,
  remedyText,
  ruleDiff,
  ruleSheet,
  type Telling,
  wordsOf,
} from './game.ts';
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
export { capital, listed, signed, type Translate, type Values } from './translate.ts';
