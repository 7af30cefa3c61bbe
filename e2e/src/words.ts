import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['nb', 'sv', 'nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Messages = { readonly [key: string]: string | Messages };

const MESSAGES = join(import.meta.dirname, '../../packages/words/messages');

export const messages = (language: Language, file: 'web' | 'table' | 'game'): Messages =>
  JSON.parse(readFileSync(join(MESSAGES, language, `${file}.json`), 'utf8')) as Messages;

/** What the app says by a name, as `join.sit`; of a text with parameters, what stands before the first. */
export function said(language: Language, name: string): string {
  const found = name
    .split('.')
    .reduce<string | Messages | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      messages(language, 'web'),
    );
  if (typeof found !== 'string') throw new RangeError(`nothing is called ${name}`);
  return found.split('{')[0]!.trim();
}
