export * from './ask.tsx';
export * from './bid-pad.tsx';
export * from './button.tsx';
export * from './card-sprite.tsx';
export * from './clock-ring.tsx';
export * from './deal-count.tsx';
export * from './deal-table.tsx';
export * from './declare.tsx';
export * from './dialog.tsx';
export * from './event-list.tsx';
export * from './fan-back.tsx';
export * from './hand.tsx';
export * from './hand-rows.ts';
export * from './hand-sign.tsx';
export * from './icons.tsx';
export { Lanes, type TrackProps, type TrackSide } from './lanes.tsx';
export * from './logo.tsx';
export * from './notice.tsx';
export * from './over-under.tsx';
export * from './panel.tsx';
export * from './pip-row.tsx';
export * from './places.ts';
export {
  CardBack,
  type CardState,
  cornerOf,
  type IndexLetters,
  PlayingCard,
  type PlayingCardProps,
} from './playing-card.tsx';
export * from './podium.tsx';
export * from './points-list.tsx';
export * from './points-move.tsx';
export * from './prompt.tsx';
export * from './rank-order.tsx';
export * from './rule-diff.tsx';
export {
  Fault,
  FaultLine,
  type FaultProps,
  RuleField,
  type RuleFieldProps,
  RuleGroup,
} from './rule-field.tsx';
export * from './rule-inputs.tsx';
export * from './score-graph.tsx';
export * from './score-sheet.tsx';
export * from './seat-plate.tsx';
export * from './side-mark.tsx';
export * from './staircase.tsx';
export * from './suit-tile.tsx';
export * from './table.tsx';
export * from './tableau.tsx';
export * from './talon.tsx';
export * from './top-bar.tsx';
export * from './trick.tsx';
export * from './trump-sign.tsx';
export { TurnPanel, type TurnPanelProps } from './turn-panel.tsx';
export * from './twelve-track.tsx';
export * from './use-reveal.ts';
export * from './visually-hidden.tsx';
