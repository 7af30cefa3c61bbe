import type { Entry, Seat } from '@stikk/engine';
import { standIn } from '@stikk/engine/table';

/** Something that happened around the cards and that everybody should hear of. */
export interface Tiding {
  readonly seq: number;
  readonly kind:
    | 'held'
    | 'reclaimed'
    | 'pauseRefused'
    | 'resumed'
    | 'undoRefused'
    | 'claimed'
    | 'undone'
    | 'time';
  /** Whose doing it was; `undefined` where it was everybody's. */
  readonly seat: Seat | undefined;
}

/** What the entries after number `after` tell. */
export function tidingsOf(entries: readonly Entry[], after: number): readonly Tiding[] {
  return entries.slice(after).flatMap((entry, index): readonly Tiding[] => {
    const { seq, by, cause } = entry;
    // A ruling says itself what it changes.
    if (by === 'director') return [];
    if ('game' in entry) {
      const first = entries[after + index - 1]?.cause !== cause;
      return first && typeof by === 'number' && standIn(cause) === 'time'
        ? [{ seq, kind: 'time', seat: by }]
        : [];
    }
    const { table } = entry;
    switch (table.type) {
      case 'SeatHeld':
        return [{ seq, kind: 'held', seat: table.seat }];
      case 'SeatReclaimed':
        return [{ seq, kind: 'reclaimed', seat: table.seat }];
      case 'PauseAnswered':
        return table.agrees || askerOf(entries, 'PauseAsked', seq) === table.seat
          ? []
          : [{ seq, kind: 'pauseRefused', seat: table.seat }];
      case 'UndoAnswered':
        return table.agrees || askerOf(entries, 'UndoAsked', seq) === table.seat
          ? []
          : [{ seq, kind: 'undoRefused', seat: table.seat }];
      // After a time in which nobody looked after the match there was no pause to end.
      case 'Resumed':
        return typeof by === 'number' ? [{ seq, kind: 'resumed', seat: by }] : [];
      case 'RestClaimed':
        return [{ seq, kind: 'claimed', seat: table.seat }];
      case 'PlayStruck':
        return table.why === 'undo' ? [{ seq, kind: 'undone', seat: undefined }] : [];
      default:
        return [];
    }
  });
}

/** Who asked last: whoever takes a question back refuses nothing. */
function askerOf(
  entries: readonly Entry[],
  type: 'PauseAsked' | 'UndoAsked',
  before: number,
): Seat | undefined {
  const asked = entries.slice(0, before).findLast((entry) => 'table' in entry && entry.table.type === type);
  return asked && 'table' in asked && 'seat' in asked.table ? asked.table.seat : undefined;
}

/** How many cards others played, and how many other acts they did, after entry number `after`. */
export function missedOf(
  entries: readonly Entry<{ readonly type: string }>[],
  after: number,
  you: Seat | undefined,
): { readonly cards: number; readonly acts: number } {
  let cards = 0;
  const acts = new Set<string>();
  for (const entry of entries.slice(after)) {
    if (!('game' in entry) || typeof entry.by !== 'number' || entry.by === you) continue;
    if (entry.game.type === 'CardPlayed') cards++;
    else acts.add(entry.cause);
  }
  return { cards, acts: acts.size };
}
