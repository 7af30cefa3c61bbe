import { randomUUID } from 'node:crypto';
import { eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, playOut, reasonOf, returning, type Stream, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { leaks } from '../../testing/leak.ts';

let database: TestDatabase;
let host: Host;
let anna: Guest;
let bo: Guest;
let cy: Guest;
const streams: Stream[] = [];

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  [anna, bo, cy] = [await host.guest(), await host.guest(), await host.guest()];
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await host.close();
  await database.close();
});

const follow = (one: Guest, matchId: string, lastEventId?: string): Stream => {
  const stream = one.follow(matchId, lastEventId);
  streams.push(stream);
  return stream;
};
const raw = (matchId: string) => eventLog(database.db).entriesOf(matchId);
const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const count = (entries: readonly Entry[], type: string) =>
  entries.filter((entry) => typeOf(entry) === type).length;
const upTo = (type: string) => (entries: readonly Entry[]) => count(entries, type) > 0;
const setup = { preset: 'bondebridge', changes: { players: 3, 'schedule.max': 2 }, name: 'Åse', nonce: 'n' };

describe('a match against bots', () => {
  it('is played from the first deal to the last, and its record proves itself', async () => {
    const { matchId } = await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'normal'] });
    expect(await anna.ask.match.info.query({ matchId })).toMatchObject({
      game: 'oh-hell',
      preset: 'bondebridge',
      options: { players: 3, 'schedule.max': 2 },
      seats: [
        { name: 'Åse', kind: 'person' },
        { kind: 'bot', level: 'easy' },
        { kind: 'bot', level: 'normal' },
      ],
      you: 0,
      status: 'live',
    });
    const stream = follow(anna, matchId);
    expect(await reasonOf(anna.ask.match.record.query({ matchId }))).toBe('still-live');
    await playOut(anna, matchId, 0, stream);
    await stream.ended;

    const entries = await raw(matchId);
    expect(stream.entries().map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
    expect(leaks(entries, stream.entries().slice(0, -1), 0)).toEqual([]);
    expect(stream.entries().slice(-2).map(typeOf)).toEqual(['MatchFinished', 'SecretRevealed']);

    const text = await bo.ask.match.record.query({ matchId });
    const record = parseRecord(text, gameOf);
    expect(record.ok && record.entries).toEqual(entries);
    expect(
      record.ok && verify(record.header, record.game, record.entries as Entry<{ type: string }>[]),
    ).toEqual({
      ok: true,
      entries: entries.length,
    });
    const open = follow(bo, matchId);
    await open.ended;
    expect(open.entries()).toEqual(entries);

    const [listed] = await anna.ask.match.mine.query();
    expect(listed).toMatchObject({ matchId, status: 'finished', deal: 4, deals: 4, you: 0, yourTurn: false });
    expect(await anna.send(matchId, { type: 'MakeBid', deal: 4, bid: 0 })).toEqual({
      ok: false,
      reason: 'match-over',
    });
  });

  it('lists the matches of its owner only', async () => {
    const loner = await host.guest();
    expect(await loner.ask.match.mine.query()).toEqual([]);
    const first = await loner.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    const second = await loner.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    await turn(follow(loner, second.matchId), 0);
    const mine = await loner.ask.match.mine.query();
    expect(mine.map(({ matchId }) => matchId).sort()).toEqual([first.matchId, second.matchId].sort());
    expect(mine[0]).toMatchObject({
      game: 'oh-hell',
      preset: 'bondebridge',
      status: 'live',
      deal: 1,
      deals: 4,
      size: 1,
      scores: [0, 0, 0],
      sides: [0, 1, 2],
      you: 0,
      yourTurn: true,
    });
    expect(mine[0]!.seats).toHaveLength(3);
  });

  it('makes a guest of whoever comes without a session', async () => {
    const response = await fetch(`${host.url}/api/trpc/match.create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...setup, bots: ['easy', 'easy'] }),
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^stikk\.session_token=.*HttpOnly; SameSite=Lax/);
    const mine = await fetch(`${host.url}/api/trpc/match.mine`, {
      headers: { cookie: cookie!.split(';')[0]! },
    });
    const made = (await response.json()) as { result: { data: { matchId: string } } };
    expect(await mine.text()).toContain(made.result.data.matchId);
  });

  it('goes on when its bots fail', async () => {
    const minds = [
      () => {
        throw new Error('hands: QH');
      },
      () => ({ type: 'MakeBid', deal: 99, bid: 1 }),
      () => 'nonsense',
      async () => undefined,
    ];
    for (const mind of minds) {
      const broken = await openHost(database, { mind });
      const matchId = await broken.seat(
        'bondebridge',
        { players: 3, 'schedule.max': 1, 'schedule.turnRepeat': 1 },
        [anna],
      );
      const one = {
        ...anna,
        ...(await import('../../testing/guest.ts')).returning(broken.url, anna.id, anna.cookie),
      };
      const stream = follow(one, matchId);
      await playOut(one, matchId, 0, stream);
      await stream.ended;
      expect(broken.logged.join()).toContain('a bot is played for');
      expect(broken.logged.join()).not.toContain('QH');
      await broken.close();
    }
  });
});

describe('submit', () => {
  const sealed = {
    players: 5,
    sumRule: 'none',
    'bid.mode': 'simultaneous',
    'schedule.list': [4],
    'schedule.pattern': 'custom',
  };

  it('lets bids of the same instant all land, and shows none before the last (H7)', async () => {
    const guests = [anna, bo, cy, await host.guest(), await host.guest()];
    const matchId = await host.seat('bondebridge', sealed, guests);
    const seen = guests.map((one) => follow(one, matchId));
    await Promise.all(seen.map((stream) => stream.until(upTo('HandsDealt'))));
    const bids = [1, 1, 1, 1, 0];
    const bid = (seat: number) => guests[seat]!.send(matchId, { type: 'MakeBid', deal: 1, bid: bids[seat] });
    const together = await Promise.all([bid(1), bid(2), bid(3)]);
    expect(together.every(({ ok }) => ok)).toBe(true);
    expect(new Set(together.map((answer) => answer.ok && answer.seq)).size).toBe(3);
    expect(await bid(4)).toMatchObject({ ok: true });
    await Promise.all(seen.map((stream) => stream.until((entries) => count(entries, 'BidMade') === 4)));
    for (const [seat, stream] of seen.entries()) {
      const shown = stream
        .entries()
        .flatMap((entry) =>
          typeOf(entry) === 'BidMade' && 'game' in entry
            ? [entry.game as unknown as { seat: number; bid: unknown }]
            : [],
        );
      expect(shown.filter((one) => one.bid !== '??').map((one) => one.seat)).toEqual(
        seat === 0 ? [] : [seat],
      );
      expect(stream.bytes()).not.toContain('BidsRevealed');
    }
    expect(await bid(0)).toMatchObject({ ok: true });
    await Promise.all(seen.map((stream) => stream.until(upTo('BidsRevealed'))));
    for (const stream of seen)
      expect(stream.entries().find((entry) => typeOf(entry) === 'BidsRevealed')).toMatchObject({
        game: { bids },
      });
    const entries = await raw(matchId);
    for (const [seat, stream] of seen.entries()) expect(leaks(entries, stream.entries(), seat)).toEqual([]);
  });

  it('answers a repeated command as it did before, and does it once (H8)', async () => {
    const matchId = await host.seat('bondebridge', { ...sealed, players: 2, 'schedule.list': [10] }, [
      anna,
      bo,
    ]);
    const [first, second] = [follow(anna, matchId), follow(bo, matchId)];
    await Promise.all([first.until(upTo('HandsDealt')), second.until(upTo('HandsDealt'))]);
    await anna.send(matchId, { type: 'MakeBid', deal: 1, bid: 0 });
    await bo.send(matchId, { type: 'MakeBid', deal: 1, bid: 0 });
    await Promise.all([first, second].map((stream) => stream.until(upTo('BiddingClosed'))));
    const closed = first.entries().find((entry) => typeOf(entry) === 'BiddingClosed')!;
    const leader = 'game' in closed && (closed.game as unknown as { leader: number }).leader === 0 ? 0 : 1;
    const [lead, other] = leader === 0 ? [anna, bo] : [bo, anna];
    const stream = leader === 0 ? first : second;
    const [seven, eight] = await turn(stream, leader);

    const commandId = randomUUID();
    const [once, twice] = await Promise.all([
      lead.send(matchId, seven, commandId),
      lead.send(matchId, seven, commandId),
    ]);
    const late = await lead.send(matchId, eight);
    expect(once).toMatchObject({ ok: true });
    expect(twice).toEqual({ ...once, repeated: true });
    expect(late).toMatchObject({ ok: false, reason: expect.stringMatching(/turn/) });
    expect(await lead.send(matchId, seven, commandId)).toEqual({ ...once, repeated: true });
    await stream.until(upTo('CardPlayed'));
    const entries = await raw(matchId);
    expect(count(entries, 'CardPlayed')).toBe(1);
    expect((stream.state() as { hands: readonly unknown[][] }).hands[leader]).toHaveLength(9);

    const refusedId = randomUUID();
    const early = { type: 'PlayCard', deal: 1, trick: 5, card: '2C' };
    const refused = await other.send(matchId, early, refusedId);
    expect(refused).toMatchObject({ ok: false });
    const reordered = Object.fromEntries(Object.entries(early).reverse());
    expect(await other.send(matchId, reordered, refusedId)).toEqual({ ...refused, repeated: true });
    expect(await reasonOf(other.send(matchId, seven, refusedId))).toBe('command-id-taken');
    expect(await reasonOf(other.send(matchId, seven, commandId))).toBe('command-id-taken');
    expect(await reasonOf(lead.send(matchId, eight, commandId))).toBe('command-id-taken');
    expect(await raw(matchId)).toEqual(entries);
  });

  it('keeps no refusals, and remembers the latest of them', async () => {
    const matchId = await host.seat('bondebridge', { players: 2 }, [anna, bo]);
    await follow(anna, matchId).until(upTo('HandsDealt'));
    const before = await eventLog(database.db).commandsOf(matchId);
    const ids = Array.from({ length: 110 }, () => randomUUID());
    const late = { type: 'MakeBid', deal: 9, bid: 0 };
    for (const id of ids) expect(await anna.send(matchId, late, id)).toMatchObject({ ok: false });
    expect(await anna.send(matchId, late, ids.at(-1))).toMatchObject({ ok: false, repeated: true });
    expect(await anna.send(matchId, late, ids[0])).not.toHaveProperty('repeated');
    expect(await eventLog(database.db).commandsOf(matchId)).toEqual(before);
  });

  it('is for the seat of the caller only', async () => {
    const { matchId } = await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    const bid = { type: 'MakeBid', deal: 1, bid: 0 };
    expect(await reasonOf(bo.send(matchId, bid))).toBe('not-your-seat');
    const stranger = { matchId, commandId: randomUUID(), command: bid };
    const response = await fetch(`${host.url}/api/trpc/match.submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(stranger),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { message: 'no-session', data: { reason: 'no-session' } },
    });
    const spying = follow(bo, matchId);
    await spying.ended;
    expect(spying.bytes()).toContain('opens-at-the-end');
    expect(spying.entries()).toEqual([]);
    expect(await anna.send(matchId, { type: 'Deal', deck: [], drawn: [] })).toMatchObject({ ok: false });
  });

  it.each([
    ['no command', undefined],
    ['a text', 'PlayCard'],
    ['a list', []],
    ['no type', { deal: 1 }],
    ['an unknown type', { type: 'Cheat' }],
    ['a missing field', { type: 'MakeBid', deal: 1 }],
    ['a field too many', { type: 'MakeBid', deal: 1, bid: 0, seat: 1 }],
    ['a text for a number', { type: 'MakeBid', deal: '1', bid: 0 }],
    ['a fraction', { type: 'MakeBid', deal: 1, bid: 0.5 }],
    ['a negative number', { type: 'MakeBid', deal: 1, bid: -1 }],
    ['a card that is none', { type: 'PlayCard', deal: 1, trick: 1, card: '1X' }],
    ['a hidden card', { type: 'PlayCard', deal: 1, trick: 1, card: '??' }],
  ])('calls %s malformed', async (_, command) => {
    malformed ??= (await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] })).matchId;
    expect(await reasonOf(anna.send(malformed, command))).toBe('malformed');
  });
  let malformed: string | undefined;

  it('does not know, when the database fails, whether a command was written: the repeat tells', async () => {
    let fails: 'before' | 'after' | undefined;
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name !== 'transaction' || fails === undefined
          ? Reflect.get(target, name)
          : async (...args: Parameters<typeof target.transaction>) => {
              const when = fails;
              fails = undefined;
              if (when === 'after') await target.transaction(...args);
              throw new Error('params: QH');
            },
    });
    const shaky = await openHost({ ...database, db });
    const one = returning(shaky.url, anna.id, anna.cookie);
    const matchId = await shaky.seat('bondebridge', { players: 2 }, [anna, bo]);
    const stream = follow(one, matchId);
    const [bid] = await turn(stream, 0);
    const commandId = randomUUID();
    fails = 'before';
    expect(await reasonOf(one.send(matchId, bid, commandId))).toBe('internal');
    fails = 'after';
    expect(await reasonOf(one.send(matchId, bid, commandId))).toBe('internal');
    expect(await one.send(matchId, bid, commandId)).toMatchObject({ ok: true, repeated: true });
    await stream.until(upTo('BidMade'));
    expect(count(await raw(matchId), 'BidMade')).toBe(1);
    expect(shaky.logged.join()).toContain('request failed');
    expect(shaky.logged.join()).not.toContain('QH');
    await shaky.close();
  });

  it('wants ids that are ids', async () => {
    const command = { type: 'MakeBid', deal: 1, bid: 0 };
    expect(await reasonOf(anna.send(malformed!, command, 'again'))).toBe('malformed');
    expect(await reasonOf(anna.send('0'.repeat(16), command))).toBe('unknown-match');
    expect(await reasonOf(anna.send("' or 1=1", command))).toBe('malformed');
    expect(await reasonOf(anna.ask.match.info.query({ matchId: '0' }))).toBe('unknown-match');
  });
});

