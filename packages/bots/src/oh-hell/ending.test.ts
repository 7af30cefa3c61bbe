import { type Card, HIDDEN, type MaybeCard, type Trick } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { type OhHellCommand, type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { randomOptions, sheet } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import { botMatch, randomCommand } from '../../testing/bot-match.ts';
import { decideBot } from '../bot.ts';
import { codeOf } from '../suit-mask.ts';
import { sightOf } from './sight.ts';
import { sureWinners } from './sure.ts';

const blackout = sheet('blackout', { 'schedule.max': 5 });
const SEEDS = [1, 2, 3, 4, 5];

/** What seat 0 plays, by seed, of the hand it holds in an ending of a deal of five. */
function played(setup: {
  readonly hand: readonly Card[];
  readonly bid: number;
  readonly taken: number;
  readonly trick?: Trick;
  readonly options?: OhHellOptions;
}): readonly Card[] {
  const { hand, bid, taken, trick = [], options = blackout } = setup;
  const left = hand.length;
  const others = (5 - left - taken) / 3;
  const takenBy = [taken, Math.floor(others), Math.floor(others), Math.ceil(others)];
  takenBy[3] = 5 - left - taken - takenBy[1]! - takenBy[2]!;
  const laid = new Set(trick.map((play) => play.seat));
  const match: OhHellState['match'] = {
    seats: 4,
    dealer: 3,
    out: [false, false, false, false],
    totals: [0, 0, 0, 0],
    sheet: [],
  };
  const view: OhHellState = {
    phase: 'playing',
    match,
    deal: {
      number: 1,
      size: 5,
      dealer: 3,
      players: 4,
      trump: 'S',
      turnUp: '2S',
      drawn: [],
      removed: [],
      stock: 31,
      seen: 'own',
      bidding: 'turn',
      bids: [bid, 1, 1, 1],
      sum: bid + 3,
      call: 'over',
      leader: 0,
    },
    hands: [0, 1, 2, 3].map((seat): readonly MaybeCard[] =>
      seat === 0 ? hand : new Array<MaybeCard>(left - (laid.has(seat) ? 1 : 0)).fill(HIDDEN),
    ),
    taken: takenBy,
    trick,
    number: 6 - left,
    turn: 0,
    lastTrick: undefined,
  };
  return SEEDS.map((seed) => {
    const command = decideBot({
      game: 'oh-hell',
      view,
      seat: 0,
      options,
      level: 'normal',
      seed,
    }) as OhHellCommand;
    if (command.type !== 'PlayCard') throw new Error(command.type);
    return command.card;
  });
}

const always = (card: Card) => SEEDS.map(() => card);
const trickOf = (...cards: readonly Card[]): Trick =>
  cards.map((card, index) => ({ seat: 4 - cards.length + index, card }));

describe('elementary endings', () => {
  test('every trick needed: the sure winner is led', () => {
    expect(played({ hand: ['AS', '3D'], bid: 2, taken: 0 })).toEqual(always('AS'));
    expect(played({ hand: ['AS', 'KS', '4H'], bid: 3, taken: 0 })).not.toContain('4H');
  });

  test('every trick needed, random sheets: with a sure winner in hand no other card is led', () => {
    let met = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const options = randomOptions(seeded(seed), 2 + (seed % 4));
      botMatch(options, seed, (moment) => {
        const { state, view, seat, record } = moment;
        if (view.phase !== 'playing' || view.trick.length > 0) return randomCommand(moment);
        const left = view.deal.size - view.number + 1;
        const bids = view.deal.bids.map((bid, index) => (index === seat ? view.taken[seat]! + left : bid));
        const needing = { ...view, deal: { ...view.deal, bids } };
        const sight = sightOf(needing, seat, options, record, Infinity);
        const hand = view.hands[seat]!.map((card) => codeOf(card as Card, options.rankOrder));
        const sure = sureWinners(sight, hand);
        if (sure.length > 0 && left > 1) {
          met++;
          const command = decideBot({
            game: 'oh-hell',
            view: needing,
            seat,
            options,
            record,
            level: 'normal',
            seed,
            effort: 100,
          }) as OhHellCommand;
          if (command.type !== 'PlayCard') throw new Error(command.type);
          expect(sure).toContain(codeOf(command.card, options.rankOrder));
          const open = ohHell.decide(state, command, seat, options);
          if (!open.ok) throw new Error(open.reason);
          const last = open.events.reduce(ohHell.evolve, state);
          expect(last.phase).toBe('playing');
        }
        return randomCommand(moment);
      });
    }
    expect(met).toBeGreaterThan(100);
  });

  test('the boss trump is not spent where a lower card takes the trick as well', () => {
    const trick = trickOf('9H', '4H', 'TH');
    expect(played({ hand: ['AS', '3S', '3D'], bid: 3, taken: 1, trick })).toEqual(always('3S'));
    expect(played({ hand: ['AS', '3S'], bid: 2, taken: 0, trick })).toEqual(always('3S'));
  });

  test('the boss trump is not spent on the first trick of a needed two when a plain winner is last to play', () => {
    const trick = trickOf('9H', '4H', 'TH');
    expect(played({ hand: ['AS', 'JH', '2H'], bid: 2, taken: 0, trick })).toEqual(always('JH'));
  });

  test('the bid is made: winners are discarded', () => {
    const trick = trickOf('9H', '4H', 'TH');
    expect(played({ hand: ['AD', '2C'], bid: 1, taken: 1, trick })).toEqual(always('AD'));
    expect(played({ hand: ['AD', '2D', '3C'], bid: 0, taken: 0, trick })).toEqual(always('AD'));
  });

  test('the bid is made: the highest card that still loses is played', () => {
    const trick = trickOf('9H', '4H', 'QH');
    expect(played({ hand: ['JH', '2H', '2C'], bid: 1, taken: 1, trick })).toEqual(always('JH'));
  });

  test('the bid is made: a low card is led, never a sure winner', () => {
    expect(played({ hand: ['AD', '2C', '3C'], bid: 1, taken: 1 })).not.toContain('AD');
    expect(played({ hand: ['AC', '2D'], bid: 0, taken: 0 })).toEqual(always('2D'));
  });
});

