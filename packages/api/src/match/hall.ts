import { matchesToTell, matchOf, ownersOf, unsettledMatches } from '@stikk/db';
import { dueOf } from '@stikk/engine/table';
import type { Push } from '../push/push.ts';
import { tellAway } from '../push/tell.ts';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';
import { ELSEWHERE_MS, type MatchActor, matchActor } from './actor.ts';
import { openAttendance } from './attendance.ts';

/** The matches that this process has in memory. */
export interface Hall {
  /** The actor of a match, loaded and woken when need be; undefined when there is no such match. */
  actorOf(matchId: string): Promise<MatchActor | undefined>;
  /** Keeps a match in memory for as long as somebody follows it. Returns the way to let go. */
  attend(matchId: string): () => void;
  /** How many matches somebody follows. */
  followed(): number;
  /** Goes on with all matches in which the house or a bot is due, a clock was running, or somebody is to be told. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 2000;
const SWEEP_MS = 10_000;
const IDLE_MS = 10 * 60_000;
/** So many matches are loaded at once. */
const TOGETHER = 20;

/** Of matches that nobody touched for so long, nobody is told after a restart; nor of more than so many. */
const UNTOLD_MS = 24 * 60 * 60_000;
const MOST_UNTOLD = 500;

/** Under which a user's id is told whose seats are another's now. */
export const MOVED = 'moved';

interface Guest {
  readonly actor: Promise<MatchActor | undefined>;
  used: number;
  followers: number;
}

export function openHall(services: Services, push: Push): Hall {
  const { database, bus, logger, now } = services;
  const guests = new Map<string, Guest>();
  const shared = database.kind === 'postgres';
  const attendance = openAttendance(services);
  let closed = false;

  const load = async (matchId: string): Promise<MatchActor | undefined> => {
    const row = await matchOf(database.db, matchId);
    if (row === undefined || closed) return undefined;
    const room = attendance.open(matchId);
    const actor = await matchActor(services, row, room);
    if (dueOf(actor.folded().table) !== undefined && !(await room.isTended())) await actor.resume();
    room.tend();
    // Another process may be at it: then it is given time to.
    const fresh = now() - actor.folded().at < ELSEWHERE_MS;
    if (!actor.folded().finished) {
      void actor.wake(shared && fresh ? ELSEWHERE_MS : 0);
      tellAway(services, push, actor);
    }
    return actor;
  };

  const guestOf = (matchId: string): Guest => {
    const present = guests.get(matchId);
    if (present !== undefined) {
      present.used = now();
      return present;
    }
    const guest: Guest = { actor: load(matchId), used: now(), followers: 0 };
    guests.set(matchId, guest);
    const forget = () => guests.get(matchId) === guest && guests.delete(matchId);
    guest.actor.then((actor) => actor === undefined && forget(), forget);
    return guest;
  };

  const complain = (error: unknown) => logger.error(traceOf(error), 'matches could not be looked after');

  const refresh = async (matchId: string, seq: number): Promise<void> => {
    const actor = await guests.get(matchId)?.actor;
    if (actor !== undefined && actor.folded().seq < seq) await actor.catchUp();
  };
  const unsubscribe = bus.subscribe((matchId, seq) => void refresh(matchId, seq).catch(complain));

  const reseat = async (userId: unknown): Promise<void> => {
    for (const { actor } of guests.values()) {
      const there = await actor;
      if (there?.row.seats.some((taken) => taken.userId === userId)) await there.reseat();
    }
  };
  const unhear = bus.hear((topic, note) => {
    if (topic === MOVED) void reseat(note).catch(complain);
  });

  /** Seats that were moved while the bus was not heard. */
  const reseatMoved = async (): Promise<void> => {
    const owners = await ownersOf(database.db, [...guests.keys()]);
    for (const [matchId, { actor }] of guests) {
      const there = await actor;
      const now = owners.get(matchId);
      if (now && there?.row.seats.some(({ userId }, at) => userId !== now[at])) await there.reseat();
    }
  };

  const poll = async (): Promise<void> => {
    await reseatMoved();
    for (const [matchId, { followers }] of guests)
      if (followers > 0) await refresh(matchId, Number.POSITIVE_INFINITY);
  };
  const resume = async (before: number, overdue: number): Promise<void> =>
    wakeAll(await unsettledMatches(database.db, before, overdue));
  const wakeAll = async (found: readonly string[]): Promise<void> => {
    for (let at = 0; at < found.length; at += TOGETHER)
      await Promise.all(
        found.slice(at, at + TOGETHER).map(async (matchId) => (await guestOf(matchId).actor)?.wake()),
      );
  };
  const leave = async (): Promise<void> => {
    for (const [matchId, guest] of guests) {
      if (guest.followers > 0 || now() - guest.used < IDLE_MS) continue;
      const actor = await guest.actor;
      if (actor !== undefined && dueOf(actor.folded().table) !== undefined) continue;
      guests.delete(matchId);
      await actor?.stop();
    }
  };

  const every = (ms: number, act: () => Promise<void>) => {
    const timer = setInterval(() => void act().catch(complain), ms);
    timer.unref();
    return timer;
  };
  const timers = [
    every(60_000, leave),
    ...(shared
      ? [
          every(POLL_MS, poll),
          every(SWEEP_MS, () => resume(now() - 2 * ELSEWHERE_MS, now() - 2 * ELSEWHERE_MS)),
        ]
      : []),
  ];

  return {
    actorOf: (matchId) => guestOf(matchId).actor,
    attend: (matchId) => {
      const guest = guestOf(matchId);
      guest.followers++;
      return () => {
        guest.followers--;
        guest.used = now();
      };
    },
    followed: () => [...guests.values()].filter(({ followers }) => followers > 0).length,
    resume: async () => {
      await resume(now() + 1, Number.MAX_SAFE_INTEGER);
      await wakeAll(await matchesToTell(database.db, now() - UNTOLD_MS, MOST_UNTOLD));
    },
    close: async () => {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      unsubscribe();
      unhear();
      await Promise.all(
        [...guests.values()].map(async ({ actor }) => (await actor.catch(() => undefined))?.stop()),
      );
      attendance.close();
    },
  };
}
