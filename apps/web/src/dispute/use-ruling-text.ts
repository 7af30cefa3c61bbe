import type { BySeat } from '@stikk/engine';
import { listed, reasonOf } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWords } from '../table/words.tsx';
import type { Ruling } from './ruling.ts';

export interface RulingText {
  /** What was ruled. */
  readonly told: string;
  /** Why, and the director's own words. */
  readonly why: string;
}

/**
 * Rulings in the reader's words.
 * @param sides the side of each seat, from 0
 */
export function useRulingText(sides: BySeat<number>): (ruling: Ruling) => RulingText {
  const t = useTranslations('ruling');
  const { g, you, telling } = useWords();
  return useMemo(() => {
    const sideName = (side: number) =>
      listed(
        g,
        telling.names.filter((_, seat) => (sides[seat] ?? seat) === side),
      );
    const added = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);
    return ({ kind, reason, note, seat, points, on, rated, reverses }) => ({
      told: t(`told.${kind}`, {
        who: seat === undefined ? '' : telling.names[seat]!,
        you: seat !== undefined && seat === you ? 'yes' : 'no',
        points: points.map((one) => `${sideName(one.side)} ${added(one.points)}`).join(', '),
        on: on ? 'yes' : 'no',
        rated: rated ? 'yes' : 'no',
      }),
      why: [
        reverses === undefined ? '' : t('reverses', { entry: reverses }),
        t('why', { reason: t(`reason.${reasonOf(reason)}`).toLocaleLowerCase() }),
        note,
      ]
        .filter(Boolean)
        .join(' '),
    });
  }, [t, g, you, telling, sides]);
}
