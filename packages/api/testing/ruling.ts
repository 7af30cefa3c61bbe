import { randomUUID } from 'node:crypto';
import type { Ruling } from '@stikk/engine/table';
import type { Director } from './director.ts';
import type { Guest } from './guest.ts';

/** Lets a player call the director about a match, who rules on it. Returns the dispute's id. */
export async function ruledOver(
  director: Director,
  player: Guest,
  matchId: string,
  ruling: Ruling,
  until?: number,
): Promise<string> {
  const opened = await player.ask.dispute.open.mutate({
    matchId,
    about: 1,
    category: 'other',
    words: 'look at this',
  });
  if (!opened.ok) throw new Error(`the director could not be called: ${opened.reason}`);
  const { id } = (await player.ask.dispute.about.query({ matchId })).at(-1)!;
  await director.ask.take.mutate({ id });
  const answer = await director.ask.rule.mutate({
    id,
    rulingId: randomUUID(),
    ruling,
    ...(until !== undefined && { until }),
  });
  if (!answer.ok) throw new Error(`the ruling was refused: ${answer.reason}`);
  return id;
}
