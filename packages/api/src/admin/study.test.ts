import { actsOf } from '@stikk/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Director, PASSWORD, visitor } from '../../testing/director.ts';
import { readStream } from '../../testing/event-stream.ts';
import { reasonOf } from '../../testing/guest.ts';
import { type Office, openOffice, type Sitting } from '../../testing/office.ts';
import type { StudyView } from './study.ts';

let office: Office;
let director: Director;
let other: Director;
let sitting: Sitting;

beforeAll(async () => {
  office = await openOffice();
  ({ director, other } = office);
  sitting = await office.started();
}, 240_000);
afterAll(() => office.close());

/** A director's page that looks on with others. */
function looksOn(who: Director, matchId: string) {
  const cut = new AbortController();
  const views: StudyView[] = [];
  let bytes = '';
  let ended = false;
  let heard = () => {};
  const told = readStream(
    {
      url: office.host.adminUrl,
      cookie: who.cookie(),
      procedure: 'study',
      input: { matchId },
      signal: cut.signal,
    },
    (text, data) => {
      bytes += text;
      for (const each of data) if (each.startsWith('{"fellows"')) views.push(JSON.parse(each) as StudyView);
      heard();
    },
  ).finally(() => {
    ended = true;
    heard();
  });
  told.catch(() => undefined);
  return {
    bytes: () => bytes,
    close: () => cut.abort(),
    until: async (
      condition: (view: StudyView | undefined, ended: boolean) => boolean,
    ): Promise<StudyView> => {
      const deadline = Date.now() + 15_000;
      while (!condition(views.at(-1), ended)) {
        if (Date.now() > deadline) throw new Error(`nothing came after ${bytes}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
          setTimeout(resolve, 100);
        });
      }
      return views.at(-1)!;
    },
  };
}

const spot = { seq: 9, as: 1, beside: true };

describe('directors who look at a match together', () => {
  it('see the same position, who leads and who is there, and no card comes that way', async () => {
    const { matchId } = sitting;
    const first = looksOn(director, matchId);
    const { you } = await first.until((view) => view?.lead.leader !== undefined);
    const second = looksOn(other, matchId);
    const seen = await second.until((view) => view?.fellows.length === 2);
    expect(seen.lead.leader).toBe(you);
    expect(seen.fellows.map(({ name }) => name).sort()).toEqual(['Dora', 'Otto']);
    expect(await director.ask.lead.mutate({ matchId, spot })).toEqual({ ok: true });
    expect((await second.until((view) => view?.lead.spot != null)).lead.spot).toEqual(spot);
    expect(await other.ask.lead.mutate({ matchId, spot })).toEqual({ ok: false, reason: 'not-leading' });
    expect(await other.ask.takeLead.mutate({ matchId })).toEqual({ ok: false, reason: 'led-already' });
    expect(await director.ask.handOver.mutate({ matchId, to: seen.you })).toEqual({ ok: true });
    await first.until((view) => view?.lead.leader === seen.you);
    second.close();
    await first.until((view) => view?.fellows.length === 1);
    expect(await director.ask.takeLead.mutate({ matchId })).toEqual({ ok: true });
    await first.until((view) => view?.lead.leader === you);
    expect(first.bytes() + second.bytes()).not.toMatch(/HandsDealt|"hands"|"card"/);
    first.close();

    const acts = await actsOf(office.database.db, { limit: 100 });
    expect(acts.filter(({ act, subject }) => act === 'study' && subject === matchId)).toHaveLength(2);
  });

  it('are no longer told anything once they are dismissed or signed out', async () => {
    const { matchId } = sitting;
    const token = (await office.admin.ask.invite.mutate({ role: 'director' })).token;
    const short = visitor(office.host.adminUrl);
    await short.ask.acceptAnew.mutate({ token, name: 'Siri', email: 'siri@example.org', password: PASSWORD });
    const page = looksOn(short, matchId);
    await page.until((view) => view !== undefined);
    await short.ask.signOut.mutate();
    await page.until((_, ended) => ended);
    expect(page.bytes()).toContain('not-staff');
  });

  it('are nobody who plays there while it is live', async () => {
    const { matchId } = sitting;
    const token = (await office.admin.ask.invite.mutate({ role: 'director' })).token;
    await office.people[0]!.ask.me.become.mutate({ email: 'player@example.org', password: PASSWORD });
    const playing = visitor(office.host.adminUrl);
    await playing.ask.accept.mutate({ token, email: 'player@example.org', password: PASSWORD });
    const page = looksOn(playing, matchId);
    await page.until((_, ended) => ended);
    expect(page.bytes()).toContain('own-match');
    expect(await reasonOf(playing.ask.lead.mutate({ matchId, spot }))).toBe('own-match');
    expect(await reasonOf(director.ask.takeLead.mutate({ matchId: 'nothing-like-it' }))).toMatch(
      /malformed|unknown-match/,
    );
  });
});
