import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Director, staffBy, visitor } from '../../testing/director.ts';
import { type Guest, reasonOf } from '../../testing/guest.ts';
import type { Host } from '../../testing/host.ts';
import { type Office, openOffice } from '../../testing/office.ts';
import { adminRouter } from '../admin-router.ts';

let office: Office;
let host: Host;
let admin: Director;
let director: Director;
let people: readonly Guest[];

beforeAll(async () => {
  office = await openOffice();
  ({ host, admin, director, people } = office);
}, 240_000);
afterAll(() => office.close());

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
  circumstances: 'director',
  take: 'director',
  putBack: 'director',
  close: 'director',
  ask: 'director',
  foresee: 'director',
  rule: 'director',
  propose: 'director',
  confirm: 'director',
  decline: 'director',
  person: 'director',
  lift: 'director',
  remove: 'admin',
  audit: 'admin',
  study: 'director',
  lead: 'director',
  handOver: 'director',
  takeLead: 'director',
  numbers: 'admin',
  signals: 'director',
};

describe('every procedure of the directors’ app', () => {
  const procedures = Object.entries(adminRouter._def.procedures) as [string, { _def: { type: string } }][];

  const reason = async (url: string, cookie: string, name: string, type: string): Promise<string> => {
    const changes = type === 'mutation';
    const answer = await fetch(`${url}/api/trpc/${name}${changes ? '' : '?input=%7B%7D'}`, {
      method: changes ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(changes && { body: '{}' }),
    });
    // What is a stream fails in it.
    const told = /"reason":"([\w-]+)"/.exec(await answer.text());
    return told?.[1] ?? 'answered';
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