describe('create', () => {
  it.each([
    ['an unknown preset', { preset: 'poker' }, 'unknown-preset'],
    ['an unknown option', { changes: { jokers: 2 } }, 'malformed'],
    ['a value that is none', { changes: { players: 1 } }, 'malformed'],
    [
      'too many players for the cards',
      { changes: { players: 10, 'schedule.max': 10 }, bots: [] },
      'impossible-rules',
    ],
    ['too few bots', { bots: ['easy'] }, 'wrong-number-of-bots'],
    ['an unknown level', { bots: ['easy', 'genius'] }, 'malformed'],
    ['no name', { name: '' }, 'malformed'],
    ['no nonce', { nonce: '' }, 'malformed'],
    ['a nonce with a null', { nonce: 'a\u0000' }, 'malformed'],
  ])('refuses %s', async (_, change, reason) => {
    const wanted = { ...setup, bots: ['easy', 'easy'], ...change } as never;
    expect(await reasonOf(anna.ask.match.create.mutate(wanted))).toBe(reason);
  });

  it('says what is wrong with impossible rules, and what would do', async () => {
    const failing = anna.ask.match.create.mutate({
      ...setup,
      changes: { players: 10, 'schedule.max': 10 },
      bots: [],
    });
    await expect(failing).rejects.toMatchObject({
      data: {
        httpStatus: 400,
        faults: [expect.objectContaining({ option: expect.any(String), remedies: expect.any(Array) })],
      },
    });
  });
});

