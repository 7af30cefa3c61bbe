import { eventLog, schema } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, playOut, reasonOf } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { openTable, type TablePage } from '../../testing/table-page.ts';
import { limits } from '../limit.ts';

let database: TestDatabase;
let host: Host;
let strict: Host;
let anna: Guest;
let bo: Guest;
let cy: Guest;
const pages: TablePage[] = [];

beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
  strict = await openHost(database, {
    limits: limits({ password: { points: 3, seconds: 60 }, code: { points: 3, seconds: 60 } }),
  });
  [anna, bo, cy] = [await host.guest(), await host.guest(), await host.guest()];
});
afterAll(async () => {
  for (const page of pages) page.close();
  await host.close();
  await strict.close();
  await database.close();
});

const nonceOf = (name: string) => `nonce-of-${encodeURIComponent(name)}`;
const sheet = { preset: 'bondebridge', changes: { players: 3, 'schedule.max': 2 } };
type Settings = NonNullable<Parameters<Guest['ask']['table']['create']['mutate']>[0]['settings']>;

const newTable = async (one: Guest, name = 'Anna', rest: { settings?: Settings; places?: 'open'[] } = {}) =>
  (await one.ask.table.create.mutate({ ...sheet, you: { name, nonce: nonceOf(name) }, ...rest })).tableId;
const join = (one: Guest, tableId: string, name: string, rest: { password?: string; place?: number } = {}) =>
  one.ask.table.join.mutate({ tableId, name, nonce: nonceOf(name), ...rest });
const ready = (one: Guest, tableId: string, isReady = true) =>
  one.ask.table.ready.mutate({ tableId, ready: isReady });
const info = (one: Guest, tableId: string) => one.ask.table.info.query({ tableId });
const look = (one: Guest, tableId: string): TablePage => {
  const page = openTable(host.url, one, tableId);
  pages.push(page);
  return page;
};
const matchesAt = (tableId: string) =>
  database.db.select().from(schema.match).where(eq(schema.match.tableId, tableId));
const makeAccount = (one: Guest) =>
  database.db.update(schema.user).set({ isAnonymous: false }).where(eq(schema.user.id, one.id));

