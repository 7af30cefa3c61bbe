import { type BondtolvaOptions, type Booking, booked } from '@stikk/variants/bondtolva';
import type { Translate } from '../translate.ts';

/** A change of a score. */
export type Gain = Pick<Booking, 'points' | 'from' | 'to' | 'bust'>;

/** What points would do to a score under these rules. */
export const gainOf = (score: number, points: number, options: BondtolvaOptions): Gain =>
  booked([score], { side: 0, for: 'deal', points }, options);

/** A change of a score, the fall always with what it falls from: `9 → 11`, `11 + 2 = 13 → 7`. */
export function gainText(t: Translate, { points, from, to, bust }: Gain): string {
  return bust
    ? t('tolva.table.gainBust', { from, points, sum: from + points, to })
    : t('tolva.table.gain', { from, to });
}

/** A warning that a change would fall, or that it wins; `undefined` when it does neither. */
export function gainWarning(t: Translate, { to, bust }: Gain, options: BondtolvaOptions): string | undefined {
  const target = options['tolva.target'];
  if (bust) return t('tolva.table.over', { target, to });
  return to === target ? t('tolva.table.wins', { target }) : undefined;
}
