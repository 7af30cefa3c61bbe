import type game from '@stikk/words/messages/nb/game.json';
import type ruling from '@stikk/words/messages/nb/ruling.json';
import type table from '@stikk/words/messages/nb/table.json';
import type web from '@stikk/words/messages/nb/web.json';
import type { Locale } from './locale.ts';

export interface Messages {
  game: typeof game;
  ruling: typeof ruling;
  table: typeof table;
  web: typeof web;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

const LOAD: Record<Locale, () => Promise<readonly { default: unknown }[]>> = {
  nb: () =>
    Promise.all([
      import('@stikk/words/messages/nb/game.json'),
      import('@stikk/words/messages/nb/ruling.json'),
      import('@stikk/words/messages/nb/table.json'),
      import('@stikk/words/messages/nb/web.json'),
    ]),
  sv: () =>
    Promise.all([
      import('@stikk/words/messages/sv/game.json'),
      import('@stikk/words/messages/sv/ruling.json'),
      import('@stikk/words/messages/sv/table.json'),
      import('@stikk/words/messages/sv/web.json'),
    ]),
  nl: () =>
    Promise.all([
      import('@stikk/words/messages/nl/game.json'),
      import('@stikk/words/messages/nl/ruling.json'),
      import('@stikk/words/messages/nl/table.json'),
      import('@stikk/words/messages/nl/web.json'),
    ]),
  en: () =>
    Promise.all([
      import('@stikk/words/messages/en/game.json'),
      import('@stikk/words/messages/en/ruling.json'),
      import('@stikk/words/messages/en/table.json'),
      import('@stikk/words/messages/en/web.json'),
    ]),
};

/** Everything that is said in a language, by namespace. A test holds the languages to the same keys. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const [game, ruling, table, web] = (await LOAD[locale]()).map((module) => module.default);
  return { game, ruling, table, web } as Messages;
}
