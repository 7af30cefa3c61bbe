import { eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { headerOf } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, playOut, reasonOf, returning, type Stream, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { leaks } from '../../testing/leak.ts';
import { handTime } from '../../testing/time.ts';

const game = gameOf('oh-hell')!;
const time = handTime();
let database: TestDatabase;
let host: Host;
let anna: Guest;
let bo: Guest;
let cy: Guest;
let open: Stream[] = [];

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database, { clock: time });
  [anna, bo, cy] = [await host.guest(), await host.guest(), await host.guest()];
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});
afterAll(async () => {
  await host.close();
  await database.close();
});

const follow = (one: Guest, matchId: string): Stream => {
  const stream = one.follow(matchId);
  open.push(stream);
  return stream;
};
const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const toAct = (stream: Stream) => game.toAct(stream.state()) as readonly number[];
const CARD = /"([2-9TJQKA][CDHS])"/g;
const glance = <T>(look: () => T) =>
  expect.poll(
    () => {
      time.pass(500);
      return look();
    },
    { timeout: 10_000 },
  );
const changes = { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [3, 2, 2] };
const eyes = { id: 'nobody', cookie: '' };

describe('looking on', () => {
  it.each([
    ['sealed bids', {}],
    ['a forehead round', { 'bid.oneCard': 'forehead', 'schedule.list': [2, 1, 1] }],
    ['a turned card', { 'bid.mode': 'turn', 'trump.mode': 'turn_up' }],
  ])('live shows what is public and not a byte more: %s', async (_, more) => {
    const matchId = await host.seat('bondebridge', { ...changes, ...more }, [anna, bo], { watch: 'live' });
    const watching = follow(returning(host.url, eyes.id, eyes.cookie), matchId);
    const seen = [anna, bo].map((one) => follow(one, matchId));
    await Promise.all([anna, bo].map((one, seat) => playOut(one, matchId, seat, seen[seat]!)));
    await watching.ended;
    const entries = await eventLog(database.db).entriesOf(matchId);
    const told = watching.entries();
    expect(told.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
    // No seat has the number of a viewer who holds no cards.
    expect(leaks(entries, told.slice(0, -1), -1)).toEqual([]);
    expect(watching.bytes().match(/"type":"[A-Z]/g)).toHaveLength(told.length);
    expect(watching.bytes()).not.toMatch(/nonce-of|"hash"|"device"|userId/);
    expect(watching.bytes()).not.toContain(anna.id);
  });

  it('at deals that are over shows them whole, and of the one being played nothing at all', async () => {
    const people = [anna, bo, await host.guest()];
    const matchId = await host.seat('bondebridge', changes, people, { watch: 'deal' });
    const watching = follow(cy, matchId);
    const seen = people.map((one) => follow(one, matchId));
    let deals = 0;
    let replayed = 0;
    for (;;) {
      await seen[0]!.until((entries) => entries.length > 0 && toAct(seen[0]!).length > 0);
      const seat = toAct(seen[0]!)[0]!;
      const [choice] = await turn(seen[seat]!, seat);
      if (choice === undefined) break;
      const entries = await eventLog(database.db).entriesOf(matchId);
      const dealt = entries.findLast((entry) => typeOf(entry) === 'HandsDealt')!;
      deals = (dealt as unknown as { game: { deal: number } }).game.deal;
      await watching.until((told) => (told.at(-1)?.seq ?? 0) >= dealt.seq - 1);
      const open = entries.slice(0, dealt.seq - 1).map(({ hash: _, ...entry }) => entry);
      expect(watching.entries()).toEqual(open);
      if (replayed < deals) {
        replayed = deals;
        const again = cy.ask.match.record.query({ matchId });
        if (deals === 1) expect(await reasonOf(again)).toBe('still-live');
        else {
          const [header, ...lines] = (await again)
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line));
          expect(header).toEqual(headerOf(entries.slice(0, 1).map(({ hash: _, ...entry }) => entry)));
          expect(lines).toEqual(open);
        }
        expect(await reasonOf(people[seat]!.ask.match.record.query({ matchId }))).toBe('still-live');
      }
      const answer = await people[seat]!.send(matchId, choice);
      if (!answer.ok) throw new Error(answer.reason);
      await Promise.all(seen.map((stream) => stream.until((told) => told.at(-1)!.seq >= answer.seq)));
      if (typeOf(seen[0]!.entries().at(-1)!) === 'SecretRevealed') break;
    }
    expect(deals).toBe(3);
    await watching.ended;
    const entries = await eventLog(database.db).entriesOf(matchId);
    expect(watching.entries()).toEqual(entries.map(({ hash: _, ...entry }) => entry));
  });

  it('is nothing before the end where the table wants it so, and nothing at all where it does not', async () => {
    for (const [watch, reason] of [
      ['end', 'opens-at-the-end'],
      ['no', 'not-at-this-table'],
    ] as const) {
      const matchId = await host.seat('bondebridge', changes, [anna, bo], { watch });
      const early = follow(cy, matchId);
      await early.ended;
      expect(early.bytes()).toContain(`"reason":"${reason}"`);
      expect(early.entries()).toEqual([]);
      expect(early.bytes()).not.toMatch(CARD);
      expect(await reasonOf(cy.ask.match.record.query({ matchId }))).toBe('still-live');
      expect(await cy.ask.match.info.query({ matchId })).toMatchObject({ watch, watching: false, you: null });
    }
  });

  it('is never for a player, nor for the browser of one', async () => {
    const setup = { preset: 'bondebridge', changes: { players: 3 }, name: 'A', nonce: 'n' };
    const device = /stikk\.device=[0-9a-f]{32}/.exec(anna.cookie)![0];
    const { matchId } = await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    await database.db.execute(`update "match" set watch = 'live' where id = '${matchId}'`);
    const again = await openHost(database, { clock: time });
    const session = cy.cookie.split('; ').find((cookie) => cookie.startsWith('stikk.session_token'))!;
    const info = (cookie: string) => returning(again.url, 'x', cookie).ask.match.info.query({ matchId });
    expect(await info(anna.cookie)).toMatchObject({ you: 0, watching: false });
    expect(await info(`${session}; ${device}`)).toMatchObject({ you: null, watching: false });
    expect(await info(device)).toMatchObject({ you: null, watching: false });
    expect(await info(cy.cookie)).toMatchObject({ you: null, watching: true, watch: 'live', tableId: null });
    const spying = returning(again.url, 'x', `${session}; ${device}`).follow(matchId);
    await spying.ended;
    expect(spying.bytes()).toContain('not-at-this-table');
    await again.close();
  });
});

describe('presence', () => {
  it('lasts as long as one page of the seat is open (H9), and a moment more', async () => {
    const matchId = await host.seat('bondebridge', changes, [anna, bo], { watch: 'live' });
    const watching = follow(bo, matchId);
    const present = () => watching.live()?.present;
    await glance(present).toEqual([false, true, null]);
    const [first, second] = [follow(anna, matchId), follow(anna, matchId)];
    await glance(present).toEqual([true, true, null]);
    first.close();
    await first.ended;
    for (let passed = 0; passed < 100; passed++) time.pass(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    time.pass(50);
    expect(present()).toEqual([true, true, null]);

    // A page that is loaded again was never away.
    second.close();
    await second.ended;
    await new Promise((resolve) => setTimeout(resolve, 50));
    time.pass(2900);
    const third = follow(anna, matchId);
    await third.until((entries) => entries.length > 0);
    time.pass(10_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(present()).toEqual([true, true, null]);

    third.close();
    await third.ended;
    await glance(present).toEqual([false, true, null]);
    expect(watching.live()!.awaySince[0]).toBeLessThanOrEqual(time.now() - 3000);
  });

  it('counts those who look on, and tells who is host', async () => {
    const matchId = await host.seat('bondebridge', changes, [anna, bo], { watch: 'live' });
    const seat = follow(anna, matchId);
    await glance(() => seat.live()?.watchers).toBe(0);
    const watching = follow(cy, matchId);
    await glance(() => seat.live()?.watchers).toBe(1);
    expect(watching.live()).toMatchObject({ host: 0, tableId: null, talk: [], held: [false, false, false] });
    watching.close();
    await glance(() => seat.live()?.watchers).toBe(0);
  });
});
