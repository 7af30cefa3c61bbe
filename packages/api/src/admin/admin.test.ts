import { randomUUID } from 'node:crypto';
import { actsOf, brokenAct, eventLog } from '@stikk/db';
import { type TestDatabase, testPglite } from '@stikk/db/testing';
import type { Ruling } from '@stikk/engine/table';
import { parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Director, PASSWORD, staffBy, visitor } from '../../testing/director.ts';
import { type Guest, reasonOf, type Stream, setOut, turn } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';
import { adminRouter } from '../admin-router.ts';
import { recheck } from './recheck.ts';
import { PROOF_MS } from './trpc.ts';

let database: TestDatabase;
let host: Host;
let admin: Director;
let director: Director;
let other: Director;
let people: readonly Guest[];
let late = 0;
const now = () => Date.now() + late;

const changes = {
  players: 3,
  'bid.mode': 'turn',
  sumRule: 'none',
  'schedule.pattern': 'custom',
  'schedule.list': [3, 2],
};

beforeAll(async () => {
  database = await testPglite();
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  host = await openHost(database, { clock: { now, after } });
  admin = await staffBy(host.adminUrl, (await host.firstInvitation())!, 'Ada');
  const invite = async (name: string) =>
    staffBy(host.adminUrl, (await admin.ask.invite.mutate({ role: 'director' })).token, name);
  director = await invite('Dora');
  other = await invite('Otto');
  people = [await host.guest(), await host.guest(), await host.guest()];
}, 240_000);
afterAll(async () => {
  await host.close();
  await database.close();
});

const why = { reason: 'misclick', note: 'The finger slipped.' };
const streams = new Map<string, readonly Stream[]>();

/** A match of three people in which each has bid and two cards are played. */
async function started(): Promise<{ matchId: string; streams: readonly Stream[] }> {
  const matchId = await host.seat('bondebridge', changes, people);
  const opened = people.map((one) => one.follow(matchId));
  streams.set(matchId, opened);
  await opened[0]!.until((entries) =>
    entries.some((entry) => 'game' in entry && entry.game.type === 'HandsDealt'),
  );
  for (let acts = 0; acts < 5; acts++) await act(matchId, opened);
  return { matchId, streams: opened };
}

/** Whoever is to act does the first thing that is allowed. */
async function act(matchId: string, opened: readonly Stream[]): Promise<boolean> {
  const { game } = setOut(opened[0]!.entries());
  const seat = game.toAct(opened[0]!.state()).find((actor) => typeof actor === 'number') as
    | number
    | undefined;
  if (seat === undefined) return false;
  const [first] = await turn(opened[seat]!, seat);
  const answer = await people[seat]!.send(matchId, first);
  if (!answer.ok) throw new Error(answer.reason);
  await Promise.all(opened.map((one) => one.until((entries) => entries.at(-1)!.seq >= answer.seq)));
  return true;
}

async function complained(matchId: string, seat = 1): Promise<string> {
  const about = streams.get(matchId)![0]!.entries().at(-1)!.seq;
  const told = { matchId, about, category: 'misclick', words: 'I meant the other card.' } as const;
  expect(await people[seat]!.ask.dispute.open.mutate(told)).toEqual({ ok: true });
  const all = await people[seat]!.ask.dispute.about.query({ matchId });
  return all.at(-1)!.id;
}

const ruled = (by: Director, id: string, ruling: Ruling, rulingId = randomUUID()) =>
  by.ask.rule.mutate({ id, rulingId, ruling });

