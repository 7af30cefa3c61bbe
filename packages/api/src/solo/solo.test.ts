import { setPerson } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { chained, encodeRecord, parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeviceMatch, deviceMatch } from '../../testing/device.ts';
import { type Guest, reasonOf } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { limits } from '../limit.ts';

const SHORT = { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [1, 2] };
const linesOf = (record: string): unknown[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const played = (options: Parameters<typeof deviceMatch>[2] = {}) =>
  deviceMatch('bondebridge', SHORT, options);

describe('a match that was played on a device', () => {
  let database: TestDatabase;
  let host: Host;
  beforeAll(async () => {
    database = await testPglite();
    host = await openHost(database);
  });
  afterAll(async () => {
    await host.close();
    await database.close();
  });

  async function account(at = host): Promise<Guest> {
    const guest = await at.guest();
    await setPerson(database.db, guest.id, { isAnonymous: false });
    return guest;
  }
  const keep = (guest: Guest, sent: ReturnType<DeviceMatch['sent']>) => guest.ask.solo.keep.mutate(sent);
  const refusal = (guest: Guest, sent: ReturnType<DeviceMatch['sent']>) => reasonOf(keep(guest, sent));
  const listed = async (guest: Guest) =>
    (await guest.ask.match.mine.query()).map(({ matchId, status, onDevice }) => [matchId, status, onDevice]);

  describe('and is over', () => {
    it.each([
      ['bondebridge', SHORT],
      ['ohhell', { 'schedule.pattern': 'custom', 'schedule.list': [3] }],
      ['bondtolva', {}],
    ])('is among the matches of an account, told apart: %s', async (preset, changes) => {
      const anna = await account();
      const match = deviceMatch(preset, changes);
      const { matchId, entries } = match;
      expect(await keep(anna, match.sent())).toEqual({ finished: true, seq: entries.length });
      expect(await listed(anna)).toEqual([[matchId, 'finished', true]]);
      expect(await anna.ask.match.info.query({ matchId })).toMatchObject({ onDevice: true, you: 0 });
      const text = await anna.ask.match.record.query({ matchId });
      const record = parseRecord(text, gameOf);
      if (!record.ok) throw new Error(record.detail);
      expect(verify(record.header, record.game, record.entries as never)).toMatchObject({ ok: true });
      expect(linesOf(text)).toEqual(linesOf(match.sent().record));
    });

    it('is one, however often it comes', async () => {
      const anna = await account();
      const match = played();
      const sent = await Promise.all([keep(anna, match.sent()), keep(anna, match.sent())]);
      sent.push(await keep(anna, match.sent()), await keep(anna, match.sent(match.ends.at(5))));
      for (const kept of sent) expect(kept).toEqual({ finished: true, seq: match.entries.length });
      expect(await listed(anna)).toHaveLength(1);
      expect((await anna.ask.solo.shelf.query({ has: [match.matchId] }))?.copies).toEqual([]);
    });

    it('counts for nothing', async () => {
      const anna = await account();
      await keep(anna, played().sent());
      expect(await anna.ask.me.statistics.query()).toEqual({ presets: [], more: false });
      expect((await anna.ask.table.lobby.query()).presets).toEqual([]);
    });

    it('ends in one way only, and is nobody else’s', async () => {
      const anna = await account();
      const match = played();
      const { matchId, secret } = match;
      await keep(anna, match.sent());
      const other = played({ matchId, secret, pick: 1 });
      expect(other.sent().record).not.toBe(match.sent().record);
      expect(await refusal(anna, other.sent())).toBe('branched');
      expect(await refusal(await account(), match.sent())).toBe('branched');
      expect(await listed(anna)).toHaveLength(1);
    });
  });

  describe('and is not over', () => {
    it('is a copy that another device of the person can carry on with', async () => {
      const anna = await account();
      const match = played();
      const { matchId, names, secret } = match;
      const [early, later] = [match.ends.at(4)!, match.ends.at(7)!];
      expect(await keep(anna, match.sent(early))).toEqual({ finished: false, seq: early });
      expect(await listed(anna)).toEqual([]);
      const shelf = await anna.ask.solo.shelf.query({ has: [] });
      expect(shelf?.copies).toMatchObject([
        { matchId, seq: early, standing: { preset: 'bondebridge', deals: 2 } },
      ]);
      expect(JSON.stringify(shelf)).not.toContain(secret);
      const carried = await anna.ask.solo.carry.mutate({ matchId });
      expect(carried).toMatchObject({ names, secret });
      expect(linesOf(carried.record)).toEqual(linesOf(match.sent(early).record));

      expect(await keep(anna, match.sent(later))).toEqual({ finished: false, seq: later });
      expect(await keep(anna, match.sent(early))).toEqual({ finished: false, seq: later });
      expect(await keep(anna, match.sent())).toEqual({ finished: true, seq: match.entries.length });
      expect(await anna.ask.solo.shelf.query({ has: [matchId, 'a'.repeat(32)] })).toEqual({
        finished: [matchId],
        copies: [],
      });
    });

    it('is not lost to what another device has played on from there', async () => {
      const anna = await account();
      const [here, there] = [played({ secret: 'b'.repeat(64) }), played({ secret: 'b'.repeat(64), pick: 1 })];
      const { matchId } = here;
      const apart = here.ends.findLast(
        (end) => JSON.stringify(here.entries.slice(0, end)) === JSON.stringify(there.entries.slice(0, end)),
      )!;
      const [first, second, third] = there.ends.filter((end) => end > apart) as [number, number, number];
      const ours = here.ends.find((end) => end >= second)!;
      const as = (sent: ReturnType<DeviceMatch['sent']>) => ({ ...sent, matchId });
      await keep(anna, here.sent(ours));
      for (const length of [first, second, third])
        expect(await refusal(anna, as(there.sent(length)))).toBe('branched');
      expect(await keep(anna, as(there.sent(apart)))).toEqual({ finished: false, seq: ours });
      const { record } = await anna.ask.solo.carry.mutate({ matchId });
      expect(linesOf(record)).toEqual(linesOf(here.sent(ours).record));
      expect(await keep(anna, as(there.sent()))).toMatchObject({ finished: true });
    });

    it('is nobody else’s, and goes when it is not wanted', async () => {
      const [anna, bo] = [await account(), await account()];
      const match = played();
      const { matchId } = match;
      await keep(anna, match.sent(match.ends.at(4)));
      expect(await reasonOf(bo.ask.solo.carry.mutate({ matchId }))).toBe('unknown-match');
      await bo.ask.solo.drop.mutate({ matchId });
      expect((await bo.ask.solo.shelf.query({ has: [] }))?.copies).toEqual([]);
      await anna.ask.solo.drop.mutate({ matchId });
      expect((await anna.ask.solo.shelf.query({ has: [] }))?.copies).toEqual([]);
    });

    it('needs the secret that it hangs on', async () => {
      const anna = await account();
      const match = played();
      const { secret: _, ...sent } = match.sent(match.ends.at(4));
      expect(await refusal(anna, sent)).toBe('malformed');
      expect(await refusal(anna, { ...sent, secret: 'a'.repeat(64) })).toBe('does-not-fit');
    });
  });

  it('is kept for accounts only', async () => {
    const guest = await host.guest();
    expect(await refusal(guest, played().sent())).toBe('no-account');
    expect(await guest.ask.solo.shelf.query({ has: [] })).toBeNull();
  });

  describe('is refused', () => {
    type Log = Entry<{ type: string }>[];
    const withTable = (log: Log, at: number, change: object): Log =>
      log.with(at, { ...log[at]!, table: { ...(log[at] as { table: object }).table, ...change } } as never);
    const play = (log: Log, type: string) =>
      log.findIndex((entry) => 'game' in entry && entry.game.type === type);

    it.each<[string, string, (log: Log) => Log]>([
      [
        'a card that was not dealt',
        'does-not-fit',
        (log) => {
          const at = play(log, 'CardPlayed');
          const entry = log[at] as { game: Record<string, unknown> };
          return log.with(at, { ...log[at]!, game: { ...entry.game, card: 'AS' } } as never);
        },
      ],
      [
        'another deal than the secret leads to',
        'does-not-fit',
        (log) => {
          const at = play(log, 'HandsDealt');
          const { hands } = (log[at] as unknown as { game: { hands: unknown[] } }).game;
          const turned = [...hands.slice(1), hands[0]];
          return log.with(at, {
            ...log[at]!,
            game: { ...(log[at] as { game: object }).game, hands: turned },
          } as never);
        },
      ],
      [
        'a secret that it did not commit to',
        'does-not-fit',
        (log) => withTable(log, log.length - 1, { secret: 'c'.repeat(64) }),
      ],
      [
        'a play too few',
        'does-not-fit',
        (log) => log.toSpliced(play(log, 'CardPlayed'), 1).map((entry, at) => ({ ...entry, seq: at + 1 })),
      ],
      [
        'rules that the preset’s game does not have',
        'not-a-record',
        (log) => withTable(log, 0, { preset: 'bondtolva' }),
      ],
      ['a clock', 'not-a-record', (log) => withTable(log, 0, { clock: { kind: 'relaxed' } })],
      ['a second person', 'not-a-record', (log) => withTable(log, 2, { kind: 'person', level: undefined })],
      ['a bot that is none of ours', 'not-a-record', (log) => withTable(log, 2, { level: 'perfect' })],
      [
        'a ruling of a director',
        'not-a-record',
        (log) => log.with(6, { ...log[6]!, by: 'director' } as never),
      ],
      [
        'points from nowhere',
        'not-a-record',
        (log) => [
          ...log.slice(0, -2),
          {
            ...log[5]!,
            seq: log.length - 1,
            by: 'director',
            cause: 'ruling',
            table: { type: 'ScoreAdjusted', side: 0, points: 50, note: '' },
          } as never,
          ...log.slice(-2).map((entry) => ({ ...entry, seq: entry.seq + 1 })),
        ],
      ],
      ['a time that is none', 'not-a-record', (log) => log.with(3, { ...log[3]!, at: 0.5 })],
      [
        'a cause that no database takes',
        'not-a-record',
        (log) => log.with(6, { ...log[6]!, cause: 'a\u0000' }),
      ],
    ])('with %s', async (_what, reason, change) => {
      const anna = await account();
      const match = played();
      const log = change(JSON.parse(JSON.stringify(match.entries)) as Log);
      const sent = { ...match.sent(), record: encodeRecord(chained(log)) };
      expect(await refusal(anna, sent)).toBe(reason);
      expect(await listed(anna)).toEqual([]);
    });

    it('with a line changed in the file, with names too few, or with no record at all', async () => {
      const anna = await account();
      const sent = played().sent();
      expect(await refusal(anna, { ...sent, record: sent.record.replace('"at":1003', '"at":1004') })).toBe(
        'does-not-fit',
      );
      expect(await refusal(anna, { ...sent, names: sent.names.slice(1) })).toBe('malformed');
      for (const record of ['', '{}', 'hello', `${sent.record}nonsense`])
        expect(await refusal(anna, { ...sent, record })).toBe('not-a-record');
      expect(await refusal(anna, { ...sent, matchId: '0123456789abcdef' })).toBe('malformed');
    });

    it('when too many come at once', async () => {
      const narrow = await openHost(database, { limits: limits({ keep: { points: 1, seconds: 60 } }) });
      const guest = await account(narrow);
      await keep(guest, played().sent());
      expect(await refusal(guest, played().sent())).toBe('slow-down');
      await narrow.close();
    });
  });
});
