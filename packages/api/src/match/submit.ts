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
  const seat = seatOf(actor, person);
  if (seat === undefined) throw new Failure('not-your-seat');
  const command = z.safeParse(actor.game.command, sent);
  if (!command.success)
    throw new Failure('malformed', {
      fields: command.error.issues.map(({ path }) => ['command', ...path].join('.')),
    });
  const answer = await actor.submit(seat, commandId, command.data);
  if (answer === 'taken') throw new Failure('command-id-taken');
  return answer;
}
