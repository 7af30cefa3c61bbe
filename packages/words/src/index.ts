export {
  type Gain,
  gainOf,
  gainText,
  gainWarning,
} from './bondtolva/gain.ts';
export {
  type ClosingText,
  closedDeclaration,
  closingText,
  type DeclarationText,
  declarationText,
  kindText,
  type TrackText,
  trackText,
} from './bondtolva/score.ts';
export { bondtolvaSpeech } from './bondtolva/speech.ts';
export {
  askText,
  drawText,
  dutyText,
  halfText,
  noTrumpYet,
  orderText,
  type PointsLeft,
  pointsLeft,
  promptText,
  type QuestionText,
  roleText,
  type SideText,
  sideText,
  talonText,
  wholeText,
} from './bondtolva/table.ts';
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
  Speech,
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
export { ohHellSpeech } from './oh-hell/speech.ts';
export {
  type CallText,
  type Count,
  callText,
  needText,
} from './oh-hell/table.ts';
export { type Tradition, traditionOf } from './oh-hell/tradition.ts';
export { presetLine, presetName } from './preset.ts';
export { REASONS, type Reason, reasonOf } from './reason.ts';
export { capital, listed, optionKey, sentences, signed, type Translate, type Values } from './translate.ts';
export { trumpEffect, trumpSentence, trumpShort } from './trump.ts';
