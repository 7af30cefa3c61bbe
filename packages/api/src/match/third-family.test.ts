import { eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { type Entry, upcast } from '@stikk/engine';
import { chained, parseRecord, verify } from '@stikk/shuffle';
import { whist } from '@stikk/variants/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Guest, playOut, type Stream } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';

/** The registry with one line more: all that a new family needs. */
vi.mock('@stikk/variants', async () => {
  const { games } = await vi.importActual<typeof import('@stikk/variants')>('@stikk/variants');
  const more: Record<string, typeof whist> = { ...games, [whist.id]: whist } as never;
  return {
    games: more,
    gameOf: (id: string) => more[id],
    presetOf: (name: string) =>
      Object.values(more)
        .filter(({ presets }) => name in presets)
        .map((game) => ({ game, preset: game.presets[name] }))[0],
  };
});

type Event = { readonly type: string };
let database: TestDatabase;
let host: Host;
let anna: Guest;
let stream: Stream | undefined;

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  anna = await host.guest();
});
afterAll(async () => {
  stream?.close();
  await host.close();
  await database.close();
});

it('a family that only the registry knows is created, played, hidden, stored and proved', async () => {
  const changes = { players: 3, size: 4, deals: 2 };
  const { matchId } = await anna.ask.match.create.mutate({
    preset: 'whist',
    changes,
    name: 'Åse',
    nonce: 'n',
    bots: ['easy', 'easy'],
  });
  stream = anna.follow(matchId);
  await playOut(anna, matchId, 0, stream);
  await stream.ended;

  const entries = await eventLog(database.db).entriesOf(matchId);
  const hands = stream
    .entries()
    .flatMap((entry) => ('game' in entry && 'hands' in entry.game ? [entry.game.hands] : []));
  expect(hands).toHaveLength(2);
  for (const dealt of hands as string[][][])
    expect(dealt.map((hand) => hand.filter((card) => card === '??').length)).toEqual([0, 4, 4]);
  const record = parseRecord<typeof whist, never>(await anna.ask.match.record.query({ matchId }), (id) =>
    id === whist.id ? whist : undefined,
  );
  expect(record.ok && record.entries).toEqual(entries);
  expect(record.ok && verify(record.header, whist, record.entries)).toEqual({
    ok: true,
    entries: entries.length,
  });
});

it('a match that was stored in its first version goes on, and its record stays as it was', async () => {
  const matchId = await host.seat('whist', { players: 2, size: 2, deals: 1 }, [anna]);
  const log = eventLog(database.db);
  const before = await log.entriesOf(matchId);
  const dealt: Entry<Event> = {
    seq: before.length + 1,
    v: 1,
    at: before.at(-1)!.at,
    by: 'house',
    cause: 'house-0',
    game: { type: 'HandsDealt', deal: 1, trump: 'C', hands: ['2S 3S', 'QH KD'] } as Event,
  };
  const stored = chained([dealt], before.at(-1)!.hash);
  await log.append({ matchId, entries: stored });

  const old = anna.follow(matchId);
  await playOut(anna, matchId, 0, old);
  await old.ended;
  old.close();
  const shown = old.entries().find(({ seq }) => seq === dealt.seq)!;
  expect(shown).toMatchObject({
    v: 2,
    game: {
      hands: [
        ['2S', '3S'],
        ['??', '??'],
      ],
    },
  });
  const text = await anna.ask.match.record.query({ matchId });
  expect(text).toContain(JSON.stringify('2S 3S'));
  expect(upcast(whist, stored[0]!)).toMatchObject({
    v: 2,
    game: {
      hands: [
        ['2S', '3S'],
        ['QH', 'KD'],
      ],
    },
  });
  expect((await log.entriesOf(matchId)).map(({ v }) => v)).toContain(1);
});
