/** What a message is filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** The messages of one language, in the namespace `game`: what `translator` and next-intl both give. */
export interface Translate {
  (key: string, values?: Values): string;
  has(key: string): boolean;
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);

/** Sentences in a row, each with a capital letter, a full stop between them and none at the end. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => capital(part as string))
    .join('. ');

/** `a`, `a and b`, `a, b and c`; or with `or`. */
export function listed(t: Translate, items: readonly string[], by: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return t(`list.${by}`, { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The part of a message key that names an option: keys are nested by dots, so an option's become underscores. */
export const optionKey = (option: string): string => option.replaceAll('.', '_');
