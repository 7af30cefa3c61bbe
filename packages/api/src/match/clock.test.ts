import { eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Clock, Entry } from '@stikk/engine';
import { standIn } from '@stikk/engine/table';
import { verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, returning, type Stream, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { type HandTime, handTime } from '../../testing/time.ts';
import type { BotMind, BotRequest } from '../services.ts';

const EACH: Clock = { kind: 'each', ms: 30_000 };
const BANK: Clock = { kind: 'bank', bankMs: 60_000, incrementMs: 5000 };
const game = gameOf('oh-hell')!;
const inTurn = {
  players: 2,
  'bid.mode': 'turn',
  sumRule: 'none',
  'schedule.pattern': 'custom',
  'schedule.list': [3],
};

let database: TestDatabase;
let time: HandTime;
let host: Host;
let asked: BotRequest[];
let streams: Stream[];

/** Takes the last of what is allowed, and so never bids nothing. */
const mind: BotMind = (request) => {
  asked.push(request);
  return game.legal(request.view, request.seat, request.options).at(-1);
};

beforeAll(async () => {
  database = await testPglite();
});
afterAll(() => database.close());
beforeEach(async () => {
  asked = [];
  streams = [];
  time = handTime();
  host = await openHost(database, { clock: time, mind });
  return async () => {
    for (const stream of streams) stream.close();
    await host.close();
  };
});

const follow = (one: Guest, matchId: string): Stream => {
  const stream = one.follow(matchId);
  streams.push(stream);
  return stream;
};
const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const typed =
  (type: string, times = 1) =>
  (entries: readonly Entry[]) =>
    entries.filter((entry) => typeOf(entry) === type).length >= times;
/** Who bid, and by whose hand. */
const bids = (stream: Stream) =>
  stream
    .entries()
    .filter((entry) => typeOf(entry) === 'BidMade')
    .map(({ by, cause }) => `${by} ${standIn(cause) ?? 'person'}`);

/** Two at a table, with who is to bid first. */
async function seated(clock: Clock, changes: Record<string, unknown> = inTurn) {
  const guests = [await host.guest(), await host.guest()];
  const matchId = await host.seat('bondebridge', changes, guests, { clock });
  const seen = guests.map((one) => follow(one, matchId));
  await Promise.all(seen.map((stream) => stream.until(typed('HandsDealt'))));
  const first = game.toAct(seen[0]!.state())[0] as number;
  return { matchId, guests, seen, first, second: 1 - first };
}

const due = (stream: Stream) => stream.entries().at(-1)!.due;

describe('silence', () => {
  it('is played for when the time is up, and held after two in a row, until the person is back', async () => {
    const { matchId, guests, seen, first, second } = await seated(EACH);
    const watch = seen[first]!;
    expect(due(watch)).toBe(watch.entries().at(-1)!.at + 30_000);

    time.pass(29_999);
    expect(await guests[first]!.send(matchId, { type: 'MakeBid', deal: 9, bid: 1 })).toMatchObject({
      ok: false,
    });
    expect(watch.entries().filter((entry) => typeOf(entry) === 'BidMade')).toEqual([]);
    time.pass(1);
    await watch.until(typed('BidMade'));
    expect(asked.at(-1)).toMatchObject({ level: 'normal', seat: first });
    expect(watch.entries().at(-1)).toMatchObject({
      by: first,
      cause: expect.stringMatching(new RegExp(`^time-${first}-\\d+$`)),
      game: { type: 'BidMade', bid: 3 },
    });

    await guests[second]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 0 });
    await watch.until(typed('BiddingClosed'));
    const closed = watch.entries().at(-1)! as Entry & { game: { leader: number } };
    const { leader } = closed.game;
    if (leader === second) {
      const [card] = await turn(seen[second]!, second);
      await guests[second]!.send(matchId, card);
      await watch.until(typed('CardPlayed'));
    }
    const before = watch.entries().length;
    time.pass(30_000);
    await watch.until(typed('SeatHeld'));
    expect(
      watch
        .entries()
        .slice(before)
        .find((entry) => typeOf(entry) === 'SeatHeld'),
    ).toMatchObject({
      by: 'table',
      table: { seat: first, level: 'normal' },
    });
    expect(
      asked.every(({ view }) => JSON.stringify((view as { hands: unknown[] }).hands[second]).includes('??')),
    ).toBe(true);

    // From now on a bot has the cards, and no time runs for the seat.
    const held = async () => {
      for (;;) {
        if (game.toAct(seen[second]!.state()).includes(second)) {
          const [card] = await turn(seen[second]!, second);
          const answer = await guests[second]!.send(matchId, card);
          await seen[second]!.until((entries) => answer.ok && entries.at(-1)!.seq >= answer.seq);
        }
        if (watch.entries().some(({ cause }) => cause.startsWith('held-'))) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await held();
    expect(watch.entries().find(({ cause }) => cause.startsWith('held-'))).toMatchObject({ by: first });
  });

  it('ends when somebody acts for whom a bot was to: the cards are theirs first, in one go', async () => {
    const slow = await openHost(database, { clock: time, mind, botDelay: [1000, 1000] });
    const guests = [await slow.guest(), await slow.guest()];
    const matchId = await slow.seat('bondebridge', inTurn, guests, { clock: EACH });
    const stream = follow(guests[0]!, matchId);
    await stream.until(typed('HandsDealt'));
    const first = game.toAct(stream.state())[0] as number;
    expect(await guests[first]!.wish(matchId, { what: 'hold', seat: first })).toMatchObject({ ok: true });
    await stream.until(typed('SeatHeld'));
    expect(due(stream)).toBeUndefined();
    time.pass(999);
    const answer = await guests[first]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 });
    await stream.until(typed('BidMade'));
    const [back, bid] = stream.entries().slice(-2);
    expect(back).toMatchObject({ by: first, table: { type: 'SeatReclaimed', seat: first } });
    expect(bid).toMatchObject({ by: first, cause: back!.cause, seq: answer.ok && answer.seq });
    time.pass(1);
    expect(bids(stream)).toEqual([`${first} person`]);

    expect(await guests[first]!.wish(matchId, { what: 'reclaim' })).toEqual({
      ok: false,
      reason: 'not-held',
    });
    const second = 1 - first;
    await guests[second]!.wish(matchId, { what: 'hold', seat: second });
    time.pass(1000);
    await stream.until(typed('BidMade', 2));
    expect(bids(stream)).toEqual([`${first} person`, `${second} held`]);
    expect(await guests[second]!.wish(matchId, { what: 'reclaim' })).toMatchObject({ ok: true });
    await slow.close();
  });

  it('is never a bid of nothing, even when the bot fails', async () => {
    const broken = await openHost(database, {
      clock: time,
      mind: () => {
        throw new Error('none');
      },
    });
    const guests = [await broken.guest(), await broken.guest()];
    const matchId = await broken.seat('bondebridge', inTurn, guests, { clock: EACH });
    const stream = follow(guests[0]!, matchId);
    await stream.until(typed('HandsDealt'));
    time.pass(30_000);
    await stream.until(typed('BidMade'));
    const bid = stream.entries().at(-1)! as Entry & { game: { bid: number } };
    expect(bid.game.bid).toBeGreaterThan(0);
    await broken.close();
  });
});

