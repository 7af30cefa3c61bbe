import { randomBytes } from 'node:crypto';
import { schema } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, reasonOf, returning, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { openTable, type TablePage } from '../../testing/table-page.ts';
import { handTime } from '../../testing/time.ts';
import { limits } from '../limit.ts';

const clock = handTime(Date.UTC(2026, 0, 1));
const PRESET = ['bondebridge', { players: 3 }] as const;
let database: TestDatabase;
let host: Host;
beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database, { clock });
});
afterAll(async () => {
  await host.close();
  await database.close();
});

/** What a request answers, and who it makes of the one who asks: a browser keeps its cookies. */
async function posted(path: string, input: unknown, cookie = '', at = host.url) {
  const response = await fetch(`${at}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: at, cookie },
    body: JSON.stringify(input),
  });
  const kept = new Map(cookie.split('; ').map((line) => line.split('=') as [string, string]));
  for (const line of response.headers.getSetCookie()) {
    const [name, value] = line.split(';')[0]!.split('=') as [string, string];
    if (/max-age=0/i.test(line)) kept.delete(name);
    else kept.set(name, value);
  }
  const told = (await response.json()) as {
    result?: { data: Record<string, unknown> };
    error?: { data: { reason: string } };
  };
  return {
    data: told.result?.data,
    reason: told.error?.data.reason,
    cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    told: response.headers.getSetCookie(),
  };
}

const as = (cookie: string) => returning(host.url, '', cookie);
const someone = () => ({
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password: randomBytes(8).toString('hex'),
});
async function account(): Promise<{ guest: Guest; email: string; password: string }> {
  const guest = await host.guest();
  const credentials = someone();
  await guest.ask.me.become.mutate(credentials);
  return { guest, ...credentials };
}

describe('another device', () => {
  it('comes in by a code, and has the same seat and the same cards', async () => {
    const anna = await host.guest();
    const bo = await host.guest();
    const matchId = await host.seat(...PRESET, [anna, bo]);
    const { code } = await anna.ask.me.link.mutate();
    expect(code).toMatch(/^[BCDFGHJKLMNPRSTVWXZ]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const { data, cookie } = await posted('me.take', { code: typed });
    expect(data).toEqual({ name: 'N0' });
    expect(cookie).not.toContain(anna.cookie.split('; ')[0]);

    const [phone, laptop] = [as(cookie).follow(matchId), anna.follow(matchId)];
    await turn(laptop, 0);
    await phone.until((entries) => entries.length >= laptop.entries().length);
    const dealt = (stream: typeof phone) =>
      JSON.stringify(stream.entries().find((entry) => 'game' in entry && entry.game.type === 'HandsDealt'));
    expect(dealt(phone)).toBe(dealt(laptop));
    phone.close();
    laptop.close();
    expect((await as(cookie).ask.match.mine.query()).map((match) => match.matchId)).toEqual([matchId]);
  });

  it('comes in by a link; signing out there leaves the first device as it is', async () => {
    const anna = await host.guest();
    const { token } = await anna.ask.me.link.mutate();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const { cookie } = await posted('me.take', { token });
    expect(await as(cookie).ask.me.info.query()).toEqual(await anna.ask.me.info.query());
    const after = await posted('me.leave', undefined, cookie);
    expect(await as(after.cookie).ask.me.info.query()).toBeNull();
    expect(await as(cookie).ask.me.info.query()).toBeNull();
    expect(await anna.ask.me.info.query()).not.toBeNull();
  });

  it.each(['code', 'token'] as const)(
    'comes in once by a %s, and not after fifteen minutes',
    async (kind) => {
      const anna = await host.guest();
      const other = kind === 'code' ? 'token' : 'code';
      const take = async (link: { code: string; token: string }, by: 'code' | 'token') =>
        (await posted('me.take', { [by]: link[by] })).reason;
      const used = await anna.ask.me.link.mutate();
      expect(await take(used, kind)).toBeUndefined();
      expect(await take(used, kind)).toBe('unknown-link');
      expect(await take(used, other)).toBe('unknown-link');

      const late = await anna.ask.me.link.mutate();
      clock.comeTo(late.expiresAt);
      expect(await take(late, kind)).toBe('unknown-link');
      const before = await anna.ask.me.link.mutate();
      const latest = await anna.ask.me.link.mutate();
      expect(await take(before, kind)).toBe('unknown-link');
      clock.comeTo(latest.expiresAt - 1);
      expect(await take(latest, kind)).toBeUndefined();
    },
  );

  it('is let in by nothing that is kept or logged', async () => {
    const anna = await host.guest();
    const link = await anna.ask.me.link.mutate();
    const kept = await database.db.select().from(schema.link);
    await posted('me.take', { code: 'BCDFGHJK' });
    await posted('me.take', { token: link.token });
    for (const secret of [link.code, link.token]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
      expect(host.logged.join('\n')).not.toContain(secret);
    }
  });

  it('cannot be guessed: tries are few', async () => {
    const narrow = await openHost(database, { limits: limits({ link: { points: 3, seconds: 60 } }) });
    const anna = await narrow.guest();
    const { token } = await anna.ask.me.link.mutate();
    const reasons = [];
    for (const code of ['BCDFGHJK', 'BCDFGHJL', 'BCDFGHJM', 'BCDFGHJN'])
      reasons.push((await posted('me.take', { code }, '', narrow.url)).reason);
    reasons.push((await posted('me.take', { token }, '', narrow.url)).reason);
    expect(reasons).toEqual([...Array(3).fill('unknown-link'), 'slow-down', 'slow-down']);
    await narrow.close();
  });

  it.each([{ code: 'BCDFGHJ' }, { code: 'AEIOUAEI' }, { token: 'x' }, {}, { code: 'BCDFGHJK', token: 'x' }])(
    'does not come in by %j',
    async (way) => {
      expect((await posted('me.take', way)).reason).toBe('malformed');
    },
  );
});

describe('an account', () => {
  it('is made of a guest, who stays the same user', async () => {
    const anna = await host.guest();
    const matchId = await host.seat(...PRESET, [anna]);
    const { email, password } = someone();
    expect(await anna.ask.me.info.query()).toMatchObject({ guest: true, email: null, seated: true });
    await anna.ask.me.become.mutate({ email: ` ${email.toUpperCase()} `, password });
    expect(await anna.ask.me.info.query()).toEqual({
      name: 'N0',
      guest: false,
      email,
      password: true,
      passkeys: 0,
      seated: true,
    });
    const [user] = await database.db.select().from(schema.user).where(eq(schema.user.id, anna.id));
    expect(user).toMatchObject({ isAnonymous: false, emailVerified: false });

    const { cookie } = await posted('me.enter', { email, password });
    expect((await as(cookie).ask.match.mine.query()).map((match) => match.matchId)).toEqual([matchId]);
  });

  it('has a password that cannot be read back, of ten letters at least', async () => {
    const { guest, password } = await account();
    const [kept] = await database.db.select().from(schema.account).where(eq(schema.account.userId, guest.id));
    expect(kept?.password).toMatch(/^[0-9a-f]+:[0-9a-f]{128}$/);
    expect(kept?.password).not.toContain(password);
    expect(host.logged.join('\n')).not.toContain(password);
    const other = await host.guest();
    const short = other.ask.me.become.mutate({ ...someone(), password: '123456789' });
    expect(await reasonOf(short)).toBe('malformed');
    expect(await reasonOf(guest.ask.me.become.mutate(someone()))).toBe('has-password');
  });

  it('is not told by what a sign-in answers, nor by what making one does', async () => {
    const { email } = await account();
    const [wrong, unknown] = [
      await posted('me.enter', { email, password: 'not the password' }),
      await posted('me.enter', { email: someone().email, password: 'not the password' }),
    ];
    expect([wrong.reason, wrong.told]).toEqual(['wrong-credentials', []]);
    expect([unknown.reason, unknown.told]).toEqual(['wrong-credentials', []]);

    const [one, other] = [await host.guest(), await host.guest()];
    const free = await one.ask.me.become.mutate(someone());
    const { password } = someone();
    expect(await other.ask.me.become.mutate({ email, password })).toEqual(free);
    expect(await other.ask.me.info.query()).toMatchObject({ guest: false, email });
    const back = await posted('me.enter', { email, password });
    expect(await as(back.cookie).ask.me.info.query()).toEqual(await other.ask.me.info.query());
  });

  it('is signed in to by whoever would make it again', async () => {
    const { guest, email, password } = await account();
    const anna = await host.guest();
    await host.seat(...PRESET, [anna]);
    const { data, cookie } = await posted('me.become', { email, password }, anna.cookie);
    expect(data).toEqual({ moved: 1, stayed: 0 });
    expect(await as(cookie).ask.me.info.query()).toEqual(await guest.ask.me.info.query());
    expect(await guest.ask.match.mine.query()).toHaveLength(1);
  });

  it('is tried as long where nobody has the address', async () => {
    const { email } = await account();
    const timed = async (address: string) => {
      const begun = performance.now();
      await posted('me.enter', { email: address, password: 'not the password' });
      return performance.now() - begun;
    };
    await timed(someone().email);
    const quickest = async (address: string) => {
      const times = [];
      for (let at = 0; at < 5; at++) times.push(await timed(address));
      return Math.min(...times);
    };
    const [known, unknown] = [await quickest(email), await quickest(someone().email)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });

  it('shares its address with five at most', async () => {
    const { email } = someone();
    for (let at = 0; at < 5; at++) await (await host.guest()).ask.me.become.mutate({ ...someone(), email });
    const failureOf = async (address: string) => {
      const guest = await host.guest();
      const failed = guest.ask.me.become.mutate({ ...someone(), email: address });
      return failed.catch((error: { data: unknown; message: string }) => [error.message, error.data]);
    };
    const refused = await failureOf(email);
    expect(refused).toEqual(await failureOf('nobody at example'));
    expect(refused).toMatchObject(['malformed', { reason: 'malformed' }]);
  });

  it('gets another password from who knows the present one; then only this device is in', async () => {
    const { guest, email, password } = await account();
    const other = await posted('me.enter', { email, password });
    const { token } = await guest.ask.me.link.mutate();
    const next = someone().password;
    const wrong = guest.ask.me.password.mutate({ present: 'not the password', next });
    expect(await reasonOf(wrong)).toBe('wrong-credentials');
    expect(await reasonOf(guest.ask.me.password.mutate({ present: password, next: 'short' }))).toBe(
      'malformed',
    );
    expect(await as(other.cookie).ask.me.info.query()).not.toBeNull();

    await guest.ask.me.password.mutate({ present: password, next });
    expect(await guest.ask.me.info.query()).toMatchObject({ email });
    expect(await as(other.cookie).ask.me.info.query()).toBeNull();
    expect((await posted('me.take', { token })).reason).toBe('unknown-link');
    expect((await posted('me.enter', { email, password })).reason).toBe('wrong-credentials');
    expect((await posted('me.enter', { email, password: next })).reason).toBeUndefined();
  });

  it('cannot have its password changed by trying, whatever the address', async () => {
    const narrow = await openHost(database, { limits: limits({ account: { points: 3, seconds: 60 } }) });
    const guest = await narrow.guest();
    await guest.ask.me.become.mutate(someone());
    const reasons = [];
    for (let tries = 0; tries < 3; tries++)
      reasons.push(
        await reasonOf(guest.ask.me.password.mutate({ present: `try ${tries}`, next: 'longer than ten' })),
      );
    expect(reasons).toEqual(['wrong-credentials', 'wrong-credentials', 'slow-down']);
    await narrow.close();
  });

  it('is left everywhere else at once', async () => {
    const { guest, email, password } = await account();
    const [phone, laptop] = [
      await posted('me.enter', { email, password }),
      await posted('me.take', { code: (await guest.ask.me.link.mutate()).code }),
    ];
    const { code } = await guest.ask.me.link.mutate();
    await guest.ask.me.leaveOthers.mutate();
    for (const { cookie } of [phone, laptop]) expect(await as(cookie).ask.me.info.query()).toBeNull();
    expect(await guest.ask.me.info.query()).toMatchObject({ email });
    expect((await posted('me.take', { code })).reason).toBe('unknown-link');
  });

  it.each([
    ['signing out elsewhere', (guest: Guest, _: string) => guest.ask.me.leaveOthers.mutate()],
    [
      'another password',
      (guest: Guest, password: string) =>
        guest.ask.me.password.mutate({ present: password, next: `${password} anew` }),
    ],
  ])(
    'is told nothing more on a device that %s shuts out, and goes on where it is kept',
    async (_, shutOut) => {
      const { guest, email, password } = await account();
      const { cookie } = await posted('me.enter', { email, password });
      const matchId = await host.seat(...PRESET, [guest, await host.guest()]);
      const { tableId } = await guest.ask.table.create.mutate({
        preset: 'bondebridge',
        changes: {},
        you: { name: 'Anna', nonce: 'n' },
      });
      const stranger = (await host.guest()).follow(matchId);
      const [kept, cut] = [guest.follow(matchId), as(cookie).follow(matchId)];
      const [table, cutTable] = [guest, as(cookie)].map((one) => openTable(host.url, one, tableId)) as [
        TablePage,
        TablePage,
      ];
      await turn(cut, 0);
      await Promise.all([table, cutTable].map((page) => page.until(({ you }) => you === 0)));
      await shutOut(guest, password);
      await Promise.all([cut.ended, cutTable.ended, stranger.ended]);
      expect(cut.bytes()).toContain('no-session');
      const told = [cut.bytes(), cutTable.bytes()];

      const [first] = await turn(kept, 0);
      await guest.send(matchId, first);
      await guest.ask.table.settings.mutate({ tableId, listed: true });
      await table.until(({ settings }) => settings.listed);
      await kept.until((entries) => entries.some(({ by }) => by === 0));
      expect([cut.bytes(), cutTable.bytes()]).toEqual(told);
      kept.close();
      table.close();
    },
  );

  it('has passkeys that can be named and removed by their owner, but for the last way in', async () => {
    const [{ guest: anna }, bo] = [await account(), await host.guest()];
    const add = (id: string, userId: string) =>
      database.db.insert(schema.passkey).values({
        ...{ id, userId, publicKey: 'k', credentialID: id, counter: 0, deviceType: 'singleDevice' },
        ...{ backedUp: false, createdAt: new Date(Date.UTC(2026, 0, 2)) },
      });
    await add('key-a', anna.id);
    await add('key-b', bo.id);
    expect(await anna.ask.me.passkeys.query()).toEqual([
      { id: 'key-a', name: null, createdAt: Date.UTC(2026, 0, 2) },
    ]);
    await anna.ask.me.namePasskey.mutate({ id: 'key-a', name: ' Phone ' });
    await bo.ask.me.namePasskey.mutate({ id: 'key-a', name: 'Mine' });
    await anna.ask.me.removePasskey.mutate({ id: 'key-b' });
    expect(await anna.ask.me.passkeys.query()).toMatchObject([{ name: 'Phone' }]);
    expect(await bo.ask.me.passkeys.query()).toHaveLength(1);
    expect(await reasonOf(bo.ask.me.removePasskey.mutate({ id: 'key-b' }))).toBe('last-way');
    await anna.ask.me.removePasskey.mutate({ id: 'key-a' });
    expect(await anna.ask.me.info.query()).toMatchObject({ passkeys: 0, password: true });

    await add('key-c', bo.id);
    const both = ['key-b', 'key-c'].map((id) => reasonOf(bo.ask.me.removePasskey.mutate({ id })));
    expect((await Promise.all(both)).sort()).toEqual(['did not fail', 'last-way']);
    expect(await bo.ask.me.passkeys.query()).toHaveLength(1);
  });

  it('cannot be broken into by trying', async () => {
    const narrow = await openHost(database, { limits: limits({ account: { points: 2, seconds: 60 } }) });
    const { email, password } = await account();
    const reasons = [];
    for (const tried of ['one try, wrong', 'two tries, wrong', password])
      reasons.push((await posted('me.enter', { email, password: tried }, '', narrow.url)).reason);
    expect(reasons).toEqual(['wrong-credentials', 'wrong-credentials', 'slow-down']);
    await narrow.close();
  });

  it('is no other way in than these', async () => {
    const { email, password } = await account();
    for (const path of ['sign-in/email', 'sign-up/email', 'passkey/verify-authentication', 'enter-as'])
      expect(
        (
          await fetch(`${host.url}/api/auth/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password, name: 'A' }),
          })
        ).status,
      ).toBe(404);
  });
});

