import { changeTable, type Db, type SeatRow, suspendedAmong, type TableRow } from '@stikk/db';
import { Failure } from '../failure.ts';
import { rulesOf, seatedMatch } from '../match/create.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
import { isComplete, readied, unready } from './place.ts';

/**
 * Changes a table, and begins its match when that made it complete: in the same transaction, so that however
 * many people are ready in the same instant, one match begins or none.
 * @throws the failure `unknown-table`, and whatever `edit` throws; then nothing has changed
 */
export async function change(
  { services, hall }: Pick<Context, 'services' | 'hall'>,
  tableId: string,
  edit: (table: TableRow, tx: Db) => TableRow | Promise<TableRow>,
): Promise<TableRow> {
  let begun: string | undefined;
  const after = await changeTable(services.database.db, tableId, async (before, tx) => {
    const edited = await edit(before, tx);
    if (edited === before) return before;
    const touched = { ...edited, touchedAt: services.now() };
    if (!isComplete(touched)) return touched;
    // Somebody may have been suspended since they said that they are ready.
    const people = touched.places.flatMap(({ userId }) => userId ?? []);
    const barred = await suspendedAmong(tx, people, touched.rated, services.now());
    if (barred.length > 0) return barred.reduce((table, { userId }) => readied(table, userId, null), touched);
    begun = await begin(services, tx, touched);
    return { ...unready(touched), matchId: begun, status: 'live' };
  });
  if (after === undefined) throw new Failure('unknown-table');
  services.bus.publish(tableId, after.version);
  if (begun !== undefined) await (await hall.actorOf(begun))?.wake();
  return after;
}

/** Writes the match of a complete table: its places are the seats, by the same numbers. */
async function begin({ database, now }: Services, tx: Db, table: TableRow): Promise<string> {
  const seats = table.places.map(
    ({ place, kind, userId, name, level, nonce, device }): SeatRow => ({
      seat: place,
      kind,
      userId,
      name,
      level,
      nonce,
      device,
    }),
  );
  const { id, hostId, preset, changes, watch, clock, rated } = table;
  const rules = rulesOf(preset, changes);
  return seatedMatch({ database: { ...database, db: tx }, now }, hostId ?? '', preset, rules, seats, {
    tableId: id,
    watch,
    clock,
    rated,
  });
}
