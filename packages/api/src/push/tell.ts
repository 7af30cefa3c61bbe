import { claimTurn, pushesOf, tableOf } from '@stikk/db';
import type { Seat } from '@stikk/engine';
import type { MatchActor } from '../match/actor.ts';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';
import type { Push } from './push.ts';

/** So long somebody has to be away, and their turn to last, before their devices are told. */
export const AWAY_MS = 30_000;

/**
 * Tells whoever is to act in a match of people, and has no page of it open, that it is their turn: once a turn, at
 * every device that asked for it.
 */
export function tellAway(
  { database: { db }, logger, now, after }: Pick<Services, 'database' | 'logger' | 'now' | 'after'>,
  push: Push,
  actor: MatchActor,
): void {
  const people = actor.row.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  if (people.length < 2) return;
  const waiting = new Map<Seat, { readonly due: number; readonly cancel: () => void }>();

  const dueOf = (seat: Seat): number | undefined => {
    const { table } = actor.folded();
    const since = table.turns[seat]?.since;
    const away = actor.room.awaySince(seat);
    if (since === undefined || away === undefined || table.claimed !== undefined) return undefined;
    return Math.max(since, away) + AWAY_MS;
  };

  const tell = async (seat: Seat): Promise<void> => {
    const { id: matchId, tableId } = actor.row;
    const { userId } = actor.row.seats[seat]!;
    const to = userId === null ? [] : await pushesOf(db, userId);
    if (to.length === 0) return;
    const turn = actor.entries().findLast((entry) => 'game' in entry && entry.by === seat)?.seq ?? 0;
    if (!(await claimTurn(db, { matchId, seat, turn, at: now() }))) return;
    const names = people.map((one) => actor.row.seats[one]!.name);
    const name = (tableId === null ? undefined : await tableOf(db, tableId))?.name ?? '';
    const notice = {
      matchId,
      table: names.includes(name) ? '' : name,
      people: names.filter((_, at) => people[at] !== seat),
    };
    await Promise.all(to.map((device) => push.send(device, notice)));
  };

  const look = (): void => {
    for (const seat of people) {
      const due = actor.isStopped() ? undefined : dueOf(seat);
      const before = waiting.get(seat);
      if (before?.due === due) continue;
      before?.cancel();
      waiting.delete(seat);
      if (due === undefined) continue;
      const cancel = after(Math.max(0, due - now()), () => {
        if (dueOf(seat) !== due) return;
        tell(seat).catch((error) =>
          logger.error({ matchId: actor.row.id, ...traceOf(error) }, 'somebody away could not be told'),
        );
      });
      waiting.set(seat, { due, cancel });
    }
  };
  actor.onGrowth(look);
  actor.room.onChange(look);
  look();
}