describe('a table', () => {
  it('starts a match when every place is taken and everybody is ready, and another when it is over', async () => {
    const tableId = await newTable(anna, 'Anna', {
      settings: { watch: 'live', clock: { kind: 'each', ms: 30_000 } },
    });
    const page = look(anna, tableId);
    await page.until(({ you }) => you === 0);
    expect(await info(bo, tableId)).toMatchObject({
      name: 'Anna',
      preset: 'bondebridge',
      game: 'oh-hell',
      options: { players: 3 },
      seats: 3,
      host: false,
      you: null,
      code: null,
      places: [
        { kind: 'person', name: 'Anna', host: true, ready: false },
        { kind: 'open' },
        { kind: 'open' },
      ],
      settings: { password: false, listed: false, watch: 'live', clock: { kind: 'each', ms: 30_000 } },
      match: null,
    });
    expect(await join(bo, tableId, 'Bo', { place: 2 })).toEqual({ place: 2 });
    await page.until(({ places }) => places[2]!.kind === 'person');
    await anna.ask.table.place.mutate({ tableId, place: 1, to: { bot: 'easy' } });
    await ready(bo, tableId);
    expect((await info(anna, tableId)).match).toBeNull();
    await ready(anna, tableId);
    const { match, places } = await page.until((table) => table.match !== null);
    expect(match).toMatchObject({ status: 'live' });
    expect(places.map((one) => 'ready' in one && one.ready)).toEqual([false, false, false]);
    expect(
      await database.db.select().from(schema.match).where(eq(schema.match.id, match!.matchId)),
    ).toMatchObject([{ tableId, watch: 'live', clock: { kind: 'each', ms: 30_000 }, createdBy: anna.id }]);

    const { matchId } = match!;
    expect(await anna.ask.match.info.query({ matchId })).toMatchObject({
      seats: [{ name: 'Anna' }, { kind: 'bot', level: 'easy' }, { name: 'Bo' }],
      you: 0,
    });
    expect(await reasonOf(anna.ask.table.rematch.mutate({ tableId }))).toBe('still-live');
    const streams = [anna.follow(matchId), bo.follow(matchId)];
    await Promise.all([playOut(anna, matchId, 0, streams[0]!), playOut(bo, matchId, 2, streams[1]!)]);
    await Promise.all(streams.map(({ ended }) => ended));
    const entries = await eventLog(database.db).entriesOf(matchId);
    expect(JSON.stringify(entries[1])).toContain(nonceOf('Anna'));
    const first = entries[0]!;
    if (!('table' in first) || first.table.type !== 'MatchCreated') throw new Error('no beginning');
    expect(verify(first.table, gameOf('oh-hell')!, entries as never)).toMatchObject({ ok: true });

    await page.until((table) => table.match?.status === 'finished');
    await bo.ask.table.rematch.mutate({ tableId });
    const again = await page.until((table) => table.match === null);
    expect(again).toMatchObject({
      previous: [matchId],
      places: [{ ready: false }, { kind: 'bot' }, { ready: true }],
    });
    await anna.ask.table.rematch.mutate({ tableId });
    const next = await page.until((table) => table.match !== null);
    expect(next.match).toMatchObject({ status: 'live' });
    expect(next.match!.matchId).not.toBe(matchId);
    expect(await matchesAt(tableId)).toHaveLength(2);
    for (const stream of streams) stream.close();
  });

  it('starts one match however many are ready at once', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo');
    await join(cy, tableId, 'Cy');
    const told = await Promise.all([anna, bo, cy, anna, bo, cy].map((one) => reasonOf(ready(one, tableId))));
    expect(new Set(told)).toEqual(new Set(['did not fail', 'already-started']));
    expect(await matchesAt(tableId)).toHaveLength(1);
  });

  it('is closed to changes while its match is under way, but not to leaving', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo');
    await anna.ask.table.place.mutate({ tableId, place: 2, to: { bot: 'easy' } });
    const { code } = await info(anna, tableId);
    for (const one of [anna, bo]) await ready(one, tableId);
    const { ask } = anna;
    for (const refused of [
      () => ready(anna, tableId, false),
      () => join(cy, tableId, 'Cy'),
      () => ask.table.place.mutate({ tableId, place: 2, to: 'open' }),
      () => ask.table.settings.mutate({ tableId, listed: true }),
      () => ask.table.sheet.mutate({ tableId, ...sheet }),
    ])
      expect(await reasonOf(refused())).toBe('already-started');
    expect(await reasonOf(cy.ask.table.find.query({ code: code! }))).toBe('unknown-table');
    await ask.table.leave.mutate({ tableId });
    expect(await info(bo, tableId)).toMatchObject({
      host: true,
      places: [{ kind: 'open' }, { name: 'Bo' }, {}],
    });
    const { matchId } = (await info(bo, tableId)).match!;
    expect((await anna.ask.match.info.query({ matchId })).you).toBe(0);
  });

  it('is found by its code, however it is typed', async () => {
    const tableId = await newTable(anna);
    const { code } = await info(anna, tableId);
    expect(code).toMatch(/^[BCDFGHJKLMNPRSTVWXZ]{6}$/);
    const typed = ` ${code!.slice(0, 3).toLowerCase()}-${code!.slice(3)} `;
    expect(await bo.ask.table.find.query({ code: typed })).toEqual({ tableId });
    expect(await reasonOf(bo.ask.table.find.query({ code: 'AEIOU1' }))).toBe('malformed');
  });

  it('is unknown when there is none', async () => {
    const tableId = '0'.repeat(16);
    for (const asked of [
      () => info(anna, tableId),
      () => join(anna, tableId, 'Anna'),
      () => ready(anna, tableId),
    ])
      expect(await reasonOf(asked())).toBe('unknown-table');
    const page = look(anna, tableId);
    await page.ended;
    expect(page.bytes()).toContain('"reason":"unknown-table"');
  });

  it('makes a guest of whoever sits down without a session', async () => {
    const tableId = await newTable(anna);
    const response = await fetch(`${host.url}/api/trpc/table.join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tableId, name: 'Ny', nonce: 'n' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^stikk\.session_token=/);
  });

  it('takes no request that is too large or makes no sense', async () => {
    const tableId = await newTable(anna);
    const { table } = anna.ask;
    const you = { name: 'Anna', nonce: 'n' };
    for (const asked of [
      () => table.create.mutate({ ...sheet, you: { name: '\u3164', nonce: 'n' } }),
      () => table.create.mutate({ ...sheet, you, name: 'x'.repeat(41) }),
      () => table.create.mutate({ ...sheet, you, places: ['open', 'open', 'open'] }),
      () => table.create.mutate({ ...sheet, you, settings: { password: 'x'.repeat(101) } }),
      () => table.create.mutate({ ...sheet, you, settings: { clock: { kind: 'each', ms: 10 } } }),
      () => join(bo, tableId, ''),
      () => join(bo, tableId, 'Bo', { place: 3 }),
      () => table.talk.mutate({ tableId }),
      () => table.talk.mutate({ phrase: 'hello' }),
      () => table.talk.mutate({ tableId, phrase: 'hello', reaction: 'smile' }),
      () => table.talk.mutate({ tableId, text: 'x'.repeat(201) }),
      () => table.talk.mutate({ tableId, text: 'a\u202eb' }),
      () => table.report.mutate({ tableId, place: 0, category: 'talk', words: 'x'.repeat(501) }),
      () => table.report.mutate({ tableId, place: 0, category: 'talk', words: 'myself' }),
    ])
      expect(await reasonOf(asked())).toBe('malformed');
    expect(await reasonOf(table.create.mutate({ preset: 'none', changes: {}, you }))).toBe('unknown-preset');
  });
});

describe('a place', () => {
  it('belongs to a person and is reached by no name', async () => {
    const tableId = await newTable(anna, 'Anna');
    await join(bo, tableId, 'Bo');
    for (const name of ['anna', ' ANNA  ', 'Аnnа', 'An\u200bna', 'Ａｎｎａ', 'Ánna', 'bo', 'Bо'])
      expect(await reasonOf(join(cy, tableId, name))).toBe('name-taken');
    expect(await join(bo, tableId, 'Anna')).toEqual({ place: 1 });
    expect((await info(cy, tableId)).places.slice(0, 2)).toMatchObject([{ name: 'Anna' }, { name: 'Bo' }]);
    await anna.ask.table.place.mutate({ tableId, place: 2, to: { bot: 'easy' } });
    for (const one of [anna, bo]) await ready(one, tableId);
    const { matchId } = (await info(anna, tableId)).match!;
    const stranger = cy.follow(matchId);
    await stranger.ended;
    expect(
      stranger.entries().filter((entry) => 'game' in entry && 'hands' in (entry.game as object)),
    ).toEqual([]);
    expect(await reasonOf(cy.send(matchId, { type: 'MakeBid', deal: 1, bid: 0 }))).toBe('not-your-seat');
  });

  it('is for one person, and for nobody who was sent away', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo', { place: 1 });
    expect(await reasonOf(join(cy, tableId, 'Cy', { place: 1 }))).toBe('place-taken');
    await join(cy, tableId, 'Cy');
    const di = await host.guest();
    expect(await reasonOf(join(di, tableId, 'Di'))).toBe('table-full');
    expect(await reasonOf(bo.ask.table.place.mutate({ tableId, place: 2, to: 'open' }))).toBe('not-host');
    expect(await reasonOf(di.ask.table.place.mutate({ tableId, place: 2, to: 'open' }))).toBe('not-seated');
    await anna.ask.table.place.mutate({ tableId, place: 2, to: 'open' });
    expect(await reasonOf(join(cy, tableId, 'Cy again'))).toBe('kicked');
    expect(await reasonOf(ready(cy, tableId))).toBe('not-seated');
    expect(await join(di, tableId, 'Di')).toEqual({ place: 2 });
  });

  it('can be left, and the host that goes is followed', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo');
    await join(cy, tableId, 'Cy');
    await anna.ask.table.host.mutate({ tableId, place: 2 });
    expect(await reasonOf(anna.ask.table.host.mutate({ tableId, place: 0 }))).toBe('not-host');
    await cy.ask.table.leave.mutate({ tableId });
    await cy.ask.table.leave.mutate({ tableId });
    expect((await info(anna, tableId)).host).toBe(true);
    await anna.ask.table.leave.mutate({ tableId });
    await bo.ask.table.leave.mutate({ tableId });
    expect((await info(bo, tableId)).places.every(({ kind }) => kind === 'open')).toBe(true);
    await join(cy, tableId, 'Cy');
    expect(await info(cy, tableId)).toMatchObject({ host: true, you: 0 });
  });
});

describe('the host', () => {
  it('changes the rules and with them the places; nobody is ready for rules they have not seen', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo');
    await ready(bo, tableId);
    const under = (players: number) =>
      anna.ask.table.sheet.mutate({
        tableId,
        preset: 'bondebridge',
        changes: { players, 'schedule.max': 2 },
      });
    await under(5);
    const grown = await info(anna, tableId);
    expect(grown).toMatchObject({ seats: 5, options: { players: 5 } });
    expect(grown.places.map((one) => ('ready' in one ? one.ready : one.kind))).toEqual([
      false,
      false,
      'open',
      'open',
      'open',
    ]);
    await join(cy, tableId, 'Cy', { place: 4 });
    expect(await reasonOf(under(2))).toBe('too-many-seated');
    await under(3);
    expect((await info(cy, tableId)).you).toBe(2);
    expect(await reasonOf(under(17))).toBe('malformed');
    expect(await reasonOf(bo.ask.table.sheet.mutate({ tableId, ...sheet }))).toBe('not-host');
  });

  it('sets what is agreed on beside the rules', async () => {
    const tableId = await newTable(anna);
    await ready(anna, tableId);
    await anna.ask.table.settings.mutate({ tableId, listed: true });
    expect((await info(anna, tableId)).places[0]).toMatchObject({ ready: true });
    await anna.ask.table.settings.mutate({
      tableId,
      watch: 'no',
      clock: { kind: 'bank', bankMs: 60_000, incrementMs: 5000 },
      password: 'hemmelig',
    });
    expect(await info(anna, tableId)).toMatchObject({
      settings: { listed: true, password: true, watch: 'no', clock: { kind: 'bank' } },
      places: [{ ready: false }, {}, {}],
    });
    await anna.ask.table.settings.mutate({ tableId, password: null, clock: { kind: 'off' } });
    expect((await info(anna, tableId)).settings).toMatchObject({ password: false, clock: { kind: 'off' } });
  });
});

describe('a password', () => {
  it('is asked of everybody but those who sit there', async () => {
    const tableId = await newTable(anna, 'Anna', { settings: { password: 'hemmelig' } });
    expect((await info(bo, tableId)).settings.password).toBe(true);
    expect(await reasonOf(join(bo, tableId, 'Bo'))).toBe('wrong-password');
    expect(await reasonOf(join(bo, tableId, 'Bo', { password: 'Hemmelig' }))).toBe('wrong-password');
    expect(await join(bo, tableId, 'Bo', { password: 'hemmelig' })).toEqual({ place: 1 });
    expect(await join(bo, tableId, 'Bo')).toEqual({ place: 1 });
  });

  it('can be guessed at so many times for each table', async () => {
    const guesser = await strict.guest();
    const [one, other] = [
      await newTable(anna, 'Anna', { settings: { password: 'hemmelig' } }),
      await newTable(anna, 'Anna', { settings: { password: 'hemmelig' } }),
    ];
    for (const password of ['a', 'b', 'c'])
      expect(await reasonOf(join(guesser, one, 'G', { password }))).toBe('wrong-password');
    expect(await reasonOf(join(guesser, one, 'G', { password: 'hemmelig' }))).toBe('slow-down');
    expect(await join(guesser, other, 'G', { password: 'hemmelig' })).toEqual({ place: 1 });
  });

  it('is no harder to guess than a code, which is throttled too', async () => {
    const guesser = await strict.guest();
    for (let tries = 0; tries < 3; tries++)
      expect(await reasonOf(guesser.ask.table.find.query({ code: 'BBBBBB' }))).toBe('unknown-table');
    expect(await reasonOf(guesser.ask.table.find.query({ code: 'BBBBBB' }))).toBe('slow-down');
  });
});

it('tells nobody what is not theirs to know', async () => {
  const tableId = await newTable(anna, 'Anna', { settings: { password: 'hemmelig', listed: true } });
  const stranger = await host.guest();
  const lookers = [look(anna, tableId), look(bo, tableId), look(stranger, tableId)];
  await join(bo, tableId, 'Bo', { password: 'hemmelig' });
  await ready(bo, tableId);
  await anna.ask.table.talk.mutate({ tableId, phrase: 'hello' });
  const told = await lookers[1]!.until(({ talk }) => talk.length > 0);
  await lookers[2]!.until(({ places }) => places.some((one) => 'ready' in one && one.ready));
  expect(lookers[2]!.views().at(-1)).toMatchObject({ code: null, talk: [], you: null });
  const lobby = JSON.stringify(await stranger.ask.table.lobby.query());
  expect(lobby).toContain(tableId);
  const [row] = await database.db.select().from(schema.table).where(eq(schema.table.id, tableId));
  const secrets = [anna.id, bo.id, stranger.id, nonceOf('Anna'), nonceOf('Bo'), 'hemmelig', row!.password!];
  for (const secret of secrets)
    for (const text of [...lookers.map((page) => page.bytes()), lobby]) expect(text).not.toContain(secret);
  expect(lobby).not.toContain(told.code!);
  expect(lookers[2]!.bytes()).not.toContain(told.code!);
});

it('shows who looks at the table', async () => {
  const tableId = await newTable(anna);
  await join(bo, tableId, 'Bo');
  const page = look(anna, tableId);
  const present = (place: number, here: boolean) =>
    page.until(({ places }) => {
      const one = places[place]!;
      return one.kind === 'person' && one.present === here;
    });
  await present(0, true);
  await present(1, false);
  const [first, second] = [look(bo, tableId), look(bo, tableId)];
  await present(1, true);
  await second.until(({ you }) => you === 1);
  first.close();
  second.close();
  await present(1, false);
});

describe('the lobby', () => {
  it('lists open tables that want to be found and have room, the last touched first', async () => {
    const settings = { listed: true };
    const [first, second, hidden, full] = [
      await newTable(anna, 'Anna', { settings }),
      await newTable(anna, 'Anna', { settings: { ...settings, password: 'x' } }),
      await newTable(anna),
      await newTable(anna, 'Anna', { settings }),
    ];
    await join(bo, full, 'Bo');
    await join(cy, full, 'Cy');
    await join(bo, first, 'Bo');
    const { tables } = await (await host.guest()).ask.table.lobby.query();
    const ids = tables.map(({ tableId }) => tableId);
    expect(ids.slice(0, 2)).toEqual([first, second]);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(full);
    expect(tables[0]).toMatchObject({ preset: 'bondebridge', seats: 3, people: ['Anna', 'Bo'], bots: 0 });
    expect(tables[1]).toMatchObject({ password: true, clock: { kind: 'off' } });
    await anna.ask.table.leave.mutate({ tableId: second });
    expect((await anna.ask.table.lobby.query()).tables.map(({ tableId }) => tableId)).not.toContain(second);
  });

  it('tells a person of their own tables, until a match is under way there', async () => {
    const dee = await host.guest();
    const mine = async () => (await dee.ask.table.mine.query()).map(({ tableId }) => tableId);
    expect(await mine()).toEqual([]);
    const [own, other] = [await newTable(dee, 'Dee'), await newTable(anna)];
    expect(await mine()).toEqual([own]);
    await join(dee, other, 'Dee');
    expect(await mine()).toEqual([other, own]);
    await join(bo, other, 'Bo');
    for (const one of [anna, bo, dee]) await ready(one, other);
    expect(await mine()).toEqual([own]);
    await dee.ask.table.leave.mutate({ tableId: own });
    expect(await mine()).toEqual([]);
  });

  it('tells which presets are played most', async () => {
    const matches = await database.db.select().from(schema.match).where(eq(schema.match.status, 'finished'));
    const other = await openHost(database);
    const { presets } = await (await other.guest()).ask.table.lobby.query();
    expect(presets).toEqual([{ preset: 'bondebridge', matches: matches.length }]);
    await other.close();
  });
});

describe('talk', () => {
  it('is phrases and reactions for guests, and words between accounts', async () => {
    const [eva, finn] = [await host.guest(), await host.guest()];
    await makeAccount(eva);
    await makeAccount(finn);
    const tableId = await newTable(anna);
    await join(eva, tableId, 'Eva');
    await join(finn, tableId, 'Finn');
    const views = [anna, eva, finn].map((one) => look(one, tableId));
    expect(await reasonOf(anna.ask.table.talk.mutate({ tableId, text: 'hei' }))).toBe('guests-have-phrases');
    expect(await reasonOf(bo.ask.table.talk.mutate({ tableId, phrase: 'hello' }))).toBe('not-seated');
    await eva.ask.table.talk.mutate({ tableId, text: 'bare oss to' });
    await anna.ask.table.talk.mutate({ tableId, reaction: 'clap' });
    const [guest, , account] = await Promise.all(
      views.map((page) => page.until(({ talk }) => talk.some(({ reaction }) => reaction === 'clap'))),
    );
    expect(guest!.talk).toMatchObject([{ seat: 0, reaction: 'clap' }]);
    expect(account!.talk).toMatchObject([
      { seat: 1, text: 'bare oss to' },
      { seat: 0, reaction: 'clap' },
    ]);
    expect(views[0]!.bytes()).not.toContain('bare oss to');
    expect(account!.places).toMatchObject([{ account: false }, { account: true }, { account: true }]);

    await finn.ask.table.block.mutate({ tableId, place: 1, blocked: true });
    const quiet = await views[2]!.until(({ talk }) => talk.length === 1);
    expect(quiet.places[1]).toMatchObject({ blocked: true });
    await finn.ask.table.block.mutate({ tableId, place: 1, blocked: false });
    await views[2]!.until(({ talk }) => talk.length === 2);
    expect(await reasonOf(finn.ask.table.block.mutate({ tableId, place: 2, blocked: true }))).toBe(
      'malformed',
    );
  });

  it('goes on from the seats of a match, and is for who sits there', async () => {
    const tableId = await newTable(anna);
    await join(bo, tableId, 'Bo');
    await anna.ask.table.place.mutate({ tableId, place: 2, to: { bot: 'easy' } });
    for (const one of [anna, bo]) await ready(one, tableId);
    const page = look(anna, tableId);
    const { match } = await page.until((table) => table.match !== null);
    const { matchId } = match!;
    await bo.ask.table.talk.mutate({ matchId, phrase: 'good-luck' });
    expect(await page.until(({ talk }) => talk.length > 0)).toMatchObject({
      talk: [{ seat: 1, phrase: 'good-luck' }],
    });
    expect(await reasonOf(cy.ask.table.talk.mutate({ matchId, phrase: 'hello' }))).toBe('not-seated');
    const { matchId: alone } = await anna.ask.match.create.mutate({
      ...sheet,
      name: 'A',
      nonce: 'n',
      bots: ['easy', 'easy'],
    });
    expect(await reasonOf(anna.ask.table.talk.mutate({ matchId: alone, phrase: 'hello' }))).toBe(
      'not-seated',
    );
    expect(await reasonOf(anna.ask.table.talk.mutate({ matchId: 'none', phrase: 'hello' }))).toBe(
      'unknown-match',
    );

    const complaint = { category: 'stalling', words: ' sover ' } as const;
    await anna.ask.table.report.mutate({ matchId, place: 1, ...complaint });
    await cy.ask.table.report.mutate({ tableId, place: 0, category: 'name', words: '' });
    expect(await reasonOf(anna.ask.table.report.mutate({ matchId, place: 2, ...complaint }))).toBe(
      'place-empty',
    );
    expect(
      await database.db.select().from(schema.report).where(eq(schema.report.tableId, tableId)),
    ).toMatchObject([
      { userId: anna.id, reportedId: bo.id, name: 'Bo', matchId, category: 'stalling', words: 'sover' },
      { userId: cy.id, reportedId: anna.id, matchId: null, category: 'name', words: '' },
    ]);
  });
});
