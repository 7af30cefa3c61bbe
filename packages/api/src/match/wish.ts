import { claimable, type Decision, type Entry, refuse, type Seat, type TableEvent } from '@stikk/engine';
import {
  type Ask,
  answerTo,
  awaited,
  hindrance,
  type Ruling,
  SILENCES,
  STAND_IN_LEVEL,
  standIn,
  type Table,
  undoable,
} from '@stikk/engine/table';
import type { Command, MatchActor } from './actor.ts';

export type Happened = { readonly game: { readonly type: string } } | { readonly table: TableEvent };

/** What a seat sends: something in the game, or something beside it. */
export type Wish = { readonly command: Command } | { readonly ask: Ask };
/** What a director sends. */
export type RulingWish = { readonly ruling: Ruling };

export const contentOf = (wish: Wish | RulingWish): Command | Ask | Ruling =>
  'ask' in wish ? wish.ask : 'ruling' in wish ? wish.ruling : wish.command;

/** Whoever was away for so long may have a bot act for them. */
const LONG_AWAY_MS = 20_000;

/** What a wish leads to as the match stands at `at`, or why it is refused. */
export function decided(
  { game, options, room, row, entries, folded }: MatchActor,
  wish: Wish,
  by: Seat,
  commandId: string,
  at: number,
): Decision<Happened> {
  const { table, state } = folded();
  if ('ask' in wish) {
    const answer = answerTo(table, wish.ask, by, {
      isAway: (seat) => !room.isPresent(seat),
      isLongAway: (seat) => (room.awaySince(seat) ?? at) <= at - LONG_AWAY_MS,
      undoable: (seat) =>
        undoable(game, options, row.seats.length, entries() as readonly Entry<{ type: string }>[], seat),
      claimable: (seat) =>
        claimable(game, options, row.seats.length, entries() as readonly Entry<{ type: string }>[], seat) !==
        undefined,
    });
    return answer.ok ? { ok: true, events: answer.events.map((event) => ({ table: event })) } : answer;
  }
  const hindered = hindrance(table, by, commandId, at);
  if (hindered !== undefined) return refuse(hindered);
  const decision = game.decide(state, wish.command, by, options);
  if (!decision.ok) return decision;
  const events = decision.events.map((event): Happened => ({ game: event }));
  // Whoever acts has the cards back.
  const reclaims = standIn(commandId) === undefined && table.held[by] !== undefined;
  const back: Happened = { table: { type: 'SeatReclaimed', seat: by } };
  return { ok: true, events: reclaims ? [back, ...events] : events };
}

/** One from the middle of what the rules allow, so that no bid of nothing is made for anybody. */
export function someAllowed({ game, options, folded }: MatchActor, by: Seat): Wish | undefined {
  const allowed = game.legal(folded().state, by, options);
  const command = allowed[allowed.length >> 1];
  return command && { command };
}

/** What the table itself has to do next, whatever the game says: a strike that all agreed to, or a stand-in. */
export function tableAct(table: Table): { readonly kind: string; readonly event: TableEvent } | undefined {
  const { undo, silent, held, over } = table;
  if (over) return undefined;
  if (undo !== undefined && awaited(table, undo).length === 0)
    return { kind: 'undo', event: { type: 'PlayStruck', from: undo.from, why: 'undo', note: '' } };
  const seat = silent.findIndex((times, one) => times >= SILENCES && held[one] === undefined);
  return seat < 0 ? undefined : { kind: 'hold', event: { type: 'SeatHeld', seat, level: STAND_IN_LEVEL } };
}
