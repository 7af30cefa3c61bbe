import { type Card, deckOf, HIDDEN, trickWinner } from '@stikk/engine';
import { randomMatch, seeded, shuffleBy } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  act,
  ask,
  booked,
  dealt,
  declare,
  draw,
  faultsOf,
  options,
  play,
  refusal,
  sheet,
} from '../../testing/tolva-table.ts';
import { bondtolva, closing, closingBookings } from './index.ts';

const two = sheet();
const pairs = {
  hands: ['KH QH KS QS AS 9D', '9H JH 9S JS 9C JC'],
  talon: 'AH TH AD TD KD QD JD TS AC TC KC QC',
};

describe('two players', () => {
  test('R-TO-01 two play unless the sheet says three or four', () => {
    expect([two.players, faultsOf({ players: 3 }), faultsOf({ players: 4 })]).toEqual([2, [], []]);
  });
  test('R-TO-02 24 cards: nothing below the nine', () => {
    expect(deckOf(two.deck)).toHaveLength(24);
    expect(deckOf(two.deck).some((card) => '2345678'.includes(card[0]!))).toBe(false);
  });
  test('R-TO-03 ace, ten, king, queen, jack, nine', () => {
    const ranks = ['9', 'J', 'Q', 'K', 'T', 'A'];
    for (let low = 0; low < 5; low++) {
      const trick = [
        { seat: 0, card: `${ranks[low]}S` as Card },
        { seat: 1, card: `${ranks[low + 1]}S` as Card },
      ];
      expect(trickWinner(trick, undefined, two.rankOrder)).toBe(1);
    }
  });
  test('R-TO-04 six each, the other twelve are the talon', () => {
    const state = bondtolva.evolve(bondtolva.initial(2), {
      type: 'DealerChosen',
      dealer: 0,
      how: 'random',
      sides: [0, 1],
    });
    const decision = bondtolva.decide(state, bondtolva.house(state, two, shuffleBy(seeded(1))), 'house', two);
    const event = decision.ok ? decision.events[0] : undefined;
    expect(
      event?.type === 'HandsDealt' && [event.hands.map((hand) => hand.length), event.talon.length],
    ).toEqual([[6, 6], 12]);
  });
  test('R-TO-05 R-TO-06 the dealer’s left leads; nobody need follow while there is a talon', () => {
    const table = dealt(two, pairs);
    expect(options(table)).toEqual(['KH', 'QH', 'KS', 'QS', 'AS', '9D']);
    expect(options(play(table, 'KH'))).toEqual(['9H', 'JH', '9S', 'JS', '9C', 'JC']);
  });
  test('R-TO-06 the highest card of the suit led takes the trick', () => {
    const table = play(dealt(two, pairs), 'KH JS');
    expect(table.events[1]).toEqual({ type: 'TrickTaken', seat: 0, trick: 1 });
  });
  test('R-TO-07 the winner takes the top card, the other the next, and the winner leads', () => {
    const lost = play(dealt(two, { ...pairs, hands: ['9D KH QH KS QS AS', 'JD 9H JH 9S JS 9C'] }), '9D JD');
    const table = draw(lost);
    expect(table.events).toEqual([{ type: 'CardsDrawn', cards: ['TH', 'AH'], first: 1 }]);
    expect(bondtolva.toAct(table.state)).toEqual([1]);
    expect(bondtolva.redact(table.events[0]!, 0)).toMatchObject({ cards: ['TH', HIDDEN] });
    expect(bondtolva.redact(table.events[0]!, 'spectator')).toMatchObject({ cards: [HIDDEN, HIDDEN] });
  });
  test('R-TO-08 R-TO-09 R-TO-10 after a won trick, before drawing, a pair in hand is trump for two', () => {
    const table = play(dealt(two, pairs), 'AS 9H');
    expect(options(table)).toEqual(['declare H', 'declare S', 'draw']);
    expect(refusal(table, { type: 'DeclareMarriage', suit: 'D' } as Act)).toBe('no-pair');
    const done = declare(table, 'H');
    expect(done.events[0]).toMatchObject({
      type: 'MarriageDeclared',
      kind: 'trumf',
      suit: 'H',
      points: 2,
      king: 0,
      queen: 0,
    });
    expect(booked(done)).toEqual([[0, 'trumf', 0, 2, false]]);
    expect('deal' in done.state && done.state.deal.trump).toBe('H');
  });
  test('R-TO-08 not before the first trick', () => {
    expect(refusal(dealt(two, pairs), { type: 'DeclareMarriage', suit: 'H' } as Act)).toBe('no-window');
  });
  test('R-TO-11 a trump takes the trick from another suit', () => {
    const table = draw(declare(play(dealt(two, pairs), 'AS 9H'), 'H'));
    expect(play(table, '9D JH').events[1]).toMatchObject({ type: 'TrickTaken', seat: 1 });
  });
  test('R-TO-12 R-TO-13 tjog for one, in a later window than trump', () => {
    const trump = declare(play(dealt(two, pairs), 'AS 9H'), 'H');
    expect(options(trump)).toEqual(['draw']);
    expect(refusal(trump, { type: 'DeclareMarriage', suit: 'S' } as Act)).toBe('one-declaration');
    const later = declare(play(draw(trump), 'AH 9C'), 'S');
    expect(later.events[0]).toMatchObject({ kind: 'tjog', suit: 'S', points: 1 });
    expect('deal' in later.state && later.state.deal.trump).toBe('H');
  });
  test('R-TO-12 the same pair counts once (A-18)', () => {
    const later = play(draw(declare(play(dealt(two, pairs), 'AS 9H'), 'H')), 'AH 9C');
    expect(options(later)).toEqual(['declare S', 'draw']);
  });
  test('R-TO-14 after the sixth trick yes, before the last two are drawn; then no more (A-17)', () => {
    const table = dealt(two, { hands: ['AS KH QH', '9S 9H JH'], talon: 'AC 9C' });
    const sixth = play(table, 'AS 9S');
    expect(options(sixth)).toEqual(['declare H', 'draw']);
    const seventh = play(draw(sixth), 'AC 9C');
    expect(options(seventh)).toEqual(['KH', 'QH']);
  });
  const noTalon = (mine: string) =>
    play(draw(play(dealt(two, { hands: ['AS KH', `9S ${mine}`], talon: '9D AD' }), 'AS 9S')), 'KH');
  test('R-TO-15 R-TO-16 then follow, and with a higher card if possible', () => {
    expect(options(noTalon('TH JH'))).toEqual(['TH']);
    expect(options(noTalon('JH 9H'))).toEqual(['JH', '9H']);
    expect(refusal(noTalon('TH JH'), { type: 'PlayCard', card: 'JH' } as Act)).toBe('must-head');
  });
  test('R-TO-17 R-TO-18 without the suit a trump, without that any card', () => {
    const hands = ['AS KH QH KC', '9S JH TD JC'];
    const trump = draw(declare(play(dealt(two, { hands, talon: '9D AD' }), 'AS 9S'), 'H'));
    expect(options(play(trump, '9D'))).toEqual(['TD', 'AD']);
    const void_ = draw(
      declare(play(dealt(two, { hands: ['AS KH QH KC', '9S JH JC TC'], talon: '9D AC' }), 'AS 9S'), 'H'),
    );
    expect(options(play(void_, '9D'))).toEqual(['JH']);
    expect(refusal(play(void_, '9D'), { type: 'PlayCard', card: 'AC' } as Act)).toBe('must-trump');
    expect(options(noTalon('JC 9C'))).toEqual(['JC', '9C', 'AD']);
  });
});

