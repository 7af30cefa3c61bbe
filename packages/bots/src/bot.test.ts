import { seeded } from '@stikk/engine/testing';
import { games } from '@stikk/variants';
import { type OhHellCommand, ohHell } from '@stikk/variants/oh-hell';
import { randomOptions, sheet } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import { botMatch, type Moment, randomCommand } from '../testing/bot-match.ts';
import { decideBot, playsGame } from './bot.ts';
import type { Level } from './level.ts';

const decide = (moment: Moment, level: Level, effort: number, from = moment.view): OhHellCommand =>
  decideBot({ ...moment, game: 'oh-hell', view: from, level, seed: 7, effort }) as OhHellCommand;

/** Plays with the bots and checks at every move that it is legal and depends on the view alone. */
function checkedMatch(options: Moment['options'], seed: number): void {
  botMatch(options, seed, (moment) => {
    const level = moment.seat % 3 === 2 ? 'easy' : 'normal';
    const command = decide(moment, level, 60);
    expect(ohHell.legal(moment.state, moment.seat, options)).toContainEqual(command);
    if (moment.random(4) === 0) {
      expect(decide(moment, level, 60)).toEqual(command);
      expect(decide(moment, level, 60, moment.state)).toEqual(command);
    }
    return command;
  });
}

describe('whole matches', () => {
  test.each(Object.entries(ohHell.presets))('bots keep the rules of %s', (name, { seats }) => {
    checkedMatch(sheet(name, { players: seats.usual }), 1);
  });

  test('bots keep the rules of random sheets, two to seven seats', () => {
    for (let seed = 1; seed <= 30; seed++) checkedMatch(randomOptions(seeded(seed), 2 + (seed % 6)), seed);
  });

  test('ten seats', () => {
    checkedMatch(sheet('ohhell', { players: 10, 'schedule.max': 5 }), 3);
  });
});

describe('a bot is a function of its view', () => {
  test('it forgets what a view without its record does not show, and still keeps the rules', () => {
    const options = sheet('boerenbridge', { 'schedule.max': 7 });
    botMatch(options, 5, (moment) => {
      const command = decide({ ...moment, record: [] }, 'normal', 60);
      expect(ohHell.legal(moment.state, moment.seat, options)).toContainEqual(command);
      return command;
    });
  });

  test('swapping unseen cards never changes a decision', () => {
    const options = sheet('ohhell', { 'schedule.max': 6 });
    let swaps = 0;
    botMatch(options, 11, (moment) => {
      const { state, seat, random } = moment;
      if ('hands' in state) {
        const others = state.hands.flatMap((hand, owner) =>
          owner === seat || hand.length === 0 ? [] : [owner],
        );
        const [one, two] = [others[0], others.at(-1)];
        if (one !== undefined && two !== undefined && one !== two) {
          const hands = state.hands.map((hand) => hand.slice());
          [hands[one]![0], hands[two]![0]] = [hands[two]![0]!, hands[one]![0]!];
          swaps++;
          for (const level of ['easy', 'normal'] as const)
            expect(decide(moment, level, 200, { ...state, hands })).toEqual(decide(moment, level, 200));
        }
      }
      return random(2) === 0 ? decide(moment, 'normal', 60) : randomCommand(moment);
    });
    expect(swaps).toBeGreaterThan(50);
  });

  test('a sealed bid of another is as good as none', () => {
    const options = sheet('bondebridge');
    let compared = 0;
    botMatch(options, 3, (moment) => {
      const { state, seat } = moment;
      if (state.phase === 'bidding' && state.deal.bids.some((bid) => bid !== null)) {
        const bids = state.deal.bids.map(() => null);
        const unheard = { ...state, deal: { ...state.deal, bids } };
        expect(decide(moment, 'normal', 300, unheard)).toEqual(decide(moment, 'normal', 300));
        expect(decide(moment, 'normal', 300, state)).toEqual(decide(moment, 'normal', 300));
        compared++;
      }
      return seat === 0 ? decide(moment, 'normal', 60) : randomCommand(moment);
    });
    expect(compared).toBeGreaterThan(20);
  });
});

test.each(Object.keys(games))('bots play %s', (game) => {
  expect(playsGame(game)).toBe(true);
});

test('it says which game it does not know', () => {
  expect(playsGame('chess')).toBe(false);
  expect(() => decideBot({ game: 'chess', view: {}, seat: 0, options: {}, level: 'easy', seed: 1 })).toThrow(
    'no bot plays chess',
  );
});
