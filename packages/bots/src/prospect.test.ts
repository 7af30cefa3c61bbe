import { HIDDEN } from '@stikk/engine';
import { bondtolva } from '@stikk/variants/bondtolva';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import { sheet } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import { botMatch } from '../testing/bot-match.ts';
import { tolvaMatch, tolvaSheet } from '../testing/tolva-match.ts';
import { decideBot, prospects } from './bot.ts';

/** Two players with two cards each, the ace and king of trumps in the own hand. */
const options = sheet('blackout', {
  players: 2,
  'schedule.pattern': 'custom',
  'schedule.list': [2],
  sumRule: 'none',
});
const events: readonly OhHellEvent[] = [
  { type: 'DealerChosen', dealer: 0, how: 'chosen' },
  {
    type: 'HandsDealt',
    deal: 1,
    size: 2,
    dealer: 0,
    hands: [
      [HIDDEN, HIDDEN],
      ['AS', 'KS'],
    ],
    stock: Array.from({ length: 48 }, () => HIDDEN),
    seen: 'own',
    bidding: 'turn',
    trump: 'S',
  } as const,
];
const view = events.reduce(ohHell.evolve, ohHell.initial(2));
const asked = { game: 'oh-hell', view, seat: 1, options, seed: 1 } as const;

describe('what is told of a position', () => {
  test('two tricks that nobody can take are made by a bid of two, and by no other', () => {
    expect(prospects(asked).map(({ command, made }) => [command, made])).toEqual([
      [{ type: 'MakeBid', deal: 1, bid: 0 }, 0],
      [{ type: 'MakeBid', deal: 1, bid: 1 }, 0],
      [{ type: 'MakeBid', deal: 1, bid: 2 }, 1],
    ]);
  });

  test('points are those of the table’s own rule', () => {
    const dutch = sheet('boerenbridge', {
      players: 2,
      'schedule.pattern': 'custom',
      'schedule.list': [2],
      sumRule: 'none',
    });
    // Blackout gives ten and the bid; the Dutch rule ten and two for each, and takes two for each one off.
    expect(prospects(asked).at(-1)?.points).toBe(12);
    expect(prospects({ ...asked, options: dutch }).map(({ points }) => points)).toEqual([-4, -2, 14]);
  });

  test('a command is told of when it is legal, and every legal one is', () => {
    botMatch(sheet('boerenbridge', { 'schedule.max': 4 }), 3, (moment) => {
      const { state, seat, options } = moment;
      const told = prospects({ ...moment, game: 'oh-hell', seed: 1, effort: 60 });
      expect(told.map(({ command }) => command)).toEqual(ohHell.legal(state, seat, options));
      for (const { made } of told) {
        expect(made).toBeGreaterThanOrEqual(0);
        expect(made).toBeLessThanOrEqual(1);
      }
      return decideBot({ ...moment, game: 'oh-hell', level: 'easy', seed: 1 }) as never;
    });
  });

  test('of Bondtolva it is told how likely each command wins the match', () => {
    let told = 0;
    tolvaMatch(tolvaSheet({ 'tolva.mostDeals': 2 }), 5, (moment) => {
      const { state, seat, options } = moment;
      const all = prospects({ ...moment, game: 'bondtolva', seed: 1, effort: 60 });
      expect(all.map(({ command }) => command)).toEqual(bondtolva.legal(state, seat, options));
      for (const { wins } of all) expect(wins! >= 0 && wins! <= 1).toBe(true);
      told += all.length;
      return decideBot({ ...moment, game: 'bondtolva', level: 'easy', seed: 1 }) as never;
    });
    expect(told).toBeGreaterThan(0);
  });

  test('nothing is told of a game that nobody knows, nor where nobody is to act', () => {
    expect(prospects({ ...asked, game: 'whist' })).toEqual([]);
    expect(prospects({ ...asked, view: ohHell.initial(2) })).toEqual([]);
    expect(prospects({ ...asked, game: 'bondtolva', view: bondtolva.initial(2) })).toEqual([]);
  });
});
