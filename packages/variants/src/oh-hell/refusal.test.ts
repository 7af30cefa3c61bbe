import { type Card, deckOf, type Viewer } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import { describe, expect, test } from 'vitest';
import { after, bid, dealt, play, reason, sheet, type Table } from '../../testing/table.ts';
import { type OhHellCommand, type OhHellEvent, type OhHellState, ohHell } from './index.ts';

const four = { hands: ['AS 2S', 'KH 3H', 'QD 4D', 'JC 5C'] };
const turns = () => dealt(sheet('ohhell'), four);
const sealed = () => dealt(sheet('bondebridge'), four);
const open = () => bid(turns(), [1, 0, 0, 0]);
const adjusting = () => bid(sealed(), [1, 0, 1, 0]);
const naming = () => {
  const options = sheet('ohhell', { 'trump.mode': 'highest_bidder' });
  return bid(dealt(options, { ...four, trump: undefined }), [1, 2, 2, 0]);
};
const tied = {
  phase: 'tied',
  match: { seats: 3, dealer: 0, out: [false, false, false], totals: [1, 0, 0], sheet: [] },
  tied: [1, 2],
} as const;

const ofSeats: readonly OhHellCommand[] = [
  { type: 'PlayCard', deal: 1, trick: 1, card: 'KH' },
  { type: 'MakeBid', deal: 1, bid: 0 },
  { type: 'AdjustBid', deal: 1, bid: 0 },
  { type: 'NameTrump', deal: 1, trump: 'H' },
];
const ofHouse: readonly OhHellCommand[] = [
  { type: 'ChooseDealer', dealer: 0 },
  { type: 'Deal', deck: [], drawn: [] },
  { type: 'DrawOut', order: [2, 1] },
];
const told = (state: OhHellState, command: OhHellCommand, by: Parameters<Table['when']>[1]) =>
  reason(ohHell.decide(state, command, by, sheet('ohhell')));

describe('who may ask for what, and when', () => {
  test.each(ofSeats)('$type is a seat’s', (command) => {
    expect(told(open().state, command, 'house')).toBe('only-a-seat');
    expect(told(open().state, command, 'director')).toBe('only-a-seat');
  });
  test.each(ofHouse)('$type is the house’s', (command) => {
    expect(told(tied, command, 0)).toBe('only-the-house');
    expect(told(tied, command, 'director')).toBe('only-the-house');
  });
  test('every command has its phase', () => {
    const phases: readonly (readonly [OhHellState, string])[] = [
      [ohHell.initial(4), 'ChooseDealer'],
      [given(ohHell, sheet('ohhell'), { type: 'DealerChosen', dealer: 0, how: 'chosen' }).state, 'Deal'],
      [turns().state, 'MakeBid'],
      [adjusting().state, 'AdjustBid'],
      [naming().state, 'NameTrump'],
      [open().state, 'PlayCard'],
      [tied, 'DrawOut'],
      [{ ...tied, phase: 'over', winners: [0] }, 'nothing'],
    ];
    for (const [state, own] of phases)
      for (const command of [...ofSeats, ...ofHouse]) {
        const by = ofHouse.includes(command) ? 'house' : 1;
        expect(told(state, command, by) === 'wrong-phase', `${command.type} while ${state.phase}`).toBe(
          command.type !== own,
        );
      }
  });
});

