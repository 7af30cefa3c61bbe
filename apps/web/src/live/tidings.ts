import { type Entry, type Seat, standIn } from '@stikk/engine';

/** Something that happened around the cards and that everybody should hear of. */
export interface Tiding {
  readonly seq: number;
  readonly kind:
    | 'held'
    | 'reclaimed'
    | 'pauseAsked'
    | 'pauseRefused'
    | 'paused'
    | 'resumed'
    | 'undoAsked'
    | 'undoRefused'
    | 'undone'
    | 'time';
  /** Whose doing it was; `undefined` where it was everybody's. */
  readonly seat: Seat | undefined;
}

/** What the entries after number `after` tell. */
export function tidingsOf(entries: readonly Entry[], after: number): readonly Tiding[] {
  return entries.slice(after).flatMap((entry, index): readonly Tiding[] => {
    const { seq, by, cause } = entry;
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
      case 'PauseAsked':
        return [{ seq, kind: 'pauseAsked', seat: table.seat }];
      case 'UndoAsked':
        return [{ seq, kind: 'undoAsked', seat: table.seat }];
      case 'PauseAnswered':
        return table.agrees ? [] : [{ seq, kind: 'pauseRefused', seat: table.seat }];
      case 'UndoAnswered':
        return table.agrees ? [] : [{ seq, kind: 'undoRefused', seat: table.seat }];
      case 'Paused':
        return [{ seq, kind: 'paused', seat: undefined }];
      // After a time in which nobody looked after the match there was no pause to end.
      case 'Resumed':
        return typeof by === 'number' ? [{ seq, kind: 'resumed', seat: by }] : [];
      case 'PlayStruck':
        return table.why === 'undo' ? [{ seq, kind: 'undone', seat: undefined }] : [];
      default:
        return [];
    }
  });
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
