import { trickWinner } from '@stikk/engine';
import { randomMatch } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { after, bid, cardsFor, dealt, found, play, reason, sheet } from '../../testing/table.ts';
import { dealCount, lastOf, ohHell, plannedDeal, pointsFor, winnersOf } from './index.ts';

const custom = (list: readonly unknown[], changes = {}) => ({
  'schedule.pattern': 'custom',
  'schedule.list': list,
  ...changes,
});
const four = { hands: ['AS 2S', 'KH 3H', 'QD 4D', 'JC 5C'] };

describe('schedule', () => {
  test('A-44 first, last and middle size several times', () => {
    const sizes = (changes: Record<string, unknown>) =>
      ohHell.plan(sheet('ohhell', changes)).map((deal) => deal.size);
    expect(
      sizes({
        'schedule.pattern': 'up_down',
        'schedule.max': 3,
        'schedule.turnRepeat': 3,
        'schedule.endRepeat': 2,
      }),
    ).toEqual([1, 1, 2, 3, 3, 3, 2, 1, 1]);
    expect(sizes({ 'schedule.pattern': 'down', 'schedule.max': 3, 'schedule.endRepeat': 'players' })).toEqual(
      [3, 3, 3, 3, 2, 1, 1, 1, 1],
    );
    expect(ohHell.plan(sheet('podrida', { players: 5 }))).toHaveLength(23);
    expect([3, 4, 5, 6, 7, 8].map((players) => ohHell.plan(sheet('podrida', { players })).length)).toEqual([
      35, 28, 23, 20, 19, 18,
    ]);
  });
  test('A-38 a listed deal overrides trump, sum rule and one-card mode', () => {
    const options = sheet(
      'ohhell',
      custom([{ size: 2, trump: 'H' }, { size: 2, sumRule: 'none' }, { size: 1, oneCard: 'unseen' }, 1]),
    );
    expect([1, 2, 3, 4].map((number) => plannedDeal(options, number))).toMatchObject([
      { trump: 'H', sumRule: 'dealer_hook' },
      { trump: undefined, sumRule: 'none' },
      { oneCard: 'unseen' },
      { oneCard: 'normal' },
    ]);
  });
  test('A-38 a listed deal keeps its own sum rule below the size from which the sheet’s holds', () => {
    const list = [{ size: 3, sumRule: 'dealer_hook' }, 2, { size: 3, sumRule: 'dealer_hook' }];
    const options = sheet('ohhell', custom(list, { sumRule: 'none', 'sumRule.fromSize': 5 }));
    expect([1, 2, 3].map((number) => plannedDeal(options, number)?.sumRule)).toEqual([
      'dealer_hook',
      'none',
      'dealer_hook',
    ]);
  });
  test('one way only knows no turn, and a turn of one card is played as often as it says', () => {
    const sizes = (changes: Record<string, unknown>) =>
      ohHell.plan(sheet('ohhell', changes)).map((deal) => deal.size);
    expect(sizes({ 'schedule.pattern': 'down', 'schedule.max': 1, 'schedule.turnRepeat': 2 })).toEqual([1]);
    expect(sizes({ 'schedule.pattern': 'up_down', 'schedule.max': 1, 'schedule.turnRepeat': 2 })).toEqual([
      1, 1,
    ]);
  });
  test('A-38 the sum rule dropped in the last deal, and from a given size', () => {
    const options = sheet('ohhell', {
      'schedule.pattern': 'down',
      'schedule.max': 4,
      'sumRule.lastDeal': 'none',
      'sumRule.fromSize': 3,
    });
    expect([1, 2, 3, 4].map((number) => plannedDeal(options, number)?.sumRule)).toEqual([
      'dealer_hook',
      'dealer_hook',
      'none',
      'none',
    ]);
  });
  test('A-15 when_needed: somebody leaves only where the next hand no longer fits', () => {
    const options = sheet('boerenbridge', {
      players: 7,
      'schedule.pattern': 'down_up',
      'schedule.upMax': 10,
      elimination: 'when_needed',
    });
    const rising = ohHell.plan(options).slice(7);
    expect(rising.map(({ size, players }) => [size, players])).toEqual([
      [2, 7],
      [3, 7],
      [4, 7],
      [5, 7],
      [6, 7],
      [7, 7],
      [8, 6],
      [9, 5],
      [10, 5],
    ]);
    let dealt = 0;
    for (const step of randomMatch(ohHell, options, 3)) {
      const event = found(step.events, 'HandsDealt');
      if (event)
        expect(event.hands.filter((hand) => hand.length > 0)).toHaveLength(
          ohHell.plan(options)[dealt++]!.players,
        );
    }
    expect(dealt).toBe(16);
  });
});

