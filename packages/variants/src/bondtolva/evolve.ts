import { type BySeat, bySeat, type MaybeCard, replaced, type Seat, withoutCard } from '@stikk/engine';
import type { BondtolvaEvent, EventOf } from './event.ts';
import type {
  BondtolvaState,
  Deal,
  DealRow,
  Drawing,
  Match,
  Playing,
  Side,
  Tableau,
  Window,
} from './state.ts';

type In<Phase extends BondtolvaState['phase']> = Extract<BondtolvaState, { phase: Phase }>;

export const initial = (seats: number): BondtolvaState => ({
  phase: 'choosing',
  match: {
    seats,
    sides: bySeat(seats, (seat) => seat),
    dealer: undefined,
    scores: bySeat(seats, () => 0),
    sheet: [],
  },
});

const CLOSED: Window = { asked: [], granted: [], declared: undefined };

/**
 * The state after an event. It runs no rules and never sees the options.
 * @throws Error when the log is corrupt: the event cannot follow on the state
 */
export function evolve(state: BondtolvaState, event: BondtolvaEvent): BondtolvaState {
  switch (event.type) {
    case 'DealerChosen': {
      const scores = Array.from({ length: new Set(event.sides).size }, () => 0);
      return {
        phase: 'dealing',
        match: { ...state.match, dealer: event.dealer, sides: event.sides, scores },
      };
    }
    case 'HandsDealt':
      return handsDealt(at(state, event, 'dealing').match, event);
    case 'CardPlayed':
      return cardPlayed(at(state, event, 'playing'), event);
    case 'TrickTaken':
      return trickTaken(at(state, event, 'playing'), event);
    case 'CoverTurned': {
      const playing = at(state, event, 'playing');
      const { covered, open } = playing.deal.tableaux![event.seat]!;
      const turned: Tableau = {
        covered: replaced<MaybeCard | null>(covered, event.place, null),
        open: replaced<MaybeCard | null>(open, event.place, event.card),
      };
      return {
        ...playing,
        deal: { ...playing.deal, tableaux: replaced(playing.deal.tableaux!, event.seat, turned) },
      };
    }
    case 'MarriageDeclared':
      return declared(within(state, event), event);
    case 'PartnerAsked':
      return windowed(within(state, event), ({ asked }) => ({ asked: [...asked, event.suit ?? 'whole'] }));
    case 'AnswerDue': {
      const { match, deal, turn, window } = at(state, event, 'playing');
      return { phase: 'answering', match, deal, turn: event.seat, asker: turn!, window: window! };
    }
    case 'PartnerAnswered': {
      const { match, deal, window, ...rest } = within(state, event);
      const turn = rest.phase === 'answering' ? rest.asker : rest.turn;
      const granted = event.yes && event.suit ? [...window!.granted, event.suit] : window!.granted;
      return { phase: 'playing', match, deal, turn, window: { ...window!, granted } };
    }
    case 'CardsDrawn': {
      const { match, deal, turn } = at(state, event, 'drawing');
      const hands = deal.hands.map((hand, seat) => [...hand, event.cards[seat]!]);
      return playing(match, { ...deal, hands, talon: deal.talon.slice(event.cards.length) }, turn, undefined);
    }
    case 'PointsBooked': {
      const dealt = within(state, event);
      const { type: _, ...booking } = event;
      const scores = replaced(state.match.scores, event.side, event.to);
      const deal = { ...dealt.deal, bookings: [...dealt.deal.bookings, booking] };
      return { ...dealt, match: { ...dealt.match, scores }, deal };
    }
    case 'DealScored':
      return { phase: 'dealing', match: withRow(within(state, event), event) };
    case 'MatchEnded': {
      const match = 'deal' in state ? withRow(state, undefined) : state.match;
      return { phase: 'over', match, winners: event.winners };
    }
  }
}

const misfit = (state: BondtolvaState, event: BondtolvaEvent) =>
  new Error(`corrupt log: ${event.type} while ${state.phase}`);

function at<Phase extends BondtolvaState['phase']>(
  state: BondtolvaState,
  event: BondtolvaEvent,
  phase: Phase,
): In<Phase> {
  if (state.phase !== phase) throw misfit(state, event);
  return state as In<Phase>;
}

