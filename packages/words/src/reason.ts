/** The catalogue of reasons for a ruling: the codes that `RulingMade` carries. Codes are only ever added. */
export const REASONS = [
  'misclick',
  'connection',
  'clock',
  'rule-misread',
  'as-the-rules-say',
  'wrong-count',
  'left',
  'stalling',
  'conduct',
  'collusion',
  'technical-fault',
  'agreed',
  'not-shown',
  'reversal',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

/** The reason of a code, also of one that came after these words. */
export const reasonOf = (code: string): Reason => REASONS.find((reason) => reason === code) ?? 'other';
