import { actsOf, brokenAct, eventLog } from '@stikk/db';
import type { TestDatabase } from '@stikk/db/testing';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Director, PASSWORD, visitor } from '../../testing/director.ts';
import { type Guest, reasonOf } from '../../testing/guest.ts';
import type { Host } from '../../testing/host.ts';
import { type Office, openOffice, ruled, told, why } from '../../testing/office.ts';
import { recheck } from './recheck.ts';
import { PROOF_MS } from './trpc.ts';

let office: Office;
let host: Host;
let database: TestDatabase;
let admin: Director;
let director: Director;
let other: Director;
let people: readonly Guest[];

beforeAll(async () => {
  office = await openOffice();
  ({ host, database, admin, director, other, people } = office);
}, 240_000);
afterAll(() => office.close());

describe('a director', () => {
  it('ends a match as it stands, and voids it later', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    expect(await ruled(director, id, { ...why, kind: 'end' })).toEqual({ ok: true });
    await told(sitting, 'SecretRevealed');
    const file = await director.ask.match.query({ matchId });
    expect([file.live, file.proved]).toEqual([false, true]);
    expect(await ruled(director, id, { ...why, kind: 'void', void: true })).toEqual({ ok: true });
    expect((await director.ask.match.query({ matchId })).proved).toBe(true);
  });

  it('who sits in a live match sees it only as that seat, and rules on nothing there', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting);
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
    const sitting = await office.started();
    const id = await office.complained(sitting);
    await other.ask.take.mutate({ id });
    office.pass(PROOF_MS + 1000);
    expect(await reasonOf(ruled(other, id, { ...why, kind: 'none' }))).toBe('prove-yourself');
    expect(await reasonOf(other.ask.prove.mutate({ password: 'not this one' }))).toBe('wrong-credentials');
    await other.ask.prove.mutate({ password: PASSWORD });
    expect(await ruled(other, id, { ...why, kind: 'none' })).toEqual({ ok: true });
    await admin.ask.prove.mutate({ password: PASSWORD });
    await director.ask.prove.mutate({ password: PASSWORD });
  });

  it('leaves a line in the audit log for every look at hidden cards and every act', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    await director.ask.match.query({ matchId });
    await director.ask.match.query({ matchId, as: 1 });
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    await ruled(director, id, { ...why, kind: 'none' });
    const rows = await actsOf(database.db, { subject: matchId, limit: 10 });
    expect(rows.map(({ act }) => act)).toEqual(['rule none', 'take', 'look', 'look']);
    expect(rows.slice(2).map(({ detail }) => detail.as)).toEqual([1, 'director']);
    expect((await actsOf(database.db, { subject: matchId, before: rows[1]!.seq, limit: 1 }))[0]).toEqual(
      rows[2],
    );
    expect(await brokenAct(database.db)).toBeUndefined();
    const told = await admin.ask.audit.query({});
    expect(told.broken).toBeNull();
    expect(told.rows[0]).toMatchObject({ act: 'rule none', who: 'Dora' });
  });
});

describe('an old record', () => {
  it('opens as it was, and is listed, not changed, where today’s rules answer otherwise', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    while (await office.act(sitting));
    await told(sitting, 'SecretRevealed');
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

describe('the last admin', () => {
  it('is neither dismissed nor removed', async () => {
    const { userId } = (await admin.ask.staff.query()).find(({ role }) => role === 'admin')!;
    expect(await reasonOf(admin.ask.dismiss.mutate({ userId }))).toBe('last-admin');
    expect(await reasonOf(admin.ask.remove.mutate({ userId }))).toBe('last-admin');
    expect(await admin.ask.me.query()).toMatchObject({ name: 'Ada', role: 'admin' });
  });
});

describe('a removed person', () => {
  it('leaves a record with a seat of nobody that still verifies', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    await ruled(director, id, { ...why, kind: 'end' });
    await told(sitting, 'SecretRevealed');
    const { userId } = (await admin.ask.person.query({ matchId, seat: 2 }))!;
    await admin.ask.remove.mutate({ userId });
    expect(await admin.ask.person.query({ matchId, seat: 2 })).toBeNull();
    expect(await reasonOf(people[2]!.ask.me.name.mutate({ name: 'Back' }))).toBe('no-session');
    const file = await director.ask.match.query({ matchId });
    expect([file.seats[2]!.name, file.proved]).toEqual(['–', true]);
    expect(await reasonOf(admin.ask.remove.mutate({ userId }))).toBe('unknown-person');
    office.people[2] = await host.guest();
  });
});
