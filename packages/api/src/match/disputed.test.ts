import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reasonOf, type Stream } from '../../testing/guest.ts';
import { type Host, openHost } from '../../testing/host.ts';

const SHORT = { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [2] };
const SAID = 'she looked at my cards';
const MEANT = 'deal them again';

let database: TestDatabase;
let host: Host;
const streams: Stream[] = [];
beforeAll(async () => {
  database = await testPglite();
  host = await openHost(database);
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await host.close();
  await database.close();
});

it('who sits in a match is told that others went on in a dispute; nobody else is told that there is one', async () => {
  const [anna, bo, eve] = [await host.guest(), await host.guest(), await host.guest()];
  const matchId = await host.seat('bondebridge', SHORT, [anna, bo], { watch: 'live' });
  const [hers, his, onlooker] = [anna, bo, eve].map((one) => one.follow(matchId)) as [Stream, Stream, Stream];
  streams.push(hers, his, onlooker);
  const others = async (toHer: number, toHim: number) => {
    await hers.until(() => hers.live()?.disputes === toHer);
    await his.until(() => his.live()?.disputes === toHim);
  };
  await others(0, 0);
  await onlooker.until(() => onlooker.live() !== undefined);

  await anna.ask.dispute.open.mutate({
    matchId,
    about: 1,
    category: 'conduct',
    words: SAID,
    proposal: MEANT,
  });
  await others(0, 1);
  const [dispute] = await bo.ask.dispute.about.query({ matchId });
  await bo.ask.dispute.answer.mutate({ id: dispute!.id, words: 'I did not' });
  await others(1, 1);

  expect(await reasonOf(eve.ask.dispute.about.query({ matchId }))).toBe('not-your-seat');
  expect(await reasonOf(eve.ask.dispute.answer.mutate({ id: dispute!.id, words: 'She did' }))).toBe(
    'unknown-dispute',
  );
  expect(
    await reasonOf(eve.ask.dispute.open.mutate({ matchId, about: 1, category: 'other', words: 'Me too' })),
  ).toBe('not-your-seat');
  const seen = eve.follow(matchId);
  streams.push(seen);
  await seen.until(() => seen.live() !== undefined);
  for (const stream of [onlooker, seen]) {
    expect(stream.live()!.disputes).toBe(0);
    expect(stream.bytes()).not.toMatch(/she looked|I did not|deal them|conduct/);
  }
  // What is said of it stands in no stream, not even in that of a seat.
  for (const stream of [hers, his]) expect(stream.bytes()).not.toMatch(/she looked|I did not|deal them/);
});
