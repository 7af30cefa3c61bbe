import type { Language } from '@stikk/words';
import type admin from '@stikk/words/messages/nb/admin.json';
import type game from '@stikk/words/messages/nb/game.json';
import type ruling from '@stikk/words/messages/nb/ruling.json';

export interface Messages {
  admin: typeof admin;
  game: typeof game;
  ruling: typeof ruling;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const LOAD: Record<Language, () => Promise<readonly { default: unknown }[]>> = {
  nb: () =>
    Promise.all([
      import('@stikk/words/messages/nb/admin.json'),
      import('@stikk/words/messages/nb/game.json'),
      import('@stikk/words/messages/nb/ruling.json'),
    ]),
  sv: () =>
    Promise.all([
      import('@stikk/words/messages/sv/admin.json'),
      import('@stikk/words/messages/sv/game.json'),
      import('@stikk/words/messages/sv/ruling.json'),
    ]),
  nl: () =>
    Promise.all([
      import('@stikk/words/messages/nl/admin.json'),
      import('@stikk/words/messages/nl/game.json'),
      import('@stikk/words/messages/nl/ruling.json'),
    ]),
  en: () =>
    Promise.all([
      import('@stikk/words/messages/en/admin.json'),
      import('@stikk/words/messages/en/game.json'),
      import('@stikk/words/messages/en/ruling.json'),
    ]),
};

/** Everything that is said in a language, by namespace. */
export async function messagesOf(language: Language): Promise<Messages> {
  const [admin, game, ruling] = (await LOAD[language]()).map((module) => module.default);
  return { admin, game, ruling } as Messages;
}
