/** What can be said at a table with one tap, in everybody's own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'another-one',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['smile', 'laugh', 'clap', 'wow', 'sad', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What somebody says. */
export type Saying =
  | { readonly phrase: Phrase }
  | { readonly reaction: Reaction }
  | { readonly text: string };

const isOneOf = <T extends string>(value: string | undefined, values: readonly T[]): value is T =>
  values.some((one) => one === value);
export const isPhrase = (word: string | undefined): word is Phrase => isOneOf(word, PHRASES);
export const isReaction = (word: string | undefined): word is Reaction => isOneOf(word, REACTIONS);
