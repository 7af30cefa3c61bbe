import { randomUUID } from 'node:crypto';
import { actsOf } from '@stikk/db';
import type { Ruling } from '@stikk/engine/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Director, PASSWORD, visitor } from '../../testing/director.ts';
import { type Office, openOffice, ruled, type Sitting, told, why } from '../../testing/office.ts';

let office: Office;
let admin: Director;
let director: Director;
let other: Director;

beforeAll(async () => {
  office = await openOffice();
  ({ admin, director, other } = office);
}, 240_000);
afterAll(() => office.close());

const adjust: Ruling = { ...why, kind: 'adjust', points: [0, -5, 5] };
const words = 'So it was.';

/** A rated match that is over, and a complaint about it that a director has taken. */
async function over(): Promise<{ sitting: Sitting; id: string }> {
  const sitting = await office.started({ rated: true });
  while (await office.act(sitting));
  await told(sitting, 'SecretRevealed');
  const id = await office.complained(sitting);
  await director.ask.take.mutate({ id });
  return { sitting, id };
}
const propose = (id: string, ruling: Ruling = adjust, rulingId: string = randomUUID(), by = director) =>
  by.ask.propose.mutate({ id, rulingId, ruling });
const waiting = async (by: Director) =>
  (await by.ask.disputes.query({ states: ['proposed'], judge: true })).rows.map(({ id }) => id);
const stepsOf = async (id: string) =>
  (await director.ask.dispute.query({ id })).steps.map(({ step }) => step.type);
const rulings = async (matchId: string) =>
  (await director.ask.match.query({ matchId })).entries.filter(
    (entry) => 'table' in entry && entry.table.type === 'RulingMade',
  );

it('a ruling on a finished rated match is proposed whole, and made once another director confirms it', async () => {
  const { sitting, id } = await over();
  const { matchId } = sitting;
  expect(await ruled(director, id, adjust)).toEqual({ ok: false, reason: 'takes-two' });
  const rulingId = randomUUID();
  for (const _ of [1, 2]) expect(await propose(id, adjust, rulingId)).toEqual({ ok: true });
  expect(await propose(id)).toEqual({ ok: false, reason: 'proposed-already' });
  expect(await rulings(matchId)).toEqual([]);
  expect([await waiting(director), await waiting(other)]).toEqual([[], [id]]);
  const mine = await director.ask.dispute.query({ id });
  expect(mine).toMatchObject({ state: 'proposed', takesTwo: true, proposal: { barred: 'own-proposal' } });
  const { proposal } = await other.ask.dispute.query({ id });
  expect(proposal).toMatchObject({ rulingId, ruling: adjust, by: 'Dora', barred: null });
  const { before, after } = proposal!.effect;
  expect(after.scores.map((points, side) => points - before.scores[side]!)).toEqual([0, -5, 5]);
  expect(proposal!.hash).toBe(mine.steps.at(-1)!.hash);

  const confirm = (by: Director, one = rulingId) => by.ask.confirm.mutate({ id, rulingId: one, words });
  expect(await confirm(director)).toEqual({ ok: false, reason: 'own-proposal' });
  expect(await confirm(other, randomUUID())).toEqual({ ok: false, reason: 'not-proposed' });
  for (const _ of [1, 2]) expect(await confirm(other)).toEqual({ ok: true });
  expect(await stepsOf(id)).toEqual(['Opened', 'Taken', 'Proposed', 'Confirmed', 'Ruled']);
  expect(await rulings(matchId)).toMatchObject([{ table: { kind: 'adjust', ...why } }]);
  expect((await director.ask.match.query({ matchId })).proved).toBe(true);
  const acts = await actsOf(office.database.db, { subject: matchId, limit: 3 });
  expect(acts.map(({ act }) => act)).toEqual(['rule adjust', 'confirm', 'propose adjust']);

  // Players hear of what was ruled, and of nothing before.
  const [view] = await office.people[0]!.ask.dispute.about.query({ matchId });
  expect(view!.steps.map(({ step }) => step.type)).toEqual(['Opened', 'Taken', 'Ruled']);

  // Whoever ruled, first or second, hears no appeal.
  await office.people[1]!.ask.dispute.appeal.mutate({ id, words: 'No.' });
  for (const one of [director, other])
    expect(await one.ask.take.mutate({ id })).toEqual({ ok: false, reason: 'own-ruling' });
  expect(await admin.ask.take.mutate({ id })).toEqual({ ok: true });
  const back: Ruling = { ...adjust, reason: 'reversal', points: [0, 5, -5] };
  const again = randomUUID();
  expect(await propose(id, back, again, admin)).toEqual({ ok: true });
  for (const one of [director, other]) {
    expect(await waiting(one)).toEqual([]);
    expect(await confirm(one, again)).toEqual({ ok: false, reason: 'own-ruling' });
  }
});

