import type { Entry } from '@stikk/engine';
import type { OhHellEvent } from '@stikk/variants/oh-hell';
import { describeEvent, type Telling, type Translate } from '@stikk/words';
import { useState } from 'react';
import { newTale, type Tale, type Told, taleWith } from './telling.ts';
import { useWords } from './words.tsx';

/** Lines that are kept in words: what the list shows, and what may come at once. */
const MOST = 14;

const read = (
  tale: Tale,
  entries: readonly Entry<OhHellEvent>[],
  seats: number,
  g: Translate,
  telling: Telling,
): Tale =>
  taleWith(tale, entries, seats, (event, state) => describeEvent(g, event, { ...telling, state }), MOST);

/** The latest events in words, oldest first. */
export function useTale(entries: readonly Entry<OhHellEvent>[], seats: number): readonly Told[] {
  const { g, telling } = useWords();
  const [kept, setKept] = useState(() => ({
    g,
    telling,
    tale: read(newTale(seats), entries, seats, g, telling),
  }));
  const same = kept.g === g && kept.telling === telling && kept.tale.read <= entries.length;
  if (same && kept.tale.read === entries.length) return kept.tale.lines;
  const tale = read(same ? kept.tale : newTale(seats), entries, seats, g, telling);
  setKept({ g, telling, tale });
  return tale.lines;
}