describe('a bid', () => {
  test('of another deal, by somebody else, a second one or above the hand', () => {
    expect(reason(turns().when({ type: 'MakeBid', deal: 2, bid: 0 }, 1))).toBe('stale');
    expect(reason(turns().when({ type: 'MakeBid', deal: 1, bid: 0 }, 2))).toBe('not-your-turn');
    const once = after(turns(), { type: 'MakeBid', deal: 1, bid: 0 }, 1);
    expect(reason(once.when({ type: 'MakeBid', deal: 1, bid: 1 }, 1))).toBe('already-bid');
    expect(reason(turns().when({ type: 'MakeBid', deal: 1, bid: 3 }, 1))).toBe('bid-too-high');
    expect(reason(turns().when({ type: 'MakeBid', deal: 1, bid: 2 }, 1))).toBe('accepted');
  });
  test('of a seat that has left the match, or that there is not', () => {
    const table = given(
      ohHell,
      sheet('bondebridge'),
      { type: 'DealerChosen', dealer: 0, how: 'chosen' },
      { type: 'PlayerEliminated', seat: 2, by: 'total' },
      {
        type: 'HandsDealt',
        deal: 1,
        size: 1,
        dealer: 0,
        hands: [['AS'], ['KS'], [], ['QS']],
        stock: [],
        seen: 'own',
        bidding: 'sealed',
        trump: 'NT',
      },
    );
    expect(reason(table.when({ type: 'MakeBid', deal: 1, bid: 0 }, 2))).toBe('out-of-match');
    expect(reason(table.when({ type: 'MakeBid', deal: 1, bid: 0 }, 7))).toBe('out-of-match');
    expect(table.legal(2)).toEqual([]);
    expect(ohHell.toAct(table.state)).toEqual([0, 1, 3]);
    const done = bid(table, [0, 0]);
    expect(after(done, { type: 'MakeBid', deal: 1, bid: 0 }, 3).events.map(({ type }) => type)).toEqual([
      'BidMade',
      'BidsRevealed',
      'BiddingClosed',
    ]);
  });
  test('changed by somebody else, in another deal, or to no choice', () => {
    expect(reason(adjusting().when({ type: 'AdjustBid', deal: 2, bid: 1 }, 1))).toBe('stale');
    expect(reason(adjusting().when({ type: 'AdjustBid', deal: 1, bid: 1 }, 2))).toBe('not-your-turn');
    expect(reason(adjusting().when({ type: 'AdjustBid', deal: 1, bid: 0 }, 1))).toBe('not-a-choice');
    const done = after(adjusting(), { type: 'AdjustBid', deal: 1, bid: 1 }, 1);
    expect(done.events[0]).toEqual({ type: 'BidAdjusted', seat: 1, from: 0, bid: 1 });
  });
  test('trump named in another deal or by somebody else', () => {
    expect(reason(naming().when({ type: 'NameTrump', deal: 2, trump: 'H' }, 1))).toBe('stale');
    expect(reason(naming().when({ type: 'NameTrump', deal: 1, trump: 'H' }, 2))).toBe('not-your-turn');
    expect(after(naming(), { type: 'NameTrump', deal: 1, trump: 'NT' }, 1).events).toEqual([
      { type: 'TrumpNamed', seat: 1, trump: 'NT' },
    ]);
  });
});

describe('a card', () => {
  test('of another deal or trick, out of turn or not held', () => {
    expect(reason(open().when({ type: 'PlayCard', deal: 2, trick: 1, card: 'KH' }, 1))).toBe('stale');
    expect(reason(open().when({ type: 'PlayCard', deal: 1, trick: 2, card: 'KH' }, 1))).toBe('stale');
    expect(reason(open().when({ type: 'PlayCard', deal: 1, trick: 1, card: 'AS' }, 0))).toBe('not-your-turn');
    expect(reason(open().when({ type: 'PlayCard', deal: 1, trick: 1, card: 'AS' }, 1))).toBe('not-in-hand');
  });
  const strict = (changes: Readonly<Record<string, unknown>>, hand: string, trump: 'H' | 'NT' = 'H') =>
    play(
      bid(
        dealt(sheet('ohhell', { sumRule: 'none', ...changes }), {
          hands: ['2D 3D', 'TS 8D', hand, '7C 6D'],
          trump,
        }),
        [0, 0, 0, 0],
      ),
      'TS',
    );
  const card = (value: Card) => ({ type: 'PlayCard', deal: 1, trick: 1, card: value }) as const;
  test('R-BO-24 R-BO-36 A-43 the duty that it breaks', () => {
    const both = { 'play.mustTrump': true, 'play.mustHead': true };
    expect(reason(strict({}, '9S 4H').when(card('4H'), 2))).toBe('must-follow-suit');
    expect(reason(strict(both, 'JS 9S').when(card('9S'), 2))).toBe('must-head');
    expect(reason(strict(both, '9C 4H').when(card('9C'), 2))).toBe('must-trump');
    expect(reason(strict(both, '9C 8C').when(card('9C'), 2))).toBe('accepted');
    expect(reason(strict({ 'play.mustHead': true }, '9C 4H').when(card('9C'), 2))).toBe('accepted');
    expect(reason(strict(both, '9C 4H', 'NT').when(card('9C'), 2))).toBe('accepted');
  });
});

