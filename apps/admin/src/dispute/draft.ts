import type { RulingKind } from '@stikk/engine';
import type { Ruling } from '@stikk/engine/table';
import type { Reason } from '@stikk/words';

/** A ruling while it is written. */
export interface Draft {
  readonly kind: RulingKind;
  readonly reason: Reason;
  readonly note: string;
  readonly seat: number;
  /** By side, as it is typed. */
  readonly points: readonly string[];
  /** The entry to strike from. */
  readonly from: number;
  /** Whether it pauses, or makes void; otherwise it lets go on, or count again. */
  readonly sets: boolean;
  readonly days: number;
  /** Whether a suspension is from rated tables alone. */
  readonly rated: boolean;
  /** The earlier ruling that it takes back. */
  readonly reverses: number | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

const whole = (typed: string): number =>
  /^[-−+]?\d{1,3}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : 0;

/** The ruling as the rules of rulings take it. */
export function rulingOf({ kind, reason, note, reverses, ...draft }: Draft): Ruling {
  const why = { reason, note: note.trim(), ...(reverses !== undefined && { reverses }) };
  switch (kind) {
    case 'none':
    case 'redeal':
    case 'end':
      return { ...why, kind };
    case 'warn':
    case 'hold':
      return { ...why, kind, seat: draft.seat };
    case 'suspend':
      return { ...why, kind, seat: draft.seat, ...(draft.rated && { rated: true }) };
    case 'adjust':
    case 'close':
      return { ...why, kind, points: draft.points.map(whole) };
    case 'strike':
      return { ...why, kind, from: draft.from };
    case 'pause':
      return { ...why, kind, paused: draft.sets };
    case 'void':
      return { ...why, kind, void: draft.sets };
  }
}

/** Until when a suspension lasts; `undefined` for any other ruling. */
export const untilOf = ({ kind, days }: Draft, now: number): number | undefined =>
  kind === 'suspend' ? now + days * DAY_MS : undefined;
