import { type Card, deckOf } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Act, act, ask, dealt, declare, draw, options, play, sheet } from '../../testing/tolva-table.ts';
import { type BondtolvaEvent, bondtolva } from './index.ts';

const two = sheet();
const chosen = (dealer: number, sides: number[]): BondtolvaEvent => ({
  type: 'DealerChosen',
  dealer,
  how: 'random',
  sides,
});
const handsDealt = (
  changes: Readonly<Record<string, unknown>>,
  dealer: number,
  sides: number[],
  deck: readonly Card[],
) => {
  const table = given(bondtolva, sheet(changes), chosen(dealer, sides));
  const decision = table.when({ type: 'Deal', deck: [...deck] }, 'house');
  if (!decision.ok) throw new Error(decision.reason);
  return decision.events;
};

describe('the deal', () => {
  const SMALL = deckOf('24');
  test('R-TO-04 A-27 three and three from the dealer’s left, the rest is the talon', () => {
    expect(handsDealt({}, 0, [0, 1], SMALL)).toEqual([
      {
        type: 'HandsDealt',
        deal: 1,
        dealer: 0,
        hands: [
          ['QC', 'KC', 'AC', 'QD', 'KD', 'AD'],
          ['9C', 'TC', 'JC', '9D', 'TD', 'JD'],
        ],
        talon: SMALL.slice(12),
      },
    ]);
  });
  test('R-TO-26 A-27 with three everything one at a time', () => {
    expect(handsDealt({ players: 3 }, 1, [0, 1, 2], SMALL)).toEqual([
      {
        type: 'HandsDealt',
        deal: 1,
        dealer: 1,
        hands: [1, 2, 0].map((first) => SMALL.filter((_, index) => index % 3 === first)),
        talon: [],
      },
    ]);
  });
  test('R-TO-34 A-25 the tableau: covered first, then open, then the hand', () => {
    const deck = deckOf('36');
    const part = (from: number) =>
      [1, 0].map((first) => deck.slice(from, from + 12).filter((_, index) => index % 2 === first));
    expect(handsDealt({ 'tolva.layout': 'tableau36', deck: '36' }, 0, [0, 1], deck)).toEqual([
      {
        type: 'HandsDealt',
        deal: 1,
        dealer: 0,
        covered: part(0),
        open: part(12),
        hands: part(24),
        talon: [],
      },
    ]);
  });
  test('R-TO-23 the next one deals the next deal', () => {
    const end = play(dealt(two, { hands: ['AS TH', '9S 9H'] }), 'AS 9S TH 9H');
    expect(end.state).toMatchObject({ phase: 'dealing', match: { dealer: 1 } });
    const next = end.when({ type: 'Deal', deck: [...SMALL] }, 'house');
    expect(next.ok && next.events[0]).toMatchObject({ deal: 2, dealer: 0 });
  });
  test('R-TO-28 A-27 who deals first, and which side each seat is on', () => {
    const first = (changes: Readonly<Record<string, unknown>>, command: object) =>
      given(bondtolva, sheet(changes)).when({ type: 'ChooseDealer', ...command }, 'house');
    expect(first({ players: 4 }, { dealer: 3 })).toEqual({
      ok: true,
      events: [{ type: 'DealerChosen', dealer: 3, how: 'random', sides: [0, 1, 0, 1] }],
    });
    const draws = [['9S', 'KH', 'AD', 'TC']];
    expect(first({ players: 4, teams: 'none', 'dealer.first': 'high_card' }, { draws })).toEqual({
      ok: true,
      events: [{ type: 'DealerChosen', dealer: 2, how: 'high_card', sides: [0, 1, 2, 3], draws }],
    });
    const seat = { 'dealer.first': 'chosen', 'dealer.chosen': 1 };
    expect(bondtolva.house(bondtolva.initial(2), sheet(seat), (_, items) => items)).toEqual({
      type: 'ChooseDealer',
      dealer: 1,
    });
    const throws = [['rock', 'paper']];
    expect(first({ 'dealer.first': 'rps' }, { throws })).toEqual({
      ok: true,
      events: [{ type: 'DealerChosen', dealer: 1, how: 'rps', sides: [0, 1], throws }],
    });
  });
  test('the house shuffles the pack of the sheet, and does nothing once a deal is out', () => {
    const asked: string[] = [];
    const shuffle = <T>(label: string, items: readonly T[]) => {
      asked.push(`${label}, ${items.length}`);
      return items;
    };
    const start = bondtolva.initial(2);
    expect(bondtolva.house(start, two, shuffle)).toEqual({ type: 'ChooseDealer', dealer: 0 });
    const dealing = bondtolva.evolve(start, chosen(0, [0, 1]));
    expect(bondtolva.house(dealing, two, shuffle)).toEqual({ type: 'Deal', deck: SMALL });
    expect(asked).toEqual(['dealer, 2', 'deck, 24']);
    const table = dealt(two, { hands: ['AS', '9S'] });
    expect(() => bondtolva.house(table.state, two, shuffle)).toThrow(
      'the house has nothing to do while playing',
    );
    expect([start, dealing, table.state].map(bondtolva.toAct)).toEqual([['house'], ['house'], [0]]);
  });
});

