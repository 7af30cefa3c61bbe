import { actsOf, schema, sweepTalk } from '@stikk/db';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, visitor } from '../../testing/director.ts';
import { type Office, openOffice, ruled, why } from '../../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 240_000);
afterAll(() => office.close());

const say = (seat: number, matchId: string, saying: { phrase?: 'sorry'; text?: string }) =>
  office.people[seat]!.ask.table.talk.mutate({ matchId, ...saying });

describe('the circumstances of a dispute', () => {
  it('hold what was said from ten minutes before the entry until the call, and no longer', async () => {
    const { db } = office.database;
    const tableId = 'table-1';
    await db.insert(schema.talk).values({
      id: 'early',
      tableId,
      at: office.now() - 11 * 60_000,
      userId: office.people[1]!.id,
      saying: { phrase: 'hello' },
    });
    const sitting = await office.started({ tableId });
    const { matchId } = sitting;
    await say(1, matchId, { phrase: 'sorry' });
    await db.update(schema.user).set({ isAnonymous: false }).where(eq(schema.user.id, office.people[2]!.id));
    await say(2, matchId, { text: 'Play faster.' });
    const id = await office.complained(sitting);
    await say(1, matchId, { phrase: 'sorry' });
    await sweepTalk(db, office.now() + 1);

    const found = (await office.director.ask.circumstances.query({ id }))!;
    expect(found.said.map(({ seat, saying }) => [seat, saying])).toEqual([
      [1, { phrase: 'sorry' }],
      [2, { text: 'Play faster.' }],
    ]);
    expect(found.whole).toBe(true);
    const [act] = await actsOf(db, { subject: matchId, limit: 1 });
    expect(act).toMatchObject({ act: 'read talk', detail: { dispute: id } });
    for (const change of ["body = '{}'", "digest = 'x'", 'seat = 0'])
      await expect(db.execute(sql.raw(`update heard set ${change}`))).rejects.toThrow();
    await expect(db.execute(sql.raw('delete from heard'))).rejects.toThrow();

    await office.admin.ask.remove.mutate({ userId: office.people[2]!.id });
    office.people[2] = await office.host.guest();
    const after = (await office.director.ask.circumstances.query({ id }))!;
    expect(after.said.map(({ saying }) => saying)).toEqual([{ phrase: 'sorry' }, null]);
    expect(after.whole).toBe(true);
  });

  it('hold what was ruled at the same table before, in another match too', async () => {
    const first = await office.started({ tableId: 'table-2' });
    const settled = await office.complained(first);
    await office.director.ask.take.mutate({ id: settled });
    await ruled(office.director, settled, { ...why, kind: 'warn', seat: 1 });
    const elsewhere = await office.started({ tableId: 'table-3' });
    const second = await office.started({ tableId: 'table-2' });
    const id = await office.complained(second);
    const { rulings } = (await office.director.ask.circumstances.query({ id }))!;
    expect(rulings).toMatchObject([
      { disputeId: settled, matchId: first.matchId, kind: 'warn', reason: 'misclick' },
    ]);
    const other = await office.complained(elsewhere);
    expect((await office.director.ask.circumstances.query({ id: other }))!.rulings).toEqual([]);
  });

  it('are not told to who sits there', async () => {
    const sitting = await office.started({ tableId: 'table-4' });
    const id = await office.complained(sitting);
    const token = (await office.admin.ask.invite.mutate({ role: 'director' })).token;
    await office.people[0]!.ask.me.become.mutate({ email: 'seated@example.org', password: PASSWORD });
    const playing = visitor(office.host.adminUrl);
    await playing.ask.accept.mutate({ token, email: 'seated@example.org', password: PASSWORD });
    expect(await playing.ask.circumstances.query({ id })).toBeNull();
  });
});
