import { randomUUID } from 'node:crypto';
import { eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { claimable, type Entry, type Seat, standingEntries } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { gameOf } from '@stikk/variants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, reasonOf, type Stream, setOut, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { handTime } from '../../testing/time.ts';

const game = gameOf('oh-hell')!;
const THINKING_MS = 2000;
const changes = {
  'bid.mode': 'turn',
  sumRule: 'none',
  'schedule.pattern': 'custom',
  'schedule.list': [3, 2],
};

const time = handTime();
let database: TestDatabase;
let host: Host;
let people: readonly Guest[];
let open: Stream[] = [];

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database, { clock: time, botDelay: [THINKING_MS, THINKING_MS] });
  people = [await host.guest(), await host.guest()];
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});
afterAll(async () => {
  await host.close();
  await database.close();
});

const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const typed =
  (type: string, times = 1) =>
  (entries: readonly Entry[]) =>
    entries.filter((entry) => typeOf(entry) === type).length >= times;
const last = (stream: Stream) => stream.entries().at(-1)!;

/** What is fleeting, once the changes of the moment have been told. */
const glance = <T>(stream: Stream, look: (live: LiveView | undefined) => T, ms = 50) =>
  expect.poll(
    () => {
      time.pass(ms);
      return look(stream.live());
    },
    { timeout: 10_000 },
  );

/** Two people and, with three players, a bot in seat 2. */
async function seated(players: 2 | 3, more: Record<string, unknown> = {}) {
  const matchId = await host.seat('bondebridge', { ...changes, players, ...more }, people);
  const seen = people.map((one) => one.follow(matchId));
  open.push(...seen);
  await Promise.all(seen.map((stream) => stream.until(typed('HandsDealt'))));
  await glance(seen[0]!, (live) => live?.present.slice(0, 2)).toEqual([true, true]);
  const actors = () => game.toAct(seen[0]!.state()) as readonly Seat[];
  const arrived = (seq: number) =>
    Promise.all(seen.map((stream) => stream.until((entries) => entries.at(-1)!.seq >= seq)));

  /** Lets whoever is to act do so once; a person does the first that is allowed. */
  const step = async (): Promise<Seat> => {
    const seat = actors()[0]!;
    const { seq } = last(seen[0]!);
    if (people[seat] === undefined) {
      time.pass(THINKING_MS);
      await arrived(seq + 1);
    } else {
      const [choice] = await turn(seen[seat]!, seat);
      const answer = await people[seat]!.send(matchId, choice);
      if (!answer.ok) throw new Error(answer.reason);
      await arrived(answer.seq);
    }
    return seat;
  };
  const wish = (seat: Seat, ask: Parameters<Guest['wish']>[1]) => people[seat]!.wish(matchId, ask);
  return { matchId, seen, step, wish, actors, arrived };
}
type Seated = Awaited<ReturnType<typeof seated>>;

/** Goes on until a person has played a card and `next` says so of whoever is to act then. */
async function untilCard({ step, seen, actors }: Seated, next: (seat: Seat) => boolean): Promise<Seat> {
  for (;;) {
    const seat = await step();
    if (typeOf(last(seen[0]!)) === 'CardPlayed' && people[seat] !== undefined && next(actors()[0]!))
      return seat;
  }
}
const handOf = (stream: Stream, seat: Seat) =>
  (stream.state() as { hands: readonly string[][] }).hands[seat]!;