describe('a dispute', () => {
  it('is opened by a player, taken, foreseen, ruled on by a strike that everybody sees, and play goes on', async () => {
    const { matchId, streams: opened } = await started();
    const id = await complained(matchId);
    const { rows } = await director.ask.disputes.query({ states: ['open'] });
    expect(rows.map((row) => row.id)).toContain(id);
    expect(await ruled(director, id, { ...why, kind: 'none' })).toEqual({ ok: false, reason: 'not-taken' });
    expect(await director.ask.take.mutate({ id })).toEqual({ ok: true });
    expect(await other.ask.take.mutate({ id })).toEqual({ ok: false, reason: 'taken-already' });

    const last = opened[0]!.entries().findLast((entry) => 'game' in entry)!;
    const strike: Ruling = { ...why, kind: 'strike', from: last.seq };
    const before = JSON.stringify(opened[0]!.state());
    expect(await director.ask.foresee.query({ id, ruling: strike })).toMatchObject({
      ok: true,
      crossings: [],
    });
    expect(JSON.stringify(opened[0]!.state())).toBe(before);
    expect(await ruled(director, id, strike)).toEqual({ ok: true });
    await Promise.all(
      opened.map((one) =>
        one.until((entries) =>
          entries.some((entry) => 'table' in entry && entry.table.type === 'PlayStruck'),
        ),
      ),
    );
    const told = opened[2]!.entries().find((entry) => 'table' in entry && entry.table.type === 'RulingMade');
    expect(told).toMatchObject({ by: 'director', table: { kind: 'strike', ...why } });
    const [view] = await people[0]!.ask.dispute.about.query({ matchId });
    expect(view).toMatchObject({ state: 'ruled', may: 'appeal' });
    expect(view!.steps.map(({ step }) => step.type)).toEqual(['Opened', 'Taken', 'Ruled']);

    while (await act(matchId, opened));
    await opened[0]!.until((entries) => {
      const end = entries.at(-1)!;
      return 'table' in end && end.table.type === 'SecretRevealed';
    });
    const record = await people[0]!.ask.match.record.query({ matchId });
    const parsed = parseRecord(record, gameOf);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(verify(parsed.header, parsed.game as never, parsed.entries as never).ok).toBe(true);
  });

  it('H13.2 goes back behind a card that somebody has followed, whose card returns too', async () => {
    const { matchId, streams: opened } = await started();
    const played = () =>
      opened[0]!
        .entries()
        .flatMap((entry) =>
          'game' in entry && entry.game.type === 'CardPlayed'
            ? [{ seq: entry.seq, ...(entry.game as unknown as { seat: number; card: string }) }]
            : [],
        );
    const [first, second] = played() as [ReturnType<typeof played>[0], ReturnType<typeof played>[0]];
    expect(await people[first.seat]!.wish(matchId, { what: 'undo' })).toMatchObject({
      ok: false,
      reason: 'undo-too-late',
    });
    const id = await complained(matchId, first.seat);
    await director.ask.take.mutate({ id });
    const strike: Ruling = { ...why, kind: 'strike', from: first.seq };
    expect(await ruled(director, id, strike)).toEqual({ ok: true });
    await Promise.all(
      opened.map((one) =>
        one.until((entries) =>
          entries.some((entry) => 'table' in entry && entry.table.type === 'PlayStruck'),
        ),
      ),
    );
    const handOf = (seat: number) =>
      (opened[seat]!.state() as { hands: readonly (readonly string[])[] }).hands[seat];
    expect(handOf(first.seat)).toContain(first.card);
    expect(handOf(second.seat)).toContain(second.card);
    // H13.4: what was withdrawn stays in the record.
    expect(played().slice(0, 2)).toEqual([first, second]);
  });

  it('H13.3 warns the director of a rewind over a deal', async () => {
    const { matchId, streams: opened } = await started();
    const dealt = () =>
      opened[0]!.entries().filter((entry) => 'game' in entry && entry.game.type === 'HandsDealt');
    while (dealt().length < 2) await act(matchId, opened);
    const id = await complained(matchId);
    await director.ask.take.mutate({ id });
    const strike: Ruling = { ...why, kind: 'strike', from: dealt()[0]!.seq };
    const seen = await director.ask.foresee.query({ id, ruling: strike });
    expect(seen).toMatchObject({ ok: true, crossings: expect.arrayContaining(['deal', 'dealing']) });
  });

  it('is ruled on with points, appealed to another director, and taken back by another ruling', async () => {
    const { matchId } = await started();
    const id = await complained(matchId, 2);
    await director.ask.take.mutate({ id });
    const adjust: Ruling = { reason: 'conduct', note: '', kind: 'adjust', points: [0, -5, 5] };
    const seen = await director.ask.foresee.query({ id, ruling: adjust });
    expect(seen).toMatchObject({ before: { scores: [0, 0, 0] }, after: { scores: [0, -5, 5] } });
    expect(await ruled(director, id, adjust)).toEqual({ ok: true });
    expect((await director.ask.matches.query({ text: matchId })).rows[0]?.scores).toEqual([0, -5, 5]);

    expect(await people[1]!.ask.dispute.appeal.mutate({ id, words: 'I said nothing.' })).toEqual({
      ok: true,
    });
    expect(await director.ask.take.mutate({ id })).toEqual({ ok: false, reason: 'own-ruling' });
    expect(await other.ask.take.mutate({ id })).toEqual({ ok: true });
    const file = await other.ask.dispute.query({ id });
    const step = file.steps.find((one) => one.step.type === 'Ruled')!.step as { entry: number };
    const back: Ruling = {
      reason: 'reversal',
      note: '',
      kind: 'adjust',
      points: [0, 5, -5],
      reverses: step.entry,
    };
    expect(await ruled(other, id, back)).toEqual({ ok: true });
    expect((await director.ask.matches.query({ text: matchId })).rows[0]?.scores).toEqual([0, 0, 0]);
    expect(await other.ask.close.mutate({ id })).toEqual({ ok: true });
    expect(await people[1]!.ask.dispute.appeal.mutate({ id, words: 'Again.' })).toEqual({
      ok: false,
      reason: 'closed',
    });
  });

  it('is written into a match once, however often a ruling is sent', async () => {
    const { matchId, streams: opened } = await started();
    const id = await complained(matchId);
    await director.ask.take.mutate({ id });
    const rulingId = randomUUID();
    const warn: Ruling = { ...why, kind: 'warn', seat: 1 };
    const answers = await Promise.all([1, 2, 3].map(() => ruled(director, id, warn, rulingId)));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    await opened[0]!.until((entries) =>
      entries.some((entry) => 'table' in entry && entry.table.type === 'RulingMade'),
    );
    const { entries } = await director.ask.match.query({ matchId });
    expect(entries.filter((entry) => 'table' in entry && entry.table.type === 'RulingMade')).toHaveLength(1);
  });

  it('is nobody’s business who has no seat', async () => {
    const { matchId } = await started();
    const id = await complained(matchId);
    const stranger = await host.guest();
    expect(await reasonOf(stranger.ask.dispute.about.query({ matchId }))).toBe('not-your-seat');
    expect(await reasonOf(stranger.ask.dispute.answer.mutate({ id, words: 'I saw it.' }))).toBe(
      'unknown-dispute',
    );
    expect(await reasonOf(stranger.ask.dispute.answer.mutate({ id: randomUUID(), words: 'x' }))).toBe(
      'unknown-dispute',
    );
  });

  it('only grows, step by step', async () => {
    for (const table of ['step', 'audit'])
      for (const change of [`update ${table} set at = 0`, `delete from ${table}`, `truncate ${table}`])
        await expect(database.db.execute(sql.raw(change))).rejects.toThrow();
  });
});

