import type { Entry, RulingKind, Seat } from '@stikk/engine';

/** A ruling as it stands in a record, with what it changed. */
export interface Ruling {
  /** The number of its entry. */
  readonly seq: number;
  /** What it changes has the same. */
  readonly cause: string;
  readonly kind: RulingKind;
  /** A code from the catalogue of reasons. */
  readonly reason: string;
  /** The director's own words. */
  readonly note: string;
  /** Whom it concerns, where it is one seat. */
  readonly seat: Seat | undefined;
  /** Points given and taken, by side. */
  readonly points: readonly { readonly side: number; readonly points: number }[];
  /** Whether the table is to wait, or the match counts for nothing. */
  readonly on: boolean;
  /** Of a suspension: from rated tables alone. */
  readonly rated: boolean;
  /** The entry of the ruling that it takes back. */
  readonly reverses: number | undefined;
}

/** The rulings among the entries after number `after`. */
export function rulingsIn(entries: readonly Entry[], after = 0): readonly Ruling[] {
  return entries.slice(after).flatMap((entry): readonly Ruling[] => {
    if (!('table' in entry) || entry.table.type !== 'RulingMade') return [];
    const { kind, reason, note, seat, rated = false, reverses } = entry.table;
    const follows = entries
      .slice(entry.seq)
      .flatMap((other) => (other.cause === entry.cause && 'table' in other ? [other.table] : []));
    return [
      {
        seq: entry.seq,
        cause: entry.cause,
        kind,
        reason,
        note,
        seat,
        rated,
        reverses,
        points: follows.flatMap((event) => (event.type === 'ScoreAdjusted' ? [event] : [])),
        on: follows.some((event) => event.type === 'Paused' || (event.type === 'MatchVoided' && event.void)),
      },
    ];
  });
}