it('what is declined is the first director’s again, with the other’s words', async () => {
  const { sitting, id } = await over();
  const rulingId = randomUUID();
  await propose(id, adjust, rulingId);
  expect((await office.people[0]!.ask.dispute.about.query({ matchId: sitting.matchId }))[0]!.state).toBe(
    'taken',
  );
  expect(await other.ask.decline.mutate({ id, rulingId, words: 'Too much.' })).toEqual({ ok: true });
  const file = await director.ask.dispute.query({ id });
  expect([file.state, file.yours, file.proposal]).toEqual(['taken', true, null]);
  expect(file.steps.at(-1)).toMatchObject({ by: 'Otto', step: { type: 'Declined', words: 'Too much.' } });
  expect(await other.ask.confirm.mutate({ id, rulingId, words })).toEqual({
    ok: false,
    reason: 'not-proposed',
  });
  expect(await rulings(sitting.matchId)).toEqual([]);
  await propose(id);
  expect(await director.ask.putBack.mutate({ id })).toEqual({ ok: true });
  expect((await director.ask.dispute.query({ id })).proposal).toBeNull();
});

it('a proposal that would change something else by now is not confirmed', async () => {
  const { sitting, id } = await over();
  const rulingId = randomUUID();
  await propose(id, adjust, rulingId);
  const another = await office.complained(sitting, 2);
  await other.ask.take.mutate({ id: another });
  const first = randomUUID();
  await propose(another, { ...why, kind: 'adjust', points: [1, 0, 0] }, first, other);
  expect(await admin.ask.confirm.mutate({ id: another, rulingId: first, words })).toEqual({ ok: true });
  expect(await other.ask.confirm.mutate({ id, rulingId, words })).toEqual({
    ok: false,
    reason: 'changed-meanwhile',
  });
  expect(await stepsOf(id)).toEqual(['Opened', 'Taken', 'Proposed']);
});

it('nobody judges a proposal about a table that they sit at, nor one of who is no director any more', async () => {
  const { sitting, id } = await over();
  const { matchId } = sitting;
  const rulingId = randomUUID();
  await propose(id, adjust, rulingId);
  const token = (await admin.ask.invite.mutate({ role: 'director' })).token;
  await office.people[0]!.ask.me.become.mutate({ email: 'player@example.org', password: PASSWORD });
  const playing = visitor(office.host.adminUrl);
  await playing.ask.accept.mutate({ token, email: 'player@example.org', password: PASSWORD });
  expect(await waiting(playing)).toEqual([]);
  expect((await playing.ask.dispute.query({ id })).proposal).toMatchObject({ barred: 'own-match' });
  for (const what of ['confirm', 'decline'] as const)
    expect(await playing.ask[what].mutate({ id, rulingId, words })).toEqual({
      ok: false,
      reason: 'own-match',
    });

  const mine = await office.complained(sitting, 2);
  const passing = await office.invited('Pia');
  await passing.ask.take.mutate({ id: mine });
  await propose(mine, adjust, randomUUID(), passing);
  const { userId } = (await admin.ask.staff.query()).find(({ name }) => name === 'Pia')!;
  await admin.ask.dismiss.mutate({ userId });
  const file = await director.ask.dispute.query({ id: mine });
  expect([file.state, file.proposal]).toEqual(['open', null]);
  expect(await rulings(matchId)).toEqual([]);
});

it('one director rules alone on a match that is not rated, or is not over', async () => {
  const live = await office.started({ rated: true });
  const id = await office.complained(live);
  await director.ask.take.mutate({ id });
  expect(await propose(id)).toEqual({ ok: false, reason: 'one-is-enough' });
  expect(await ruled(director, id, adjust)).toEqual({ ok: true });
});
