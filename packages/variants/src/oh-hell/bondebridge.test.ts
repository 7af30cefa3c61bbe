import { deckOf, HIDDEN, type Trump, trickWinner } from '@stikk/engine';
import { randomMatch, seeded, shuffleBy } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  after,
  bid,
  bidsFor,
  cardsFor,
  dealt,
  faultsOf,
  found,
  play,
  reason,
  sheet,
} from '../../testing/table.ts';
import {
  dieOf,
  drawnTrump,
  goesOut,
  type OhHellState,
  ohHell,
  pointsFor,
  removedTwos,
  setesdalTrump,
} from './index.ts';

const bb = (changes: Readonly<Record<string, unknown>> = {}) => sheet('bondebridge', changes);
const sizes = (changes = {}) => ohHell.plan(bb(changes)).map((deal) => deal.size);
const trumps = (changes = {}) => ohHell.plan(bb(changes)).map((deal) => deal.trump);
const tricks = (cards: string, trump: Trump, leader = 0) =>
  trickWinner(
    cards.split(' ').map((card, step, all) => ({ seat: (leader + step) % all.length, card: card as never })),
    trump,
    'ace_high',
  );
const UP_AND_DOWN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const six = (left: string) => ({
  hands: ['AS KS QS JS TS 9S', left, 'AD KD QD JD TD 9D', 'AC KC QC JC TC 9C'],
});
const LEFT = 'AH KH QH JH TH 9H';

describe('the match', () => {
  test('R-BB-01 two to five play, each alone', () => {
    for (const players of [2, 3, 4, 5]) expect(faultsOf('bondebridge', { players })).toEqual([]);
    expect(ohHell.presets.bondebridge?.seats).toEqual({ min: 2, max: 5, usual: 4 });
  });
  test('R-BB-02 R-BB-03 one trick too many or too few scores nothing', () => {
    expect([1, 2, 3].map((took) => pointsFor(2, took, 5, bb()))).toEqual([0, 12, 0]);
  });
  test('R-BB-04 R-BB-05 R-BB-16 R-BB-17 twenty deals: one to ten, then ten to one', () => {
    expect(sizes()).toEqual(UP_AND_DOWN);
  });
  test('R-BB-07 52 cards, no jokers', () => {
    expect(deckOf(bb().deck)).toHaveLength(52);
  });
  test('R-BB-08 the record keeps the score: one line a deal, without anybody writing', () => {
    let lines = 0;
    for (const step of randomMatch(ohHell, bb(), 6)) lines = step.after.match.sheet.length;
    expect(lines).toBe(20);
  });
  test('R-BB-10 a match is 110 tricks: 45 to 90 minutes at 25 to 50 seconds a trick', () => {
    expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(110);
  });
  test('R-BB-09 bids are noted before play, points and totals after each deal', () => {
    const deal = play(bid(dealt(bb(), { hands: ['AS', '2H', '2D', '2C'] }), [1, 1, 0, 0]), '2H 2D 2C AS');
    expect(deal.state.match.sheet[0]).toMatchObject({ bids: [1, 1, 0, 0], points: [0, 11, 10, 10] });
    expect(deal.state.match.totals).toEqual([0, 11, 10, 10]);
  });
  test('R-BB-11 ace high in every suit', () => {
    expect(tricks('KS AS 2S TS', 'NT')).toBe(1);
  });
  test('R-BB-12 the two of trumps beats the ace of another suit', () => {
    expect(tricks('AS 2C', 'C')).toBe(1);
  });
  test('R-BB-13 rock, paper, scissors settles who deals first, thrown again until one is left', () => {
    const opening = ohHell.house(ohHell.initial(4), bb(), shuffleBy(seeded(3)));
    const decision = ohHell.decide(ohHell.initial(4), opening, 'house', bb());
    expect(opening.type === 'ChooseDealer' && opening.throws?.length).toBeGreaterThan(0);
    expect(decision.ok && decision.events[0]).toMatchObject({ type: 'DealerChosen', how: 'rps' });
  });
  test('R-BB-14 the deal moves one place clockwise', () => {
    const dealers: number[] = [];
    for (const step of randomMatch(ohHell, bb(), 1))
      for (const event of step.events) if (event.type === 'HandsDealt') dealers.push(event.dealer);
    expect(dealers.map((dealer) => (dealer - dealers[0]! + 20) % 4)).toEqual(
      dealers.map((_, deal) => deal % 4),
    );
  });
  test('R-BB-15 cards are dealt one at a time from the dealer’s left', () => {
    const options = bb({
      players: 3,
      'schedule.pattern': 'custom',
      'schedule.list': [2],
      'trump.noTrumpSmallest': 3,
    });
    const state = ohHell.evolve(ohHell.initial(3), { type: 'DealerChosen', dealer: 1, how: 'random' });
    const decision = ohHell.decide(
      state,
      { type: 'Deal', deck: [...deckOf('52')], drawn: [] },
      'house',
      options,
    );
    const event = decision.ok ? found(decision.events, 'HandsDealt') : undefined;
    expect(event?.hands).toEqual([
      ['3C', '6C'],
      ['4C', '7C'],
      ['2C', '5C'],
    ]);
  });
  test('R-BB-18 twelve cards lie outside with four players in a ten-card deal, two with five', () => {
    const outside = (players: number) => {
      const options = bb({ players, 'schedule.pattern': 'custom', 'schedule.list': [10] });
      for (const step of randomMatch(ohHell, options, 1)) {
        const event = found(step.events, 'HandsDealt');
        if (event) return event.stock.length;
      }
      return undefined;
    };
    expect([outside(4), outside(5)]).toEqual([12, 2]);
  });
});

