import { type Card, HIDDEN, type Seat, SUITS, sortedHand, winningPlay } from '@stikk/engine';
import { type AnyGame, games } from '@stikk/variants';
import type { BondtolvaCommand, BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import {
  cardName,
  drawText,
  kindText,
  suitName,
  type Translate,
  talonText,
  trumpSentence,
} from '@stikk/words';
import type { Candidate, Family, PositionModel, SeatModel, SheetRow } from './model.ts';

const game = games.bondtolva as AnyGame;

function position(met: unknown, rules: unknown, t: Translate): PositionModel {
  const state = met as BondtolvaState;
  const { rankOrder } = rules as BondtolvaOptions;
  const deal = 'deal' in state ? state.deal : undefined;
  const seat = (at: Seat): SeatModel => {
    const tableau = deal?.tableaux?.[at];
    return {
      hand: deal ? sortedHand(deal.hands[at]!, deal.trump, rankOrder) : [],
      ...(tableau && {
        tableau: tableau.open.map((open, place) => ({ open, covered: tableau.covered[place] ?? null })),
      }),
      line: deal ? String(deal.taken[at]) : '',
    };
  };
  return {
    seats: Array.from({ length: state.match.seats }, (_, at) => seat(at)),
    dealer: deal?.dealer ?? state.match.dealer,
    trick: deal?.trick ?? [],
    best: deal && winningPlay(deal.trick, deal.trump, rankOrder)?.seat,
    ...(deal?.trump && { trump: deal.trump, trumpText: trumpSentence(t, deal.trump) }),
    facts: (deal?.declared ?? []).map(({ kind, suit }) => `${kindText(t, kind)}: ${suitName(t, suit)}`),
    aside:
      deal && deal.talon.length > 0 ? [{ text: talonText(t, deal.talon.length), cards: deal.talon }] : [],
  };
}

function candidates(met: unknown, seat: Seat, t: Translate): readonly Candidate[] {
  const state = met as BondtolvaState;
  if (!('deal' in state)) return [];
  const { number: deal, trickNumber: trick, hands, trump, tableaux } = state.deal;
  const named = (command: BondtolvaCommand, text: string, more: Partial<Candidate> = {}): Candidate => ({
    command,
    text,
    ...more,
  });
  if (state.phase === 'answering')
    return SUITS.map((suit) => named({ type: 'AnswerSuit', deal, trick, suit }, suitName(t, suit), { suit }));
  const open = tableaux?.[seat]?.open ?? [];
  const cards = sortedHand([...hands[seat]!, ...open.filter((card) => card !== null)], trump, 'ace_ten');
  const plays = cards
    .filter((card): card is Card => card !== HIDDEN)
    .map((card) => named({ type: 'PlayCard', deal, trick, card }, cardName(t, card), { card }));
  if (!('window' in state) || state.window === undefined) return plays;
  return [
    ...plays,
    ...(state.deal.drawing ? [named({ type: 'DrawCard', deal, trick }, drawText(t))] : []),
    ...SUITS.map((suit) =>
      named(
        { type: 'DeclareMarriage', deal, trick, suit },
        t('tolva.table.pair', { suit: suitName(t, suit) }),
        {
          suit,
        },
      ),
    ),
    ...(new Set(state.match.sides).size === state.match.seats ? [] : questions(deal, trick, t)),
  ];
}

/** What partners can be asked. */
const questions = (deal: number, trick: number, t: Translate): readonly Candidate[] => {
  const whole: BondtolvaCommand = { type: 'AskPartner', deal, trick, kind: 'whole' };
  return [
    { command: whole, text: t('tolva.table.whole') },
    ...SUITS.map((suit): Candidate => {
      const half: BondtolvaCommand = { type: 'AskPartner', deal, trick, kind: 'half', suit };
      return { command: half, suit, text: `${t('tolva.table.half')}, ${suitName(t, suit)}` };
    }),
  ];
};

/** The rules behind refusals. */
const rules = {
  'must-follow-suit': 'R-TO-15',
  'must-head': 'R-TO-16',
  'must-trump': 'R-TO-17',
  'no-window': 'R-TO-08',
  'one-declaration': 'R-TO-13',
  'no-pair': 'R-TO-09',
  'no-question': 'R-TO-29',
  'no-half': 'R-TO-30',
};

const sheet = (met: unknown): readonly SheetRow[] => {
  const { match } = met as BondtolvaState;
  return match.sheet.map(({ deal, bookings, scores }) => ({
    deal,
    cells: match.sides.map((side) => ({
      points: bookings.reduce((sum, booking) => sum + (booking.side === side ? booking.points : 0), 0),
      how: String(scores[side]),
    })),
  }));
};

export const bondtolvaFamily: Family = { game, position, candidates, rules, sheet };