describe('taking back (H13)', () => {
  it('H13.1 H13.4 is for all the others to allow: the card returns, everybody has seen it, and it stays in the record', async () => {
    const match = await seated(3);
    const { seen, wish, arrived, matchId, actors } = match;
    const seat = await untilCard(match, () => true);
    const other = 1 - seat;
    const played = last(seen[seat]!);
    const { card } = (played as Entry & { game: { card: string } }).game;
    expect(handOf(seen[seat]!, seat)).not.toContain(card);

    const commandId = randomUUID();
    const asked = await people[seat]!.wish(matchId, { what: 'undo' }, commandId);
    expect(asked).toMatchObject({ ok: true });
    expect(await people[seat]!.wish(matchId, { what: 'undo' }, commandId)).toEqual({
      ...asked,
      repeated: true,
    });
    expect(await wish(seat, { what: 'undo' })).toEqual({ ok: false, reason: 'already-asked' });
    await seen[other]!.until(typed('UndoAsked'));
    expect(last(seen[other]!)).toMatchObject({ by: seat, table: { seat, from: played.seq } });
    expect(await wish(seat, { what: 'answer', to: 'undo', agrees: true })).toMatchObject({ ok: false });

    expect(await wish(other, { what: 'answer', to: 'undo', agrees: true })).toMatchObject({ ok: true });
    await Promise.all(seen.map((stream) => stream.until(typed('PlayStruck'))));
    await arrived(last(seen[seat]!).seq);
    expect(last(seen[other]!)).toMatchObject({ by: 'table', table: { from: played.seq, why: 'undo' } });
    expect(handOf(seen[seat]!, seat)).toContain(card);
    expect(handOf(seen[other]!, seat)).toContain('??');
    expect(actors()).toEqual([seat]);
    // What was taken back stays in the record, for everybody.
    const entries = await eventLog(database.db).entriesOf(matchId);
    expect(entries.find(({ seq }) => seq === played.seq)).toMatchObject({ game: { card } });
    expect(seen[other]!.entries().find(({ seq }) => seq === played.seq)).toMatchObject({ game: { card } });
    expect(standingEntries(entries).some(({ seq }) => seq === played.seq)).toBe(false);
    // And play goes on.
    await match.step();
    expect(await wish(seat, { what: 'answer', to: 'undo', agrees: true })).toEqual({
      ok: false,
      reason: 'nothing-asked',
    });
  });

  it('is refused by one', async () => {
    const match = await seated(2);
    const seat = await untilCard(match, () => true);
    await match.wish(seat, { what: 'undo' });
    expect(await match.wish(1 - seat, { what: 'answer', to: 'undo', agrees: false })).toMatchObject({
      ok: true,
    });
    await match.seen[0]!.until(typed('UndoAnswered'));
    expect(typed('PlayStruck')(match.seen[0]!.entries())).toBe(false);
  });

  it('H13.2 comes too late once another has followed', async () => {
    const match = await seated(2);
    const seat = await untilCard(match, () => true);
    await match.wish(seat, { what: 'undo' });
    const next = await match.step();
    expect(next).toBe(1 - seat);
    expect(await match.wish(next, { what: 'answer', to: 'undo', agrees: true })).toEqual({
      ok: false,
      reason: 'nothing-asked',
    });
    expect(await match.wish(seat, { what: 'undo' })).toEqual({ ok: false, reason: 'undo-too-late' });
  });

  it('H13.3 does not go back behind bids that are open, nor into a deal that is over', async () => {
    const match = await seated(2, { 'bid.mode': 'simultaneous', 'schedule.list': [1, 1] });
    const { seen, wish, step } = match;
    const bidders = [await step(), await step()];
    expect(typed('BidsRevealed')(seen[0]!.entries())).toBe(true);
    expect(await wish(bidders[1]!, { what: 'undo' })).toEqual({ ok: false, reason: 'undo-revealed' });
    expect(await wish(bidders[0]!, { what: 'undo' })).toEqual({ ok: false, reason: 'undo-too-late' });
    await step();
    const closer = await step();
    await seen[0]!.until(typed('HandsDealt', 2));
    expect(await wish(closer, { what: 'undo' })).toEqual({ ok: false, reason: 'undo-crosses-deal' });
  });

  it('lets bots wait for the answer, and not for longer than five seconds', async () => {
    for (const answered of [true, false]) {
      const match = await seated(3);
      const { seen, wish, arrived } = match;
      const seat = await untilCard(match, (next) => next === 2);
      const before = last(seen[0]!).seq;
      time.pass(THINKING_MS - 1);
      const asked = await wish(seat, { what: 'undo' });
      expect(asked).toMatchObject({ ok: true, seq: before + 1 });
      await arrived(before + 1);
      time.pass(4999);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(last(seen[0]!).seq).toBe(before + 1);
      if (answered) {
        await wish(1 - seat, { what: 'answer', to: 'undo', agrees: true });
        await seen[0]!.until(typed('PlayStruck'));
        continue;
      }
      time.pass(1 + THINKING_MS);
      await arrived(before + 2);
      expect(seen[0]!.entries().find(({ seq }) => seq === before + 2)).toMatchObject({ by: 2 });
      expect(await wish(1 - seat, { what: 'answer', to: 'undo', agrees: true })).toEqual({
        ok: false,
        reason: 'nothing-asked',
      });
    }
  });

  it('asks nobody for whom a bot acts', async () => {
    const match = await seated(3);
    const seat = await untilCard(match, (next) => next === 2);
    await match.wish(1 - seat, { what: 'hold', seat: 1 - seat });
    await match.wish(seat, { what: 'undo' });
    await match.seen[0]!.until(typed('PlayStruck'));
  });
});