describe('signing in as somebody who was a guest here', () => {
  it('brings the seats along, also to those who look on', async () => {
    const { guest: old, email, password } = await account();
    const anna = await host.guest();
    const bo = await host.guest();
    const matchId = await host.seat(...PRESET, [anna, bo]);
    const { tableId } = await anna.ask.table.create.mutate({
      preset: 'bondebridge',
      changes: { players: 3 },
      you: { name: 'Anna', nonce: 'n' },
    });
    const before = anna.follow(matchId);
    await turn(before, 0);

    const { data, cookie } = await posted('me.enter', { email, password }, anna.cookie);
    expect(data).toEqual({ moved: 1, stayed: 0 });
    const now = as(cookie);
    expect((await now.ask.table.info.query({ tableId })).you).toBe(0);
    expect((await now.ask.table.info.query({ tableId })).host).toBe(true);
    expect((await now.ask.match.mine.query()).map((match) => match.matchId)).toEqual([matchId]);
    const stream = now.follow(matchId);
    const [choice] = await turn(stream, 0);
    expect(await now.send(matchId, choice)).toMatchObject({ ok: true });
    expect(await anna.ask.me.info.query()).toBeNull();
    expect(await old.ask.me.info.query()).toMatchObject({ seated: true });
    before.close();
    stream.close();
  });

  it('leaves the seat where both sit, and says so', async () => {
    const { guest: old, email, password } = await account();
    const anna = await host.guest();
    const both = await host.seat(...PRESET, [old, anna]);
    const alone = await host.seat(...PRESET, [anna]);
    const { data, cookie } = await posted('me.enter', { email, password }, anna.cookie);
    expect(data).toEqual({ moved: 1, stayed: 1 });
    const mine = await as(cookie).ask.match.mine.query();
    expect(mine.map(({ matchId, you }) => [matchId, you]).sort()).toEqual(
      [
        [both, 0],
        [alone, 0],
      ].sort(),
    );
    const left = await anna.ask.match.mine.query();
    expect(left.map(({ matchId, you }) => [matchId, you])).toEqual([[both, 1]]);
  });

  it('takes nothing from an account, nor by a link', async () => {
    const { guest: old, email, password } = await account();
    const other = await account();
    const matchId = await host.seat(...PRESET, [other.guest]);
    const { data } = await posted('me.enter', { email, password }, other.guest.cookie);
    expect(data).toEqual({ moved: 0, stayed: 0 });
    expect((await other.guest.ask.match.mine.query()).map((match) => match.matchId)).toEqual([matchId]);

    const guest = await host.guest();
    await host.seat(...PRESET, [guest]);
    const { token } = await old.ask.me.link.mutate();
    await posted('me.take', { token }, guest.cookie);
    expect(await guest.ask.match.mine.query()).toHaveLength(1);
    expect(await old.ask.match.mine.query()).toEqual([]);
  });
});

