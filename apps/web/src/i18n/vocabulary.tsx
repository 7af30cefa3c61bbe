import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { picked, type Tree } from './picked.ts';

/** What any page may have to say: its shell, and that it broke. */
const ALWAYS = ['web.shell', 'web.broken'] as const;

/** A namespace of the messages, dotted. */
export type Space = 'game' | 'ruling' | 'table' | `game.${string}` | `web.${string}`;

/** The words that the parts of a page which run in the browser are given, beside those of any page. */
export const Vocabulary = async ({
  of = [],
  children,
}: {
  readonly of?: readonly Space[];
  readonly children: ReactNode;
}) => {
  const messages = (await getMessages()) as unknown as Tree;
  return (
    <NextIntlClientProvider messages={picked(messages, [...ALWAYS, ...of]) as never}>
      {children}
    </NextIntlClientProvider>
  );
};
