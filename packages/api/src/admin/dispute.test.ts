import { randomUUID } from 'node:crypto';
import { eventLog, suspensionsOf } from '@stikk/db';
import type { TestDatabase } from '@stikk/db/testing';
import type { Ruling } from '@stikk/engine/table';
import { chained, parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Director } from '../../testing/director.ts';
import { type Guest, reasonOf } from '../../testing/guest.ts';
import type { Host } from '../../testing/host.ts';
import { type Office, openOffice, ruled, told, why } from '../../testing/office.ts';

let office: Office;
let host: Host;
let database: TestDatabase;
let director: Director;
let other: Director;
let people: readonly Guest[];

beforeAll(async () => {
  office = await openOffice();
  ({ host, database, director, other, people } = office);
}, 240_000);
afterAll(() => office.close());

describe('a dispute', () => {
  it('is opened by a player, taken, foreseen, ruled on by a strike that everybody sees, and play goes on', async () => {
    const sitting = await office.started();
    const { matchId, streams: opened } = sitting;
    const id = await office.complained(sitting);
    const { rows } = await director.ask.disputes.query({ states: ['open'] });
    expect(rows.map((row) => row.id)).toContain(id);
    const found = await director.ask.matches.query({ text: matchId, disputed: true });
    expect(found.rows).toMatchObject([{ id: matchId, disputes: 1 }]);
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
    await told(sitting, 'PlayStruck');
    const seen = opened[2]!.entries().find((entry) => 'table' in entry && entry.table.type === 'RulingMade');
    expect(seen).toMatchObject({ by: 'director', table: { kind: 'strike', ...why } });
    const [view] = await people[0]!.ask.dispute.about.query({ matchId });
    expect(view).toMatchObject({ state: 'ruled', may: 'appeal' });
    expect(view!.steps.map(({ step }) => step.type)).toEqual(['Opened', 'Taken', 'Ruled']);

    while (await office.act(sitting));
    await told(sitting, 'SecretRevealed');
    const record = await people[0]!.ask.match.record.query({ matchId });
    const parsed = parseRecord(record, gameOf);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(verify(parsed.header, parsed.game as never, parsed.entries as never).ok).toBe(true);
  });

  it('H13.2 goes back behind a card that somebody has followed, whose card returns too', async () => {
    const sitting = await office.started();
    const { matchId, streams: opened } = sitting;
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
    const id = await office.complained(sitting, first.seat);
    await director.ask.take.mutate({ id });
    const strike: Ruling = { ...why, kind: 'strike', from: first.seq };
    expect(await ruled(director, id, strike)).toEqual({ ok: true });
    await told(sitting, 'PlayStruck');
    const handOf = (seat: number) =>
      (opened[seat]!.state() as { hands: readonly (readonly string[])[] }).hands[seat];
    expect(handOf(first.seat)).toContain(first.card);
    expect(handOf(second.seat)).toContain(second.card);
    // H13.4: what was withdrawn stays in the record.
    expect(played().slice(0, 2)).toEqual([first, second]);
  });

  it('H13.3 warns the director of a rewind over a deal', async () => {
    const sitting = await office.started();
    const { streams: opened } = sitting;
    const dealt = () =>
      opened[0]!.entries().filter((entry) => 'game' in entry && entry.game.type === 'HandsDealt');
    while (dealt().length < 2) await office.act(sitting);
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    const strike: Ruling = { ...why, kind: 'strike', from: dealt()[0]!.seq };
    const seen = await director.ask.foresee.query({ id, ruling: strike });
    expect(seen).toMatchObject({ ok: true, crossings: expect.arrayContaining(['deal', 'dealing']) });
  });

  it('is ruled on with points, appealed to another director, and taken back by another ruling', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting, 2);
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
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    const rulingId = randomUUID();
    const warn: Ruling = { ...why, kind: 'warn', seat: 1 };
    const answers = await Promise.all([1, 2, 3].map(() => ruled(director, id, warn, rulingId)));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const steps = (await director.ask.dispute.query({ id })).steps.filter(
      ({ step }) => step.type === 'Ruled',
    );
    expect(steps).toHaveLength(1);
    await told(sitting, 'RulingMade');
    const { entries } = await director.ask.match.query({ matchId });
    expect(entries.filter((entry) => 'table' in entry && entry.table.type === 'RulingMade')).toHaveLength(1);
  });

  it('is nobody’s business who has no seat', async () => {
    const sitting = await office.started();
    const { matchId } = sitting;
    const id = await office.complained(sitting);
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

describe('a ruling', () => {
  it('that the match holds and the dispute does not is told to the dispute by a repeat, a suspension once', async () => {
    const sitting = await office.started();
    const { matchId, streams: opened } = sitting;
    const id = await office.complained(sitting);
    await director.ask.take.mutate({ id });
    const rulingId = randomUUID();
    const suspend: Ruling = { reason: 'conduct', note: '', kind: 'suspend', seat: 1 };
    const until = office.now() + 60_000;
    const { userId } = (await director.ask.person.query({ matchId, seat: 1 }))!;
    // As if the server had ended after the match's record grew.
    const log = eventLog(database.db);
    const entries = await log.entriesOf(matchId);
    const at = entries.at(-1)!.seq + 1;
    const made = { type: 'RulingMade', kind: 'suspend', reason: 'conduct', note: '', seat: 1 } as const;
    const [entry] = chained(
      [{ seq: at, v: 1, at: office.now(), by: 'director', cause: rulingId, table: made }],
      entries.at(-1)!.hash,
    );
    const command = {
      commandId: rulingId,
      by: 'director',
      command: suspend,
      outcome: { ok: true, seq: at },
      at: office.now(),
    } as const;
    expect(await log.append({ matchId, entries: [entry!], command })).toBe('appended');
    for (const _ of [1, 2])
      expect(await director.ask.rule.mutate({ id, rulingId, ruling: suspend, until })).toEqual({ ok: true });
    const { steps } = await director.ask.dispute.query({ id });
    expect(steps.map(({ step }) => step.type)).toEqual(['Opened', 'Taken', 'Ruled']);
    await opened[0]!.until((seen) => seen.at(-1)!.seq >= at);
    expect((await suspensionsOf(database.db, userId)).map(({ id: one }) => one)).toEqual([rulingId]);
    expect(await director.ask.lift.mutate({ id: rulingId })).toBe(true);
  });
});