describe('trump', () => {
  test('R-BB-19 R-BB-21 deals 1 to 3 and 18 to 20 have no trump, 4 to 17 have', () => {
    expect(trumps().flatMap((trump, deal) => (trump === 'NT' ? [deal + 1] : []))).toEqual([
      1, 2, 3, 18, 19, 20,
    ]);
  });
  test('R-BB-20 without trump the highest card of the suit led wins and nothing else does', () => {
    expect(tricks('5D AS 9D AC', 'NT', 2)).toBe(0);
    expect(tricks('2H AS', 'NT')).toBe(0);
  });
  test('R-BB-22 clubs, diamonds, hearts, spades in turn from deal 4 to diamonds in deal 17', () => {
    expect(trumps().slice(3, 17).join('')).toBe('CDHSCDHSCDHSCD');
  });
  test('R-BB-23 two to four may take the twos out as indicator: the pack is 48', () => {
    for (const players of [2, 3, 4])
      expect(faultsOf('bondebridge', { players, 'deck.twosIndicator': true })).toEqual([]);
    for (const step of randomMatch(ohHell, bb({ 'deck.twosIndicator': true }), 1)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect([...event.hands.flat(), ...event.stock]).toHaveLength(48);
      if (event)
        expect([...event.hands.flat(), ...event.stock].some((card) => card.startsWith('2'))).toBe(false);
    }
  });
  test('R-BB-24 with five the ten-card deal needs the twos, but nine cards fit (A-48)', () => {
    expect(faultsOf('bondebridge', { players: 5, 'deck.twosIndicator': true })).toEqual([
      'deck.twosIndicator: cards-short',
    ]);
    expect(faultsOf('bondebridge', { players: 5, 'deck.twosIndicator': true, 'schedule.max': 9 })).toEqual(
      [],
    );
  });
});

