import { setTimeout as sleep } from 'node:timers/promises';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Entry } from '@stikk/engine';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, reasonOf, returning, type Stream, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { type Device, openPushService, type PushService, signedBy } from '../../testing/push-service.ts';
import { type HandTime, handTime } from '../../testing/time.ts';
import { AWAY_MS } from './tell.ts';

const game = gameOf('oh-hell')!;
const inTurn = {
  players: 2,
  'bid.mode': 'turn',
  sumRule: 'none',
  'schedule.pattern': 'custom',
  'schedule.list': [3],
};

let database: TestDatabase;
let service: PushService;
let time: HandTime;
let host: Host;
let streams: Stream[];

beforeAll(async () => {
  database = await testPglite();
});
afterAll(() => database.close());
beforeEach(async () => {
  streams = [];
  time = handTime();
  service = await openPushService();
  host = await openHost(database, { clock: time, push: { anywhere: true } });
  return async () => {
    for (const stream of streams) stream.close();
    await host.close();
    await service.close();
  };
});

const follow = (one: Guest, matchId: string): Stream => {
  const stream = one.follow(matchId);
  streams.push(stream);
  return stream;
};
const typeOf = (entry: Entry) => ('game' in entry ? (entry.game as { type: string }).type : entry.table.type);
const isDealt = (entries: readonly Entry[]) => entries.some((entry) => typeOf(entry) === 'HandsDealt');

async function kept(one: Guest, locale = 'nl'): Promise<Device> {
  const device = service.device();
  await one.ask.push.keep.mutate({ ...device.subscription, locale });
  return device;
}

/** Two play, each with a device; whoever is to act first never opens the page, and the other has it open. */
async function seated() {
  const guests = [await host.guest(), await host.guest()];
  const devices = [await kept(guests[0]!), await kept(guests[1]!)];
  const matchId = await host.seat('bondebridge', inTurn, guests);
  await guests[0]!.ask.match.info.query({ matchId });
  const asked = async () => {
    const turns = await Promise.all(
      guests.map(async (one) => (await one.ask.match.mine.query())[0]!.yourTurn),
    );
    return turns.indexOf(true);
  };
  await soon(asked).not.toBe(-1);
  const first = await asked();
  const person = (seat: number) => ({ seat, guest: guests[seat]!, device: devices[seat]! });
  const here = person(1 - first);
  const seen = follow(here.guest, matchId);
  await seen.until(isDealt);
  return { matchId, seen, away: person(first), here };
}

/** What is looked at until it is so, however busy the machine is. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });

/** Lets what was set off come to its end. */
const settled = () => sleep(150);

