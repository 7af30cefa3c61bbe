import { deckOf, type Viewer } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  act,
  ask,
  dealt,
  declare,
  draw,
  options,
  play,
  refusal,
  sheet,
  type Table,
} from '../../testing/tolva-table.ts';
import { type BondtolvaCommand, type BondtolvaEvent, type BondtolvaState, bondtolva } from './index.ts';

const two = sheet();
const four = sheet({ players: 4 });
const pairs = {
  hands: ['KH QH KS QS AS 9D', '9H JH 9S JS 9C JC'],
  talon: 'AH TH AD TD KD QD JD TS AC TC KC QC',
};
/** Seat 0 has won the first trick with partner 2 holding these cards. */
const won = (partner: string, mine = 'AS KH 9D', changes = {}) =>
  play(
    dealt(sheet({ players: 4, ...changes }), { hands: [mine, '9S JH JD', `JS ${partner}`, 'TS 9H TD'] }),
    'AS 9S JS TS',
  );
const asked = () => ask(won('KD QD KC QC'), 'whole');
const reason = (state: BondtolvaState, command: BondtolvaCommand, by: Parameters<Table['when']>[1]) => {
  const decision = bondtolva.decide(state, command, by, two);
  return decision.ok ? 'accepted' : decision.reason;
};
const choosing = bondtolva.initial(2);
const dealing = given(bondtolva, two, {
  type: 'DealerChosen',
  dealer: 1,
  how: 'random',
  sides: [0, 1],
}).state;
const over = declare(play(dealt(two, { ...pairs, scores: [10, 0] }), 'AS 9H'), 'H').state;

const ofSeats: readonly BondtolvaCommand[] = [
  { type: 'PlayCard', deal: 1, trick: 1, card: 'KH' },
  { type: 'DrawCard', deal: 1, trick: 1 },
  { type: 'DeclareMarriage', deal: 1, trick: 1, suit: 'H' },
  { type: 'AskPartner', deal: 1, trick: 1, kind: 'whole' },
  { type: 'AnswerSuit', deal: 1, trick: 1, suit: 'H' },
];
const ofHouse: readonly BondtolvaCommand[] = [
  { type: 'ChooseDealer', dealer: 1 },
  { type: 'Deal', deck: [...deckOf('24')] },
];

describe('who may ask for what, and when', () => {
  test.each(ofSeats)('$type is a seat’s, in a deal', (command) => {
    expect([reason(choosing, command, 'house'), reason(choosing, command, 'director')]).toEqual([
      'only-a-seat',
      'only-a-seat',
    ]);
    for (const state of [choosing, dealing, over]) expect(reason(state, command, 0)).toBe('wrong-phase');
  });
  test.each(ofHouse)('$type is the house’s, at its time', (command) => {
    expect([reason(choosing, command, 0), reason(dealing, command, 'director')]).toEqual([
      'only-the-house',
      'only-the-house',
    ]);
    const first = command.type === 'ChooseDealer';
    expect([reason(choosing, command, 'house'), reason(dealing, command, 'house')]).toEqual(
      first ? ['accepted', 'wrong-phase'] : ['wrong-phase', 'accepted'],
    );
    expect(reason(over, command, 'house')).toBe('wrong-phase');
  });
  test('A-27 the house draws and deals what the sheet asks for', () => {
    expect(reason(choosing, { type: 'ChooseDealer', dealer: 2 }, 'house')).toBe('bad-draw');
    expect(reason(dealing, { type: 'Deal', deck: [...deckOf('36')] }, 'house')).toBe('bad-deck');
  });
  test('R-TO-05 out of turn, or for another deal or trick', () => {
    const { state } = dealt(two, pairs);
    const card = { type: 'PlayCard', deal: 1, trick: 1, card: 'KH' } as const;
    expect([
      reason(state, card, 1),
      reason(state, { ...card, deal: 2 }, 0),
      reason(state, { ...card, trick: 2 }, 0),
      reason(state, card, 0),
    ]).toEqual(['not-your-turn', 'stale', 'stale', 'accepted']);
  });
});

