export const LOCALES = ['nb', 'sv', 'nl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'nb';
export const LOCALE_COOKIE = 'stikk-language';

/** Every language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  nb: 'Norsk',
  sv: 'Svenska',
  nl: 'Nederlands',
  en: 'English',
};

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** What a browser calls the languages we have; Nynorsk and Danish readers are best served with Bokmål. */
const SPOKEN: Readonly<Record<string, Locale>> = {
  nb: 'nb',
  no: 'nb',
  nn: 'nb',
  da: 'nb',
  sv: 'sv',
  nl: 'nl',
  en: 'en',
};

/** The language of an `Accept-Language` header that we speak and that is wanted most. */
export function preferred(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, place) => {
      const [tag = '', ...params] = part.trim().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
      return {
        tag: tag.toLowerCase().split('-')[0]!,
        weight: weight === undefined ? 1 : Number(weight),
        place,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { tag } of wanted) {
    const locale = SPOKEN[tag];
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