describe('trump', () => {
  test('rotation with no trump as a step of its own', () => {
    expect(
      ohHell
        .plan(sheet('nomination_whist'))
        .slice(0, 6)
        .map((deal) => deal.trump),
    ).toEqual(['S', 'H', 'C', 'D', 'NT', 'S']);
  });
  test('A-39 the highest bidder names trump after the bids and before the lead', () => {
    const table = bid(
      dealt(sheet('ohhell', { 'trump.mode': 'highest_bidder' }), { ...four, trump: undefined }),
      [1, 2, 2, 0],
    );
    expect(table.state.phase).toBe('naming');
    expect(ohHell.toAct(table.state)).toEqual([1]);
    expect(table.legal(1).map((command) => command.type === 'NameTrump' && command.trump)).toEqual([
      'C',
      'D',
      'H',
      'S',
      'NT',
    ]);
    expect(reason(table.when({ type: 'NameTrump', deal: 1, trump: 'H' }, 2))).toBe('not-your-turn');
    const named = after(table, { type: 'NameTrump', deal: 1, trump: 'D' }, 1);
    expect(named.state.phase === 'playing' && named.state.deal.trump).toBe('D');
  });
  test('A-39 no naming in a deal without trump', () => {
    const options = sheet(
      'ohhell',
      custom([1], { 'trump.mode': 'highest_bidder', 'trump.noTrumpSmallest': 1 }),
    );
    for (const step of randomMatch(ohHell, options, 1)) expect(step.after.phase).not.toBe('naming');
  });
  test('C1 a drawn card that is not returned is dealt to nobody', () => {
    const options = sheet(
      'bondebridge',
      custom([12, 12], { 'trump.mode': 'draw', 'trump.drawReturn': false }),
    );
    for (const step of randomMatch(ohHell, options, 9)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect([...event.hands.flat(), ...event.stock]).not.toContain(event.drawn![0]);
      if (event) expect(event.hands.flat().length + event.stock.length).toBe(51);
    }
  });
});

describe('lead and follow', () => {
  test('A-39 the highest bidder leads', () => {
    const table = bid(dealt(sheet('plump'), four), [0, 1, 2, 2]);
    expect(ohHell.toAct(table.state)).toEqual([2]);
  });
  const led = (hand: string, changes: Record<string, unknown>, cards = 'TS') =>
    cardsFor(
      play(
        bid(
          dealt(sheet('ohhell', { sumRule: 'none', ...changes }), {
            hands: ['2D 3D 4D', 'TS 8D 7D', 'JS 6D 5D', hand],
            trump: 'H',
          }),
          [0, 0, 0, 0],
        ),
        cards,
      ),
      cards === 'TS' ? 2 : 3,
    );
  test('A-43 heading without trumping: beat the best of the suit if you can, free when void', () => {
    const head = { 'play.mustHead': true };
    expect(led('QS 9S 4H', head, 'TS JS')).toBe('QS');
    expect(led('9S 8S 4H', head, 'TS JS')).toBe('9S 8S');
    expect(led('9C 8C 4H', head, 'TS JS')).toBe('9C 8C 4H');
  });
  test('A-43 heading and trumping: over-trump if possible, otherwise any trump', () => {
    const both = { 'play.mustHead': true, 'play.mustTrump': true };
    const table = bid(
      dealt(sheet('ohhell', { sumRule: 'none', ...both }), {
        hands: ['2D 3D 4D', 'TS 8D 7D', '9H 6D 5D', 'TH 3H 4C'],
        trump: 'H',
      }),
      [0, 0, 0, 0],
    );
    expect(cardsFor(play(table, 'TS 9H'), 3)).toBe('TH');
    expect(reason(play(table, 'TS 9H').when({ type: 'PlayCard', deal: 1, trick: 1, card: '3H' }, 3))).toBe(
      'must-head',
    );
    const lower = bid(
      dealt(sheet('ohhell', { sumRule: 'none', ...both }), {
        hands: ['2D 3D 4D', 'TS 8D 7D', 'KH 6D 5D', 'TH 3H 4C'],
        trump: 'H',
      }),
      [0, 0, 0, 0],
    );
    expect(cardsFor(play(lower, 'TS KH'), 3)).toBe('TH 3H');
  });
  test('without the duty to follow every card may be played', () => {
    expect(led('9S 8S 4H', { 'play.follow': false }, 'TS JS')).toBe('9S 8S 4H');
  });
  test('A-42 the rank order of the sheet decides', () => {
    const trick = ['KS', '3S', 'AS'].map((card, seat) => ({ seat, card: card as never }));
    expect(trickWinner(trick.slice(0, 2), 'NT', 'ace_three')).toBe(1);
    expect(trickWinner(trick, 'NT', 'ace_three')).toBe(2);
    expect(
      trickWinner(
        [
          { seat: 0, card: 'KS' },
          { seat: 1, card: 'TS' },
        ],
        'NT',
        'ace_ten',
      ),
    ).toBe(1);
  });
});

