import type { Seat } from '@stikk/engine';
import { deadlineOf, STAND_IN_LEVEL, type StandIn, UNDO_GRACE_MS } from '@stikk/engine/table';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';
import type { Answer, Command, MatchActor } from './actor.ts';
import { eventsSeen, viewOf } from './view.ts';

export interface Turns {
  /** Gives every bot that is to act its time to think, `patience` milliseconds more than usual. */
  schedule(patience: number): void;
  stop(): void;
}

/** An act that somebody other than a person is to do: for a bot, for a stand-in, or once a person's time is up. */
interface Turn {
  readonly seat: Seat;
  readonly level: string;
  readonly standIn: StandIn;
  /** Milliseconds from now, and how much of it is mere patience. */
  readonly wait: number;
  readonly patience: number;
  /** Another one means that the wait begins anew. */
  readonly key: string;
}

/**
 * The turns that nobody takes in person. A bot decides on the view of its own seat, the fold of the entries
 * redacted for it, and its command is judged like anybody's. One that fails never holds up a match: a command
 * that the rules allow is played for it.
 */
export function actingTurns(services: Services, actor: MatchActor): Turns {
  const { logger, botDelay, mind, now, after } = services;
  const { row, game, options } = actor;
  const waiting = new Map<Seat, Pick<Turn, 'key' | 'patience'> & { readonly cancel: () => void }>();
  const acting = new Set<Seat>();
  let stopped = false;

  const thought = () => botDelay[0] + Math.random() * (botDelay[1] - botDelay[0]);

  const turnOf = (seat: Seat, patience: number): Turn | undefined => {
    const { table } = actor.folded();
    if (table.paused || table.over) return undefined;
    if (table.claimed !== undefined)
      return {
        seat,
        level: STAND_IN_LEVEL,
        standIn: 'claim',
        patience,
        wait: patience + CLAIM_MS,
        key: 'claim',
      };
    const bot = table.kinds[seat] === 'bot';
    const level = bot ? (row.seats[seat]?.level ?? 'easy') : (table.held[seat] ?? STAND_IN_LEVEL);
    if (bot || table.held[seat] !== undefined) {
      const asked = table.undo?.at;
      const grace = asked === undefined ? 0 : Math.max(0, asked + UNDO_GRACE_MS - now());
      const standIn = bot ? 'bot' : 'held';
      return {
        seat,
        level,
        standIn,
        patience,
        wait: patience + grace + thought(),
        key: `${standIn} ${asked ?? ''}`,
      };
    }
    const deadline = deadlineOf(table, seat);
    if (deadline === undefined) return undefined;
    const wait = patience + Math.max(0, deadline - now());
    return { seat, level, standIn: 'time', patience, wait, key: `time ${deadline}` };
  };

  /** What is played for a seat once the rest has been claimed: it makes no difference but to who claimed. */
  const claimed = (seat: Seat): Command | undefined => {
    const { table, state } = actor.folded();
    if (seat !== table.claimed) return game.legal(state, seat, options)[0];
    return game.claim?.(
      viewOf(actor, seat),
      seat,
      options,
      eventsSeen(actor, seat) as readonly Command[],
    )?.[0];
  };

  const decided = async ({ seat, level, standIn }: Turn): Promise<Command | undefined> => {
    const { seq } = actor.folded();
    if (standIn === 'claim') return claimed(seat);
    try {
      const command = await mind({
        game: game.id,
        view: viewOf(actor, seat),
        seat,
        options,
        level,
        seed: seedOf(`${row.id}:${seq}:${seat}`),
        record: eventsSeen(actor, seat),
      });
      return z.parse(game.command, command);
    } catch (error) {
      logger.error({ matchId: row.id, seq, seat, ...traceOf(error) }, 'a bot could not decide');
      return undefined;
    }
  };

  /** Whether the seat still waits for this turn. */
  const isWanted = ({ seat, key }: Turn): boolean =>
    game.toAct(actor.folded().state).includes(seat) && turnOf(seat, 0)?.key === key;

  const act = async (turn: Turn): Promise<void> => {
    const { seat, standIn } = turn;
    const { seq } = actor.folded();
    if (!isWanted(turn)) return;
    const commandId = `${standIn}-${seat}-${seq}`;
    const command = await decided(turn);
    if (stopped) return;
    const answer = command && (await actor.submit(seat, commandId, command));
    if (isDone(answer) || !isWanted(turn)) return;
    const reason = answer === undefined || answer === 'taken' || answer.ok ? 'none' : answer.reason;
    // A timer may go off a moment too early.
    if (reason === 'not-due') return;
    logger.warn({ matchId: row.id, seq, seat, reason }, 'a bot is played for');
    await actor.submitAny(seat, `${commandId}-any-${actor.folded().seq}`);
  };

  const take = async (turn: Turn): Promise<void> => {
    const { seat } = turn;
    acting.add(seat);
    let failed = false;
    try {
      await act(turn);
    } catch (error) {
      failed = true;
      if (!stopped) logger.error({ matchId: row.id, seat, ...traceOf(error) }, 'a bot could not act');
    }
    acting.delete(seat);
    waiting.delete(seat);
    if (!stopped) schedule(failed ? RETRY_MS : 0);
  };

  const schedule = (patience: number): void => {
    const due = game.toAct(actor.folded().state);
    for (const { seat } of row.seats) {
      if (acting.has(seat)) continue;
      const turn = due.includes(seat) ? turnOf(seat, patience) : undefined;
      const wait = waiting.get(seat);
      if (wait !== undefined && wait.key === turn?.key && wait.patience <= patience) continue;
      wait?.cancel();
      waiting.delete(seat);
      if (turn === undefined) continue;
      const { key } = turn;
      waiting.set(seat, { key, patience, cancel: after(turn.wait, () => void take(turn)) });
    }
  };

  return {
    schedule,
    stop: () => {
      stopped = true;
      for (const { cancel } of waiting.values()) cancel();
    },
  };
}

const isDone = (answer: Answer | 'taken' | undefined): boolean =>
  answer !== undefined && answer !== 'taken' && answer.ok;

/** Between two cards of a rest that was claimed. */
const CLAIM_MS = 250;

/** After a failure of the database. */
const RETRY_MS = 1000;

/** FNV-1a, 32 bits: the same match and moment give a bot the same luck. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