describe('whoever is to act and has no page open', () => {
  it('is told once a turn, when it has lasted for a while', async () => {
    const { matchId, seen, away, here } = await seated();
    time.pass(AWAY_MS - 1);
    await settled();
    expect(away.device.told()).toEqual([]);
    time.pass(1);
    await soon(() => away.device.told()).toHaveLength(1);
    time.pass(20 * AWAY_MS);
    await settled();
    expect(away.device.told()).toHaveLength(1);

    await away.guest.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 });
    await here.guest.send(matchId, { type: 'MakeBid', deal: 1, bid: 1 });
    await seen.until((entries) => entries.some((entry) => typeOf(entry) === 'BiddingClosed'));
    if ((game.toAct(seen.state())[0] as number) === here.seat) {
      const [card] = await turn(seen, here.seat);
      await here.guest.send(matchId, card);
      await seen.until((entries) => typeOf(entries.at(-1)!) === 'CardPlayed');
    }
    time.pass(AWAY_MS);
    await soon(() => away.device.told()).toHaveLength(2);
    expect(here.device.told()).toEqual([]);
  });

  it('is told nothing while a page is open, and when it was closed for a while', async () => {
    const { matchId, seen, away } = await seated();
    const own = follow(away.guest, matchId);
    await own.until(isDealt);
    const isHere = () => {
      time.pass(500);
      return seen.live()?.present[away.seat];
    };
    await soon(isHere).toBe(true);
    time.pass(10 * AWAY_MS);
    await settled();
    expect(away.device.told()).toEqual([]);
    own.close();
    await soon(isHere).toBe(false);
    expect(away.device.told()).toEqual([]);
    time.pass(AWAY_MS);
    await soon(() => away.device.told()).toHaveLength(1);
  });

  it('is told of by a server that was started again, unless they were told before', async () => {
    const { matchId, away } = await seated();
    await host.close();
    host = await openHost(database, { clock: time, push: { anywhere: true } });
    time.pass(AWAY_MS);
    await soon(() => away.device.told()).toHaveLength(1);
    await host.close();
    host = await openHost(database, { clock: time, push: { anywhere: true } });
    const again = returning(host.url, away.guest.id, away.guest.cookie);
    await again.ask.match.info.query({ matchId });
    time.pass(10 * AWAY_MS);
    await settled();
    expect(away.device.told()).toHaveLength(1);
  });

  it('is not told that bots wait for them', async () => {
    const alone = await host.guest();
    const device = await kept(alone);
    const matchId = await host.seat('bondebridge', { players: 3, 'schedule.max': 2 }, [alone]);
    await alone.ask.match.info.query({ matchId });
    await settled();
    time.pass(10 * AWAY_MS);
    await settled();
    expect(device.told()).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is a match, its table, who plays there and a language, for the device alone, signed by the server', async () => {
    const people = [await host.guest(), await host.guest()] as const;
    const [ada, kari] = people;
    const { tableId } = await ada.ask.table.create.mutate({
      preset: 'bondebridge',
      changes: inTurn,
      name: 'Fredagsbordet',
      you: { name: 'Ada', nonce: 'a' },
    });
    await kari.ask.table.join.mutate({ tableId, name: 'Kari', nonce: 'b' });
    const devices = [await kept(ada, 'nb'), await kept(kari, 'sv')];
    await ada.ask.table.ready.mutate({ tableId, ready: true });
    await kari.ask.table.ready.mutate({ tableId, ready: true });
    const [listed] = await ada.ask.match.mine.query();
    const matchId = listed!.matchId;
    await soon(async () =>
      (await ada.ask.match.mine.query()).concat(await kari.ask.match.mine.query()),
    ).toContainEqual(expect.objectContaining({ matchId, yourTurn: true }));
    await settled();
    time.pass(AWAY_MS);
    await soon(() => service.arrived.length).toBe(1);
    const [toAda, toKari] = devices.map((device) => device.told());
    const at = { matchId, table: 'Fredagsbordet' };
    if (toAda!.length > 0) expect([toAda, toKari]).toEqual([[{ ...at, people: ['Kari'], locale: 'nb' }], []]);
    else expect([toAda, toKari]).toEqual([[], [{ ...at, people: ['Ada'], locale: 'sv' }]]);

    const [arrived] = service.arrived;
    expect(arrived!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(arrived!.headers.ttl)).toBeGreaterThan(3600);
    expect(JSON.stringify(arrived!.headers)).not.toContain(matchId);
    expect(arrived!.body.includes(matchId)).toBe(false);
    const claims = signedBy(arrived!, await ada.ask.push.key.query());
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(https|mailto):/) });
  });

  it('goes to every device of a person, and to one that has a new address there alone', async () => {
    const { away } = await seated();
    const phone = service.device();
    const cookie = away.guest.cookie.replace(/stikk\.device=\w+/, `stikk.device=${'a'.repeat(32)}`);
    const other = returning(host.url, away.guest.id, cookie);
    await other.ask.push.keep.mutate({ ...phone.subscription, locale: 'en' });
    const moved = await kept(away.guest, 'en');
    time.pass(AWAY_MS);
    await soon(() => service.arrived.length).toBe(2);
    expect([phone, moved, away.device].map((device) => device.told().length)).toEqual([1, 1, 0]);
  });
});