describe('a pause', () => {
  it('begins when those who are there agree, stops people and bots, and ends when anybody wants', async () => {
    const match = await seated(3);
    const { seen, wish, matchId, actors, arrived, step } = match;
    while (actors()[0] !== 2) await step();
    expect(await wish(0, { what: 'pause' })).toMatchObject({ ok: true });
    await seen[1]!.until(typed('PauseAsked'));
    expect(await wish(1, { what: 'answer', to: 'pause', agrees: true })).toMatchObject({ ok: true });
    await seen[0]!.until(typed('Paused'));
    const { seq } = last(seen[0]!);
    time.pass(60_000);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(last(seen[0]!).seq).toBe(seq);
    const bid = { type: 'MakeBid', deal: 1, bid: 0 };
    expect(await people[0]!.send(matchId, bid)).toEqual({ ok: false, reason: 'paused' });
    expect(await wish(1, { what: 'resume' })).toMatchObject({ ok: true });
    await arrived(seq + 1);
    time.pass(THINKING_MS);
    await arrived(seq + 2);
    expect(seen[0]!.entries().find((entry) => entry.seq === seq + 2)).toMatchObject({ by: 2 });
  });

  it('waits for nobody who is away', async () => {
    const match = await seated(2);
    match.seen[1]!.close();
    await glance(match.seen[0]!, (live) => live?.present, 500).toEqual([true, false]);
    expect(await match.wish(0, { what: 'pause' })).toMatchObject({ ok: true });
    await match.seen[0]!.until(typed('Paused'));
  });
});

describe('a stand-in', () => {
  it('may be had for somebody who is away for twenty seconds, and no sooner', async () => {
    const match = await seated(2);
    expect(await match.wish(0, { what: 'hold', seat: 1 })).toEqual({ ok: false, reason: 'not-away' });
    match.seen[1]!.close();
    await glance(match.seen[0]!, (live) => live?.awaySince[1], 500).toEqual(expect.any(Number));
    const since = match.seen[0]!.live()!.awaySince[1]!;
    time.pass(since + 19_999 - time.now());
    expect(await match.wish(0, { what: 'hold', seat: 1 })).toEqual({ ok: false, reason: 'not-away' });
    time.pass(1);
    expect(await match.wish(0, { what: 'hold', seat: 1 })).toMatchObject({ ok: true });
    await match.seen[0]!.until(typed('SeatHeld'));
    await glance(match.seen[0]!, (live) => live?.held).toEqual([false, true]);
  });
});