describe('the house’s draws', () => {
  const dealing = (changes: Readonly<Record<string, unknown>>, preset = 'bondebridge') => {
    const options = sheet(preset, {
      'schedule.pattern': 'custom',
      'schedule.list': [13],
      'trump.noTrumpSmallest': 0,
      sumRule: 'none',
      ...changes,
    });
    const table = given(ohHell, options, { type: 'DealerChosen', dealer: 0, how: 'chosen' });
    return (...drawn: Card[]) =>
      reason(table.when({ type: 'Deal', deck: [...deckOf('52')], drawn }, 'house'));
  };
  test('R-BB-07 of the deal: every card of the pack once', () => {
    const table = given(ohHell, sheet('ohhell'), { type: 'DealerChosen', dealer: 0, how: 'chosen' });
    const deal = (deck: Card[]) => reason(table.when({ type: 'Deal', deck, drawn: [] }, 'house'));
    expect([deal(new Array(52).fill('AS')), deal(deckOf('52').slice(1)), deal([...deckOf('52')])]).toEqual([
      'bad-deck',
      'bad-deck',
      'accepted',
    ]);
  });
  test('A-16 of who leaves: everyone who is level, once', () => {
    const out = (...order: number[]) => told(tied, { type: 'DrawOut', order }, 'house');
    expect([out(1), out(0, 1), out(1, 1), out(1, 2, 1), out(1, 2)]).toEqual([
      'bad-draw',
      'bad-draw',
      'bad-draw',
      'bad-draw',
      'accepted',
    ]);
  });
  test('R-BB-13 of who deals first: what the sheet asks for', () => {
    const command = { type: 'ChooseDealer', dealer: 0 } as const;
    expect(told(ohHell.initial(4), command, 'house')).toBe('bad-draw');
    const chosen = sheet('bondebridge', { 'dealer.first': 'chosen', 'dealer.chosen': 0 });
    expect(ohHell.decide(ohHell.initial(4), command, 'house', chosen)).toEqual({
      ok: true,
      events: [{ type: 'DealerChosen', dealer: 0, how: 'chosen' }],
    });
  });
  test('R-BB-22 of trump: no card where the sheet knows it', () => {
    expect([dealing({})(), dealing({})('2C')]).toEqual(['accepted', 'bad-draw']);
  });
  test('R-BB-65 of trump: one card of the pack', () => {
    const draw = dealing({ 'trump.mode': 'draw' });
    expect([draw(), draw('2C'), draw('2C', '3C')]).toEqual(['bad-draw', 'accepted', 'bad-draw']);
    expect(dealing({ 'trump.mode': 'draw', 'deck.twosIndicator': true, 'schedule.list': [12] })('2C')).toBe(
      'bad-draw',
    );
  });
  test('R-BB-84 R-BB-88 of two trumps: until the second suit and no further', () => {
    const draw = dealing({ 'trump.mode': 'setesdal' });
    expect([draw(), draw('2C'), draw('2C', '3C'), draw('2C', '3D'), draw('2C', '3C', '4H')]).toEqual([
      'bad-draw',
      'bad-draw',
      'bad-draw',
      'accepted',
      'accepted',
    ]);
    expect(draw('2C', '3D', '4H')).toBe('bad-draw');
  });
  test('R-BO-15 A-32 of trump: a cut where no card is left to turn', () => {
    const cut = dealing({ 'trump.noCardLeft': 'cut_before_deal' }, 'ohhell');
    expect([cut(), cut('4H'), cut('4H', '5H')]).toEqual(['bad-draw', 'accepted', 'bad-draw']);
    const left = dealing({ 'trump.noCardLeft': 'cut_before_deal', 'schedule.list': [12] }, 'ohhell');
    expect([left(), left('4H')]).toEqual(['accepted', 'bad-draw']);
  });
});