describe('people', () => {
  it('are called what they say', async () => {
    const anna = await host.guest();
    expect(await anna.ask.me.info.query()).toMatchObject({ name: null, seated: false });
    await anna.ask.me.name.mutate({ name: ' Åse ' });
    expect(await anna.ask.me.info.query()).toMatchObject({ name: 'Åse' });
    expect(await reasonOf(anna.ask.me.name.mutate({ name: '\u3164' }))).toBe('malformed');
  });

  it('see whom they do not want to read, without who that is, and may want to again', async () => {
    const [anna, bo] = [await host.guest(), await host.guest()];
    const matchId = await host.seat(...PRESET, [anna, bo]);
    await anna.ask.table.block.mutate({ matchId, place: 1, blocked: true });
    const [blocked, ...none] = await anna.ask.me.blocked.query();
    expect(none).toEqual([]);
    expect(blocked?.name).toBe('N1');
    expect(JSON.stringify(blocked)).not.toContain(bo.id);
    await bo.ask.me.unblock.mutate({ key: blocked!.key });
    expect(await anna.ask.me.blocked.query()).toHaveLength(1);
    await anna.ask.me.unblock.mutate({ key: blocked!.key });
    expect(await anna.ask.me.blocked.query()).toEqual([]);
  });

  it('without a session are nobody', async () => {
    const nobody = as('');
    expect(await nobody.ask.me.info.query()).toBeNull();
    expect(await reasonOf(nobody.ask.me.statistics.query())).toBe('no-session');
    expect(await reasonOf(nobody.ask.me.link.mutate())).toBe('no-session');
  });
});