describe('counting', () => {
  const captured = (...sides: string[]) => closing(sides.map((cards) => cards.split(' ') as Card[]));
  test('R-TO-19 R-TO-20 a point for the last trick and one for most aces and tens', () => {
    const end = play(dealt(two, { hands: ['AS TH', '9S 9H'] }), 'AS 9S TH 9H');
    expect(booked(end)).toEqual([[0, 'closing', 0, 2, false]]);
    expect(end.events.find((event) => event.type === 'DealScored')).toMatchObject({
      last: 0,
      matadors: 0,
      counts: [2, 0],
    });
  });
  test('R-TO-21 level: the larger sum of 4 an ace, 3 a king, 2 a queen, 1 a jack', () => {
    expect(captured('AS AH TS TH KS KH QS JS', 'AD AC TD TC KD KC QH QD QC JH JD JC 9S 9H 9D 9C')).toEqual({
      counts: [4, 4],
      eyes: [17, 23],
      matadors: 1,
    });
  });
  test('R-TO-22 level again: nobody; only the leaders compare with three (A-20)', () => {
    expect(captured('AS KH', 'AH KS').matadors).toBeUndefined();
    expect(
      captured('AS AH TS JS', 'TH TD TC KH KS QS JH', 'AD AC KD KC QH QD QC JD').matadors,
    ).toBeUndefined();
    expect(captured('AS AH TS', 'TH TD TC KH KS QS QH', 'AD AC KD').matadors).toBe(1);
  });
  test('R-TO-23 a new deal follows, dealt by the next seat', () => {
    const dealers: number[] = [];
    for (const step of randomMatch(bondtolva, two, 2))
      for (const event of step.events) if (event.type === 'HandsDealt') dealers.push(event.dealer);
    expect(dealers.length).toBeGreaterThan(1);
    expect(dealers.every((dealer, index) => index === 0 || dealer !== dealers[index - 1])).toBe(true);
  });
  test('R-TO-24 exactly twelve wins, in the middle of a deal too', () => {
    const table = declare(play(dealt(two, { ...pairs, scores: [10, 9] }), 'AS 9H'), 'H');
    expect(table.state).toMatchObject({ phase: 'over', winners: [0], match: { scores: [12, 9] } });
    const closed = play(dealt(two, { hands: ['AS TH', '9S 9H'], scores: [10, 4] }), 'AS 9S TH 9H');
    expect(closed.state).toMatchObject({ phase: 'over', winners: [0] });
  });
  test('R-TO-25 over twelve falls to seven, and the record says from what', () => {
    const table = declare(play(dealt(two, { ...pairs, scores: [11, 9] }), 'AS 9H'), 'H');
    expect(booked(table)).toEqual([[0, 'trumf', 11, 7, true]]);
    const closed = play(dealt(two, { hands: ['AS TH', '9S 9H'], scores: [11, 4] }), 'AS 9S TH 9H');
    expect(booked(closed)).toEqual([[0, 'closing', 11, 7, true]]);
  });
  const bookings = (
    scores: number[],
    last: number,
    matadors: number | undefined,
    changes = {},
    declared = [0, 0],
  ) => closingBookings(scores, last, matadors, declared, sheet(changes)).map(({ side, to }) => [side, to]);
  test('A-21 immediate: eleven and both closing points wins on the last trick', () => {
    expect(bookings([11, 4], 0, 0, { 'tolva.settle': 'immediate' })).toEqual([[0, 12]]);
    expect(bookings([10, 4], 0, 1, { 'tolva.settle': 'immediate' })).toEqual([
      [0, 11],
      [1, 5],
    ]);
  });
  test('A-21 deal_end: everything the deal gave is one sum', () => {
    expect(bookings([9, 9], 0, 1, { 'tolva.settle': 'deal_end' }, [2, 3])).toEqual([
      [0, 12],
      [1, 7],
    ]);
  });
  test('A-22 both reach twelve at the close: the last trick wins', () => {
    const table = play(dealt(two, { hands: ['9S JH', 'JS 9H'], scores: [11, 11] }), '9S JS 9H JH');
    expect(table.state).toMatchObject({ phase: 'over', winners: [0] });
    const other = play(dealt(two, { hands: ['AS 9H', '9S JH'], scores: [11, 11] }), 'AS 9S 9H JH');
    expect(other.state).toMatchObject({ phase: 'over', winners: [1], match: { scores: [12, 12] } });
  });
  test('a match that bounces for ever ends after the deals that the sheet allows', () => {
    const short = sheet({ 'tolva.mostDeals': 1 });
    const end = play(dealt(short, { hands: ['AS TH', '9S 9H'] }), 'AS 9S TH 9H');
    expect(end.state).toMatchObject({ phase: 'over', winners: [0] });
    expect(sheet()['tolva.mostDeals']).toBe(100);
  });
});

