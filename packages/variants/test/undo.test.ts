import type { Card, Entry, TableEvent } from '@stikk/engine';
import { undoable } from '@stikk/engine/table';
import { describe, expect, test } from 'vitest';
import { bondtolva } from '../src/bondtolva/index.ts';
import { type OhHellCommand, type OhHellEvent, ohHell } from '../src/oh-hell/index.ts';
import { sheet } from '../testing/table.ts';
import { sheet as tolva } from '../testing/tolva-table.ts';

const options = sheet('bondebridge', {
  players: 2,
  'schedule.pattern': 'custom',
  'schedule.list': [2, 2],
  sumRule: 'none',
});
const HANDS: readonly (readonly Card[])[] = [
  ['AS', '2S'],
  ['KS', '3H'],
];

/** Two at the table, two cards each, seat 1 to lead; then commands, each by whoever is named beside it. */
function record(...commands: readonly (readonly [number, OhHellCommand])[]): Entry<OhHellEvent>[] {
  const entries: Entry<OhHellEvent>[] = [];
  const add = (by: number | 'house', cause: string, events: readonly OhHellEvent[]) => {
    for (const event of events)
      entries.push({ seq: 10 + entries.length, v: 1, at: 0, by, cause, game: event });
  };
  add('house', 'h1', [{ type: 'DealerChosen', dealer: 0, how: 'chosen' }]);
  add('house', 'h2', [
    {
      type: 'HandsDealt',
      deal: 1,
      size: 2,
      dealer: 0,
      hands: HANDS.map((hand) => [...hand]),
      stock: ['4C'],
      seen: 'own',
      bidding: 'sealed',
      trump: 'NT',
    },
  ]);
  for (const [index, [by, command]] of commands.entries()) {
    const state = entries.reduce(
      (before, entry) => ('game' in entry ? ohHell.evolve(before, entry.game) : before),
      ohHell.initial(2),
    );
    const decision = ohHell.decide(state, command, by, options);
    if (!decision.ok) throw new Error(decision.reason);
    add(by, `c${index}`, decision.events);
  }
  return entries;
}

const made = (bid: number): OhHellCommand => ({ type: 'MakeBid', deal: 1, bid });
const played = (trick: number, card: Card): OhHellCommand => ({ type: 'PlayCard', deal: 1, trick, card });
const last = (entries: readonly Entry<OhHellEvent>[], seat: number) => {
  const answer = undoable(ohHell, options, 2, entries, seat);
  return answer.ok ? answer.from : answer.reason;
};
const bids = [
  [0, made(0)],
  [1, made(1)],
] as const;

