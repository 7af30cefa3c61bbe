import { accountsAmong, blockedBy, tableOf } from '@stikk/db';
import { bySeat } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { DISPUTED, streamsAbout } from '../dispute/stream.ts';
import type { Services } from '../services.ts';
import type { Reader, TableTalk } from '../table/talk.ts';
import type { Person } from '../trpc.ts';
import type { MatchActor } from './actor.ts';

/** What is fleeting about a match, for one reader. */
export interface Live {
  view(): LiveView;
  stop(): void;
}

/** Changes of the same moment are told once. */
const TOGETHER_MS = 50;
const NUDGE_MS = 30_000;

/**
 * Watches what is fleeting about a match, and calls back when it is different. Words are read by who sits at the
 * table, as they want to read them.
 */
export async function liveOf(
  { database, bus, now, after }: Pick<Services, 'database' | 'bus' | 'now' | 'after'>,
  talk: TableTalk,
  actor: MatchActor,
  person: Person | undefined,
  changed: () => void,
): Promise<Live> {
  const { row, room } = actor;
  const seatOf = (userId: string | null) =>
    userId === null ? undefined : actor.row.seats.find((taken) => taken.userId === userId)?.seat;
  const seated = person !== undefined && seatOf(person.id) !== undefined;
  let host: string | null = row.createdBy;
  let reader: Reader | undefined;
  let disputes = 0;
  let stopWaiting: (() => void) | undefined;

  const notice = () => {
    stopWaiting ??= after(TOGETHER_MS, () => {
      stopWaiting = undefined;
      changed();
    });
  };
  const look = async (): Promise<void> => {
    const { db } = database;
    if (row.tableId !== null) host = (await tableOf(db, row.tableId))?.hostId ?? host;
    if (!seated) return;
    const account = (await accountsAmong(db, [person.id])).has(person.id);
    reader = { userId: person.id, account, blocked: await blockedBy(db, person.id) };
    const steps = (await streamsAbout({ database }, row.id)).flatMap((stream) => stream.steps);
    disputes = steps.filter(({ by }) => by !== person.id).length;
  };
  const lookAgain = () => void look().then(notice, () => undefined);
  const { held } = actor.folded().table;
  let heldBefore = held;
  const stop = [
    room.onChange(notice),
    talk.onTalk((id) => id === row.tableId && notice()),
    bus.subscribe((id) => id === row.tableId && lookAgain()),
    bus.hear((topic, id) => topic === DISPUTED && id === row.id && seated && lookAgain()),
    actor.onGrowth(() => {
      if (actor.folded().table.held === heldBefore) return;
      heldBefore = actor.folded().table.held;
      notice();
    }),
  ];
  try {
    await look();
  } catch (error) {
    for (const end of stop) end();
    throw error;
  }

  return {
    view: () => {
      const { table } = actor.folded();
      const isPerson = (seat: number) => table.kinds[seat] === 'person';
      const nudge = room.nudged();
      return {
        present: bySeat(row.seats.length, (seat) => (isPerson(seat) ? room.isPresent(seat) : null)),
        awaySince: bySeat(row.seats.length, (seat) =>
          isPerson(seat) ? (room.awaySince(seat) ?? null) : null,
        ),
        held: table.held.map((level) => level !== undefined),
        host: seatOf(host) ?? null,
        tableId: row.tableId,
        watchers: room.watchers(),
        now: now(),
        talk: reader === undefined || row.tableId === null ? [] : talk.heardBy(reader, row.tableId, seatOf),
        nudge: nudge !== undefined && nudge.at > now() - NUDGE_MS ? nudge : null,
        disputes,
      };
    },
    stop: () => {
      stopWaiting?.();
      for (const end of stop) end();
    },
  };
}