describe('what a seat cannot see', () => {
  const seenBy = (viewer: Viewer, table: Table, options = sheet('bondebridge'), ...more: OhHellEvent[]) => {
    const { state } = table;
    if (!('hands' in state)) throw new Error(state.phase);
    const hands: OhHellEvent = {
      type: 'HandsDealt',
      deal: 1,
      size: state.deal.size,
      dealer: 0,
      hands: state.hands.map((hand) => [...hand]),
      stock: [],
      seen: state.deal.seen,
      bidding: state.deal.bidding,
      trump: 'NT',
    };
    const chosen: OhHellEvent = { type: 'DealerChosen', dealer: 0, how: 'chosen' };
    return given(ohHell, options, ...[chosen, hands, ...more].map((event) => ohHell.redact(event, viewer)));
  };
  const made = (seat: number, count: number, hidden: boolean): OhHellEvent => ({
    type: 'BidMade',
    seat,
    bid: count,
    sealed: hidden,
  });
  test('R-BB-28 the last sealed bid waits for the others to be shown', () => {
    const three = [made(0, 1, true), made(1, 0, true), made(2, 0, true)];
    const last = { type: 'MakeBid', deal: 1, bid: 0 } as const;
    expect(reason(seenBy(3, sealed(), undefined, ...three).when(last, 3))).toBe('unseen');
    expect(reason(seenBy('director', sealed(), undefined, ...three).when(last, 3))).toBe('accepted');
    expect(reason(seenBy(3, sealed(), undefined, ...three.slice(1)).when(last, 3))).toBe('accepted');
  });
  test('R-BB-74 hands bid unseen are picked up by the house', () => {
    const options = sheet('ohhell', { 'bid.oneCard': 'unseen' });
    const table = dealt(options, { hands: ['AS', 'KS', 'QS', 'JS'], seen: 'none' });
    const three = [made(1, 0, false), made(2, 0, false), made(3, 0, false)];
    const last = { type: 'MakeBid', deal: 1, bid: 0 } as const;
    expect(reason(seenBy(0, table, options, ...three).when(last, 0))).toBe('unseen');
    expect(reason(seenBy('director', table, options, ...three).when(last, 0))).toBe('accepted');
  });
  test('R-BB-73 a forehead deal is played by the house, for nobody sees the own card', () => {
    const options = sheet('ohhell', { 'bid.oneCard': 'forehead' });
    const table = dealt(options, { hands: ['AS', 'KS', 'QS', 'JS'], seen: 'others' });
    const three = [made(1, 0, false), made(2, 0, false), made(3, 0, false)];
    const last = { type: 'MakeBid', deal: 1, bid: 0 } as const;
    expect(reason(seenBy(0, table, options, ...three).when(last, 0))).toBe('unseen');
    expect(reason(seenBy('director', table, options, ...three).when(last, 0))).toBe('accepted');
  });
  test('R-BB-74 A-15 who has left holds nothing that could be hidden', () => {
    const options = sheet('ohhell', { 'bid.oneCard': 'unseen', sumRule: 'none' });
    const events: OhHellEvent[] = [
      { type: 'DealerChosen', dealer: 0, how: 'chosen' },
      { type: 'PlayerEliminated', seat: 2, by: 'total' },
      {
        type: 'HandsDealt',
        deal: 1,
        size: 1,
        dealer: 0,
        hands: [['AS'], ['KS'], [], ['QS']],
        stock: [],
        seen: 'none',
        bidding: 'turn',
        trump: 'NT',
      },
      made(1, 0, false),
      made(3, 0, false),
    ];
    const view = given(ohHell, options, ...events.map((event) => ohHell.redact(event, 0)));
    expect(reason(view.when({ type: 'MakeBid', deal: 1, bid: 0 }, 0))).toBe('unseen');
  });
  test('R-BB-34 R-BB-74 a bid that is changed before the hands are picked up', () => {
    const options = sheet('bondebridge', { 'bid.oneCard': 'unseen' });
    const table = dealt(options, { hands: ['AS', 'KS', 'QS', 'JS'], seen: 'none' });
    const due: OhHellEvent[] = [
      { type: 'BidsRevealed', bids: [0, 1, 0, 0] },
      { type: 'AdjustmentDue', seat: 1, choices: [0] },
    ];
    const change = { type: 'AdjustBid', deal: 1, bid: 0 } as const;
    expect(reason(seenBy(1, table, options, ...due).when(change, 1))).toBe('unseen');
    expect(reason(seenBy('director', table, options, ...due).when(change, 1))).toBe('accepted');
  });
  test('what is not one’s turn lists nothing', () => {
    expect([open().legal(0), adjusting().legal(0), naming().legal(0)]).toEqual([[], [], []]);
    expect(after(sealed(), { type: 'MakeBid', deal: 1, bid: 0 }, 2).legal(2)).toEqual([]);
  });
  test('another seat’s card is neither judged nor listed', () => {
    const bids = [0, 1, 2, 3].map((seat) => made(seat, 0, true));
    const closed: OhHellEvent[] = [
      { type: 'BidsRevealed', bids: [0, 0, 0, 0] },
      { type: 'BiddingClosed', sum: 0, call: 'under', leader: 1 },
    ];
    const view = seenBy(0, sealed(), undefined, ...bids, ...closed);
    expect(reason(view.when({ type: 'PlayCard', deal: 1, trick: 1, card: 'KH' }, 1))).toBe('unseen');
    expect(view.legal(1)).toEqual([]);
    expect(seenBy(1, sealed(), undefined, ...bids, ...closed).legal(1)).toEqual([
      { type: 'PlayCard', deal: 1, trick: 1, card: 'KH' },
      { type: 'PlayCard', deal: 1, trick: 1, card: '3H' },
    ]);
  });
});

