import { schema } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { standingEntries } from '@stikk/engine';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Director, staffBy } from '../../testing/director.ts';
import { type Guest, playOut, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { ruledOver } from '../../testing/ruling.ts';

const SHORT = { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [1, 2] };
let database: TestDatabase;
let host: Host;
let director: Director;
beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  director = await staffBy(host.adminUrl, (await host.firstInvitation())!, 'Dora');
});
afterAll(async () => {
  await host.close();
  await database.close();
});

async function played(preset: string, changes: Record<string, unknown>, guest: Guest): Promise<string> {
  const matchId = await host.seat(preset, changes, [guest]);
  const stream = guest.follow(matchId);
  await playOut(guest, matchId, 0, stream);
  await stream.ended;
  return matchId;
}

it('are counted from the records of finished matches, by preset, and again when they are lost', async () => {
  const anna = await host.guest();
  expect(await anna.ask.me.statistics.query()).toEqual({ presets: [], more: false });
  await played('bondebridge', SHORT, anna);
  await played('bondebridge', SHORT, anna);
  await played('bondtolva', { players: 2 }, anna);
  await host.seat('bondebridge', SHORT, [anna]);

  const told = await anna.ask.me.statistics.query();
  expect(told.more).toBe(false);
  expect(told.presets.map(({ preset, game, counts }) => [preset, game, counts.matches])).toEqual([
    ['bondebridge', 'oh-hell', 2],
    ['bondtolva', 'bondtolva', 1],
  ]);
  expect(told.presets[0]!.counts).toMatchObject({ bids: 4, 'size.1': 2, 'size.2': 2 });

  const rows = await database.db.select().from(schema.tally);
  expect(rows).toHaveLength(3);
  await database.db.delete(schema.tally);
  expect(await anna.ask.me.statistics.query()).toEqual(told);
  expect(await database.db.select().from(schema.tally)).toHaveLength(3);
});

it('are those of the seat, whoever asks for it first', async () => {
  const [anna, bo] = [await host.guest(), await host.guest()];
  const matchId = await host.seat('bondebridge', SHORT, [anna, bo]);
  const streams = [anna.follow(matchId), bo.follow(matchId)] as const;
  await Promise.all([playOut(anna, matchId, 0, streams[0]), playOut(bo, matchId, 1, streams[1], 1)]);
  await streams[0].ended;
  const events = standingEntries(streams[0].entries()).map((entry) => entry.game);
  const { tally } = gameOf('oh-hell')!;
  for (const [seat, guest] of [anna, bo].entries())
    expect((await guest.ask.me.statistics.query()).presets).toEqual([
      { preset: 'bondebridge', game: 'oh-hell', counts: tally!(events, 3, seat) },
    ]);
});

it('leave out the deals that a bot played for somebody; the match counts', async () => {
  const anna = await host.guest();
  const matchId = await host.seat('bondebridge', SHORT, [anna]);
  const stream = anna.follow(matchId);
  for (let bids = 0; bids < 2; ) {
    const [choice] = await turn(stream, 0);
    if (choice!.type === 'MakeBid') bids++;
    if (bids === 2) break;
    const answer = await anna.send(matchId, choice);
    await stream.until((entries) => answer.ok && entries.at(-1)!.seq >= answer.seq);
  }
  expect(await anna.wish(matchId, { what: 'hold', seat: 0 })).toMatchObject({ ok: true });
  await stream.ended;
  const { presets } = await anna.ask.me.statistics.query();
  expect(presets[0]!.counts).toMatchObject({ matches: 1, bids: 1, 'size.1': 1 });
  expect(presets[0]!.counts).not.toHaveProperty('size.2');
});

it('tell how often somebody left, and how often when behind', async () => {
  const anna = await host.guest();
  const matchId = await host.seat('bondebridge', SHORT, [anna]);
  const why = { reason: 'agreed', note: '' };
  await ruledOver(director, anna, matchId, { kind: 'adjust', points: [-50, 0, 0], ...why });
  const stream = anna.follow(matchId);
  expect(await anna.wish(matchId, { what: 'hold', seat: 0 })).toMatchObject({ ok: true });
  await stream.ended;
  const { presets } = await anna.ask.me.statistics.query();
  expect(presets[0]!.counts).toMatchObject({ matches: 1, left: 1, 'left.behind': 1 });
});

describe('after a ruling', () => {
  const why = { reason: 'agreed', note: '' };
  const countsOf = async (guest: Guest) => (await guest.ask.me.statistics.query()).presets[0]?.counts;

  it('a void match counts for nothing, and counts again when that is taken back', async () => {
    const anna = await host.guest();
    const matchId = await played('bondebridge', SHORT, anna);
    const before = await countsOf(anna);
    expect(before).toMatchObject({ matches: 1, bids: 2 });
    await ruledOver(director, anna, matchId, { kind: 'void', void: true, ...why });
    expect(await countsOf(anna)).toBeUndefined();
    expect((await anna.ask.match.mine.query())[0]).toMatchObject({ winners: [] });
    await ruledOver(director, anna, matchId, { kind: 'void', void: false, ...why });
    expect(await countsOf(anna)).toEqual(before);
  });

  it('whoever wins by the adjusted points has won, and nobody else', async () => {
    const anna = await host.guest();
    const matchId = await played('bondebridge', SHORT, anna);
    await ruledOver(director, anna, matchId, { kind: 'adjust', points: [500, 0, 0], ...why });
    expect(await countsOf(anna)).toMatchObject({ matches: 1, wins: 1 });
    await ruledOver(director, anna, matchId, { kind: 'adjust', points: [-900, 0, 0], ...why });
    expect(await countsOf(anna)).toMatchObject({ matches: 1, wins: 0 });
  });

  it('whoever leads when a match is ended has won', async () => {
    const anna = await host.guest();
    const matchId = await host.seat('bondebridge', SHORT, [anna]);
    await ruledOver(director, anna, matchId, { kind: 'adjust', points: [10, 0, 0], ...why });
    await ruledOver(director, anna, matchId, { kind: 'end', ...why });
    const counts = await countsOf(anna);
    expect(counts).toMatchObject({ matches: 1, wins: 1 });
    expect(counts).not.toHaveProperty('bids');
  });
});