describe('what may be taken back', () => {
  test('a sealed bid, by its owner alone, until the other one bids', () => {
    const entries = record(bids[0]);
    expect([last(entries, 0), last(entries, 1)]).toEqual([12, 'undo-too-late']);
    expect(last(record(), 0)).toBe('undo-too-late');
  });
  test('not the bid that shows the other one', () => {
    const entries = record(...bids);
    expect([last(entries, 1), last(entries, 0)]).toEqual(['undo-revealed', 'undo-too-late']);
  });
  test('a card, and one that takes the trick', () => {
    const lead = record(...bids, [1, played(1, 'KS')]);
    expect([last(lead, 1), last(lead, 0)]).toEqual([16, 'undo-too-late']);
    const taken = record(...bids, [1, played(1, 'KS')], [0, played(1, 'AS')]);
    expect([last(taken, 0), last(taken, 1)]).toEqual([17, 'undo-too-late']);
  });
  test('not the card that ends the deal', () => {
    const end = record(
      [0, made(2)],
      [1, made(0)],
      [1, played(1, 'KS')],
      [0, played(1, 'AS')],
      [0, played(2, '2S')],
      [1, played(2, '3H')],
    );
    expect(last(end, 1)).toBe('undo-crosses-deal');
  });
  test('what was struck before no longer counts', () => {
    const entries = record(...bids, [1, played(1, 'KS')]);
    const strike: TableEvent = { type: 'PlayStruck', from: 16, why: 'undo', note: '' };
    const struck: Entry<OhHellEvent> = { seq: 17, v: 1, at: 0, by: 'table', cause: 't', table: strike };
    expect(last([...entries, struck], 1)).toBe('undo-revealed');
  });
  test('nothing once the house has acted on it', () => {
    const entries = record(...bids, [1, played(1, 'KS')]);
    const drawn: OhHellEvent = { type: 'CardPlayed', seat: 0, card: 'AS' };
    const more: Entry<OhHellEvent> = { seq: 17, v: 1, at: 0, by: 'house', cause: 'h3', game: drawn };
    expect(last([...entries, more], 1)).toBe('undo-revealed');
  });
  test('R-TO-07 a declaration, but no card from the talon', () => {
    const table = tolva();
    const entries = (...events: readonly (readonly [number | 'house', string, object])[]) =>
      events.map(([by, cause, game], index) => ({ seq: index + 1, v: 1, at: 0, by, cause, game }) as never);
    const before = [
      ['house', 'h1', { type: 'DealerChosen', dealer: 1, how: 'random', sides: [0, 1] }],
      [
        'house',
        'h2',
        {
          type: 'HandsDealt',
          deal: 1,
          dealer: 1,
          hands: [
            ['AS', 'KH', 'QH'],
            ['9S', '9H', 'JH'],
          ],
          talon: ['9C', 'JC'],
        },
      ],
      [0, 'c1', { type: 'CardPlayed', seat: 0, card: 'AS' }],
      [1, 'c2', { type: 'CardPlayed', seat: 1, card: '9S' }],
      [1, 'c2', { type: 'TrickTaken', seat: 0, trick: 1 }],
    ] as const;
    const undo = (...more: readonly (readonly [number, string, object])[]) => {
      const answer = undoable(bondtolva, table, 2, entries(...before, ...more), more[0]?.[0] ?? 1);
      return answer.ok ? answer.from : answer.reason;
    };
    expect(undo()).toBe(4);
    expect(undo([0, 'c3', { type: 'CardsDrawn', cards: ['9C', 'JC'], first: 0 }])).toBe('undo-revealed');
    const pair = {
      type: 'MarriageDeclared',
      seat: 0,
      suit: 'H',
      kind: 'trumf',
      points: 2,
      king: 0,
      queen: 0,
    };
    const points = { type: 'PointsBooked', side: 0, for: 'trumf', points: 2, from: 0, to: 2, bust: false };
    expect(undo([0, 'c3', pair], [0, 'c3', points])).toBe('undo-crosses-deal');
  });
  test('A-47 not the card after which covered ones are turned up', () => {
    const tableau = tolva({}, 'bondtolva_36');
    const events = [
      ['house', 'h1', { type: 'DealerChosen', dealer: 1, how: 'random', sides: [0, 1] }],
      [
        'house',
        'h2',
        {
          type: 'HandsDealt',
          deal: 1,
          dealer: 1,
          hands: [['AS'], ['9S']],
          talon: [],
          covered: [['KH'], ['JH']],
          open: [['AH'], ['9H']],
        },
      ],
      [0, 'c1', { type: 'CardPlayed', seat: 0, card: 'AH' }],
      [1, 'c2', { type: 'CardPlayed', seat: 1, card: '9H' }],
      [1, 'c2', { type: 'TrickTaken', seat: 0, trick: 1 }],
      [1, 'c2', { type: 'CoverTurned', seat: 0, place: 0, card: 'KH' }],
      [1, 'c2', { type: 'CoverTurned', seat: 1, place: 0, card: 'JH' }],
    ] as const;
    const entries = events.map(([by, cause, game], index) => ({
      seq: index + 1,
      v: 1,
      at: 0,
      by,
      cause,
      game,
    }));
    const undo = (count: number, seat: number) =>
      undoable(bondtolva, tableau, 2, entries.slice(0, count) as never, seat);
    expect(undo(3, 0)).toEqual({ ok: true, from: 3 });
    expect(undo(7, 1)).toEqual({ ok: false, reason: 'undo-revealed' });
  });
});
