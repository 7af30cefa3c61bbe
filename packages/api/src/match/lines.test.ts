import { randomUUID } from 'node:crypto';
import { linesOf, schema, sweepAddresses, sweepLines } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, reasonOf, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';

let database: TestDatabase;
let host: Host;
let anna: Guest;
let bo: Guest;
beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  [anna, bo] = [await host.guest(), await host.guest()];
}, 240_000);
afterAll(async () => {
  await host.close();
  await database.close();
});

const changes = {
  players: 2,
  'bid.mode': 'simultaneous',
  'schedule.pattern': 'custom',
  'schedule.list': [2],
};

/** Resolves with what is kept once the condition holds. */
async function known(matchId: string, holds: (lines: Awaited<ReturnType<typeof linesOf>>) => boolean) {
  for (const deadline = Date.now() + 15_000; ; ) {
    const lines = await linesOf(database.db, matchId);
    if (holds(lines)) return lines;
    if (Date.now() > deadline) throw new Error(`only ${JSON.stringify(lines)} is known`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('of a seat’s line', () => {
  it('is known when no page of it was open, however many there were, and none while the match is over', async () => {
    const matchId = await host.seat('bondebridge', changes, [anna, bo]);
    const [first, second, other] = [anna.follow(matchId), anna.follow(matchId), bo.follow(matchId)];
    await Promise.all([first, second, other].map((stream) => stream.until((seen) => seen.length > 3)));
    first.close();
    second.close();
    const gone = await known(matchId, ({ absences }) => absences.length > 0);
    expect(gone.absences).toMatchObject([{ seat: 0, until: null }]);
    const again = anna.follow(matchId);
    const back = await known(matchId, ({ absences }) => absences[0]?.until != null);
    expect(back.absences).toHaveLength(1);
    expect(back.absences[0]!.until!).toBeGreaterThanOrEqual(back.absences[0]!.from);
    again.close();
    other.close();
  });

  it('is known how long a command was on its way, where that can be', async () => {
    const matchId = await host.seat('bondebridge', changes, [anna, bo]);
    const stream = anna.follow(matchId);
    const [command] = await turn(stream, 0);
    await stream.until(() => stream.live() !== undefined);
    const commandId = randomUUID();
    const send = (echo: { now: number; ago: number }, id = commandId) =>
      anna.ask.match.submit.mutate({ matchId, commandId: id, command, echo });
    await send({ now: stream.live()!.now, ago: 0 });
    const { arrivals } = await known(matchId, (lines) => lines.arrivals.length > 0);
    expect(arrivals).toMatchObject([{ commandId, seat: 0 }]);
    expect(arrivals[0]!.roundTrip).toBeGreaterThanOrEqual(0);
    expect(await reasonOf(send({ now: 0, ago: -1 }, randomUUID()))).toBe('malformed');
    // From a time to come, or from long ago: no measurement.
    await send({ now: Date.now() + 60_000, ago: 0 }, randomUUID());
    await send({ now: Date.now() - 120_000, ago: 0 }, randomUUID());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await linesOf(database.db, matchId)).arrivals).toHaveLength(1);
    expect((await linesOf(database.db, matchId, 1)).arrivals).toEqual([]);

    await database.db.insert(schema.dispute).values({
      id: 'd',
      matchId,
      about: 1,
      category: 'clock',
      seat: 0,
      state: 'open',
      takenBy: null,
      seq: 1,
      openedAt: 0,
      updatedAt: 0,
    });
    await sweepLines(database.db, Date.now() + 1000);
    expect((await linesOf(database.db, matchId)).arrivals).toHaveLength(1);
    await database.db.update(schema.dispute).set({ state: 'closed' });
    await sweepLines(database.db, Date.now() + 1000);
    expect((await linesOf(database.db, matchId)).arrivals).toEqual([]);
    stream.close();
  });

  it('is known from where it sent, by a mark, for as long as that is kept', async () => {
    const matchId = await host.seat('bondebridge', changes, [anna, bo]);
    const streams = [anna.follow(matchId), bo.follow(matchId)] as const;
    const send = async (seat: 0 | 1, headers: Record<string, string>) => {
      const [command] = await turn(streams[seat], seat);
      await streams[seat].until(() => streams[seat].live() !== undefined);
      const echo = { now: streams[seat].live()!.now, ago: 0 };
      const sent = await fetch(`${host.url}/api/trpc/match.submit`, {
        method: 'POST',
        headers: { cookie: [anna, bo][seat]!.cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ matchId, commandId: randomUUID(), command, echo }),
      });
      expect(sent.status).toBe(200);
    };
    await send(0, { 'x-forwarded-for': '192.0.2.7' });
    await send(1, {});
    await known(matchId, ({ arrivals }) => arrivals.length === 2);
    const kept = async () =>
      (await database.db.select().from(schema.arrival).where(eq(schema.arrival.matchId, matchId)))
        .sort((one, other) => one.seat - other.seat)
        .map(({ address }) => address);
    const [mark, own] = await kept();
    expect(mark).toMatch(/^[0-9a-f]{32}$/);
    expect(own).toBeNull();
    await sweepAddresses(database.db, Date.now() - 60_000);
    expect(await kept()).toEqual([mark, null]);
    await sweepAddresses(database.db, Date.now() + 1000);
    expect(await kept()).toEqual([null, null]);
    for (const stream of streams) stream.close();
  });

  it('is kept in no other way: a session holds no address', async () => {
    const made = await fetch(`${host.url}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { origin: host.url, 'x-forwarded-for': '192.0.2.7' },
    });
    const { user } = (await made.json()) as { user: { id: string } };
    const kept = await database.db.select().from(schema.session).where(eq(schema.session.userId, user.id));
    expect(kept).toMatchObject([{ ipAddress: '' }]);
  });
});
