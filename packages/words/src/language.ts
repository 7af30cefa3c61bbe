import { createTranslator } from 'use-intl/core';
import en from '../messages/en/game.json' with { type: 'json' };
import nb from '../messages/nb/game.json' with { type: 'json' };
import nl from '../messages/nl/game.json' with { type: 'json' };
import sv from '../messages/sv/game.json' with { type: 'json' };
import type { Translate } from './translate.ts';

/** The languages that everything is written in. */
export const languages = ['nb', 'sv', 'nl', 'en'] as const;
export type Language = (typeof languages)[number];

export type GameMessages = typeof nb;

const games: Readonly<Record<Language, GameMessages>> = { nb, sv, nl, en };

/** The messages of a language by namespace, to be joined with an app's own for next-intl. */
export const messagesOf = (language: Language): { readonly game: GameMessages } => ({
  game: games[language],
});

/** The language that fits a tag such as `no`, `nn-NO` or `sv-FI`; `undefined` when there is none. */
export function languageOf(tag: string): Language | undefined {
  const main = tag.toLowerCase().split('-')[0]!;
  const asked = main === 'no' || main === 'nn' ? 'nb' : main;
  return languages.find((language) => language === asked);
}

/** The messages with keys that need not be known beforehand. */
const flat = (language: Language) => messagesOf(language) as unknown as { game: Record<string, string> };

const translators = new Map<Language, Translate>();

/**
 * The messages of the games in a language.
 * @param onError what to do about a message that is missing or lacks a value; by default it is logged and the
 *   key is shown
 */
export function translator(language: Language, onError?: (error: Error) => void): Translate {
  const known = onError ? undefined : translators.get(language);
  if (known) return known;
  const made: Translate = createTranslator({
    locale: language,
    messages: flat(language),
    namespace: 'game',
    ...(onError && { onError }),
  });
  if (!onError) translators.set(language, made);
  return made;
}