describe('bidding', () => {
  test('R-BB-25 R-BB-26 everyone sees the own hand and bids at the same time', () => {
    const table = dealt(bb(), six(LEFT));
    expect(ohHell.toAct(table.state)).toEqual([0, 1, 2, 3]);
    expect(ohHell.redact({ type: 'BidMade', seat: 1, bid: 2, sealed: true }, 0)).toMatchObject({
      bid: HIDDEN,
    });
  });
  test('R-BB-27 R-BB-28 all bids are shown at once when the last one is in', () => {
    const table = dealt(bb(), six(LEFT));
    const three = after(
      after(after(table, { type: 'MakeBid', deal: 1, bid: 2 }, 3), { type: 'MakeBid', deal: 1, bid: 0 }, 0),
      { type: 'MakeBid', deal: 1, bid: 1 },
      2,
    );
    expect(three.events).toEqual([{ type: 'BidMade', seat: 2, bid: 1, sealed: true }]);
    const all = after(three, { type: 'MakeBid', deal: 1, bid: 6 }, 1);
    expect(found(all.events, 'BidsRevealed')?.bids).toEqual([0, 6, 1, 2]);
  });
  test('R-BB-29 the bids stand in the state for everyone to read', () => {
    const table = bid(dealt(bb(), six(LEFT)), [0, 6, 1, 2]);
    expect('deal' in table.state && table.state.deal.bids).toEqual([0, 6, 1, 2]);
  });
  test('R-BB-30 R-BB-32 zero to the hand size, zero being a bid like any other', () => {
    const table = dealt(bb(), six(LEFT));
    expect(bidsFor(table, 2)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(reason(table.when({ type: 'MakeBid', deal: 1, bid: 7 }, 2))).toBe('bid-too-high');
  });
  test('R-BB-31 nobody passes: play waits for every bid', () => {
    const table = after(dealt(bb(), six(LEFT)), { type: 'MakeBid', deal: 1, bid: 2 }, 0);
    expect(ohHell.toAct(table.state)).toEqual([1, 2, 3]);
    expect(reason(table.when({ type: 'PlayCard', deal: 1, trick: 1, card: 'AH' }, 1))).toBe('wrong-phase');
  });
  test('R-BB-33 R-BB-34 R-BB-36 two, one, two, one of six: only the dealer’s left changes, to 2 or 0', () => {
    const table = bid(dealt(bb(), six(LEFT)), [2, 1, 2, 1]);
    expect(ohHell.toAct(table.state)).toEqual([1]);
    expect(bidsFor(table, 1)).toEqual([0, 2]);
    expect(bidsFor(table, 0)).toEqual([]);
    expect(reason(table.when({ type: 'AdjustBid', deal: 1, bid: 3 }, 1))).toBe('not-a-choice');
  });
  test('R-BB-34 the change stays between nothing and the hand (A-07)', () => {
    expect(bidsFor(bid(dealt(bb(), six(LEFT)), [2, 0, 3, 1]), 1)).toEqual([1]);
    expect(bidsFor(bid(dealt(bb(), { hands: ['AS', '2S', '3S', '4S'] }), [0, 1, 0, 0]), 1)).toEqual([0]);
  });
  test('R-BB-35 R-BB-37 afterwards the deal is over or under, and the scorer says which', () => {
    const table = bid(dealt(bb(), six(LEFT)), [2, 1, 2, 1]);
    const up = after(table, { type: 'AdjustBid', deal: 1, bid: 2 }, 1);
    const down = after(table, { type: 'AdjustBid', deal: 1, bid: 0 }, 1);
    expect(found(up.events, 'BiddingClosed')).toMatchObject({ sum: 7, call: 'over' });
    expect(found(down.events, 'BiddingClosed')).toMatchObject({ sum: 5, call: 'under' });
  });
});

describe('play', () => {
  const open = (trump: Trump = 'H') =>
    bid(
      dealt(bb({ 'trump.noTrumpSmallest': 0 }), { hands: ['AS 4C', 'KS 2H', '3H 3D', '5S 9C'], trump }),
      [1, 0, 0, 0],
    );
  test('R-BB-38 the dealer’s left leads any card, trump included', () => {
    expect(cardsFor(open(), 1)).toBe('KS 2H');
  });
  test('R-BB-39 clockwise, nobody before their turn', () => {
    expect(reason(open().when({ type: 'PlayCard', deal: 1, trick: 1, card: '3H' }, 2))).toBe('not-your-turn');
  });
  test('R-BB-40 the suit led must be followed', () => {
    const table = play(open(), 'KS 3H');
    expect(cardsFor(table, 3)).toBe('5S');
    expect(reason(table.when({ type: 'PlayCard', deal: 1, trick: 1, card: '9C' }, 3))).toBe(
      'must-follow-suit',
    );
  });
  test('R-BB-41 who cannot follow discards or trumps as they like', () => {
    expect(cardsFor(play(open(), 'KS'), 2)).toBe('3H 3D');
  });
  test('R-BB-42 R-BB-43 R-BB-46 a small trump takes king and ace, and its player leads', () => {
    const table = play(open(), 'KS 3H 5S AS');
    expect(found(table.events, 'TrickTaken')).toMatchObject({ seat: 2 });
    expect(ohHell.toAct(table.state)).toEqual([2]);
  });
  test('R-BB-44 R-BB-45 anyone may know bids and tricks so far', () => {
    const { state } = play(open(), 'KS 3H 5S AS');
    expect(state.phase === 'playing' && [state.deal.bids, state.taken]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ]);
  });
});

