import { type BySeat, bySeat, nextSeat, replaced, type Seat, withoutCard } from '@stikk/engine';
import type { EventOf, OhHellEvent } from './event.ts';
import type { Bid, Deal, DealRow, Match, OhHellState, Playing } from './state.ts';

type In<Phase extends OhHellState['phase']> = Extract<OhHellState, { phase: Phase }>;

export const initial = (seats: number): OhHellState => ({
  phase: 'choosing',
  match: {
    seats,
    dealer: undefined,
    out: bySeat(seats, () => false),
    totals: bySeat(seats, () => 0),
    sheet: [],
  },
});

/**
 * The state after an event. It runs no rules and never sees the options.
 * @throws Error when the log is corrupt: the event cannot follow on the state
 */
export function evolve(state: OhHellState, event: OhHellEvent): OhHellState {
  switch (event.type) {
    case 'CardPlayed':
      return cardPlayed(at(state, event, 'playing'), event);
    case 'TrickTaken':
      return trickTaken(at(state, event, 'playing'), event);
    case 'BidMade':
      return bidMade(at(state, event, 'bidding'), event);
    case 'DealerChosen':
      return { phase: 'dealing', match: { ...state.match, dealer: event.dealer } };
    case 'HandsDealt':
      return handsDealt(at(state, event, 'dealing').match, event);
    case 'BidsRevealed': {
      const bidding = at(state, event, 'bidding');
      return { ...bidding, deal: { ...bidding.deal, bids: event.bids } };
    }
    case 'AdjustmentDue':
      return { ...at(state, event, 'bidding'), phase: 'adjusting', turn: event.seat, choices: event.choices };
    case 'BidAdjusted': {
      const { match, deal, hands } = at(state, event, 'adjusting');
      const bids = replaced<Bid | null>(deal.bids, event.seat, event.bid);
      return { phase: 'bidding', match, deal: { ...deal, bids }, hands, turn: undefined };
    }
    case 'BiddingClosed':
      return biddingClosed(at(state, event, 'bidding'), event);
    case 'HandsUncovered': {
      const dealt = dealtState(state, event);
      return { ...dealt, hands: event.hands, deal: { ...dealt.deal, seen: 'own' } };
    }
    case 'TrumpNamed': {
      const { match, deal, hands } = at(state, event, 'naming');
      return playing(match, { ...deal, trump: event.trump }, hands);
    }
    case 'DealScored': {
      if (!('deal' in state)) throw misfit(state, event);
      return dealScored(state, event);
    }
    case 'EliminationTied':
      return { phase: 'tied', match: state.match, tied: event.seats };
    case 'PlayerEliminated':
      return {
        phase: 'dealing',
        match: { ...state.match, out: replaced(state.match.out, event.seat, true) },
      };
    case 'MatchEnded':
      return { phase: 'over', match: state.match, winners: event.winners };
  }
}

const misfit = (state: OhHellState, event: OhHellEvent) =>
  new Error(`corrupt log: ${event.type} while ${state.phase}`);

function at<Phase extends OhHellState['phase']>(
  state: OhHellState,
  event: OhHellEvent,
  phase: Phase,
): In<Phase> {
  if (state.phase !== phase) throw misfit(state, event);
  return state as In<Phase>;
}

function dealtState(state: OhHellState, event: OhHellEvent): In<'naming' | 'playing'> {
  if (state.phase !== 'naming' && state.phase !== 'playing') throw misfit(state, event);
  return state;
}

function handsDealt(match: Match, event: EventOf<'HandsDealt'>): In<'bidding'> {
  const deal: Deal = {
    number: event.deal,
    size: event.size,
    dealer: event.dealer,
    players: match.out.reduce((players, out) => (out ? players : players + 1), 0),
    trump: event.trump,
    turnUp: event.turnUp,
    drawn: event.drawn ?? [],
    removed: event.removed ?? [],
    stock: event.stock.length,
    seen: event.seen,
    bidding: event.bidding,
    bids: bySeat(match.seats, () => null),
    sum: undefined,
    call: undefined,
    leader: undefined,
  };
  const turn = event.bidding === 'turn' ? nextSeat(event.dealer, match.out) : undefined;
  return { phase: 'bidding', match: { ...match, dealer: event.dealer }, deal, hands: event.hands, turn };
}

function bidMade(state: In<'bidding'>, event: EventOf<'BidMade'>): In<'bidding'> {
  const { match, deal, hands } = state;
  const bids = replaced<Bid | null>(deal.bids, event.seat, event.bid);
  const next = nextSeat(event.seat, match.out);
  const turn = deal.bidding === 'turn' && bids[next] === null ? next : undefined;
  return { phase: 'bidding', match, deal: { ...deal, bids }, hands, turn };
}

function biddingClosed(state: In<'bidding'>, event: EventOf<'BiddingClosed'>): OhHellState {
  const { match, hands } = state;
  const deal: Deal = { ...state.deal, sum: event.sum, call: event.call, leader: event.leader };
  if (event.naming !== undefined) return { phase: 'naming', match, deal, hands, turn: event.naming };
  return playing(match, deal, hands);
}

const playing = (match: Match, deal: Deal, hands: Playing['hands']): Playing => ({
  phase: 'playing',
  match,
  deal,
  hands,
  taken: bySeat(match.seats, () => 0),
  trick: [],
  number: 1,
  turn: deal.leader,
  lastTrick: undefined,
});

function cardPlayed(state: Playing, event: EventOf<'CardPlayed'>): Playing {
  const { match, deal, hands, taken, trick, number, lastTrick } = state;
  const { seat, card } = event;
  const full = trick.length + 1 === deal.players;
  return {
    phase: 'playing',
    match,
    deal,
    hands: replaced(hands, seat, withoutCard(hands[seat]!, card)),
    taken,
    trick: [...trick, { seat, card }],
    number,
    turn: full ? undefined : nextSeat(seat, match.out),
    lastTrick,
  };
}

function trickTaken(state: Playing, event: EventOf<'TrickTaken'>): Playing {
  const { match, deal, hands, taken, trick, number } = state;
  return {
    phase: 'playing',
    match,
    deal,
    hands,
    taken: replaced(taken, event.seat, taken[event.seat]! + 1),
    trick: [],
    number: number + 1,
    turn: event.seat,
    lastTrick: { plays: trick, winner: event.seat },
  };
}

function dealScored(state: Extract<OhHellState, { deal: Deal }>, event: EventOf<'DealScored'>): OhHellState {
  const { match, deal } = state;
  const none = bySeat(match.seats, () => null);
  const row: DealRow = {
    deal: event.deal,
    size: deal.size,
    dealer: deal.dealer,
    trump: deal.trump,
    bids: deal.sum === undefined ? none : (deal.bids as BySeat<number | null>),
    taken:
      state.phase === 'playing' ? state.taken.map((count, seat) => (match.out[seat] ? null : count)) : none,
    points: event.points,
    made: event.made,
    sum: deal.sum,
    call: deal.call,
    flatOut: event.flatOut,
  };
  const totals = match.totals.map((total, seat: Seat) => total + (event.points[seat] ?? 0));
  return { phase: 'dealing', match: { ...match, totals, sheet: [...match.sheet, row] } };
}