describe('a card', () => {
  test('that is not held, or before the winner has drawn', () => {
    expect(refusal(dealt(two, pairs), { type: 'PlayCard', card: 'AH' } as Act)).toBe('not-in-hand');
    expect(refusal(play(dealt(two, pairs), 'AS 9H'), { type: 'PlayCard', card: 'KH' } as Act)).toBe(
      'wrong-phase',
    );
    expect(refusal(dealt(two, pairs), { type: 'DrawCard' } as Act)).toBe('wrong-phase');
    expect(refusal(asked(), { type: 'PlayCard', card: 'KD' } as Act)).toBe('wrong-phase');
  });
  const last = (theirs: string) => play(dealt(two, { hands: ['KH AS', theirs] }), 'KH');
  test('R-TO-15 R-TO-16 R-TO-17 the duty that it breaks', () => {
    expect(refusal(last('TH 9S'), { type: 'PlayCard', card: '9S' } as Act)).toBe('must-follow-suit');
    expect(refusal(last('TH 9H'), { type: 'PlayCard', card: '9H' } as Act)).toBe('must-head');
  });
  test('R-TO-17 A-14 a trump that must be higher', () => {
    const strict = sheet({ players: 3, 'tolva.strictMultiplayer': true });
    const hands = ['AS KD KH', 'JS TD JC', '9S 9D JD'];
    const table = play(
      play(dealt(strict, { hands }), 'AS JS 9S').and({
        type: 'MarriageDeclared',
        seat: 0,
        suit: 'D',
        kind: 'trumf',
        points: 2,
      }),
      'KH TD',
    );
    expect(options(table)).toEqual(['9D', 'JD']);
    const higher = play(
      play(dealt(strict, { hands: [hands[0]!, 'JS JD JC', '9S 9D TD'] }), 'AS JS 9S').and({
        type: 'MarriageDeclared',
        seat: 0,
        suit: 'D',
        kind: 'trumf',
        points: 2,
      }),
      'KH JD',
    );
    expect(options(higher)).toEqual(['TD']);
    expect(refusal(higher, { type: 'PlayCard', card: '9D' } as Act)).toBe('must-head');
  });
});

describe('a declaration', () => {
  test('R-TO-08 R-TO-13 outside the window, a second one, or of no pair', () => {
    const hearts = { type: 'DeclareMarriage', suit: 'H' } as Act;
    expect(refusal(dealt(two, pairs), hearts)).toBe('no-window');
    expect(refusal(asked(), { type: 'DeclareMarriage', suit: 'D' } as Act)).toBe('no-window');
    const table = play(dealt(two, pairs), 'AS 9H');
    expect(refusal(table, { type: 'DeclareMarriage', suit: 'C' } as Act)).toBe('no-pair');
    expect(refusal(declare(table, 'H'), hearts)).toBe('one-declaration');
    expect(options(draw(declare(table, 'H')))).not.toContain('declare S');
  });
});

describe('a question', () => {
  const whole = { type: 'AskPartner', kind: 'whole' } as Act;
  const half = (suit: string) => ({ type: 'AskPartner', kind: 'half', suit }) as Act;
  test('R-TO-29 R-TO-30 outside the window, without a partner, or what the sheet leaves out', () => {
    expect(refusal(dealt(four, { hands: ['AS', '9S', 'JS', 'TS'] }), whole)).toBe('no-window');
    expect(refusal(play(dealt(two, pairs), 'AS 9H'), whole)).toBe('no-window');
    const three = dealt(sheet({ players: 3 }), { hands: ['AS KH', '9S JH', 'JS QH'] });
    expect(refusal(play(three, 'AS 9S JS'), whole)).toBe('no-question');
    const only = (kind: string) => won('QH 9C', 'AS KH 9D', { 'tolva.questions': kind });
    expect([refusal(only('half'), whole), refusal(only('half'), half('H'))]).toEqual([
      'no-question',
      'accepted',
    ]);
    expect([refusal(only('whole'), whole), refusal(only('whole'), half('H'))]).toEqual([
      'accepted',
      'no-question',
    ]);
    expect(refusal(only('off'), whole)).toBe('no-question');
    expect(options(only('half'))).toEqual(['ask half H', 'KH', '9D']);
    expect(options(only('whole'))).toEqual(['ask whole', 'KH', '9D']);
    expect(options(only('off'))).toEqual(['KH', '9D']);
  });
  test('R-TO-30 a half question names its suit, a whole one none', () => {
    expect(refusal(won('QH 9C'), { type: 'AskPartner', kind: 'half' } as Act)).toBe('no-question');
    expect(refusal(won('QH 9C'), { ...whole, suit: 'H' } as Act)).toBe('no-question');
  });
  test('A-23 A-46 once a trick, once a suit, and not after a declaration', () => {
    const free = { 'tolva.questionsPerTrick': 'free' };
    const again = ask(won('AH 9C', 'AS KH KD', free), 'half', 'H');
    expect([refusal(again, half('H')), refusal(again, half('D')), refusal(again, half('C'))]).toEqual([
      'no-half',
      'accepted',
      'no-half',
    ]);
    expect(refusal(again, whole)).toBe('accepted');
    const none = ask(won('AH 9C', 'AS KH KD', free), 'whole');
    expect([refusal(none, whole), refusal(none, half('H'))]).toEqual(['no-question', 'accepted']);
    expect(refusal(ask(won('AH 9C'), 'half', 'H'), whole)).toBe('no-question');
    const declared = declare(won('QS QC', 'AS KH QH KC', free), 'H');
    expect([refusal(declared, whole), refusal(declared, half('C'))]).toEqual(['no-question', 'no-question']);
  });
  test('A-18 A-46 of a pair that was declared there is no question', () => {
    const free = { 'tolva.questionsPerTrick': 'free' };
    const table = won('9C TC', 'AS KH 9D', free).and({
      type: 'MarriageDeclared',
      seat: 1,
      suit: 'H',
      kind: 'trumf',
      points: 2,
    });
    const next = table.and({ type: 'CardPlayed', seat: 0, card: '9D' });
    expect(options(act(play(next, 'JD 9C TD'), { type: 'PlayCard', card: '9H' } as Act))).not.toContain(
      'ask half H',
    );
  });
  test('A-23 the answer is the partner’s, and a pair', () => {
    expect(refusal(won('KD QD'), { type: 'AnswerSuit', suit: 'D' } as Act)).toBe('wrong-phase');
    expect(refusal(asked(), { type: 'AnswerSuit', suit: 'H' } as Act)).toBe('no-pair');
    expect(refusal(asked(), whole)).toBe('no-window');
    const { state } = asked();
    expect(reason(state, { type: 'AnswerSuit', deal: 1, trick: 2, suit: 'C' }, 0)).toBe('not-your-turn');
  });
});

