import { randomUUID } from 'node:crypto';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Ruling } from '@stikk/engine/table';
import type { Terms } from '../src/match/create.ts';
import { type Director, staffBy } from './director.ts';
import { type Guest, type Stream, setOut, turn } from './guest.ts';
import { type Host, openHost } from './host.ts';

/** A match of the office's three people, and what each of them is told. */
export interface Sitting {
  readonly matchId: string;
  readonly streams: readonly Stream[];
}

/** A server with an admin, two directors and three people who play and complain. */
export interface Office {
  readonly host: Host;
  readonly database: TestDatabase;
  readonly admin: Director;
  readonly director: Director;
  readonly other: Director;
  /** By seat. */
  readonly people: Guest[];
  now(): number;
  /** Lets time pass, in milliseconds. */
  pass(ms: number): void;
  /** A match in which each has bid and two cards are played. */
  started(terms?: Partial<Terms>): Promise<Sitting>;
  /** Whoever is to act does the first thing that is allowed; false when nobody is. */
  act(sitting: Sitting): Promise<boolean>;
  /** Lets a seat call the director about what happened last. Returns the dispute's id. */
  complained(sitting: Sitting, seat?: number): Promise<string>;
  close(): Promise<void>;
}

const changes = {
  players: 3,
  'bid.mode': 'turn',
  sumRule: 'none',
  'schedule.pattern': 'custom',
  'schedule.list': [3, 2],
};

export async function openOffice(): Promise<Office> {
  let late = 0;
  const now = () => Date.now() + late;
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const database = await testPglite();
  const host = await openHost(database, { clock: { now, after } });
  const admin = await staffBy(host.adminUrl, (await host.firstInvitation())!, 'Ada');
  const invited = async (name: string) =>
    staffBy(host.adminUrl, (await admin.ask.invite.mutate({ role: 'director' })).token, name);
  const [director, other] = [await invited('Dora'), await invited('Otto')];
  const people = [await host.guest(), await host.guest(), await host.guest()];

  const act = async ({ matchId, streams }: Sitting): Promise<boolean> => {
    const { game } = setOut(streams[0]!.entries());
    const seat = game.toAct(streams[0]!.state()).find((actor) => typeof actor === 'number');
    if (typeof seat !== 'number') return false;
    const [first] = await turn(streams[seat]!, seat);
    const answer = await people[seat]!.send(matchId, first);
    if (!answer.ok) throw new Error(answer.reason);
    await Promise.all(streams.map((one) => one.until((entries) => entries.at(-1)!.seq >= answer.seq)));
    return true;
  };

  return {
    host,
    database,
    admin,
    director,
    other,
    people,
    now,
    pass: (ms) => {
      late += ms;
    },
    started: async (terms) => {
      const matchId = await host.seat('bondebridge', changes, people, terms);
      const sitting = { matchId, streams: people.map((one) => one.follow(matchId)) };
      await told(sitting, 'HandsDealt');
      for (let acts = 0; acts < 5; acts++) await act(sitting);
      return sitting;
    },
    act,
    complained: async ({ matchId, streams }, seat = 1) => {
      const about = streams[0]!.entries().at(-1)!.seq;
      const call = { matchId, about, category: 'misclick', words: 'I meant the other card.' } as const;
      const opened = await people[seat]!.ask.dispute.open.mutate(call);
      if (!opened.ok) throw new Error(opened.reason);
      return (await people[seat]!.ask.dispute.about.query({ matchId })).at(-1)!.id;
    },
    close: async () => {
      await host.close();
      await database.close();
    },
  };
}

/** Waits until everybody at a match has been told of something. */
export async function told({ streams }: Sitting, type: string): Promise<void> {
  await Promise.all(
    streams.map((one) =>
      one.until((entries) =>
        entries.some((entry) => ('game' in entry ? entry.game : entry.table).type === type),
      ),
    ),
  );
}

/** Sends a ruling on a dispute. */
export const ruled = (by: Director, id: string, ruling: Ruling, rulingId: string = randomUUID()) =>
  by.ask.rule.mutate({ id, rulingId, ruling });

export const why = { reason: 'misclick', note: 'The finger slipped.' };
