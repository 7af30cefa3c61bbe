import type { Language } from '@stikk/words';

/** The same cookie as that of the pages for playing, which are served at the same host. */
export const LANGUAGE_COOKIE = 'stikk-language';

/** Every language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  nb: 'Norsk',
  sv: 'Svenska',
  nl: 'Nederlands',
  en: 'English',
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** What a browser calls the languages we have; Nynorsk and Danish readers are best served with Bokmål. */
const SPOKEN: Readonly<Record<string, Language>> = {
  nb: 'nb',
  no: 'nb',
  nn: 'nb',
  da: 'nb',
  sv: 'sv',
  nl: 'nl',
  en: 'en',
};

/** The first language of an `Accept-Language` header that we speak. */
export const firstSpoken = (header: string | null): Language =>
  (header ?? '')
    .split(',')
    .map((part) => SPOKEN[part.trim().toLowerCase().split(/[-;]/, 1)[0]!])
    .find((language) => language !== undefined) ?? 'nb';