describe('points', () => {
  test('A-38 a table of points for a made bid, with zero of its own', () => {
    const plump = sheet('plump');
    expect([0, 1, 5, 10].map((made) => pointsFor(made, made, 10, plump))).toEqual([5, 11, 15, 110]);
    expect(pointsFor(5, 4, 10, plump)).toBe(0);
  });
  test('C14 zero of its own holds for a made zero only', () => {
    const options = sheet('ohhell', { 'scoring.zero': '5' });
    expect([pointsFor(0, 0, 4, options), pointsFor(0, 1, 4, options), pointsFor(1, 1, 4, options)]).toEqual([
      5, 1, 11,
    ]);
  });
  test.each([
    ['10+bid^2', '-diff^2', 26, -9],
    ['10+3*tricks', '-3*diff', 22, -9],
    ['10+5*bid', '-5*(2^diff-1)', 30, -35],
    ['7', '2*tricks', 7, 2],
  ])('%s and %s', (hit, miss, made, missed) => {
    const options = sheet('ohhell', { 'scoring.hit': hit, 'scoring.miss': miss });
    expect([pointsFor(4, 4, 9, options), pointsFor(4, 1, 9, options)]).toEqual([made, missed]);
  });
});

describe('the end', () => {
  const row = (made: readonly boolean[]) => ({
    deal: 1,
    size: 1,
    dealer: 0,
    trump: 'NT' as const,
    bids: [0, 0],
    taken: [0, 1],
    points: [0, 0],
    made,
    sum: 0,
    call: 'under' as const,
    flatOut: false,
  });
  const level = { seats: 2, dealer: 0, out: [false, false], totals: [12, 12], sheet: [row([true, false])] };
  test('A-13 a tie is shared, or goes to the one with more made bids', () => {
    expect(winnersOf(level, 'shared')).toEqual([0, 1]);
    expect(winnersOf(level, 'most_made')).toEqual([0]);
  });
  test('A-41 extra deals of the largest size until one leads, at most ten', () => {
    const options = sheet(
      'bondebridge',
      custom([1, 3], {
        players: 2,
        sumRule: 'none',
        'end.tie': 'extra_deal',
        'scoring.hit': '0',
        'scoring.miss': '0',
      }),
    );
    let deals = 0;
    let winners: readonly number[] | undefined;
    for (const step of randomMatch(ohHell, options, 1)) {
      const event = found(step.events, 'HandsDealt');
      if (event) deals = event.deal;
      if (event && event.deal > 2) expect(event.size).toBe(3);
      winners = found(step.events, 'MatchEnded')?.winners ?? winners;
    }
    expect([dealCount(options), deals, winners]).toEqual([2, 12, [0, 1]]);
  });
  test('A-16 who is last on every count is drawn, and nobody goes where the sheet says so', () => {
    const form = { total: 10, made: 1, points: [0, 10] };
    expect(lastOf([form, form, { ...form, total: 20 }], 'chain')).toEqual({ tied: [0, 1] });
    expect(lastOf([form, form, { ...form, total: 20 }], 'none_out')).toBeUndefined();
    expect(lastOf([form, { ...form, points: [10, 0] }], 'chain')).toEqual({ seat: 0, by: 'points' });
    expect(lastOf([form, { ...form, total: 9 }], 'chain')).toEqual({ seat: 1, by: 'total' });
  });
  test('A-16 the house draws, and only between those who are level', () => {
    const options = sheet('bondebridge', {
      players: 3,
      'schedule.pattern': 'down_up',
      'schedule.max': 3,
      'schedule.turnRepeat': 1,
      elimination: 'each_ascending_round',
    });
    const state = {
      phase: 'tied',
      match: { seats: 3, dealer: 0, out: [false, false, false], totals: [1, 0, 0], sheet: [] },
      tied: [1, 2],
    } as const;
    expect(ohHell.toAct(state)).toEqual(['house']);
    expect(reason(ohHell.decide(state, { type: 'DrawOut', order: [0, 1] }, 'house', options))).toBe(
      'bad-draw',
    );
    expect(reason(ohHell.decide(state, { type: 'DrawOut', order: [2, 1] }, 1, options))).toBe(
      'only-the-house',
    );
    const decision = ohHell.decide(state, { type: 'DrawOut', order: [2, 1] }, 'house', options);
    expect(decision.ok && decision.events).toEqual([{ type: 'PlayerEliminated', seat: 2, by: 'draw' }]);
  });
});
