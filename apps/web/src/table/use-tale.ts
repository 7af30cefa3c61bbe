import type { Entry } from '@stikk/engine';
import type { Telling, Translate } from '@stikk/words';
import { useState } from 'react';
import { newTale, type Tale, type Teller, type Told, taleWith } from './telling.ts';
import { useWords } from './words.tsx';

/** Lines that are kept in words: what the list shows, and what may come at once. */
const MOST = 14;

function read<State, Event extends { readonly type: string }>(
  teller: Teller<State, Event>,
  tale: Tale<State>,
  entries: readonly Entry<Event>[],
  seats: number,
  g: Translate,
  telling: Telling,
): Tale<State> {
  const describe = (event: Event, state: State) =>
    teller.speech.describeEvent(g, event, { ...telling, state });
  return taleWith(teller, tale, entries, seats, describe, MOST);
}

/** The latest events in words, oldest first. */
export function useTale<State, Event extends { readonly type: string }>(
  teller: Teller<State, Event>,
  entries: readonly Entry<Event>[],
  seats: number,
): readonly Told[] {
  const { g, telling } = useWords();
  const [kept, setKept] = useState(() => ({
    g,
    telling,
    tale: read(teller, newTale(teller, seats), entries, seats, g, telling),
  }));
  const same = kept.g === g && kept.telling === telling && kept.tale.read <= entries.length;
  if (same && kept.tale.read === entries.length) return kept.tale.lines;
  const tale = read(teller, same ? kept.tale : newTale(teller, seats), entries, seats, g, telling);
  setKept({ g, telling, tale });
  return tale.lines;
}