describe('what a seat cannot see', () => {
  const seenBy = (viewer: Viewer, ...more: BondtolvaEvent[]) => {
    const events: BondtolvaEvent[] = [
      { type: 'DealerChosen', dealer: 3, how: 'chosen', sides: [0, 1, 0, 1] },
      {
        type: 'HandsDealt',
        deal: 1,
        dealer: 3,
        hands: [
          ['AS', 'KH'],
          ['9S', 'JH'],
          ['JS', 'QH'],
          ['TS', '9H'],
        ],
        talon: [],
      },
      ...more,
    ];
    return given(bondtolva, four, ...events.map((event) => bondtolva.redact(event, viewer)));
  };
  const trick: BondtolvaEvent[] = [
    { type: 'CardPlayed', seat: 0, card: 'AS' },
    { type: 'CardPlayed', seat: 1, card: '9S' },
    { type: 'CardPlayed', seat: 2, card: 'JS' },
    { type: 'CardPlayed', seat: 3, card: 'TS' },
    { type: 'TrickTaken', seat: 0, trick: 1 },
  ];
  test('another seat’s card is neither judged nor listed', () => {
    const card = { type: 'PlayCard', deal: 1, trick: 1, card: 'AS' } as const;
    expect(seenBy(1).when(card, 0)).toEqual({ ok: false, reason: 'unseen' });
    expect([seenBy(1).legal(0), seenBy(0).legal(1)]).toEqual([[], []]);
    expect([seenBy('director').legal(1), bondtolva.legal(dealing, 0, two)]).toEqual([[], []]);
    expect(seenBy(0).when(card, 0).ok).toBe(true);
  });
  test('R-TO-29 what the partner holds is for the server to say', () => {
    const whole = { type: 'AskPartner', deal: 1, trick: 2, kind: 'whole' } as const;
    expect(seenBy(0, ...trick).when(whole, 0)).toEqual({ ok: false, reason: 'unseen' });
    expect(seenBy('director', ...trick).when(whole, 0).ok).toBe(true);
  });
  test('R-TO-04 R-TO-34 hands but one’s own, the talon and covered cards are face down', () => {
    const event: BondtolvaEvent = {
      type: 'HandsDealt',
      deal: 1,
      dealer: 1,
      hands: [['AS'], ['KS']],
      talon: ['QS', 'JS'],
      covered: [['TS'], ['9S']],
      open: [['AH'], ['KH']],
    };
    const hidden = { ...event, talon: ['??', '??'], covered: [['??'], ['??']] };
    expect(bondtolva.redact(event, 0)).toEqual({ ...hidden, hands: [['AS'], ['??']] });
    expect(bondtolva.redact(event, 'spectator')).toEqual({ ...hidden, hands: [['??'], ['??']] });
    expect(bondtolva.redact(event, 'director')).toBe(event);
    const { covered: _, open: __, ...plain } = event;
    expect(bondtolva.redact(plain, 1)).toStrictEqual({
      ...plain,
      hands: [['??'], ['KS']],
      talon: ['??', '??'],
    });
  });
});

describe('an event that cannot follow means the log is corrupt', () => {
  const early: readonly BondtolvaEvent[] = [
    { type: 'HandsDealt', deal: 1, dealer: 0, hands: [], talon: [] },
    { type: 'CardPlayed', seat: 0, card: 'AS' },
    { type: 'TrickTaken', seat: 0, trick: 1 },
    { type: 'CoverTurned', seat: 0, place: 0, card: 'AS' },
    { type: 'MarriageDeclared', seat: 0, suit: 'H', kind: 'trumf', points: 2 },
    { type: 'PartnerAsked', seat: 0, kind: 'whole' },
    { type: 'AnswerDue', seat: 0 },
    { type: 'PartnerAnswered', seat: 0, yes: false },
    { type: 'CardsDrawn', cards: [], first: 0 },
    { type: 'PointsBooked', side: 0, for: 'last', points: 1, from: 0, to: 1, bust: false },
    { type: 'DealScored', deal: 1, last: 0, matadors: null, counts: [], eyes: [] },
  ];
  test.each(early)('$type before anything is dealt', (event) => {
    expect(() => bondtolva.evolve(choosing, event)).toThrow(`corrupt log: ${event.type} while choosing`);
  });
  test('cards drawn where there is nothing to draw', () => {
    expect(() => bondtolva.evolve(dealt(two, pairs).state, early[8]!)).toThrow(
      'corrupt log: CardsDrawn while playing',
    );
  });
});
