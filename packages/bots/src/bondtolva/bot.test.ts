import { HIDDEN } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import {
  type BondtolvaCommand,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { randomBondtolva } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import { randomTolva, type TolvaMoment, tolvaMatch, tolvaSheet } from '../../testing/tolva-match.ts';
import { decideBot } from '../bot.ts';
import type { Level } from '../level.ts';

const decide = (moment: TolvaMoment, level: Level, effort: number, view = moment.view): BondtolvaCommand =>
  decideBot({ ...moment, game: bondtolva.id, view, level, seed: 7, effort }) as BondtolvaCommand;

/** Whether the rules offer a command now. */
const offered = ({ state, seat, options }: TolvaMoment, command: BondtolvaCommand): boolean =>
  bondtolva.legal(state, seat, options).some((one) => JSON.stringify(one) === JSON.stringify(command));

/** Plays with the bots and checks at every move that it is legal and depends on the view alone. */
function checkedMatch(options: BondtolvaOptions, seed: number, deals: number): void {
  const end = tolvaMatch({ ...options, 'tolva.mostDeals': deals }, seed, (moment) => {
    const level = moment.seat % 2 === 1 ? 'easy' : 'normal';
    const command = decide(moment, level, 60);
    expect(offered(moment, command)).toBe(true);
    if (moment.random(12) === 0) {
      expect(decide(moment, level, 60)).toEqual(command);
      expect(decide(moment, level, 60, moment.state)).toEqual(command);
    }
    return command;
  });
  expect(end.phase).toBe('over');
}

/** The state with two cards exchanged that the seat does not see, or `undefined` where there are none. */
function swapped({ state, seat, random, view }: TolvaMoment): BondtolvaState | undefined {
  if (!('deal' in state) || !('deal' in view)) return undefined;
  const places = [
    ...view.deal.hands.flatMap((hand, owner) =>
      owner === seat ? [] : hand.map((_, index) => ({ pile: 'hands' as const, owner, index })),
    ),
    ...view.deal.talon.map((_, index) => ({ pile: 'talon' as const, owner: 0, index })),
    ...(view.deal.tableaux ?? []).flatMap(({ covered }, owner) =>
      covered.flatMap((card, index) => (card === HIDDEN ? [{ pile: 'covered' as const, owner, index }] : [])),
    ),
  ];
  if (places.length < 2) return undefined;
  const deal = {
    ...state.deal,
    hands: state.deal.hands.map((hand) => hand.slice()),
    talon: state.deal.talon.slice(),
    tableaux: state.deal.tableaux?.map(({ covered, open }) => ({ covered: covered.slice(), open })),
  };
  const pileOf = ({ pile, owner }: (typeof places)[number]) =>
    (pile === 'talon'
      ? deal.talon
      : pile === 'hands'
        ? deal.hands[owner]!
        : deal.tableaux![owner]!.covered) as string[];
  const one = places[random(places.length)]!;
  const two = places[random(places.length)]!;
  const cards = [pileOf(one)[one.index]!, pileOf(two)[two.index]!];
  pileOf(one)[one.index] = cards[1]!;
  pileOf(two)[two.index] = cards[0]!;
  return { ...state, deal } as BondtolvaState;
}

describe('whole matches', () => {
  for (const [name, { seats }] of Object.entries(bondtolva.presets))
    for (let players = seats.min; players <= seats.max; players++)
      test(`bots keep the rules of ${name} with ${players}`, () => {
        checkedMatch(tolvaSheet({ players }, name), players, 3);
      });

  test('bots keep the rules of random sheets', () => {
    for (let seed = 1; seed <= 30; seed++) checkedMatch(randomBondtolva(seeded(seed)), seed, 1);
  });

  test('a bot without a record keeps the rules', () => {
    const options = tolvaSheet({ players: 4, 'tolva.questionsPerTrick': 'free', 'tolva.mostDeals': 3 });
    tolvaMatch(options, 9, (moment) => {
      const command = decide({ ...moment, record: [] }, 'normal', 60);
      expect(offered(moment, command)).toBe(true);
      return command;
    });
  });
});

describe('a bot is a function of its view', () => {
  test.each([
    ['talon', tolvaSheet({ 'tolva.mostDeals': 4 })],
    ['tableau', tolvaSheet({ 'tolva.mostDeals': 2 }, 'bondtolva_36')],
    ['three', tolvaSheet({ players: 3, 'tolva.mostDeals': 3 })],
    ['four', tolvaSheet({ players: 4, 'tolva.mostDeals': 3 })],
  ])('swapping unseen cards never changes a decision: %s', (_, options) => {
    let swaps = 0;
    tolvaMatch(options, 11, (moment) => {
      const state = swapped(moment);
      if (state !== undefined) {
        swaps++;
        for (const level of ['easy', 'normal'] as const)
          expect(decide(moment, level, 200, state)).toEqual(decide(moment, level, 200));
      }
      return moment.random(2) === 0 ? decide(moment, 'normal', 60) : randomTolva(moment);
    });
    expect(swaps).toBeGreaterThan(30);
  });
});
