import type { Suit } from '@stikk/engine';
import { type BondtolvaOptions, closingBookings, type Deal } from '@stikk/variants/bondtolva';
import { suitName } from '../card.ts';
import type { Translate } from '../translate.ts';
import { type Gain, gainOf, gainText, gainWarning } from './gain.ts';

/** Where a score stands on the way to the target. */
export interface TrackText {
  /** `9 av 12`. */
  readonly score: string;
  /** `3 igjen`. */
  readonly left: string;
  /** `Over 12 faller til 7`. */
  readonly fall: string;
}

/** A score on the track. */
export function trackText(t: Translate, score: number, options: BondtolvaOptions): TrackText {
  const target = options['tolva.target'];
  return {
    score: t('tolva.table.score', { score, target }),
    left: t('tolva.table.track', { left: target - score }),
    fall: t('tolva.table.fall', { target, bust: options['tolva.bust'] }),
  };
}

/** What a declaration would give. */
export interface DeclarationText {
  /** `Deklarer trumf`. */
  readonly title: string;
  /** `konge og dame i hjerter`. */
  readonly pair: string;
  /** `trumf, 2 poeng: 9 → 11`. */
  readonly gives: string;
  /** `Over 12, så du faller til 7`, or that it wins. */
  readonly warning: string | undefined;
  /** Undefined when it is counted only at the end of the deal. */
  readonly gain: Gain | undefined;
}

/** What declaring a pair of this suit would give a side with this score. */
export function declarationText(
  t: Translate,
  suit: Suit,
  deal: Deal,
  score: number,
  options: BondtolvaOptions,
): DeclarationText {
  const kind = deal.trump === undefined ? 'trumf' : 'tjog';
  const points = options[`tolva.points.${kind}`];
  const gain = options['tolva.settle'] === 'deal_end' ? undefined : gainOf(score, points, options);
  return {
    title: t('tolva.table.declare', { kind }),
    pair: t('tolva.table.pair', { suit: suitName(t, suit) }),
    gives: gain
      ? t('tolva.table.gives', { kind, points, gain: gainText(t, gain) })
      : t('tolva.table.givesLater', { kind, points }),
    warning: gain && gainWarning(t, gain, options),
    gain,
  };
}

/** A button for a declaration that cannot be made: its title and why. */
export function closedDeclaration(
  t: Translate,
  kind: 'trumf' | 'tjog',
  why: 'later' | 'once' | 'talon' | 'pair',
): { readonly title: string; readonly why: string } {
  return { title: t('tolva.table.declare', { kind }), why: t('tolva.table.closed', { why }) };
}

/** `trumf` or `tjog`. */
export const kindText = (t: Translate, kind: 'trumf' | 'tjog'): string => t('tolva.table.kind', { kind });

/** What the end of the deal could do to a score. */
export interface ClosingText {
  readonly cause: 'last' | 'matadors' | 'closing';
  /** The score after it, and whether it fell on the way. */
  readonly to: number;
  readonly bust: boolean;
  /** `siste stikk: 11 → 12`. */
  readonly text: string;
  readonly warning: string | undefined;
}

/**
 * What the last trick, the aces and tens, and both together would do to a score.
 * @param declared points of the side's own declarations, still to be counted where all is counted at the end
 */
export function closingText(
  t: Translate,
  score: number,
  options: BondtolvaOptions,
  declared = 0,
): readonly ClosingText[] {
  const outcome = (cause: ClosingText['cause']): readonly ClosingText[] => {
    const last = cause === 'matadors' ? 1 : 0;
    const matadors = cause === 'last' ? undefined : 0;
    const own = closingBookings([score, 0], last, matadors, [declared, 0], options).filter(
      (booking) => booking.side === 0,
    );
    const end = own.at(-1);
    if (end === undefined) return [];
    const fall = own.find((booking) => booking.bust);
    const gain = own.map((booking) => gainText(t, booking)).join(', ');
    return [
      {
        cause,
        to: end.to,
        bust: fall !== undefined,
        text: t('tolva.table.closing', { cause, gain }),
        warning: gainWarning(t, fall ?? end, options),
      },
    ];
  };
  return [...outcome('last'), ...outcome('matadors'), ...outcome('closing')];
}
