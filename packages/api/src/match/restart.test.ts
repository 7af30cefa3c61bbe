import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { templateCopy } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, guest, returning, type Stream, turn } from '../../testing/guest.ts';
import { type ServerProcess, serverProcess } from '../../testing/process.ts';

let dir: string;
let server: ServerProcess;
const streams: Stream[] = [];

beforeAll(async () => {
  dir = await templateCopy();
  server = await serverProcess(dir);
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await server.kill();
  rmSync(dir, { recursive: true, force: true });
});

const follow = (one: Guest, matchId: string): Stream => {
  const stream = one.follow(matchId);
  streams.push(stream);
  return stream;
};
const back = ({ id, cookie }: Guest): Guest => returning(server.url, id, cookie);
const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const upTo =
  (type: string, times = 1) =>
  (entries: readonly Entry[]) =>
    entries.filter((entry) => typeOf(entry) === type).length >= times;

it('keeps sealed bids, and keeps them sealed, when it is killed (H11)', async () => {
  let guests = await Promise.all([0, 1, 2, 3].map(() => guest(server.url)));
  const changes = {
    players: 4,
    'schedule.pattern': 'custom',
    'schedule.list': [6],
    'trump.mode': 'turn_up',
    sumRule: 'none',
  };
  const matchId = await server.ask({
    seat: { preset: 'bondebridge', changes, users: guests.map(({ id }) => id) },
  });
  const bid = (seat: number, tricks: number, id?: string) =>
    guests[seat]!.send(matchId, { type: 'MakeBid', deal: 1, bid: tricks }, id);
  const before = guests.map((one) => follow(one, matchId));
  await Promise.all(before.map((stream) => stream.until(upTo('HandsDealt'))));
  expect(await bid(0, 2)).toMatchObject({ ok: true });
  expect(await bid(2, 1)).toMatchObject({ ok: true });
  await before[3]!.until(upTo('BidMade', 2));

  const commandId = randomUUID();
  await server.ask({ dieAfter: 1 });
  await expect(bid(1, 3, commandId)).rejects.toThrow();
  await server.gone;
  expect(before.every((stream) => stream.entries().every((entry) => typeOf(entry) !== 'BidsRevealed'))).toBe(
    true,
  );

  server = await serverProcess(dir);
  guests = guests.map(back);
  expect(await bid(1, 3, commandId)).toEqual({ ok: true, seq: expect.any(Number), repeated: true });
  const after = guests.map((one) => follow(one, matchId));
  await Promise.all(after.map((stream) => stream.until(upTo('BidMade', 3))));
  for (const [seat, stream] of after.entries()) {
    const had = before[seat]!.entries();
    expect(stream.entries().slice(0, had.length)).toEqual(had);
    const open = stream
      .entries()
      .filter((entry) => typeOf(entry) === 'BidMade' && !JSON.stringify(entry).includes('??'));
    expect(open.map(({ by }) => by)).toEqual(seat === 3 ? [] : [seat]);
  }
  expect(await bid(3, 0)).toMatchObject({ ok: true });
  await Promise.all(after.map((stream) => stream.until(upTo('BidsRevealed'))));
  expect(after[3]!.entries().find((entry) => typeOf(entry) === 'BidsRevealed')).toMatchObject({
    game: { bids: [2, 3, 1, 0] },
  });
});

it('goes on with house, bots and seats wherever it is killed, and loses nothing acknowledged', async () => {
  let anna = await guest(server.url);
  const setup = {
    preset: 'bondebridge',
    changes: { players: 3, 'schedule.max': 2 },
    name: 'Anna',
    nonce: 'n',
  };
  // The first time it dies when the house has chosen who deals, and nobody is there when it comes back.
  await server.ask({ dieAfter: 1 });
  await expect(anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'normal'] })).rejects.toThrow();
  const deaths = [9];
  const restart = async () => {
    await server.gone;
    server = await serverProcess(dir);
    anna = back(anna);
  };
  await restart();
  const mine = async () => (await anna.ask.match.mine.query())[0]!;
  await expect.poll(mine, { timeout: 20_000 }).toMatchObject({ yourTurn: true, deal: 1 });

  const { matchId } = await mine();
  const acknowledged: string[] = [];
  let commandId = randomUUID();
  let stream = follow(anna, matchId);
  for (let over = false; !over; ) {
    if (acknowledged.length > 0 && deaths.length > 0) await server.ask({ dieAfter: deaths.shift()! });
    try {
      const [choice] = await turn(stream, 0);
      over = choice === undefined;
      if (over) break;
      const answer = await anna.send(matchId, choice, commandId);
      expect(answer).toMatchObject({ ok: true });
      acknowledged.push(commandId);
      commandId = randomUUID();
      await stream.until((entries) => answer.ok && entries.at(-1)!.seq >= answer.seq);
    } catch (error) {
      const alive = new Promise((resolve) => setTimeout(resolve, 5000, 'alive'));
      if ((await Promise.race([server.gone, alive])) === 'alive') throw error;
      await restart();
      stream = follow(anna, matchId);
    }
  }
  expect(deaths).toHaveLength(0);
  const record = parseRecord(await anna.ask.match.record.query({ matchId }), gameOf);
  if (!record.ok) throw new Error(record.detail);
  expect(verify(record.header, record.game, record.entries as Entry<{ type: string }>[])).toMatchObject({
    ok: true,
  });
  const causes = record.entries.map(({ cause }) => cause);
  for (const id of acknowledged) expect(causes).toContain(id);
});