describe('a director', () => {
  it('ends a match as it stands, and voids it later', async () => {
    const { matchId, streams: opened } = await started();
    const id = await complained(matchId);
    await director.ask.take.mutate({ id });
    expect(await ruled(director, id, { ...why, kind: 'end' })).toEqual({ ok: true });
    await opened[0]!.until((entries) =>
      entries.some((entry) => 'table' in entry && entry.table.type === 'SecretRevealed'),
    );
    const file = await director.ask.match.query({ matchId });
    expect([file.live, file.proved]).toEqual([false, true]);
    expect(await ruled(director, id, { ...why, kind: 'void', void: true })).toEqual({ ok: true });
    expect((await director.ask.match.query({ matchId })).proved).toBe(true);
  });

  it('who sits in a live match sees it only as that seat, and rules on nothing there', async () => {
    const { matchId } = await started();
    const id = await complained(matchId);
    const [{ id: seated }] = people as [Guest, ...Guest[]];
    const token = (await admin.ask.invite.mutate({ role: 'director' })).token;
    await people[0]!.ask.me.become.mutate({ email: 'player@example.org', password: PASSWORD });
    const playing = visitor(host.adminUrl);
    await playing.ask.accept.mutate({ token, email: 'player@example.org', password: PASSWORD });
    expect((await admin.ask.staff.query()).map(({ userId }) => userId)).toContain(seated);
    const file = await playing.ask.match.query({ matchId });
    expect([file.you, file.viewer, file.proved]).toEqual([0, 0, null]);
    const { hands } = file.entries.flatMap((entry) =>
      'game' in entry && (entry.game as { type: string }).type === 'HandsDealt' ? [entry.game] : [],
    )[0] as { hands: readonly (readonly string[])[] };
    expect(hands[1]).toEqual(['??', '??', '??']);
    expect(await playing.ask.take.mutate({ id })).toEqual({ ok: false, reason: 'own-match' });
    expect(await playing.ask.foresee.query({ id, ruling: { ...why, kind: 'none' } })).toEqual({
      ok: false,
      reason: 'own-match',
    });
  });

  it('proves who they are before ruling, after a while', async () => {
    const { matchId } = await started();
    const id = await complained(matchId);
    await other.ask.take.mutate({ id });
    late += PROOF_MS + 1000;
    expect(await reasonOf(ruled(other, id, { ...why, kind: 'none' }))).toBe('prove-yourself');
    expect(await reasonOf(other.ask.prove.mutate({ password: 'not this one' }))).toBe('wrong-credentials');
    await other.ask.prove.mutate({ password: PASSWORD });
    expect(await ruled(other, id, { ...why, kind: 'none' })).toEqual({ ok: true });
    await admin.ask.prove.mutate({ password: PASSWORD });
    await director.ask.prove.mutate({ password: PASSWORD });
  });

  it('leaves a line in the audit log for every look at hidden cards and every act', async () => {
    const { matchId } = await started();
    await director.ask.match.query({ matchId });
    const id = await complained(matchId);
    await director.ask.take.mutate({ id });
    await ruled(director, id, { ...why, kind: 'none' });
    const rows = await actsOf(database.db, { subject: matchId, limit: 10 });
    expect(rows.map(({ act }) => act)).toEqual(['rule none', 'take', 'look']);
    expect(await brokenAct(database.db)).toBeUndefined();
    const told = await admin.ask.audit.query({});
    expect(told.broken).toBeNull();
    expect(told.rows[0]).toMatchObject({ act: 'rule none', who: 'Dora' });
  });
});

