import { accept, type Decision, refuse } from '../game.ts';
import type { TableEvent } from '../log.ts';
import type { Seat } from '../seat.ts';
import type { Ask } from './ask.ts';
import { awaited, type Request, type Table } from './table.ts';
import type { Undoable } from './undo.ts';

/** What no entry of the record tells. */
export interface Around {
  /** Whether nobody has the page of a seat open now, and whether that has been so for long. */
  isAway(seat: Seat): boolean;
  isLongAway(seat: Seat): boolean;
  /** Whether the seat's last command can be taken back. */
  undoable(seat: Seat): Undoable;
  /** Whether all tricks left are the seat's, as far as it can know. */
  claimable(seat: Seat): boolean;
}

/** The level of the bots that act for people. */
export const STAND_IN_LEVEL = 'normal';

/** What a seat's wish leads to, or a stable code why it may not be. */
export function answerTo(table: Table, wish: Ask, by: Seat, around: Around): Decision<TableEvent> {
  if (table.over) return refuse('match-over');
  switch (wish.what) {
    case 'pause':
      return pauseAsked(table, by, around);
    case 'resume':
      return table.paused ? accept({ type: 'Resumed' }) : refuse('not-paused');
    case 'undo':
      return undoAsked(table, by, around);
    case 'answer':
      return answered(table, wish, by, around);
    case 'claim':
      return restClaimed(table, by, around);
    case 'hold':
      return held(table, wish.seat, by, around);
    case 'reclaim':
      return table.held[by] === undefined ? refuse('not-held') : accept({ type: 'SeatReclaimed', seat: by });
  }
}

/** Whoever is away is not waited for. */
const waitsForNobody = (table: Table, request: Request, around: Around): boolean =>
  awaited(table, request).every((seat) => around.isAway(seat));

function pauseAsked(table: Table, by: Seat, around: Around): Decision<TableEvent> {
  if (table.paused) return refuse('paused');
  const { pause } = table;
  if (pause !== undefined && pause.seat !== by)
    return answered(table, { to: 'pause', agrees: true }, by, around);
  if (waitsForNobody(table, pause ?? { seat: by, at: table.at, agreed: [] }, around))
    return accept({ type: 'Paused' });
  return pause === undefined ? accept({ type: 'PauseAsked', seat: by }) : refuse('already-asked');
}

function undoAsked(table: Table, by: Seat, { undoable }: Around): Decision<TableEvent> {
  if (table.paused) return refuse('paused');
  if (table.undo !== undefined) return refuse('already-asked');
  const may = undoable(by);
  return may.ok ? accept({ type: 'UndoAsked', seat: by, from: may.from }) : may;
}

function restClaimed(table: Table, seat: Seat, { claimable }: Around): Decision<TableEvent> {
  if (table.paused) return refuse('paused');
  if (table.claimed !== undefined) return refuse('already-claimed');
  return claimable(seat) ? accept({ type: 'RestClaimed', seat }) : refuse('claim-unproved');
}

function answered(
  table: Table,
  { to, agrees }: { readonly to: 'pause' | 'undo'; readonly agrees: boolean },
  by: Seat,
  around: Around,
): Decision<TableEvent> {
  const request = table[to];
  const asker = request?.seat === by;
  if (request === undefined || (asker && agrees)) return refuse('nothing-asked');
  if (!asker && !awaited(table, request).includes(by)) return refuse('already-answered');
  if (to === 'undo') return accept({ type: 'UndoAnswered', seat: by, agrees });
  const answer = { type: 'PauseAnswered', seat: by, agrees } as const;
  const agreed = { ...request, agreed: [...request.agreed, by] };
  return agrees && waitsForNobody(table, agreed, around)
    ? accept<TableEvent>(answer, { type: 'Paused' })
    : accept<TableEvent>(answer);
}

function held(table: Table, seat: Seat, by: Seat, { isLongAway }: Around): Decision<TableEvent> {
  if (table.kinds[seat] !== 'person') return refuse('not-a-person');
  if (table.held[seat] !== undefined) return refuse('already-held');
  if (seat !== by && !isLongAway(seat)) return refuse('not-away');
  return accept({ type: 'SeatHeld', seat, level: STAND_IN_LEVEL });
}