describe('a device', () => {
  it.each([404, 410])('that is gone (%i) is forgotten, and one that is only busy is not', async (status) => {
    const { away } = await seated();
    const { endpoint } = away.device.subscription;
    service.answer(status);
    time.pass(AWAY_MS);
    await soon(() => away.guest.ask.push.kept.mutate({ endpoint })).toBe(false);

    const next = await seated();
    service.answer(503);
    time.pass(AWAY_MS);
    await soon(() => next.away.device.told()).toHaveLength(1);
    expect(
      await next.away.guest.ask.push.kept.mutate({ endpoint: next.away.device.subscription.endpoint }),
    ).toBe(true);
    expect(host.logged.join('')).toContain('a device could not be told');
    expect(host.logged.join('')).not.toContain(next.away.device.subscription.endpoint);
  });

  it('is told nothing once its owner turned it off, or signed out there', async () => {
    const one = await host.guest();
    const device = await kept(one);
    const { endpoint } = device.subscription;
    expect(await one.ask.push.kept.mutate({ endpoint })).toBe(true);
    await one.ask.push.drop.mutate();
    expect(await one.ask.push.kept.mutate({ endpoint })).toBe(false);

    await one.ask.push.keep.mutate({ ...device.subscription, locale: 'nb' });
    const { token } = await one.ask.me.link.mutate();
    await one.ask.me.leave.mutate();
    const back = await host.guest();
    await back.ask.me.take.mutate({ token });
    expect(await back.ask.push.kept.mutate({ endpoint }).catch(() => 'nobody')).not.toBe(true);
  });

  it('is told nothing once its owner signed every other device out', async () => {
    const one = await host.guest();
    const here = await kept(one);
    const phone = service.device();
    const cookie = one.cookie.replace(/stikk\.device=\w+/, `stikk.device=${'b'.repeat(32)}`);
    const other = returning(host.url, one.id, cookie);
    await other.ask.push.keep.mutate({ ...phone.subscription, locale: 'en' });
    const isKept = ({ subscription: { endpoint } }: Device) => one.ask.push.kept.mutate({ endpoint });
    expect([await isKept(here), await isKept(phone)]).toEqual([true, true]);
    await one.ask.me.leaveOthers.mutate();
    expect([await isKept(here), await isKept(phone)]).toEqual([true, false]);
  });

  it('is whose it was last: what somebody else is told stays theirs', async () => {
    const [before, after] = [await host.guest(), await host.guest()];
    const device = await kept(before);
    const { endpoint } = device.subscription;
    await after.ask.push.keep.mutate({ ...device.subscription, locale: 'sv' });
    expect(await before.ask.push.kept.mutate({ endpoint })).toBe(false);
    expect(await after.ask.push.kept.mutate({ endpoint })).toBe(true);
  });

  it('is not believed to be on this machine or network', async () => {
    const strict = await openHost(database, { clock: time });
    const one = await strict.guest();
    const { subscription } = service.device();
    for (const endpoint of [
      subscription.endpoint,
      'https://127.0.0.1/a',
      'https://10.0.0.1/a',
      'http://a.example/a',
    ])
      expect(await reasonOf(one.ask.push.keep.mutate({ ...subscription, endpoint, locale: 'nb' }))).toBe(
        'malformed',
      );
    await strict.close();
    expect(service.arrived).toEqual([]);
  });

  it('gives its keys as they are, and no others', async () => {
    const one = await host.guest();
    const { subscription } = service.device();
    for (const wrong of [
      { p256dh: 'AAAA' },
      { auth: 'x' },
      { endpoint: 'nonsense' },
      { locale: 'norwegian' },
    ])
      expect(await reasonOf(one.ask.push.keep.mutate({ ...subscription, locale: 'nb', ...wrong }))).toBe(
        'malformed',
      );
  });
});
