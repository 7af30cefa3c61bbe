import { type Card, HIDDEN, type Seat, winningPlay } from '@stikk/engine';
import { type Place, placesOf } from '@stikk/ui';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';

/** Who sits at a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: string | undefined;
}

/** Through whose eyes the table is drawn. */
export interface Perspective {
  /** Who sits at the bottom. */
  readonly bottom: Seat;
  /** The seat that acts on this page; `undefined` when it only watches. */
  readonly you: Seat | undefined;
}

export interface SeatModel {
  readonly seat: Seat;
  readonly at: Place;
  readonly points: number;
  /** Open bid. */
  readonly bid: number | undefined;
  /** Tricks taken, once there are any to take. */
  readonly taken: number | undefined;
  /** Tricks still to be played; 0 when the deal is over. */
  readonly left: number;
  /** Where a sealed bid stands. */
  readonly sealed: 'choosing' | 'ready' | undefined;
  readonly turn: boolean;
  readonly dealer: boolean;
  /** Has the winning card of the trick so far. */
  readonly leads: boolean;
  /** Cards still held. */
  readonly held: number;
  /** The card on the forehead, for everyone else to see. */
  readonly forehead: Card | undefined;
  readonly out: boolean;
}

/** The seats clockwise from the one at the bottom. */
export const seatsFrom = (bottom: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (bottom + step) % seats);

/** Where everybody sits, by seat. */
export function placesBySeat(bottom: Seat, seats: number): readonly Place[] {
  const places = placesOf(seats);
  return Array.from({ length: seats }, (_, seat) => places[(seat - bottom + seats) % seats]!);
}

/** Whether a seat is to act now. */
function isToAct(state: OhHellState, seat: Seat): boolean {
  if (state.phase === 'bidding' && state.deal.bidding === 'sealed')
    return state.deal.bids[seat] === null && !state.match.out[seat];
  return 'turn' in state && state.turn === seat;
}

/** Everybody at the table, clockwise from the bottom. */
export function seatModels(
  state: OhHellState,
  options: OhHellOptions,
  { bottom, you }: Perspective,
): readonly SeatModel[] {
  const { match } = state;
  const places = placesBySeat(bottom, match.seats);
  const deal = 'deal' in state ? state.deal : undefined;
  const hands = 'hands' in state ? state.hands : undefined;
  const playing = state.phase === 'playing' ? state : undefined;
  const row = deal ? undefined : match.sheet.at(-1);
  const winner = playing && winningPlay(playing.trick, playing.deal.trump, options.rankOrder)?.seat;
  return seatsFrom(bottom, match.seats).map((seat): SeatModel => {
    const bid = deal ? deal.bids[seat] : row?.bids[seat];
    const hand = hands?.[seat] ?? [];
    const onForehead = isForehead(state) && seat !== you ? hand[0] : undefined;
    return {
      seat,
      at: places[seat]!,
      points: match.totals[seat]!,
      bid: typeof bid === 'number' ? bid : undefined,
      taken: playing ? playing.taken[seat] : (row?.taken[seat] ?? undefined),
      left: playing && deal ? deal.size - playing.number + 1 : 0,
      sealed: sealedOf(state, seat),
      turn: isToAct(state, seat),
      dealer: match.dealer === seat,
      leads: winner === seat,
      held: hand.length,
      forehead: onForehead === HIDDEN ? undefined : onForehead,
      out: match.out[seat] === true,
    };
  });
}

/** Whether the cards are on foreheads: until they are played. */
export const isForehead = (state: OhHellState): boolean =>
  (state.phase === 'bidding' || state.phase === 'adjusting') && state.deal.seen === 'others';

function sealedOf(state: OhHellState, seat: Seat): SeatModel['sealed'] {
  if (state.phase !== 'bidding' || state.deal.bidding !== 'sealed' || state.match.out[seat]) return undefined;
  return state.deal.bids[seat] === null ? 'choosing' : 'ready';
}
