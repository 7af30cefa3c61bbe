import { type Actor, CARDS, type Card, type Entry } from '@stikk/engine';
import { cardName, describeEvent, type Telling } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import type { Judged } from './judgement.ts';

type Happening = { readonly type: string };

const isCard = (value: unknown): value is Card => CARDS.some((card) => card === value);

/** How the actors and entries of one record are called. */
export interface EntryWords {
  actor(by: Actor | 'table'): string;
  /** What an event of the game says, in the state that it met. */
  event(event: Happening, met: unknown): string;
  entry(entry: Entry<Happening>, met: unknown): string;
  /** A value of an event's field; a card by its name. */
  value(value: unknown): string;
}

/** The words for the entries of a record whose seats have these names. */
export function useEntryWords(
  { preset, options }: Pick<Judged, 'preset' | 'options'>,
  names: readonly string[],
): EntryWords {
  const t = useTranslations('web.verify');
  const g = useGameWords();
  return useMemo(() => {
    const telling: Telling = { preset, names, options, open: true };
    const event = (happened: Happening, state: unknown): string => {
      try {
        const text = describeEvent(g, happened, state === undefined ? telling : { ...telling, state });
        return text ?? t('table.other', { type: happened.type });
      } catch {
        // What does not follow on the state cannot always be told in it.
        return t('table.other', { type: happened.type });
      }
    };
    // A record that is wrong may speak of seats that there are not.
    const actor = (by: Actor | 'table') =>
      typeof by === 'number' ? (names[by] ?? g('word.seat', { number: by + 1 })) : t(`by.${by}`);
    return {
      actor,
      event,
      value(value) {
        if (isCard(value)) return cardName(g, value);
        return value === undefined ? '–' : JSON.stringify(value);
      },
      entry(entry, met) {
        if ('game' in entry) return event(entry.game, met);
        const { table } = entry;
        switch (table.type) {
          case 'SeatTaken':
            return t('table.SeatTaken', { who: actor(table.seat), kind: table.kind });
          case 'SeatHeld':
          case 'SeatReclaimed':
          case 'RestClaimed':
          case 'PauseAsked':
            return t(`table.${table.type}`, { who: actor(table.seat) });
          case 'PauseAnswered':
          case 'UndoAnswered':
            return t(`table.${table.type}`, { who: actor(table.seat), agrees: table.agrees ? 'yes' : 'no' });
          case 'UndoAsked':
            return t('table.UndoAsked', { who: actor(table.seat), from: table.from });
          case 'PlayStruck':
            return t('table.PlayStruck', { from: table.from, why: table.why });
          case 'RulingMade':
            return t('table.RulingMade', { kind: table.kind, note: table.note });
          case 'MatchVoided':
            return t('table.MatchVoided', { void: table.void ? 'yes' : 'no' });
          case 'ScoreAdjusted':
            return t('table.ScoreAdjusted', { points: table.points, side: table.side + 1 });
          default:
            return t(`table.${table.type}`);
        }
      },
    };
  }, [t, g, preset, options, names]);
}