it('is asked for by those who have a seat, and each id stands for one thing', async () => {
  const match = await seated(2);
  const stranger = await host.guest();
  expect(await reasonOf(stranger.wish(match.matchId, { what: 'pause' }))).toBe('not-your-seat');
  const id = randomUUID();
  expect(await people[0]!.wish(match.matchId, { what: 'resume' }, id)).toEqual({
    ok: false,
    reason: 'not-paused',
  });
  expect(await people[0]!.wish(match.matchId, { what: 'resume' }, id)).toMatchObject({ repeated: true });
  expect(await reasonOf(people[0]!.wish(match.matchId, { what: 'pause' }, id))).toBe('command-id-taken');
  expect(await reasonOf(people[0]!.wish(match.matchId, { what: 'cheat' } as never))).toBe('malformed');
});

it('a reminder reaches everybody, and is for a seat that is to act', async () => {
  const match = await seated(2);
  const seat = match.actors()[0]!;
  const nudge = (by: Seat, to: Seat) =>
    people[by]!.ask.match.nudge.mutate({ matchId: match.matchId, seat: to });
  expect(await nudge(1 - seat, seat)).toEqual({ ok: true });
  await glance(match.seen[seat]!, (live) => live?.nudge).toMatchObject({ by: 1 - seat, seat });
  expect(await nudge(seat, 1 - seat)).toEqual({ ok: false, reason: 'not-to-act' });
  expect(await nudge(seat, seat)).toEqual({ ok: false, reason: 'not-to-act' });
});

describe('claiming the rest', () => {
  it('plays all cards of the deal, takes every trick left, and then goes on with the next deal', async () => {
    const match = await seated(3, { deck: '32', 'schedule.list': Array(8).fill(10) });
    const { seen, step, wish, actors, arrived, matchId } = match;
    const { options } = setOut(seen[0]!.entries());
    const provable = (seat: Seat) => claimable(game, options, 3, seen[seat]!.entries(), seat);
    for (let seat = actors()[0]!; people[seat] === undefined || provable(seat) === undefined; ) {
      if (people[seat] !== undefined)
        expect(await wish(seat, { what: 'claim' })).toMatchObject({ ok: false, reason: 'claim-unproved' });
      await step();
      [seat] = actors() as [Seat];
    }
    const seat = actors()[0]!;
    const { taken, number, deal } = seen[seat]!.state() as {
      taken: readonly number[];
      number: number;
      deal: { size: number; number: number };
    };
    const answer = await wish(seat, { what: 'claim' });
    expect(answer.ok).toBe(true);
    if (answer.ok) await arrived(answer.seq);
    const own = { type: 'PlayCard', deal: deal.number, trick: number, card: handOf(seen[seat]!, seat)[0] };
    expect(await people[seat]!.send(matchId, own)).toMatchObject({ reason: 'rest-claimed' });

    const before = seen[0]!.entries().length;
    await expect
      .poll(
        () => {
          time.pass(250);
          return seen[0]!
            .entries()
            .slice(before)
            .some((entry) => typeOf(entry) === 'DealScored');
        },
        { timeout: 10_000 },
      )
      .toBe(true);
    const played = seen[0]!.entries().slice(before);
    const until = played.findIndex((entry) => typeOf(entry) === 'DealScored');
    const tricks = played
      .slice(0, until)
      .flatMap((entry) => ('game' in entry && entry.game.type === 'TrickTaken' ? [entry.game] : []));
    expect(tricks.map((trick) => (trick as unknown as { seat: Seat }).seat)).toEqual(
      Array.from({ length: deal.size - number + 1 }, () => seat),
    );
    expect(taken[seat]! + tricks.length).toBeLessThanOrEqual(deal.size);
    expect(new Set(played.slice(0, until).map(({ cause }) => cause.split('-')[0]))).toEqual(
      new Set(['claim']),
    );
  }, 30_000);
});