describe('follow', () => {
  it('goes on after the last entry that was received', async () => {
    const { matchId } = await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    const first = follow(anna, matchId);
    const [bid] = await turn(first, 0);
    const had = first.entries().length;
    first.close();
    await anna.send(matchId, bid);
    const again = follow(anna, matchId, String(had));
    await again.until(upTo('BidsRevealed'));
    expect(again.entries()[0]!.seq).toBe(had + 1);
    const whole = follow(anna, matchId);
    await whole.until((entries) => entries.length >= had + again.entries().length);
    const both = [...first.entries(), ...again.entries()];
    expect(whole.entries().slice(0, both.length)).toEqual(both);
    expect(both.map(({ seq }) => seq)).toEqual(both.map((_, index) => index + 1));
  });

  it('takes an entry that is yet to come for the end', async () => {
    const { matchId } = await anna.ask.match.create.mutate({ ...setup, bots: ['easy', 'easy'] });
    const first = follow(anna, matchId);
    const [bid] = await turn(first, 0);
    const had = first.entries().length;
    const ahead = follow(anna, matchId, String(had + 500));
    await anna.send(matchId, bid);
    await ahead.until((entries) => entries.length > 0);
    expect(ahead.entries()[0]!.seq).toBeGreaterThan(had);
    expect(ahead.entries()[0]!.seq).toBeLessThan(had + 4);
  });

  it.each([
    ['a match that is none', '0', undefined, 'unknown-match'],
    ['an entry that is none', '0', 'x', 'malformed'],
  ])('fails with a code for %s', async (_, matchId, lastEventId, reason) => {
    const stream = follow(anna, matchId, lastEventId);
    await stream.ended;
    expect(stream.bytes()).toContain(`"reason":"${reason}"`);
  });

  it.each([
    ['a forehead round', { 'bid.oneCard': 'forehead', 'schedule.max': 2 }],
    ['an unseen round', { 'bid.oneCard': 'unseen', 'schedule.max': 2 }],
    [
      'bids in turn with a turned card',
      { 'bid.mode': 'turn', 'trump.mode': 'turn_up', sumRule: 'dealer_hook', 'schedule.max': 3 },
    ],
    ['sealed bids', { 'schedule.max': 3 }],
  ])('tells no seat what it may not know: %s (H10)', async (_, changes) => {
    const guests = [anna, bo, cy];
    const matchId = await host.seat('bondebridge', { players: 4, ...changes }, guests);
    const seen = guests.map((one) => follow(one, matchId));
    await Promise.all(guests.map((one, seat) => playOut(one, matchId, seat, seen[seat]!, seat)));
    await Promise.all(seen.map((stream) => stream.ended));
    const entries = await raw(matchId);
    for (const [seat, stream] of seen.entries()) {
      const told = stream.entries();
      expect(told.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
      expect(leaks(entries, told.slice(0, -1), seat)).toEqual([]);
      // Every byte that came belongs to an entry that was looked at.
      expect(stream.bytes().match(/"type":"[A-Z]/g)).toHaveLength(told.length);
    }
    expect(leaks(entries, entries.slice(0, -1), 0)).not.toEqual([]);
    expect(host.logged.join('')).not.toMatch(/"[2-9TJQKA][CDHS]"|secret/);
  });
});