describe('three players', () => {
  const three = sheet({ players: 3 });
  test('R-TO-26 eight each, no talon, the suit led is followed and nothing more (A-14)', () => {
    expect(bondtolva.plan(three)[0]).toMatchObject({ size: 8, players: 3 });
    const table = play(dealt(three, { hands: ['KH 9S', '9H AH KD', 'JH TH QH'] }), 'KH');
    expect(options(table)).toEqual(['9H', 'AH']);
    const strict = play(
      dealt(sheet({ players: 3, 'tolva.strictMultiplayer': true }), {
        hands: ['KH 9S', '9H AH KD', 'JH TH QH'],
      }),
      'KH',
    );
    expect(options(strict)).toEqual(['AH']);
  });
  test('R-TO-27 the winner of a trick declares before the next card is led', () => {
    const table = play(dealt(three, { hands: ['AS KD QD', '9S JD 9D', 'JS TD AD'] }), 'AS 9S JS');
    expect(options(table)).toEqual(['declare D', 'KD', 'QD']);
    expect(options(declare(table, 'D'))).toEqual(['KD', 'QD']);
  });
});

describe('four players', () => {
  const four = sheet({ players: 4 });
  const table = (partner: string, mine = 'AS KH 9D') =>
    play(dealt(four, { hands: [mine, '9S JH JD', `JS ${partner}`, 'TS 9H TD'] }), 'AS 9S JS TS');
  test('R-TO-28 partners sit opposite, six cards each, follow all the time', () => {
    expect(four).toMatchObject({ teams: 'opposite_pairs', 'play.follow': true, 'play.mustTrump': false });
    expect(bondtolva.plan(four)[0]).toMatchObject({ size: 6, players: 4 });
    expect(bondtolva.sides?.(four)).toEqual([0, 1, 0, 1]);
    expect(bondtolva.sides?.(sheet({ players: 3 }))).toEqual([0, 1, 2]);
  });
  test('R-TO-29 the winner may ask the partner for trump: a whole pair makes it at once', () => {
    const yes = ask(table('KD QD'), 'whole');
    expect(yes.events.map((event) => event.type)).toEqual([
      'PartnerAsked',
      'PartnerAnswered',
      'MarriageDeclared',
      'PointsBooked',
    ]);
    expect(yes.events[2]).toMatchObject({ seat: 0, suit: 'D', kind: 'trumf', king: 2, queen: 2 });
    const no = ask(table('KD QS'), 'whole');
    expect(no.events[1]).toEqual({ type: 'PartnerAnswered', seat: 2, yes: false });
  });
  test('R-TO-29 with two pairs the partner picks the suit (A-23)', () => {
    const due = ask(table('KD QD KC QC'), 'whole');
    expect([bondtolva.toAct(due.state), options(due)]).toEqual([[2], ['answer C', 'answer D']]);
    const done = act(due, { type: 'AnswerSuit', suit: 'C' } as Act);
    expect(done.events[1]).toMatchObject({ type: 'MarriageDeclared', suit: 'C', seat: 0 });
    expect(bondtolva.toAct(done.state)).toEqual([0]);
  });
  test('R-TO-30 with king or queen she asks for the other half; on yes trump can be declared', () => {
    expect(options(table('QH 9C'))).toEqual(['ask whole', 'ask half H', 'KH', '9D']);
    const yes = ask(table('QH 9C'), 'half', 'H');
    expect(yes.events[1]).toEqual({ type: 'PartnerAnswered', seat: 2, yes: true, suit: 'H' });
    expect(options(yes)).toEqual(['declare H', 'KH', '9D']);
    expect(declare(yes, 'H').events[0]).toMatchObject({ kind: 'trumf', king: 0, queen: 2 });
    const no = ask(table('AH 9C'), 'half', 'H');
    expect(no.events[1]).toMatchObject({ yes: false });
    expect(options(no)).toEqual(['KH', '9D']);
  });
  test('R-TO-30 a half question needs exactly one of the two (A-46)', () => {
    expect(refusal(table('QH 9C', 'AS AH 9D'), { type: 'AskPartner', kind: 'half', suit: 'H' } as Act)).toBe(
      'no-half',
    );
    expect(refusal(table('9H 9C', 'AS KH QH'), { type: 'AskPartner', kind: 'half', suit: 'H' } as Act)).toBe(
      'no-half',
    );
  });
  test('R-TO-31 after trump the same questions give tjog', () => {
    const hands = ['AS AC KH 9D', '9S 9C JH JD', 'JS JC QH 9H', 'TS KC TH TD'];
    const trump = dealt(four, { hands }).and({ type: 'CardPlayed', seat: 0, card: 'AS' });
    const first = play(trump, '9S JS TS').and({
      type: 'MarriageDeclared',
      seat: 1,
      suit: 'S',
      kind: 'trumf',
      points: 2,
    });
    const later = ask(play(first, 'AC 9C JC KC'), 'half', 'H');
    expect(declare(later, 'H').events[0]).toMatchObject({ kind: 'tjog', points: 1 });
  });
  test('R-TO-32 points are the pair’s', () => {
    const yes = ask(table('KD QD'), 'whole');
    expect(bondtolva.standing(yes.state).scores).toEqual([2, 0, 2, 0]);
  });
  test('R-TO-29 nobody but the two learns the partner’s cards from the record', () => {
    const no = ask(table('AH 9C'), 'half', 'H');
    for (const event of no.events) expect(JSON.stringify(bondtolva.redact(event, 1))).not.toMatch(/AH|9C/);
  });
});

