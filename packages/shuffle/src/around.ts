import type { Entry, Seat, TableEvent } from '@stikk/engine';
import { awaited, dueOf, hindrance, SILENCES, type Table, type Undoable } from '@stikk/engine/table';

/** Why what was done around the cards does not fit. */
export type AroundMisfit =
  /** The house, a seat or the table did what is another's. */
  | 'actor'
  /** A time that does not follow from the clock, or a person played for before the time was up. */
  | 'clock'
  /** A bot acted for a person who had the cards, or gave back what it did not have. */
  | 'stand-in'
  /** Play went on in a pause, or a pause began or ended that could not. */
  | 'pause'
  /** Something was taken back that may not be, or to which not everybody had agreed. */
  | 'undo'
  /** Tricks were claimed that need not be the seat's, or cards played for others without a claim. */
  | 'claim';

type Happened = Entry & { readonly table: TableEvent };

const MISFITS: Readonly<Record<string, AroundMisfit>> = {
  'not-due': 'clock',
  'not-held': 'stand-in',
  'undo-open': 'undo',
  'not-claimed': 'claim',
  'rest-claimed': 'claim',
};

/** Why a command of a seat could not be given, whatever the rules of the game say. */
export function actMisfit(table: Table, { cause, at }: Entry, seat: Seat): AroundMisfit | undefined {
  const reason = hindrance(table, seat, cause, at);
  return reason === undefined ? undefined : (MISFITS[reason] ?? 'pause');
}

/** Why the last entry of a command tells a wrong time, or an entry before it any. */
export const dueMisfit = (table: Table, { due }: Entry, last: boolean): AroundMisfit | undefined =>
  due === (last ? dueOf(table) : undefined) ? undefined : 'clock';

/** Whether it is for `by` to do this. */
function isFor(by: Entry['by'], event: TableEvent, seats: number): boolean {
  const seated = typeof by === 'number' && by < seats;
  switch (event.type) {
    case 'UndoAsked':
    case 'UndoAnswered':
    case 'PauseAsked':
    case 'PauseAnswered':
    case 'SeatReclaimed':
    case 'RestClaimed':
      return seated && by === event.seat;
    case 'Paused':
      return seated || by === 'director';
    case 'Resumed':
    case 'SeatHeld':
      return seated || by === 'table' || by === 'director';
    case 'PlayStruck':
      return by === 'director' || (by === 'table' && event.why === 'undo');
    case 'RulingMade':
    case 'ScoreAdjusted':
    case 'MatchVoided':
      return by === 'director';
    case 'MatchFinished':
    case 'SecretRevealed':
      return by === 'table' || by === 'director';
    default:
      return by === 'table';
  }
}

/**
 * Why a table event could not happen as things stood around the cards. That somebody was away, which some of
 * them need, is in no record and taken as it stands.
 * @param undoable whether the last command of a seat could be taken back
 * @param claimable whether all tricks left were a seat's
 */
export function tableMisfit(
  table: Table,
  { by, table: event }: Happened,
  seats: number,
  undoable: (seat: Seat) => Undoable,
  claimable: (seat: Seat) => boolean,
): AroundMisfit | undefined {
  if (!isFor(by, event, seats)) return 'actor';
  switch (event.type) {
    case 'SeatHeld': {
      const { kinds, held, silent } = table;
      const may = kinds[event.seat] === 'person' && held[event.seat] === undefined;
      return may && (by !== 'table' || silent[event.seat]! >= SILENCES) ? undefined : 'stand-in';
    }
    case 'SeatReclaimed':
      return table.held[event.seat] === undefined ? 'stand-in' : undefined;
    case 'PauseAsked':
      return table.paused || table.pause !== undefined ? 'pause' : undefined;
    case 'PauseAnswered':
      return table.pause === undefined ? 'pause' : undefined;
    case 'Paused':
      return table.paused ? 'pause' : undefined;
    case 'Resumed':
      return table.paused === (by !== 'table') ? undefined : 'pause';
    case 'RestClaimed':
      return table.paused || table.claimed !== undefined || !claimable(event.seat) ? 'claim' : undefined;
    case 'UndoAsked': {
      const may = undoable(event.seat);
      return table.undo === undefined && may.ok && may.from === event.from ? undefined : 'undo';
    }
    case 'UndoAnswered':
      return table.undo === undefined ? 'undo' : undefined;
    case 'PlayStruck': {
      if (by === 'director') return undefined;
      const { undo } = table;
      return undo?.from === event.from && awaited(table, undo).length === 0 ? undefined : 'undo';
    }
    default:
      return undefined;
  }
}