describe('cases', () => {
  const bidding = (
    options: OhHellOptions,
    hands: readonly (readonly MaybeCard[])[],
    turnUp: Card,
  ): OhHellState => ({
    phase: 'bidding',
    match: { seats: 4, dealer: 3, out: [false, false, false, false], totals: [0, 0, 0, 0], sheet: [] },
    deal: {
      number: 1,
      size: hands[0]!.length,
      dealer: 3,
      players: 4,
      trump: turnUp[1] as 'S',
      turnUp,
      drawn: [],
      removed: [],
      stock: 51 - 4 * hands[0]!.length,
      seen: options['bid.oneCard'] === 'forehead' ? 'others' : 'own',
      bidding: 'turn',
      bids: options['bid.oneCard'] === 'forehead' ? [0, 1, 0, null] : [1, 0, 0, null],
      sum: undefined,
      call: undefined,
      leader: undefined,
    },
    hands,
    turn: 3,
  });
  const bids = (options: OhHellOptions, view: OhHellState) =>
    SEEDS.map((seed) => decideBot({ game: 'oh-hell', view, seat: 3, options, level: 'normal', seed }));

  test('H14: caught by the hook with a sure trick, the dealer bids two', () => {
    const options = sheet('blackout', { 'schedule.pattern': 'custom', 'schedule.list': [2] });
    const unseen = [HIDDEN, HIDDEN] as const;
    const view = bidding(options, [unseen, unseen, unseen, ['AS', '3D']], '7S');
    expect(bids(options, view)).toEqual(SEEDS.map(() => ({ type: 'MakeBid', deal: 1, bid: 2 })));
  });

  test('H10: in a forehead deal the hook leaves the dealer one', () => {
    const options = sheet('blackout', {
      'schedule.pattern': 'custom',
      'schedule.list': [1],
      'bid.oneCard': 'forehead',
    });
    const view = bidding(options, [['KS'], ['2S'], ['9H'], [HIDDEN]], '5C');
    expect(bids(options, view)).toEqual(SEEDS.map(() => ({ type: 'MakeBid', deal: 1, bid: 1 })));
  });

  test('forehead: the bid goes by the cards of the others', () => {
    const options = sheet('blackout', {
      'schedule.pattern': 'custom',
      'schedule.list': [1],
      'bid.oneCard': 'forehead',
      sumRule: 'none',
      'scoring.zero': '5',
    });
    const high = bidding(options, [['KS'], ['AS'], ['9H'], [HIDDEN]], '5S');
    expect(bids(options, high)).toEqual(SEEDS.map(() => ({ type: 'MakeBid', deal: 1, bid: 0 })));
    const low = bidding(options, [['2C'], ['3C'], ['2D'], [HIDDEN]], '5H');
    expect(bids(options, low)).toEqual(SEEDS.map(() => ({ type: 'MakeBid', deal: 1, bid: 1 })));
  });
});
