import { HIDDEN, type Seat, SUITS, sortedHand, winningPlay } from '@stikk/engine';
import { type AnyGame, games } from '@stikk/variants';
import type { OhHellCommand, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { cardName, suitName, type Translate, trumpSentence } from '@stikk/words';
import type { Candidate, Family, PositionModel, SeatModel, SheetRow } from './model.ts';

const game = games['oh-hell'] as AnyGame;

function position(met: unknown, rules: unknown, t: Translate): PositionModel {
  const state = met as OhHellState;
  const { rankOrder } = rules as OhHellOptions;
  const { match } = state;
  const deal = 'deal' in state ? state.deal : undefined;
  const trick = state.phase === 'playing' ? state.trick : [];
  const taken = state.phase === 'playing' ? state.taken : undefined;
  const seat = (at: Seat): SeatModel => {
    const bid = deal?.bids[at] ?? null;
    const shown = bid === null ? '–' : bid === HIDDEN ? '?' : String(bid);
    return {
      hand: 'hands' in state ? sortedHand(state.hands[at]!, deal?.trump, rankOrder) : [],
      line: deal === undefined ? '' : taken === undefined ? shown : `${taken[at]}/${shown}`,
      ...(typeof bid === 'number' && { bid: { bid, taken: taken?.[at] ?? 0 } }),
      ...(match.out[at] && { isOut: true }),
    };
  };
  const sum = deal?.sum;
  return {
    seats: match.totals.map((_, at) => seat(at)),
    dealer: deal?.dealer ?? match.dealer,
    trick,
    best: winningPlay(trick, deal?.trump, rankOrder)?.seat,
    ...(deal && {
      trump: deal.trump,
      trumpText: deal.trump === undefined ? t('event.trumpOpen') : trumpSentence(t, deal.trump),
    }),
    facts: deal && sum !== undefined ? [t('call.sum', { sum, size: deal.size })] : [],
    aside:
      deal?.turnUp === undefined
        ? []
        : [{ text: t('event.turnedUp', { card: cardName(t, deal.turnUp) }), cards: [deal.turnUp] }],
  };
}

function candidates(met: unknown, seat: Seat, t: Translate): readonly Candidate[] {
  const state = met as OhHellState;
  if (!('deal' in state)) return [];
  const deal = state.deal.number;
  const bids = (type: 'MakeBid' | 'AdjustBid') =>
    Array.from({ length: state.deal.size + 1 }, (_, bid): Candidate => {
      const command: OhHellCommand = { type, deal, bid };
      return { command, text: String(bid) };
    });
  switch (state.phase) {
    case 'bidding':
      return bids('MakeBid');
    case 'adjusting':
      return bids('AdjustBid');
    case 'naming':
      return [...SUITS, 'NT' as const].map((trump) => {
        const command: OhHellCommand = { type: 'NameTrump', deal, trump };
        return { command, suit: trump, text: trump === 'NT' ? trumpSentence(t, trump) : suitName(t, trump) };
      });
    case 'playing':
      return sortedHand(state.hands[seat]!, state.deal.trump, 'ace_high').flatMap((card) => {
        if (card === HIDDEN) return [];
        const command: OhHellCommand = { type: 'PlayCard', deal, trick: state.number, card };
        return [{ command, card, text: cardName(t, card) }];
      });
    default:
      return [];
  }
}

/** The rules behind refusals. */
const rules = {
  'must-follow-suit': 'R-BB-40',
  'must-trump': 'R-BO-36',
  hook: 'R-OH-17',
  'not-a-choice': 'R-BB-34',
};

const sheet = (met: unknown): readonly SheetRow[] =>
  (met as OhHellState).match.sheet.map(({ deal, points, bids, taken }) => ({
    deal,
    cells: points.map((given, seat) => ({
      points: given,
      how: `${taken[seat] ?? '–'}/${bids[seat] ?? '–'}`,
    })),
  }));

export const ohHellFamily: Family = { game, position, candidates, rules, sheet };
