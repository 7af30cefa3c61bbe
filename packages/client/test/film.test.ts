import type { Entry } from '@stikk/engine';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import { describe, expect, test } from 'vitest';
import { filmOf, nextStop, nextTrick, previousStop, previousTrick, seenBy, stopAt } from '../src/film.ts';

const chosen: OhHellEvent = { type: 'DealerChosen', dealer: 3, how: 'random' };
const open: OhHellEvent = {
  type: 'HandsDealt',
  deal: 1,
  size: 1,
  dealer: 3,
  hands: [['2H'], ['3H'], ['4H'], ['5H']],
  stock: [],
  seen: 'own',
  bidding: 'turn',
  trump: 'S',
};
const entriesFor = (all: readonly OhHellEvent[]): readonly Entry<OhHellEvent>[] =>
  all.map((game, at) => ({
    seq: at + 1,
    v: 1,
    at,
    by: 'seat' in game ? game.seat : 'house',
    cause: `cause ${at}`,
    game,
  }));
const events: readonly OhHellEvent[] = [
  chosen,
  open,
  ...[0, 1, 2, 3].map((seat): OhHellEvent => ({ type: 'BidMade', seat, bid: 0, sealed: false })),
  { type: 'BiddingClosed', sum: 0, call: 'under', leader: 0 },
  { type: 'CardPlayed', seat: 0, card: '2H' },
  { type: 'CardPlayed', seat: 1, card: '3H' },
  { type: 'CardPlayed', seat: 2, card: '4H' },
  { type: 'CardPlayed', seat: 3, card: '5H' },
  { type: 'TrickTaken', seat: 3, trick: 1 },
];
const film = filmOf(ohHell, entriesFor(events), 4);

describe('stepping', () => {
  test('goes from event to event and from trick to trick, and stays inside', () => {
    expect(nextStop(film, 2)).toBe(3);
    expect(previousStop(film, 2)).toBe(1);
    expect(previousStop(film, 0)).toBe(0);
    expect(nextStop(film, 12)).toBe(12);
    expect([nextStop(film, 14), nextTrick(film, 14)]).toEqual([14, 14]);
    expect(nextTrick(film, 2)).toBe(12);
    expect(previousTrick(film, 12)).toBe(2);
    expect(stopAt(film, 99)).toBe(12);
  });

  test('knows where each deal begins', () => {
    expect(film.deals).toEqual([{ deal: 1, seq: 2 }]);
  });
});

describe('through the eyes of', () => {
  const hands = (seq: number, seat: number | undefined) => {
    const state = seenBy(film, seq, seat);
    return 'hands' in state ? state.hands : undefined;
  };

  test('all: every hand is open', () => {
    expect(hands(4, undefined)).toEqual([['2H'], ['3H'], ['4H'], ['5H']]);
  });

  test('one seat: the others are face down, as they were', () => {
    expect(hands(4, 1)).toEqual([['??'], ['3H'], ['??'], ['??']]);
    expect(hands(9, 1)).toEqual([[], [], ['??'], ['??']]);
    expect(hands(1, 1)).toBeUndefined();
  });
});

test('what was struck is shown as it stood, until it was struck', () => {
  const [first, second, third] = entriesFor(events);
  const struck = filmOf(
    ohHell,
    [
      first!,
      second!,
      third!,
      {
        seq: 4,
        v: 1,
        at: 4,
        by: 'director',
        cause: 'ruling',
        table: { type: 'PlayStruck', from: 2, why: 'misdeal', note: '' },
      },
    ],
    4,
  );
  expect(struck.stops).toEqual([0, 1, 2, 3, 4]);
  expect(struck.states.map(({ phase }) => phase)).toEqual([
    'choosing',
    'dealing',
    'bidding',
    'bidding',
    'dealing',
  ]);
  expect([...struck.struck]).toEqual([2, 3]);
  expect(struck.deals).toEqual([]);
});