describe('an old record', () => {
  it('opens as it was, and is listed, not changed, where today’s rules answer otherwise', async () => {
    const { matchId, streams: opened } = await started();
    while (await act(matchId, opened));
    await opened[0]!.until((entries) =>
      entries.some((entry) => 'table' in entry && entry.table.type === 'SecretRevealed'),
    );
    expect(await director.ask.recheck.query({ matchId })).toEqual([]);
    const before = await director.ask.match.query({ matchId });
    const otherwise = { ...before.options, 'scoring.hit': '5+bid' };
    const found = recheck(
      gameOf('oh-hell')!,
      z.parse(gameOf('oh-hell')!.options, otherwise),
      3,
      before.entries as never,
      await eventLog(database.db).commandsOf(matchId),
    );
    expect(found).toHaveLength(2);
    expect(found[0]!.recorded.map(({ type }) => type)).toEqual(['CardPlayed', 'TrickTaken', 'DealScored']);
    const after = await director.ask.match.query({ matchId });
    expect(after.entries).toEqual(before.entries);
  });
});

describe('a removed person', () => {
  it('leaves a record with a seat of nobody that still verifies', async () => {
    const { matchId, streams: opened } = await started();
    const id = await complained(matchId);
    await director.ask.take.mutate({ id });
    await ruled(director, id, { ...why, kind: 'end' });
    await opened[0]!.until((entries) =>
      entries.some((entry) => 'table' in entry && entry.table.type === 'SecretRevealed'),
    );
    const { userId } = (await admin.ask.person.query({ matchId, seat: 2 }))!;
    await admin.ask.remove.mutate({ userId });
    expect(await admin.ask.person.query({ matchId, seat: 2 })).toBeNull();
    expect(await reasonOf(people[2]!.ask.me.name.mutate({ name: 'Back' }))).toBe('no-session');
    const file = await director.ask.match.query({ matchId });
    expect([file.seats[2]!.name, file.proved]).toEqual(['–', true]);
    expect(await reasonOf(admin.ask.remove.mutate({ userId }))).toBe('unknown-person');
    people = [people[0]!, people[1]!, await host.guest()];
  });
});

