import type { Entry } from '@stikk/engine';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import { expect, test } from 'vitest';
import { ohHellTempo } from '../src/index.ts';

const entry = (game: OhHellEvent, seq: number): Entry<OhHellEvent> =>
  ({ v: 1, seq, cause: `c${seq}`, by: 1, game }) as Entry<OhHellEvent>;
const wait = (before: OhHellEvent, next: OhHellEvent, pace?: number) =>
  ohHellTempo(0).wait(entry(next, 2), entry(before, 1), ohHell.initial(2), pace);

const played: OhHellEvent = { type: 'CardPlayed', seat: 1, card: 'AS' };
const taken: OhHellEvent = { type: 'TrickTaken', seat: 1, trick: 1 };
const revealed: OhHellEvent = { type: 'BidsRevealed', bids: [1, 0] };
const closed: OhHellEvent = { type: 'BiddingClosed', sum: 1, call: 'even', leader: 1 };

test('a full trick lies for at least 1.2 s, at half the pace for half of that', () => {
  expect(wait(played, taken)).toBe(1200);
  expect(wait(played, taken, 0.5)).toBe(600);
});

test('the count of three takes everybody as long', () => {
  const usual = wait(revealed, closed) as number;
  expect(usual).toBeGreaterThanOrEqual(3000);
  expect(wait(revealed, closed, 0.1)).toBe(usual);
  expect(wait(revealed, closed, 2)).toBeGreaterThanOrEqual(usual);
});
