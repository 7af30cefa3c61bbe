import type { Seat } from '@stikk/engine';
import { awaited, type LiveView, type Table } from '@stikk/engine/table';

/** What the one bar across the cloth says about the people at it, the weightiest first. */
export type Bar =
  /** A bot plays the own cards. */
  | { readonly kind: 'held' }
  /** Somebody asks for something that waits for the reader's answer. */
  | { readonly kind: 'answer'; readonly to: 'pause' | 'undo'; readonly seat: Seat }
  | { readonly kind: 'paused' }
  /** The reader asks, and others have to answer. */
  | { readonly kind: 'asked'; readonly what: 'pause' | 'undo'; readonly waits: readonly Seat[] }
  /** All tricks left are the reader's to claim. */
  | { readonly kind: 'claim'; readonly tricks: number }
  /** Whoever is to act has been away for long: a bot may play for them. */
  | { readonly kind: 'away'; readonly seat: Seat }
  /** Whoever is to act takes their time, and no clock runs. */
  | { readonly kind: 'slow'; readonly seat: Seat };

/** Whoever is away for so long may have a bot play for them. */
export const LONG_AWAY_MS = 20_000;
/** A last trick is played sooner than claimed. */
const LEAST_CLAIMED = 2;
/** Whoever thinks for so long may be reminded. */
const SLOW_MS = 45_000;

/** Whether somebody may let a bot play for a seat that is not theirs. */
export const isLongAway = (live: LiveView, seat: Seat, now: number): boolean =>
  live.present[seat] === false && !live.held[seat] && (live.awaySince[seat] ?? now) <= now - LONG_AWAY_MS;

export function barOf(
  table: Table,
  live: LiveView | undefined,
  you: Seat | undefined,
  now: number,
  claim?: number,
): Bar | undefined {
  if (table.over || you === undefined) return table.paused ? { kind: 'paused' } : undefined;
  if (table.held[you] !== undefined) return { kind: 'held' };
  for (const to of ['undo', 'pause'] as const) {
    const request = table[to];
    if (request !== undefined && request.seat !== you && awaited(table, request).includes(you))
      return { kind: 'answer', to, seat: request.seat };
  }
  if (table.paused) return { kind: 'paused' };
  for (const what of ['undo', 'pause'] as const) {
    const request = table[what];
    if (request?.seat === you) return { kind: 'asked', what, waits: awaited(table, request) };
  }
  if (claim !== undefined && claim >= LEAST_CLAIMED) return { kind: 'claim', tricks: claim };
  if (live === undefined) return undefined;
  const acting = table.turns.flatMap(({ since }, seat) =>
    since === undefined || seat === you ? [] : [{ seat, since }],
  );
  const away = acting.find(({ seat }) => isLongAway(live, seat, now));
  if (away !== undefined) return { kind: 'away', seat: away.seat };
  if (table.clock.kind !== 'off' || table.turns[you]?.acting) return undefined;
  const slow = acting.find(({ seat, since }) => live.present[seat] === true && since <= now - SLOW_MS);
  return slow && { kind: 'slow', seat: slow.seat };
}
