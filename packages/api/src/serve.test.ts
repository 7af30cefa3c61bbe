import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Host, openHost } from '../testing/host.ts';
import { limits } from './limit.ts';

const STREAMS = 2;
let database: TestDatabase;
let host: Host;
beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database, { limits: limits({ streams: STREAMS }) });
});
afterAll(async () => {
  await host.close();
  await database.close();
});

describe('a session', () => {
  const cookiesOf = async (path: string, body: unknown, proto: string) => {
    const response = await fetch(`${host.url}/api/${path}`, {
      method: 'POST',
      headers: { origin: host.url, 'content-type': 'application/json', 'x-forwarded-proto': proto },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie();
  };
  const table = {
    preset: 'bondebridge',
    changes: { players: 3 },
    bots: ['easy', 'easy'],
    name: 'A',
    nonce: 'n',
  };

  it.each([
    ['auth/sign-in/anonymous', {}],
    ['trpc/match.create', table],
  ])('from %s goes back over https only when it came over https', async (path, body) => {
    for (const [proto, times] of [
      ['https', 1],
      ['http', 0],
    ] as const) {
      const cookies = await cookiesOf(path, body, proto);
      expect(cookies).toHaveLength(2);
      expect(cookies[0]).toMatch(/^stikk\.session_token=/);
      expect(cookies[1]).toMatch(/^stikk\.device=[0-9a-f]{32}; .*HttpOnly; SameSite=Lax/);
      for (const cookie of cookies) expect(cookie.match(/; Secure/g) ?? []).toHaveLength(times);
    }
  });

  it('that went back over https is known again', async () => {
    const enter = (cookie = '') =>
      fetch(`${host.url}/api/auth/sign-in/anonymous`, {
        method: 'POST',
        headers: { cookie, 'x-forwarded-proto': 'https' },
      });
    const first = await enter();
    const [session, device] = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
    const again = await enter(`${session}; ${device}`);
    expect(again.headers.getSetCookie()).toEqual([]);
    const elsewhere = await enter(session);
    expect(elsewhere.headers.getSetCookie()).toEqual([expect.stringMatching(/^stikk\.device=/)]);
    const nobody = await fetch(`${host.url}/api/trpc/match.mine`);
    expect(nobody.headers.getSetCookie()).toEqual([]);
    const told = await again.json();
    expect(told).toEqual({ user: { id: expect.any(String) } });
    expect(told).toEqual(await first.json());
  });

  it.each([
    ['GET', 'get-session'],
    ['GET', 'list-sessions'],
    ['GET', 'sign-in/anonymous'],
    ['POST', 'update-user'],
    ['POST', 'revoke-sessions'],
    ['POST', 'sign-in/email'],
    ['POST', 'sign-in/anonymous/'],
  ])('has no other way in or out: %s %s', async (method, path) => {
    const { cookie } = await host.guest();
    const response = await fetch(`${host.url}/api/auth/${path}`, {
      method,
      headers: { cookie, origin: host.url, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    expect(response.status).toBe(404);
  });
});

describe('open streams', () => {
  it('are so many for each person, and one that is closed makes room', async () => {
    const [anna, bo] = [await host.guest(), await host.guest()];
    const matchId = await host.seat('bondebridge', { players: 3 }, [anna, bo]);
    const open = Array.from({ length: STREAMS }, () => anna.follow(matchId));
    for (const stream of open) await stream.until((entries) => entries.length > 0);

    const refused = anna.follow(matchId);
    await refused.ended;
    expect(refused.bytes()).toContain('"reason":"slow-down"');
    const other = bo.follow(matchId);
    await other.until((entries) => entries.length > 0);

    open.pop()!.close();
    await vi.waitFor(
      async () => {
        const stream = anna.follow(matchId);
        open.push(stream);
        await stream.until((entries) => entries.length > 0);
      },
      { timeout: 20_000, interval: 50 },
    );
    for (const stream of [...open, other]) stream.close();
  });
});
