import { type Db, suspendedAmong } from '@stikk/db';
import { Failure } from './failure.ts';

/**
 * Keeps whoever is suspended from playing more, at any table or at one that is rated. A match that is under way they
 * may finish.
 * @param now milliseconds since 1970
 * @throws the failure `suspended`, with from which tables and until when
 */
export async function mustBeAdmitted(db: Db, userId: string, now: number, rated = false): Promise<void> {
  const [found] = await suspendedAmong(db, [userId], rated, now);
  if (found !== undefined) throw new Failure('suspended', { until: found.until, scope: found.scope });
}