describe('an event that cannot follow means the log is corrupt', () => {
  const hands: OhHellEvent = {
    type: 'HandsDealt',
    deal: 1,
    size: 1,
    dealer: 0,
    hands: [],
    stock: [],
    seen: 'own',
    bidding: 'turn',
  };
  const scored: OhHellEvent = { type: 'DealScored', deal: 1, points: [], made: [], flatOut: false };
  const early: readonly OhHellEvent[] = [
    hands,
    { type: 'BidMade', seat: 0, bid: 0, sealed: false },
    { type: 'BidsRevealed', bids: [] },
    { type: 'AdjustmentDue', seat: 0, choices: [] },
    { type: 'BidAdjusted', seat: 0, from: 0, bid: 1 },
    { type: 'BiddingClosed', sum: 0, call: 'under', leader: 0 },
    { type: 'HandsUncovered', hands: [] },
    { type: 'TrumpNamed', seat: 0, trump: 'H' },
    { type: 'CardPlayed', seat: 0, card: 'AS' },
    { type: 'TrickTaken', seat: 0, trick: 1 },
    scored,
  ];
  test.each(early)('$type before anything is dealt', (event) => {
    expect(() => ohHell.evolve(ohHell.initial(4), event)).toThrow(
      `corrupt log: ${event.type} while choosing`,
    );
  });
  test('bids after the lead, tricks before it', () => {
    expect(() => ohHell.evolve(open().state, early[1]!)).toThrow('corrupt log: BidMade while playing');
    expect(() => ohHell.evolve(turns().state, early[9]!)).toThrow('corrupt log: TrickTaken while bidding');
    expect(() => ohHell.evolve(turns().state, early[6]!)).toThrow(
      'corrupt log: HandsUncovered while bidding',
    );
  });
});
