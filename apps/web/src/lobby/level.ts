export const LEVELS = ['easy', 'normal'] as const;
/** How well a bot plays. */
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

/** As many levels as there are bots: those given, and the last of them for the rest. */
export const levelsFor = (seats: number, levels: readonly Level[]): readonly Level[] =>
  Array.from({ length: seats - 1 }, (_, place) => levels[place] ?? levels.at(-1) ?? 'normal');