/** Who may do what. A procedure without a row here fails. */
const ALLOWED: Readonly<Record<string, 'anyone' | 'director' | 'admin'>> = {
  me: 'anyone',
  invitation: 'anyone',
  accept: 'anyone',
  acceptAnew: 'anyone',
  signIn: 'anyone',
  askPasskey: 'anyone',
  signInByPasskey: 'anyone',
  prove: 'director',
  proveByPasskey: 'director',
  signOut: 'director',
  staff: 'admin',
  invite: 'admin',
  dismiss: 'admin',
  matches: 'director',
  match: 'director',
  recheck: 'director',
  disputes: 'director',
  dispute: 'director',
  take: 'director',
  putBack: 'director',
  close: 'director',
  ask: 'director',
  foresee: 'director',
  rule: 'director',
  person: 'director',
  lift: 'director',
  remove: 'admin',
  audit: 'admin',
};

describe('every procedure of the directors’ app', () => {
  const procedures = Object.entries(adminRouter._def.procedures) as [string, { _def: { type: string } }][];

  const reason = async (url: string, cookie: string, name: string, type: string): Promise<string> => {
    const answer = await fetch(`${url}/api/trpc/${name}${type === 'query' ? '?input=%7B%7D' : ''}`, {
      method: type === 'query' ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      ...(type !== 'query' && { body: '{}' }),
    });
    const body = (await answer.json()) as { error?: { data?: { reason?: string } } };
    return body.error?.data?.reason ?? 'answered';
  };

  it('has a row that says who may ask', () => {
    expect(procedures.map(([name]) => name).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it.each(procedures)('%s', async (name, { _def: { type } }) => {
    const [player, visitorReason, byDirector, byAdmin] = await Promise.all([
      reason(host.adminUrl, people[0]!.cookie, name, type),
      reason(host.adminUrl, '', name, type),
      reason(host.adminUrl, name === 'signOut' ? '' : director.cookie(), name, type),
      reason(host.adminUrl, name === 'signOut' ? '' : admin.cookie(), name, type),
    ]);
    const barred = ['not-staff', 'not-admin'];
    const may = ALLOWED[name];
    expect(barred.includes(player)).toBe(may !== 'anyone');
    expect(barred.includes(visitorReason)).toBe(may !== 'anyone');
    if (name !== 'signOut') {
      expect(byDirector === 'not-admin').toBe(may === 'admin');
      expect(barred.includes(byAdmin)).toBe(false);
    }
    // The play app mounts none of it.
    expect(await reason(host.url, admin.cookie(), name, type)).toBe('malformed');
  });

  it('is not opened by a token that was used, is too old, or belongs to the play app', async () => {
    const token = (await admin.ask.invite.mutate({ role: 'director' })).token;
    await staffBy(host.adminUrl, token, 'Una');
    expect(await reasonOf(visitor(host.adminUrl).ask.invitation.query({ token }))).toBe('unknown-invitation');
    expect(await host.firstInvitation()).toBeUndefined();
    const [{ cookie }] = people as [Guest, ...Guest[]];
    const renamed = cookie.replace(/^[^=]+=/, 'stikk.director=');
    expect(await reasonOf(visitor(host.adminUrl, renamed).ask.matches.query({}))).toBe('not-staff');
  });
});