describe('a card and the end of the time in the same instant', () => {
  it('the card is first: it stands, and nothing is played for anybody', async () => {
    const { matchId, guests, seen, first } = await seated(EACH);
    time.comeTo(due(seen[first]!)!);
    expect(await guests[first]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 })).toMatchObject({
      ok: true,
    });
    time.pass(0);
    await seen[first]!.until(typed('BidMade'));
    time.pass(29_999);
    expect(bids(seen[first]!)).toEqual([`${first} person`]);
  });

  it('the time is first: what was played for the seat stands, and the card is told so', async () => {
    const { matchId, guests, seen, first } = await seated(EACH);
    time.pass(30_000);
    await seen[first]!.until(typed('BidMade'));
    expect(await guests[first]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 })).toMatchObject({
      ok: false,
    });
    expect(bids(seen[first]!)).toEqual([`${first} time`]);
  });

  it.each(['card', 'time'])(
    'both are under way, the %s a little ahead: one of them counts',
    async (ahead) => {
      const { matchId, guests, seen, first } = await seated(EACH);
      const send = () => guests[first]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 });
      const sent = ahead === 'card' ? send() : undefined;
      if (sent !== undefined) await new Promise((resolve) => setTimeout(resolve, 3));
      time.pass(30_000);
      const answer = await (sent ?? send());
      await seen[first]!.until(typed('BidMade'));
      const entries = await eventLog(database.db).entriesOf(matchId);
      // The next seat's time may be up as well by then: its bid is another matter.
      const own = entries.filter((entry) => typeOf(entry) === 'BidMade' && entry.by === first);
      expect(own).toHaveLength(1);
      expect(bids(seen[first]!)[0]).toBe(`${first} ${answer.ok ? 'person' : 'time'}`);
    },
  );
});

