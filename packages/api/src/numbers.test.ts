import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Office, openOffice } from '../testing/office.ts';
import { recent } from './numbers.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 240_000);
afterAll(() => office.close());

describe('the numbers of a server', () => {
  it('count matches, who is connected, moves, their latency, and what is stored', async () => {
    const before = await office.admin.ask.numbers.query();
    expect(before).toMatchObject({ live: 0, people: 0, streams: 0, latency: null });
    const sitting = await office.started();
    office.pass(11_000);
    const now = await office.admin.ask.numbers.query();
    expect(now).toMatchObject({ live: 1, moving: 1, followed: 1, people: 3, streams: 3 });
    expect(now.moves).toBeGreaterThan(0);
    expect(now.latency!.p50).toBeGreaterThan(0);
    expect(now.latency!.p99).toBeGreaterThanOrEqual(now.latency!.p50);
    expect(now.storage.bytes).toBeGreaterThan(1_000_000);
    expect(now.storage.tables.map(({ name }) => name)).toContain('entries');

    const text = await office.host.metrics();
    expect(text).toMatch(/^stikk_matches_live 1$/m);
    expect(text).toMatch(/^stikk_people_connected 3$/m);
    expect(text).toMatch(/^stikk_request_seconds_count\{procedure="match.submit"\} 5$/m);
    for (const one of office.people) expect(text).not.toContain(one.id);
    expect(text).not.toContain(sitting.matchId);
    for (const stream of sitting.streams) stream.close();
  });
});

describe('what was recent', () => {
  it('is forgotten after its span', () => {
    let now = 1_000_000;
    const counted = recent(() => now, 60_000);
    counted.add(3);
    now += 30_000;
    counted.add(2);
    expect(counted.sum()).toBe(5);
    now += 31_000;
    expect(counted.sum()).toBe(2);
    now += 60_000;
    expect(counted.sum()).toBe(0);
  });
});
