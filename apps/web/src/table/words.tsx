'use client';

import type { Card, MaybeCard, Seat } from '@stikk/engine';
import type { IndexLetters } from '@stikk/ui';
import { cardName, indexSetOf, type Telling, type Translate } from '@stikk/words';
import { useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { usePreference } from './preference.ts';
import type { Sitter } from './seat-model.ts';

/** Everything that is said at one table. */
export interface Words {
  /** The page's own texts. */
  readonly t: ReturnType<typeof useTranslations<'table'>>;
  /** The game's texts. */
  readonly g: Translate;
  readonly preset: string;
  readonly sitters: readonly Sitter[];
  readonly you: Seat | undefined;
  readonly telling: Telling;
  readonly letters: IndexLetters;
  /** The name of whoever sits there, *Du* for the reader. */
  name(seat: Seat): string;
  card(card: MaybeCard): string;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('there are no words outside a table');
  return words;
}

/** The translator of next-intl as the words of the games expect it. */
function useGameWords(): Translate {
  const t = useTranslations('game');
  return useMemo(
    () =>
      Object.assign(
        (key: string, values?: Record<string, string | number>) => t(key as never, values as never),
        {
          has: (key: string) => t.has(key as never),
        },
      ),
    [t],
  );
}

export interface WordsProviderProps {
  readonly preset: string;
  readonly sitters: readonly Sitter[];
  readonly you: Seat | undefined;
  readonly options: unknown;
  readonly children: ReactNode;
}

export const WordsProvider = ({ preset, sitters, you, options, children }: WordsProviderProps) => {
  const t = useTranslations('table');
  const g = useGameWords();
  const locale = useLocale();
  const { letters } = usePreference();
  const words = useMemo((): Words => {
    const names = sitters.map(({ name }) => name);
    return {
      t,
      g,
      preset,
      sitters,
      you,
      telling: { preset, names, you, options },
      letters: letters ?? indexSetOf(locale),
      name: (seat) => (seat === you ? g('word.you') : names[seat]!),
      card: (card) => cardName(g, card as Card),
    };
  }, [t, g, preset, sitters, you, options, letters, locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
};