it('a store of time is used up and added to, and every seat has its own', async () => {
  const { matchId, guests, seen, first, second } = await seated(BANK);
  const { at } = seen[first]!.entries().at(-1)!;
  expect(due(seen[first]!)).toBe(at + 60_000);
  time.pass(40_000);
  await guests[first]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 3 });
  await seen[first]!.until(typed('BidMade'));
  expect(due(seen[first]!)).toBe(time.now() + 60_000);
  time.pass(2000);
  await guests[second]!.send(matchId, { type: 'MakeBid', deal: 1, bid: 0 });
  await seen[first]!.until(typed('BiddingClosed'));
  expect(due(seen[first]!)).toBe(time.now() + 25_000);
});

describe('a restart', () => {
  it('H11 costs nobody time, and the clock runs on from there', async () => {
    const { matchId, guests, seen, first } = await seated(EACH);
    const before = seen[first]!.entries();
    const { due: was, at, seq } = before.at(-1)!;
    time.pass(10_000);
    await host.close();
    time.pass(900_000);
    host = await openHost(database, { clock: time, mind });
    const back = returning(host.url, guests[first]!.id, guests[first]!.cookie);
    const stream = follow(back, matchId);
    await stream.until(typed('Resumed'));
    expect(stream.entries().slice(0, seq)).toEqual(before);
    expect(stream.entries().at(-1)).toMatchObject({
      by: 'table',
      table: { type: 'Resumed' },
      due: time.now() + (was! - at),
    });
    time.pass(30_000);
    await stream.until(typed('BidMade'));
    expect(stream.entries().at(-1)!.cause).toMatch(/^time-/);
  });

  it('picks up matches with a running clock that nobody asks for', async () => {
    const { matchId } = await seated(EACH);
    await host.close();
    host = await openHost(database, { clock: time, mind });
    const kinds = async () => (await eventLog(database.db).entriesOf(matchId)).map(typeOf);
    await expect.poll(kinds).toContain('Resumed');
    time.pass(30_000);
    await expect.poll(kinds).toContain('BidMade');
  });

  it('does not end a pause', async () => {
    const { matchId, guests } = await seated(EACH);
    for (const one of guests) await one.wish(matchId, { what: 'pause' });
    await host.close();
    host = await openHost(database, { clock: time, mind });
    const stream = follow(returning(host.url, guests[0]!.id, guests[0]!.cookie), matchId);
    await stream.until(typed('Paused'));
    time.pass(900_000);
    expect(typed('Resumed')(stream.entries())).toBe(false);
  });
});

it('a whole match that nobody plays comes to its end, and its record proves itself', async () => {
  const { matchId, seen } = await seated(EACH, { ...inTurn, 'schedule.list': [2, 2] });
  const over = () => typed('SecretRevealed')(seen[0]!.entries());
  for (let round = 0; round < 200 && !over(); round++) {
    time.pass(30_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await seen[0]!.ended;
  const entries = (await eventLog(database.db).entriesOf(matchId)) as readonly Entry<{ type: string }>[];
  const causes = new Set(entries.map(({ cause }) => cause.split('-')[0]));
  for (const cause of ['time', 'held', 'hold']) expect(causes).toContain(cause);
  const created = entries[0]!;
  if (!('table' in created) || created.table.type !== 'MatchCreated') throw new Error('no beginning');
  expect(verify(created.table, game, entries)).toEqual({ ok: true, entries: entries.length });
});
