import { type Entry, fold, standingEntries } from '@stikk/engine';
import { parseRecord } from '@stikk/shuffle';
import { expect, test } from 'vitest';
import { type BondtolvaEvent, bondtolva } from '../src/bondtolva/index.ts';
import { type AnyGame, gameOf, games } from '../src/index.ts';
import { type OhHellEvent, ohHell } from '../src/oh-hell/index.ts';
import { below } from './files.ts';

type Event = { readonly type: string };

const records = below(
  '../archive/',
  import.meta.glob('../archive/*/*.jsonl', { query: '?raw', import: 'default', eager: true }),
);

/** The final score and the winners that each record ends with, beside what every seat did in it. */
const opened = [...records].map(([name, text]) => {
  const record = parseRecord<AnyGame, Event>(text, gameOf);
  if (!record.ok) throw new Error(`line ${record.line}: ${record.detail}`);
  const { game, header } = record;
  const entries: readonly Entry<Event>[] = record.entries;
  const events: readonly unknown[] = standingEntries(entries).map((entry) => entry.game);
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  return {
    name,
    game,
    events,
    ...game.standing(fold(game, header.seats, entries)),
    counts: seats.map((seat) => game.tally?.(events as readonly Event[], header.seats, seat) ?? {}),
  };
});

test('every game counts', () => {
  for (const game of Object.values(games)) expect(game.tally, game.id).toBeDefined();
});

test.each(opened)('$name: matches and wins are those of the record', ({ counts, winners }) => {
  expect(counts.map(({ matches }) => matches)).toEqual(counts.map(() => 1));
  expect(counts.map(({ wins }) => wins)).toEqual(counts.map((_, seat) => (winners?.includes(seat) ? 1 : 0)));
  for (const count of counts.flatMap((seat) => Object.values(seat)))
    expect(count).toEqual(expect.any(Number));
});

const sum = (counts: Readonly<Record<string, number>>, keys: RegExp) =>
  Object.entries(counts).reduce((all, [key, count]) => (keys.test(key) ? all + count : all), 0);

test.each(opened.filter(({ game }) => game.id === ohHell.id))(
  '$name: the groups add up, and the points to the score',
  ({ counts, scores, events }) => {
    const scored = (events as readonly OhHellEvent[]).filter((event) => event.type === 'DealScored');
    for (const [seat, count] of counts.entries()) {
      const { bids = 0, made = 0, over = 0, under = 0 } = count;
      expect(bids).toBe(scored.filter(({ points }) => points[seat] != null).length);
      expect(made).toBe(scored.filter((row) => row.made[seat]).length);
      expect(made + over + under).toBe(bids);
      expect(count.points).toBe(scores[seat]);
      expect(count.flatOut).toBe(scored.filter((row) => row.flatOut && row.made[seat] != null).length);
      for (const group of ['size', 'place']) {
        expect(sum(count, new RegExp(`^${group}\\.\\d+$`))).toBe(bids);
        expect(sum(count, new RegExp(`^${group}\\.\\d+\\.made$`))).toBe(made);
      }
    }
  },
);

test('places are counted from the dealer, over those who play', () => {
  const deal = (dealer: number, hands: readonly string[][], bids: readonly (number | null)[]) => [
    { type: 'HandsDealt', deal: 1, size: 1, dealer, hands, stock: [], seen: 'own', bidding: 'sealed' },
    { type: 'BidsRevealed', bids },
    { type: 'BiddingClosed', sum: 1, call: 'even', leader: (dealer + 1) % 3 },
    ...['2C', '3C', '4C'].map((card, at) => ({ type: 'CardPlayed', seat: (dealer + 1 + at) % 3, card })),
    { type: 'TrickTaken', seat: dealer, trick: 1 },
    {
      type: 'DealScored',
      deal: 1,
      points: [0, 10, 11],
      made: [false, true, true],
      flatOut: false,
    },
  ];
  const events = [
    { type: 'DealerChosen', dealer: 2, how: 'draw', draws: [] },
    ...deal(2, [['2C'], ['3C'], ['4C']], [1, 0, 1]),
    { type: 'MatchEnded', winners: [2] },
  ] as unknown as readonly OhHellEvent[];
  expect(ohHell.tally?.(events, 3, 2)).toEqual({
    ...{ matches: 1, wins: 1, bids: 1, made: 1, points: 11, over: 0, under: 0, flatOut: 0 },
    ...{ 'size.1': 1, 'size.1.made': 1, 'place.0': 1, 'place.0.made': 1 },
  });
  expect(ohHell.tally?.(events, 3, 0)).toMatchObject({ wins: 0, under: 1, 'place.1': 1, 'place.1.made': 0 });
  expect(ohHell.tally?.(events, 3, 1)).toMatchObject({ made: 1, 'place.2': 1 });
});

test.each(opened.filter(({ game }) => game.id === bondtolva.id))(
  '$name: pairs are counted for who declared them, falls for their side',
  ({ counts, events }) => {
    const told = events as readonly BondtolvaEvent[];
    const pairs = told.filter(({ type }) => type === 'MarriageDeclared').length;
    expect(counts.reduce((all, { trumf = 0, tjog = 0 }) => all + trumf + tjog, 0)).toBe(pairs);
    const sides = told.find((event) => event.type === 'DealerChosen')?.sides ?? [];
    for (const [seat, count] of counts.entries())
      expect(count.falls).toBe(
        told.filter((event) => event.type === 'PointsBooked' && event.bust && event.side === sides[seat])
          .length,
      );
  },
);

test('some record has a fall, and some a pair', () => {
  const all = opened.flatMap(({ counts }) => counts);
  expect(all.some(({ falls = 0 }) => falls > 0)).toBe(true);
  expect(all.some(({ trumf = 0 }) => trumf > 0)).toBe(true);
});