function within(state: BondtolvaState, event: BondtolvaEvent): Extract<BondtolvaState, { deal: Deal }> {
  if (!('deal' in state)) throw misfit(state, event);
  return state;
}

const playing = (match: Match, deal: Deal, turn: Seat | undefined, window: Window | undefined): Playing => ({
  phase: 'playing',
  match,
  deal,
  turn,
  window,
});

function handsDealt(match: Match, event: EventOf<'HandsDealt'>): Playing {
  const deal: Deal = {
    number: event.deal,
    dealer: event.dealer,
    trump: undefined,
    declared: [],
    hands: event.hands,
    talon: event.talon,
    drawing: event.talon.length > 0,
    tableaux: event.covered?.map((covered, seat) => ({ covered, open: event.open![seat]! })),
    captured: match.scores.map(() => []),
    taken: bySeat(match.seats, () => 0),
    trick: [],
    trickNumber: 1,
    lastTrick: undefined,
    bookings: [],
    fresh: undefined,
  };
  return playing({ ...match, dealer: event.dealer }, deal, (event.dealer + 1) % match.seats, undefined);
}

function cardPlayed(state: Playing, event: EventOf<'CardPlayed'>): Playing {
  const { match, deal } = state;
  const { seat, card } = event;
  const trick = [...deal.trick, { seat, card }];
  const turn = trick.length === match.seats ? undefined : (seat + 1) % match.seats;
  const place = deal.tableaux?.[seat]?.open.indexOf(card) ?? -1;
  if (place >= 0) {
    const tableau = deal.tableaux![seat]!;
    const open = replaced<MaybeCard | null>(tableau.open, place, null);
    return playing(
      match,
      { ...deal, trick, fresh: undefined, tableaux: replaced(deal.tableaux!, seat, { ...tableau, open }) },
      turn,
      undefined,
    );
  }
  const hands = replaced(deal.hands, seat, withoutCard(deal.hands[seat]!, card));
  return playing(match, { ...deal, trick, hands, fresh: undefined }, turn, undefined);
}

function trickTaken(state: Playing, event: EventOf<'TrickTaken'>): Playing | Drawing {
  const { match, deal } = state;
  const side = match.sides[event.seat]!;
  const taken: Deal = {
    ...deal,
    captured: replaced(deal.captured, side, [
      ...deal.captured[side]!,
      ...deal.trick.map((play) => play.card),
    ]),
    taken: replaced(deal.taken, event.seat, deal.taken[event.seat]! + 1),
    trick: [],
    trickNumber: deal.trickNumber + 1,
    lastTrick: { plays: deal.trick, winner: event.seat },
  };
  if (deal.talon.length > 0)
    return { phase: 'drawing', match, deal: taken, turn: event.seat, window: CLOSED };
  return playing(match, taken, event.seat, deal.drawing ? undefined : CLOSED);
}

function windowed(
  state: Extract<BondtolvaState, { deal: Deal }>,
  change: (window: Window) => Partial<Window>,
): BondtolvaState {
  const window = state.window ?? CLOSED;
  return { ...state, window: { ...window, ...change(window) } } as BondtolvaState;
}

function declared(
  state: Extract<BondtolvaState, { deal: Deal }>,
  event: EventOf<'MarriageDeclared'>,
): BondtolvaState {
  const { deal } = state;
  const { seat, suit, kind, points, king, queen } = event;
  const next: Deal = {
    ...deal,
    trump: deal.trump ?? suit,
    fresh: suit,
    declared: [...deal.declared, { seat, suit, kind, points, king, queen }],
  };
  return windowed({ ...state, deal: next }, () => ({ declared: suit }));
}

/** The match with the deal's line on the sheet; without a score where the deal stopped short. */
function withRow(
  { match, deal }: { readonly match: Match; readonly deal: Deal },
  scored: EventOf<'DealScored'> | undefined,
): Match {
  const none: BySeat<number> = match.scores.map(() => 0);
  const row: DealRow = {
    deal: deal.number,
    dealer: deal.dealer,
    trump: deal.trump,
    declared: deal.declared,
    last: scored?.last ?? undefined,
    matadors: (scored?.matadors ?? undefined) as Side | undefined,
    counts: scored?.counts ?? none,
    eyes: scored?.eyes ?? none,
    bookings: deal.bookings,
    scores: match.scores,
  };
  return { ...match, sheet: [...match.sheet, row] };
}
