import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@stikk/engine';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';
import type { Command, MatchActor } from './actor.ts';
import { eventsSeen } from './view.ts';

export interface BotTurns {
  /** Gives every bot that is to act its time to think, `patience` milliseconds more than usual. */
  schedule(patience: number): void;
  stop(): void;
}

/**
 * The turns of a match's bots. A bot decides on the view of its own seat, the fold of the entries redacted for
 * it, and its command is judged like anybody's. A bot that fails never holds up a match: the first command the
 * rules allow is played for it.
 */
export function botTurns(services: Services, actor: MatchActor): BotTurns {
  const { logger, botDelay, mind } = services;
  const { row, game, options } = actor;
  const waiting = new Map<Seat, { readonly timer: AbortController; readonly patience: number }>();
  const acting = new Set<Seat>();
  let stopped = false;

  const decided = async (seat: Seat, level: string): Promise<Command | undefined> => {
    const { views, seq } = actor.folded();
    const view = views.get(seat);
    try {
      const command = await mind({
        game: game.id,
        view,
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

  const act = async (seat: Seat, level: string): Promise<void> => {
    const { seq, state } = actor.folded();
    if (!game.toAct(state).includes(seat)) return;
    const commandId = `bot-${seat}-${seq}`;
    const command = await decided(seat, level);
    if (stopped) return;
    const answer = command && (await actor.submit(seat, commandId, command));
    if (answer !== undefined && answer !== 'taken' && answer.ok) return;
    if (!game.toAct(actor.folded().state).includes(seat)) return;
    logger.warn(
      {
        matchId: row.id,
        seq,
        seat,
        reason: answer === undefined || answer === 'taken' ? 'none' : answer.reason,
      },
      'a bot is played for',
    );
    await actor.submitAny(seat, `${commandId}-any-${actor.folded().seq}`);
  };

  const turn = async (
    seat: Seat,
    level: string,
    delay: number,
    { signal }: AbortController,
  ): Promise<void> => {
    try {
      await sleep(delay, undefined, { signal });
    } catch {
      return;
    }
    acting.add(seat);
    let failed = false;
    try {
      await act(seat, level);
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
    const [least, most] = botDelay;
    for (const { seat, kind, level } of row.seats) {
      if (kind !== 'bot' || acting.has(seat)) continue;
      const wait = waiting.get(seat);
      if (wait !== undefined && due.includes(seat) && wait.patience <= patience) continue;
      wait?.timer.abort();
      waiting.delete(seat);
      if (!due.includes(seat)) continue;
      const timer = new AbortController();
      waiting.set(seat, { timer, patience });
      void turn(seat, level ?? 'easy', patience + least + Math.random() * (most - least), timer);
    }
  };

  return {
    schedule,
    stop: () => {
      stopped = true;
      for (const { timer } of waiting.values()) timer.abort();
    },
  };
}

/** After a failure of the database. */
const RETRY_MS = 1000;

/** FNV-1a, 32 bits: the same match and moment give a bot the same luck. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
