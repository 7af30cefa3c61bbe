import { suspendedUntil } from '@stikk/db';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/**
 * Keeps whoever is suspended from playing more. A match that is under way they may finish.
 * @throws the failure `suspended`, with until when
 */
export async function mustBeAdmitted(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<void> {
  const until = await suspendedUntil(database.db, userId, now());
  if (until !== undefined) throw new Failure('suspended', { until });
}