describe('the state', () => {
  test('before anything happened, and once sides are settled', () => {
    expect(bondtolva.initial(3)).toEqual({
      phase: 'choosing',
      match: { seats: 3, sides: [0, 1, 2], dealer: undefined, scores: [0, 0, 0], sheet: [] },
    });
    expect(given(bondtolva, sheet({ players: 4 }), chosen(2, [0, 1, 0, 1])).state).toEqual({
      phase: 'dealing',
      match: { seats: 4, sides: [0, 1, 0, 1], dealer: 2, scores: [0, 0], sheet: [] },
    });
  });
  test('R-TO-05 R-TO-14 after the deal', () => {
    expect(dealt(two, { hands: ['AS KH', '9S 9H'], talon: 'TS TH' }).state).toEqual({
      phase: 'playing',
      match: { seats: 2, sides: [0, 1], dealer: 1, scores: [0, 0], sheet: [] },
      deal: {
        number: 1,
        dealer: 1,
        trump: undefined,
        declared: [],
        hands: [
          ['AS', 'KH'],
          ['9S', '9H'],
        ],
        talon: ['TS', 'TH'],
        drawing: true,
        tableaux: undefined,
        captured: [[], []],
        taken: [0, 0],
        trick: [],
        trickNumber: 1,
        lastTrick: undefined,
        bookings: [],
        fresh: undefined,
      },
      turn: 0,
      window: undefined,
    });
  });
  test('a full trick waits for nobody, and only a match that is over has winners', () => {
    const { state } = dealt(two, { hands: ['AS', '9S'] }).and(
      { type: 'CardPlayed', seat: 0, card: 'AS' },
      { type: 'CardPlayed', seat: 1, card: '9S' },
    );
    expect([state.phase === 'playing' && state.turn, bondtolva.toAct(state)]).toEqual([undefined, []]);
    expect(bondtolva.standing(state)).toStrictEqual({ deal: 1, scores: [0, 0] });
  });
  const pairs = { hands: ['KH QH AS 9D', '9H JH 9S JS'], talon: 'AH TH AD TD' };
  const closed = { asked: [], granted: [], declared: undefined };
  test('R-TO-07 R-TO-08 R-TO-10 after a trick, a declaration and the draw', () => {
    const won = play(dealt(two, pairs), 'AS 9H');
    expect(won.state).toMatchObject({
      phase: 'drawing',
      turn: 0,
      window: closed,
      deal: {
        captured: [['AS', '9H'], []],
        taken: [1, 0],
        trick: [],
        trickNumber: 2,
        lastTrick: {
          plays: [
            { seat: 0, card: 'AS' },
            { seat: 1, card: '9H' },
          ],
          winner: 0,
        },
      },
    });
    const named = declare(won, 'H');
    expect(named.state).toMatchObject({
      window: { ...closed, declared: 'H' },
      match: { scores: [2, 0] },
      deal: {
        trump: 'H',
        fresh: 'H',
        declared: [{ seat: 0, suit: 'H', kind: 'trumf', points: 2, king: 0, queen: 0 }],
        bookings: [{ side: 0, for: 'trumf', points: 2, from: 0, to: 2, bust: false }],
      },
    });
    const drawn = draw(named);
    expect(drawn.state).toMatchObject({
      phase: 'playing',
      turn: 0,
      window: undefined,
      deal: {
        talon: ['AD', 'TD'],
        fresh: 'H',
        hands: [
          ['KH', 'QH', '9D', 'AH'],
          ['JH', '9S', 'JS', 'TH'],
        ],
      },
    });
    expect(play(drawn, 'AH').state).toMatchObject({
      turn: 1,
      deal: { fresh: undefined, trick: [{ seat: 0 }] },
    });
  });
  test('R-TO-29 R-TO-30 what was asked and granted stands in the window', () => {
    const four = sheet({ players: 4, 'tolva.questionsPerTrick': 'free' });
    const hands = ['AS KH KD 9H', '9S JH JD TH', 'JS QH KC QC', 'TS AH TD AD'];
    const won = play(dealt(four, { hands }), 'AS 9S JS TS');
    const half = ask(won, 'half', 'H');
    expect(half.state).toMatchObject({
      turn: 0,
      window: { asked: ['H'], granted: ['H'], declared: undefined },
    });
    const no = ask(half, 'half', 'D');
    expect(no.state).toMatchObject({ turn: 0, window: { asked: ['H', 'D'], granted: ['H'] } });
    const whole = ask(no, 'whole');
    expect(whole.state).toMatchObject({
      phase: 'playing',
      turn: 0,
      window: { asked: ['H', 'D', 'whole'], granted: ['H', 'C'], declared: 'C' },
      deal: { declared: [{ seat: 0, suit: 'C', king: 2, queen: 2 }] },
    });
    const due = ask(
      play(dealt(four, { hands: ['AS KH', '9S JH', 'JS KD QD KC QC', 'TS AH'] }), 'AS 9S JS TS'),
      'whole',
    );
    expect(due.events.at(-1)).toEqual({ type: 'AnswerDue', seat: 2 });
    expect(due.state).toMatchObject({ phase: 'answering', turn: 2, asker: 0, window: { asked: ['whole'] } });
    const done = act(due, { type: 'AnswerSuit', suit: 'D' } as Act);
    expect(done.events[0]).toEqual({ type: 'PartnerAnswered', seat: 2, yes: true, suit: 'D' });
    expect(done.state).toMatchObject({
      phase: 'playing',
      turn: 0,
      window: { granted: ['D'], declared: 'D' },
    });
  });
  test('A-25 A-47 an open card leaves its place, and the card below turns up after the trick', () => {
    const event: BondtolvaEvent = {
      type: 'HandsDealt',
      deal: 1,
      dealer: 1,
      hands: [['AS'], ['9S']],
      talon: [],
      covered: [
        ['KH', 'QD'],
        ['JH', 'JD'],
      ],
      open: [
        ['AH', 'KD'],
        ['9H', '9D'],
      ],
    };
    const tableau = sheet({}, 'bondtolva_36');
    const table = given(bondtolva, tableau, chosen(1, [0, 1]), event);
    expect(options(table)).toEqual(['AS', 'AH', 'KD']);
    const half = act(table, { type: 'PlayCard', card: 'AH' } as Act);
    expect(half.state).toMatchObject({
      turn: 1,
      deal: { hands: [['AS'], ['9S']], tableaux: [{ covered: ['KH', 'QD'], open: [null, 'KD'] }, {}] },
    });
    const full = act(half, { type: 'PlayCard', card: '9H' } as Act);
    expect(full.events.slice(1)).toEqual([
      { type: 'TrickTaken', seat: 0, trick: 1 },
      { type: 'CoverTurned', seat: 0, place: 0, card: 'KH' },
      { type: 'CoverTurned', seat: 1, place: 0, card: 'JH' },
    ]);
    expect(full.state).toMatchObject({
      deal: {
        tableaux: [
          { covered: [null, 'QD'], open: ['KH', 'KD'] },
          { covered: [null, 'JD'], open: ['JH', '9D'] },
        ],
      },
    });
    expect(options(full)).toEqual(['AS', 'KH', 'KD']);
    const last = play(full, 'AS 9S KH JH KD 9D');
    expect(last.events.at(-1)).toEqual({ type: 'CoverTurned', seat: 1, place: 1, card: 'JD' });
    const end = play(last, 'QD JD');
    expect(end.events.at(-1)).toMatchObject({ type: 'DealScored', last: 0, counts: [2, 0] });
  });
});
