import type { Seat } from '@stikk/engine';
import type { Ask } from '@stikk/engine/table';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { Person } from '../trpc.ts';
import type { Answer, MatchActor } from './actor.ts';
import { seatOf } from './view.ts';

/**
 * A command of a person. A refusal by the rules is an answer; what is no command at all, or not this person's
 * to send, is a failure.
 * @throws the failures `not-your-seat`, `malformed` and `command-id-taken`
 */
export async function submit(
  actor: MatchActor,
  person: Person,
  commandId: string,
  sent: unknown,
): Promise<Answer> {
  const seat = mustSit(actor, person);
  const command = z.safeParse(actor.game.command, sent);
  if (!command.success)
    throw new Failure('malformed', {
      fields: command.error.issues.map(({ path }) => ['command', ...path].join('.')),
    });
  const answer = await actor.submit(seat, commandId, command.data);
  if (answer === 'taken') throw new Failure('command-id-taken');
  return answer;
}

/**
 * What a person asks for beside the game.
 * @throws the failures `not-your-seat` and `command-id-taken`
 */
export async function asked(
  actor: MatchActor,
  person: Person,
  commandId: string,
  wish: Ask,
): Promise<Answer> {
  const answer = await actor.ask(mustSit(actor, person), commandId, wish);
  if (answer === 'taken') throw new Failure('command-id-taken');
  return answer;
}

/**
 * Reminds a seat that it is to act.
 * @throws the failure `not-your-seat`
 */
export function nudged(
  actor: MatchActor,
  person: Person,
  seat: Seat,
): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  const by = mustSit(actor, person);
  if (seat === by || actor.folded().table.turns[seat]?.since === undefined)
    return { ok: false, reason: 'not-to-act' };
  actor.room.nudge(by, seat);
  return { ok: true };
}

function mustSit(actor: MatchActor, person: Person): Seat {
  const seat = seatOf(actor, person);
  if (seat === undefined) throw new Failure('not-your-seat');
  return seat;
}