describe('score', () => {
  test('R-BB-47 R-BB-49 ten and one for each trick bid: zero 10, five 15', () => {
    expect([0, 5, 10].map((bid) => pointsFor(bid, bid, 10, bb()))).toEqual([10, 15, 20]);
  });
  test('R-BB-48 a miss either way is zero', () => {
    expect([pointsFor(5, 4, 10, bb()), pointsFor(0, 1, 10, bb())]).toEqual([0, 0]);
  });
  test('R-BB-50 R-BB-51 points add up; the highest sum after deal 20 wins', () => {
    let last: OhHellState | undefined;
    for (const step of randomMatch(ohHell, bb(), 5)) last = step.after;
    const { scores, winners, deal } = ohHell.standing(last!);
    expect(deal).toBe(20);
    expect(winners).toEqual(scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])));
  });
  test('R-BB-52 R-BB-53 R-BB-54 who made it, who missed and over or under are facts of the record', () => {
    const deal = play(bid(dealt(bb(), { hands: ['AS', '2H', '2D', '2C'] }), [1, 1, 0, 0]), '2H 2D 2C AS');
    expect(found(deal.events, 'DealScored')?.made).toEqual([false, true, true, true]);
    expect(deal.state.match.sheet[0]?.call).toBe('over');
  });
  test('R-BB-56 flat-out: everyone missed', () => {
    const deal = play(bid(dealt(bb(), { hands: ['AS', '2H', '2D', '2C'] }), [1, 0, 1, 1]), '2H 2D 2C AS');
    expect(found(deal.events, 'DealScored')).toMatchObject({ flatOut: true, points: [0, 0, 0, 0] });
  });
});