describe('the comment’s game', () => {
  const tableau = sheet({}, 'bondtolva_36');
  const first = () => {
    for (const step of randomMatch(bondtolva, tableau, 4)) if ('deal' in step.after) return step;
    throw new Error('nothing was dealt');
  };
  test('R-TO-33 36 cards: everything from the six up', () => {
    expect(deckOf(tableau.deck)).toHaveLength(36);
  });
  test('R-TO-34 six covered, six open on them, six in hand; covered cards are hidden from both', () => {
    const event = first().events[0]!;
    if (event.type !== 'HandsDealt') throw new Error(event.type);
    expect(
      [event.hands, event.open!, event.covered!].map((piles) => piles.map((pile) => pile.length)),
    ).toEqual([
      [6, 6],
      [6, 6],
      [6, 6],
    ]);
    const seen = bondtolva.redact(event, 0);
    expect(seen.type === 'HandsDealt' && [seen.covered, seen.open]).toEqual([
      event.covered!.map((pile) => pile.map(() => HIDDEN)),
      event.open,
    ]);
  });
  test('A-25 A-47 eighteen tricks; a covered card turns up when the trick is over', () => {
    let tricks = 0;
    let turned = 0;
    for (const step of randomMatch(bondtolva, sheet({ 'tolva.mostDeals': 1 }, 'bondtolva_36'), 6)) {
      const opened = step.events.filter((event) => event.type === 'CoverTurned');
      if (opened.length > 0) expect(step.events.some((event) => event.type === 'TrickTaken')).toBe(true);
      turned += opened.length;
      tricks += step.events.filter((event) => event.type === 'TrickTaken').length;
    }
    expect([tricks, turned]).toEqual([18, 12]);
  });
  test('R-TO-35 half and whole are the names of the questions (A-26)', () => {
    expect(sheet({ players: 4 })['tolva.questions']).toBe('both');
  });
  test('R-TO-36 everything a counter needs is public: the captured cards stand in every view', () => {
    const table = play(dealt(two, pairs), 'AS 9H');
    expect('deal' in table.state && table.state.deal.captured).toEqual([['AS', '9H'], []]);
  });
});

describe('H6 exactly twelve', () => {
  const close = (scores: readonly number[], hands: readonly string[], cards: string) =>
    play(dealt(two, { hands, scores }), cards).state;
  test('H6.1 eleven and the last trick wins', () => {
    expect(close([11, 0], ['9S TH', 'AS 9H'], '9S AS 9H TH')).toMatchObject({ phase: 'over', winners: [0] });
  });
  test('H6.2 eleven and trump is thirteen: seven', () => {
    const table = declare(play(dealt(two, { ...pairs, scores: [11, 0] }), 'AS 9H'), 'H');
    expect(bondtolva.standing(table.state).scores).toEqual([7, 0]);
  });
  test('H6.3 ten, last trick and aces and tens wins', () => {
    expect(close([10, 0], ['AS TH', '9S 9H'], 'AS 9S TH 9H')).toMatchObject({ phase: 'over', winners: [0] });
  });
  test('H6.4 level on both counts: nobody gets the point', () => {
    expect(
      closing([
        ['AS', 'KS'],
        ['AH', 'KH'],
      ]).matadors,
    ).toBeUndefined();
  });
});
