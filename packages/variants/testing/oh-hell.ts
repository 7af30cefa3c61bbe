import { CARDS, deckOf, type Hand, type Seat, type Viewer } from '@stikk/engine';
import { cardsIn, type Random, type Subject } from '@stikk/engine/testing';
import * as z from 'zod/mini';
import {
  draft,
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '../src/oh-hell/index.ts';

/** The laws' knowledge of the family, written without its `legal`, `decide` and `redact`. */
export const ohHellSubject: Subject<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent> = {
  game: ohHell,
  alphabet(state) {
    if (!('deal' in state))
      return [
        { type: 'MakeBid', deal: 1, bid: 0 },
        { type: 'PlayCard', deal: 1, trick: 1, card: 'AS' },
      ];
    const { number, size } = state.deal;
    const trick = state.phase === 'playing' ? state.number : 1;
    const bids = Array.from({ length: size + 2 }, (_, bid) => bid);
    return [
      ...[number, number + 1].flatMap((deal) =>
        bids.flatMap((bid): OhHellCommand[] => [
          { type: 'MakeBid', deal, bid },
          { type: 'AdjustBid', deal, bid },
        ]),
      ),
      ...(['C', 'D', 'H', 'S', 'NT'] as const).map(
        (trump): OhHellCommand => ({ type: 'NameTrump', deal: number, trump }),
      ),
      ...CARDS.map((card): OhHellCommand => ({ type: 'PlayCard', deal: number, trick, card })),
      ...CARDS.slice(0, 13).map(
        (card): OhHellCommand => ({ type: 'PlayCard', deal: number, trick: trick + 1, card }),
      ),
    ];
  },
  maySee(_, event, viewer, known) {
    switch (event.type) {
      case 'HandsDealt': {
        const open = [event.turnUp, ...(event.drawn ?? []), ...(event.removed ?? [])];
        return new Set([...open.filter((card) => card !== undefined), ...visibleHands(event, viewer)]);
      }
      case 'HandsUncovered':
        return new Set([...known, ...(typeof viewer === 'number' ? (event.hands[viewer] ?? []) : [])]);
      case 'CardPlayed':
        return new Set([...known, event.card]);
      case 'DealerChosen':
        return new Set(cardsIn(event));
      default:
        return known;
    }
  },
  isSecret: (event, viewer) => event.type === 'BidMade' && event.sealed && event.seat !== viewer,
  invariant(state) {
    const { match } = state;
    const totals = match.sheet.reduce(
      (sums, row) => sums.map((sum, seat) => sum + (row.points[seat] ?? 0)),
      match.totals.map(() => 0),
    );
    if (totals.some((total, seat) => total !== match.totals[seat]))
      throw new Error('totals are not the sum of the sheet');
    for (const row of match.sheet) {
      const tricks = row.taken.reduce<number>((sum, taken) => sum + (taken ?? 0), 0);
      if (tricks !== row.size) throw new Error(`deal ${row.deal} has ${tricks} tricks of ${row.size}`);
    }
    if (state.phase !== 'playing') return;
    const cards = [...state.hands.flat(), ...state.trick.map((play) => play.card)];
    if (new Set(cards).size !== cards.length) throw new Error('a card is in two places');
    const left = state.deal.size - state.number + 1;
    state.hands.forEach((hand, seat) => {
      const played = state.trick.some((play) => play.seat === seat) ? 1 : 0;
      if (!match.out[seat] && hand.length + played !== left)
        throw new Error(`seat ${seat} holds ${hand.length} of ${left}`);
    });
  },
};

function visibleHands(event: Extract<OhHellEvent, { type: 'HandsDealt' }>, viewer: Viewer): Hand {
  if (typeof viewer !== 'number' || event.hands[viewer]!.length === 0) return [];
  if (event.seen === 'own') return event.hands[viewer]!;
  if (event.seen === 'none') return [];
  return event.hands.filter((_, seat: Seat) => seat !== viewer).flat();
}

/** A rule sheet with random values for every option, mended by its own remedies until it can be played. */
export function randomOptions(random: Random, players = 2 + random(6)): OhHellOptions {
  const pick = <Item>(...items: readonly Item[]): Item => items[random(items.length)]!;
  const deck = pick<OhHellOptions['deck']>('52', '52', '52', '48', '40', '36', '32', '24');
  const most = Math.floor(deckOf(deck).length / players);
  const size = () => 1 + random(most);
  let sheet: Record<string, unknown> = {
    players,
    deck,
    'deck.twosIndicator': random(6) === 0,
    rankOrder: pick('ace_high', 'ace_high', 'ace_ten', 'ace_three'),
    'schedule.pattern': pick('up_down', 'down_up', 'up', 'down', 'custom'),
    'schedule.max': pick<unknown>(Math.min(size(), 6), Math.min(size(), 6), size(), 'table', 'full'),
    'schedule.turnRepeat': pick<unknown>(1, 2, 'players'),
    'schedule.endRepeat': pick<unknown>(1, 1, 'players'),
    'schedule.list': Array.from({ length: 1 + random(5) }, () =>
      random(2) === 0
        ? size()
        : {
            size: size(),
            ...(random(2) === 0 && { trump: pick('C', 'D', 'H', 'S', 'NT') }),
            ...(random(3) === 0 && { sumRule: 'none' }),
            ...(random(2) === 0 && { oneCard: pick('normal', 'forehead', 'unseen') }),
          },
    ),
    leftover: pick('aside', 'aside', 'aside', 'nontrump_twos'),
    'trump.mode': pick('rotation', 'turn_up', 'draw', 'setesdal', 'fixed', 'none', 'highest_bidder'),
    'trump.suit': pick('C', 'D', 'H', 'S'),
    'trump.rotation': pick(['C', 'D', 'H', 'S'], ['S', 'H', 'C', 'D', 'NT'], ['H']),
    'trump.noTrumpSmallest': pick(0, 0, 1, 3),
    'trump.drawGrandRanks': pick<readonly string[]>([], ['J', 'Q', 'K', 'A'], ['A']),
    'trump.drawReturn': random(4) > 0,
    'trump.noCardLeft': pick('no_trump', 'dealer_last_card', 'cut_before_deal'),
    'bid.mode': pick('turn', 'simultaneous', 'dice'),
    'bid.oneCard': pick('normal', 'forehead', 'unseen'),
    sumRule: pick('dealer_hook', 'left_adjusts', 'highest_adjusts', 'none'),
    'sumRule.fromSize': pick(1, 1, 2, 4),
    'sumRule.lastDeal': pick('same', 'none'),
    'play.follow': random(8) > 0,
    'play.mustTrump': random(3) === 0,
    'play.mustHead': random(3) === 0,
    firstLead: pick('left_of_dealer', 'highest_bidder'),
    'dealer.first': pick('rps', 'high_card', 'random', 'chosen'),
    'dealer.chosen': random(players),
    'dealer.next': pick('clockwise', 'biggest_miss'),
    'scoring.hit': pick('10+bid', '10+tricks', '10+2*tricks', '5+3*bid', '10+bid^2', '7'),
    'scoring.miss': pick('0', 'tricks', '2*tricks', '-2*diff', '-diff^2', '-5*(2^diff-1)', '-5*(1+...+diff)'),
    'scoring.zero': pick('same', '5', '5+size'),
    ...(random(4) === 0 && { 'scoring.made': { 1: 11, 2: 30 } }),
    elimination: pick('none', 'none', 'each_ascending_round', 'when_needed'),
    'elimination.min': 2,
    'elimination.tie': pick('chain', 'none_out'),
    'end.tie': pick('shared', 'extra_deal', 'most_made'),
    announceOverUnder: random(2) === 0,
    ...(random(6) === 0 && { 'schedule.upMax': size() }),
  };
  for (let mends = 0; mends < 40; mends++) {
    const parsed = z.parse(draft, sheet);
    const faults = ohHell.faults(parsed);
    const [fault] = faults;
    if (fault === undefined) return z.parse(ohHell.options, sheet);
    if (fault.remedies.length === 0) throw new Error(`no remedy for ${fault.code}`);
    sheet = { ...sheet, ...fault.remedies[random(fault.remedies.length)] };
  }
  throw new Error(`remedies do not mend ${JSON.stringify(sheet)}`);
}
