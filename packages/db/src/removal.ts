import { and, eq, or } from 'drizzle-orm';
import type { Db } from './open.ts';
import {
  arrival,
  block,
  heard,
  place,
  presence,
  report,
  seat,
  table,
  talk,
  tally,
  user,
} from './schema/index.ts';

/** What somebody is called who is no longer known. */
export const REMOVED = '–';

/**
 * Removes a person with all that hangs on the user: name, address, sign-ins, seats at tables, what they said and what was kept of them. Their seats
 * in matches stay, of nobody and without a name, so that every record is what it was. False where there is no such user.
 */
export async function removePerson(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seats = await tx
      .update(seat)
      .set({ userId: null, name: REMOVED, device: null })
      .where(eq(seat.userId, userId))
      .returning({ matchId: seat.matchId, seat: seat.seat });
    for (const { matchId, seat: at } of seats) {
      await tx.delete(tally).where(and(eq(tally.matchId, matchId), eq(tally.seat, at)));
      await tx
        .update(arrival)
        .set({ address: null })
        .where(and(eq(arrival.matchId, matchId), eq(arrival.seat, at)));
    }
    await tx.update(table).set({ hostId: null }).where(eq(table.hostId, userId));
    await tx.delete(place).where(eq(place.userId, userId));
    await tx.delete(talk).where(eq(talk.userId, userId));
    await tx.update(heard).set({ userId: null, body: null }).where(eq(heard.userId, userId));
    await tx.delete(presence).where(eq(presence.userId, userId));
    await tx.delete(block).where(or(eq(block.userId, userId), eq(block.blockedId, userId)));
    await tx.delete(report).where(or(eq(report.userId, userId), eq(report.reportedId, userId)));
    const gone = await tx.delete(user).where(eq(user.id, userId)).returning({ id: user.id });
    return gone.length > 0;
  });
}
