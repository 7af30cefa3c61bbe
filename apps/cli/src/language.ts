import { type Language, languageOf, languages } from '@stikk/words';
import { BadInput } from './bad-input.ts';

/**
 * The language that the user named.
 * @throws BadInput when there is no such language
 */
export function languageNamed(tag: string): Language {
  const language = languageOf(tag);
  if (language === undefined)
    throw new BadInput(`--lang must be one of ${languages.join(', ')}, not ${JSON.stringify(tag)}`);
  return language;
}