describe('variants', () => {
  test('R-BB-65 a card is drawn before each deal and its suit is trump', () => {
    expect(drawnTrump('KD', [])).toBe('D');
    for (const step of randomMatch(ohHell, bb({ 'trump.mode': 'draw', 'trump.drawGrandRanks': [] }), 1)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect(event.trump).toBe(event.drawn![0]![1]);
    }
  });
  test('R-BB-66 a court card means no trump, and so does the ace (A-06)', () => {
    const grand = bb({ 'trump.mode': 'draw' })['trump.drawGrandRanks'];
    expect((['KD', 'QH', 'JS', 'AS', 'TC', '2C'] as const).map((card) => drawnTrump(card, grand))).toEqual([
      'NT',
      'NT',
      'NT',
      'NT',
      'C',
      'C',
    ]);
    expect(drawnTrump('AS', ['J', 'Q', 'K'])).toBe('S');
  });
  const short = { 'schedule.pattern': 'down', 'schedule.max': 'full', leftover: 'nontrump_twos' };
  test('R-BB-67 R-BB-68 R-BB-69 the short game: the whole pack first, then down to one', () => {
    expect([2, 3, 4, 5].map((players) => sizes({ ...short, players }).length)).toEqual([26, 17, 13, 10]);
    expect(sizes({ ...short, players: 5 })).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
  test('R-BB-70 R-BB-71 the cards left over are swapped for twos outside trump', () => {
    expect(removedTwos(1, 'C')).toEqual(['2D']);
    expect(removedTwos(2, 'S')).toEqual(['2C', '2D']);
    for (const step of randomMatch(ohHell, bb({ ...short, players: 5 }), 1)) {
      const event = found(step.events, 'HandsDealt');
      if (event?.deal === 1)
        expect([event.trump, event.removed, event.stock]).toEqual(['C', ['2D', '2H'], []]);
      if (event?.deal === 2) expect([event.removed, event.stock.length]).toEqual([undefined, 7]);
    }
  });
  test('R-BB-72 down and up: ten to one and one to ten, no trump in the middle (A-01, A-02)', () => {
    const down = { 'schedule.pattern': 'down_up' };
    expect(sizes(down)).toEqual([...UP_AND_DOWN.slice(10), ...UP_AND_DOWN.slice(0, 10)]);
    expect(
      trumps(down)
        .map((trump) => (trump === 'NT' ? '-' : trump))
        .join(''),
    ).toBe('CDHSCDH------SCDHSCD');
  });
  test('R-BB-73 forehead: everyone sees every card but their own, bids on that, and the cards play themselves', () => {
    const options = bb({ 'bid.oneCard': 'forehead' });
    const table = dealt(options, { hands: ['KS', '2S', '9H', 'AD'], seen: 'others' });
    const event = ohHell.redact(
      {
        type: 'HandsDealt',
        deal: 1,
        size: 1,
        dealer: 0,
        hands: [['KS'], ['2S'], ['9H'], ['AD']],
        stock: [],
        seen: 'others',
        bidding: 'sealed',
        trump: 'NT',
      },
      2,
    );
    expect(event.type === 'HandsDealt' && event.hands).toEqual([['KS'], ['2S'], ['??'], ['AD']]);
    const done = bid(table, [1, 1, 0, 0]);
    expect(found(done.events, 'TrickTaken')?.seat).toBe(0);
    expect(found(done.events, 'DealScored')?.points).toEqual([11, 0, 10, 10]);
  });
  test('R-BB-74 unseen: nobody sees anything before the bid, then everyone the own card', () => {
    const options = bb({ 'bid.oneCard': 'unseen' });
    const table = dealt(options, { hands: ['KS', '2S', '9H', 'AD'], seen: 'none' });
    const done = bid(table, [0, 1, 1, 0]);
    const uncovered = found(done.events, 'HandsUncovered')!;
    expect(ohHell.redact(uncovered, 1)).toMatchObject({ hands: [['??'], ['2S'], ['??'], ['??']] });
    expect(cardsFor(done, 1)).toBe('2S');
  });
  test('R-BB-75 the highest bidder changes instead', () => {
    const table = bid(dealt(bb({ sumRule: 'highest_adjusts' }), six(LEFT)), [1, 1, 3, 1]);
    expect([ohHell.toAct(table.state), bidsFor(table, 2)]).toEqual([[2], [2, 4]]);
  });
  test('R-BB-76 between equals the one nearest on the dealer’s left, the dealer last', () => {
    const table = bid(dealt(bb({ sumRule: 'highest_adjusts' }), six(LEFT)), [2, 1, 2, 1]);
    expect(ohHell.toAct(table.state)).toEqual([2]);
  });
  test('R-BB-77 without the rule the sum may come out, and all can make it', () => {
    const done = bid(dealt(bb({ sumRule: 'none' }), six(LEFT)), [2, 1, 2, 1]);
    expect(found(done.events, 'BiddingClosed')).toMatchObject({ sum: 6, call: 'even' });
  });
  test('R-BB-78 R-BB-80 dice are bids made at once, open from then on', () => {
    const table = bid(dealt(bb({ 'bid.mode': 'dice', sumRule: 'none' }), six(LEFT)), [2, 0, 6, 1]);
    expect(found(table.events, 'BidsRevealed')?.bids).toEqual([2, 0, 6, 1]);
  });
  test('R-BB-79 six pips mean zero, six or more, and are spoken', () => {
    expect([0, 1, 5, 6, 10].map(dieOf)).toEqual([
      { face: 6, spoken: true },
      { face: 1, spoken: false },
      { face: 5, spoken: false },
      { face: 6, spoken: true },
      { face: 6, spoken: true },
    ]);
  });
  test('R-BB-81 a held zero gives five', () => {
    const options = bb({ 'scoring.zero': '5' });
    expect([pointsFor(0, 0, 3, options), pointsFor(1, 1, 3, options)]).toEqual([5, 11]);
  });
  const seven = {
    players: 7,
    'schedule.pattern': 'down_up',
    'schedule.max': 7,
    'schedule.turnRepeat': 1,
    elimination: 'each_ascending_round',
  };
  test('R-BB-82 more than five start on a smaller deal; ten cards are refused (A-05)', () => {
    expect(faultsOf('bondebridge', { players: 7 })).toEqual(['schedule.max: cards-short']);
    expect(sizes(seven)).toEqual([7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]);
  });
  test('R-BB-83 on the way up the last one leaves after each deal but the last', () => {
    expect(ohHell.plan(bb(seven)).map((deal) => deal.players)).toEqual([
      7, 7, 7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2,
    ]);
    const out: number[] = [];
    for (const step of randomMatch(ohHell, bb(seven), 7))
      for (const event of step.events) if (event.type === 'PlayerEliminated') out.push(event.seat);
    expect(new Set(out).size).toBe(5);
  });
  test('R-BB-83 who lies last, between equals the one with fewer made bids (A-16)', () => {
    const row = (made: boolean[], points: number[]) => ({
      deal: 2,
      size: 2,
      dealer: 0,
      trump: 'NT' as const,
      bids: [0, 0, 0],
      taken: [0, 1, 1],
      points,
      made,
      sum: 0,
      call: 'under' as const,
      flatOut: false,
    });
    const match = {
      seats: 3,
      dealer: 0,
      out: [false, false, false],
      totals: [20, 10, 10],
      sheet: [row([true, true, false], [10, 10, 0]), row([true, false, false], [10, 0, 10])],
    };
    const options = bb({
      players: 3,
      'schedule.pattern': 'down_up',
      'schedule.max': 2,
      'schedule.turnRepeat': 1,
      elimination: 'each_ascending_round',
    });
    expect(
      goesOut({ ...match, sheet: [match.sheet[0]!, match.sheet[0]!, match.sheet[1]!] }, options),
    ).toBeUndefined();
    const longer = bb({
      players: 3,
      'schedule.pattern': 'down_up',
      'schedule.max': 3,
      'schedule.turnRepeat': 1,
      elimination: 'each_ascending_round',
    });
    const sheetOfFour = [match.sheet[0]!, match.sheet[0]!, match.sheet[0]!, match.sheet[1]!];
    expect(goesOut({ ...match, sheet: sheetOfFour }, longer)).toEqual({ seat: 2, by: 'made' });
  });
  const setesdal = { under: 'C', over: 'S' } as const;
  test('R-BB-84 R-BB-88 two suits are drawn, the over-trump again while it is the same', () => {
    expect(setesdalTrump(['4C', '9S'])).toEqual(setesdal);
    expect(setesdalTrump(['4H', '9H', '2D'])).toEqual({ under: 'H', over: 'D' });
    for (const step of randomMatch(ohHell, bb({ 'trump.mode': 'setesdal' }), 2)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect(event.trump).toEqual(setesdalTrump(event.drawn!));
    }
  });
  test('R-BB-85 both beat the plain suits', () => {
    expect([tricks('AD 2C', setesdal), tricks('AD 2S', setesdal)]).toEqual([1, 1]);
  });
  test('R-BB-86 R-BB-90 where both meet the higher card wins: ten of clubs over nine of spades', () => {
    expect(tricks('6D TC 9S', setesdal)).toBe(1);
  });
  test('R-BB-87 between equals the over-trump wins', () => {
    expect([tricks('6D TC TS', setesdal), tricks('6D TS TC', setesdal)]).toEqual([2, 1]);
  });
  test('R-BB-89 each trump suit is a suit of its own and must be followed', () => {
    const options = bb({ 'trump.mode': 'setesdal' });
    const table = bid(
      dealt(options, { hands: ['2D 3D', '7C 8C', '3C AS', '4D 5D'], trump: setesdal }),
      [0, 0, 0, 0],
    );
    expect(cardsFor(play(table, '7C'), 2)).toBe('3C');
  });
  test('R-BB-91 the rule sheet is whole before the first deal: every option has a value', () => {
    expect(Object.values(bb()).every((value) => value !== undefined)).toBe(true);
  });
  test('R-BB-92 against Oh Hell: at once and not in turn, up first, fixed trump', () => {
    const [here, there] = [bb(), sheet('ohhell')];
    expect([here['bid.mode'], there['bid.mode']]).toEqual(['simultaneous', 'turn']);
    expect([here['schedule.pattern'], there['schedule.pattern']]).toEqual(['up_down', 'down_up']);
    expect([here['trump.mode'], there['trump.mode']]).toEqual(['rotation', 'turn_up']);
  });
  test('R-BB-93 the same game elsewhere is a preset of the same family', () => {
    for (const name of ['boerenbridge', 'podrida', 'german_bridge'])
      expect(ohHell.presets[name]).toBeDefined();
  });
  test('R-BB-94 no partners, and three can play it', () => {
    expect(ohHell.standing(ohHell.initial(3)).scores).toHaveLength(3);
  });
  test('R-BB-95 a turned card instead of the rotation', () => {
    const options = bb({ 'trump.mode': 'turn_up' });
    for (const step of randomMatch(ohHell, options, 3)) {
      const event = found(step.events, 'HandsDealt');
      if (event) expect(event.trump).toBe(event.turnUp![1]);
    }
  });
});
