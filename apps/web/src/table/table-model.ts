import { type Card, type Hand, type MaybeCard, type Seat, sortedHand, type Trump } from '@stikk/engine';
import type { Place, Step } from '@stikk/ui';
import {
  type Call,
  callOf,
  type DealRow,
  dealCount,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  plannedDeal,
} from '@stikk/variants/oh-hell';
import { openSum } from './ask-model.ts';
import { isForehead, type Perspective, placesBySeat, type SeatModel, seatModels } from './seat-model.ts';
import { playModels, type TakenTrick, type TrickModel } from './trick-model.ts';

/** Bids against tricks. */
export interface Counter {
  readonly sum: number;
  readonly size: number;
  readonly call: Call;
  /** Everyone has bid. */
  readonly complete: boolean;
}

/** What stands in the middle of the cloth. */
export type Scene =
  | { readonly kind: 'chosen'; readonly event: Extract<OhHellEvent, { type: 'DealerChosen' }> }
  | { readonly kind: 'bidding' }
  /** All bids are shown on the count of three. */
  | {
      readonly kind: 'reveal';
      readonly shows: readonly { readonly seat: Seat; readonly at: Place; readonly bid: number }[];
    }
  | { readonly kind: 'trick'; readonly trick: TrickModel; readonly before: TakenTrick | undefined }
  | { readonly kind: 'scored'; readonly row: DealRow }
  | {
      readonly kind: 'leaving';
      readonly event: Extract<OhHellEvent, { type: 'EliminationTied' | 'PlayerEliminated' }>;
    }
  | { readonly kind: 'over' }
  | { readonly kind: 'waiting' };

export interface TableModel {
  readonly seats: readonly SeatModel[];
  /** Number of the deal from 1, how many there are, and cards each in it. */
  readonly deal: { readonly number: number; readonly of: number; readonly size: number } | undefined;
  readonly steps: readonly Step[];
  readonly trump: Trump | undefined;
  /** Whether a trump is known or still to be named: there is something to show. */
  readonly dealt: boolean;
  readonly turnUp: Card | undefined;
  readonly drawn: readonly Card[];
  readonly removed: readonly Card[];
  readonly counter: Counter | undefined;
  readonly scene: Scene;
  /** The hand of whoever sits at the bottom, as it is held. */
  readonly hand: readonly MaybeCard[];
  readonly forehead: boolean;
}

/** Everything that the table shows, from a state and the event that led to it. */
export function tableModel(
  state: OhHellState,
  options: OhHellOptions,
  perspective: Perspective,
  last: OhHellEvent | undefined,
): TableModel {
  const { match } = state;
  const deal = 'deal' in state ? state.deal : undefined;
  const places = placesBySeat(perspective.bottom, match.seats);
  const number = deal?.number ?? match.sheet.length;
  const held: Hand = 'hands' in state ? state.hands[perspective.bottom]! : [];
  return {
    seats: seatModels(state, options, perspective),
    deal:
      number > 0
        ? {
            number,
            of: Math.max(dealCount(options), number),
            size: deal?.size ?? match.sheet.at(-1)!.size,
          }
        : undefined,
    steps: stepsOf(state, options),
    trump: deal?.trump,
    dealt: deal !== undefined,
    turnUp: deal?.turnUp,
    drawn: deal?.drawn ?? [],
    removed: deal?.removed ?? [],
    counter: counterOf(state),
    scene: sceneOf(state, options, places, last),
    hand: sortedHand(held, deal?.trump, options.rankOrder),
    forehead: isForehead(state),
  };
}

function stepsOf(state: OhHellState, options: OhHellOptions): readonly Step[] {
  const { sheet } = state.match;
  const current = 'deal' in state ? state.deal.number : undefined;
  return Array.from({ length: Math.max(dealCount(options), current ?? sheet.length) }, (_, index): Step => {
    const planned = plannedDeal(options, index + 1);
    const row = sheet[index];
    const trump = row?.trump ?? planned?.trump;
    return {
      size: row?.size ?? planned?.size ?? 1,
      hollow: trump === 'NT',
      state: index + 1 === current ? 'current' : index < sheet.length ? 'done' : 'todo',
    };
  });
}

function counterOf(state: OhHellState): Counter | undefined {
  if (!('deal' in state)) return undefined;
  const { bids, size } = state.deal;
  const open = bids.filter((bid) => typeof bid === 'number');
  const sealed = state.phase === 'bidding' && state.deal.bidding === 'sealed';
  const complete = !bids.some((bid, seat) => typeof bid !== 'number' && !state.match.out[seat]);
  if (open.length === 0 || (sealed && !complete)) return undefined;
  const sum = openSum(bids);
  return { sum, size, call: callOf(sum, size), complete };
}

function sceneOf(
  state: OhHellState,
  options: OhHellOptions,
  places: readonly Place[],
  last: OhHellEvent | undefined,
): Scene {
  switch (state.phase) {
    case 'over':
      return { kind: 'over' };
    case 'tied':
    case 'choosing':
    case 'dealing':
      if (last?.type === 'DealerChosen') return { kind: 'chosen', event: last };
      if (last?.type === 'PlayerEliminated' || last?.type === 'EliminationTied')
        return { kind: 'leaving', event: last };
      return last?.type === 'DealScored'
        ? { kind: 'scored', row: state.match.sheet.at(-1)! }
        : { kind: 'waiting' };
    case 'bidding': {
      const { bids, bidding } = state.deal;
      const shows = bids.flatMap((bid, seat) =>
        typeof bid === 'number' ? [{ seat, at: places[seat]!, bid }] : [],
      );
      const all = shows.length === state.deal.players;
      return bidding === 'sealed' && all ? { kind: 'reveal', shows } : { kind: 'bidding' };
    }
    case 'adjusting':
    case 'naming':
      return { kind: 'bidding' };
    case 'playing':
      return {
        kind: 'trick',
        trick: {
          number: state.number,
          plays: playModels(state.trick, state.deal.trump, options.rankOrder, places),
          full: state.turn === undefined,
          next: state.turn === undefined ? undefined : places[state.turn],
        },
        before: takenTrick(state, options, places),
      };
  }
}

function takenTrick(
  { lastTrick, deal, number }: Extract<OhHellState, { phase: 'playing' }>,
  options: OhHellOptions,
  places: readonly Place[],
): TakenTrick | undefined {
  if (!lastTrick) return undefined;
  return {
    number: number - 1,
    plays: playModels(lastTrick.plays, deal.trump, options.rankOrder, places),
    winner: lastTrick.winner,
    to: places[lastTrick.winner]!,
  };
}

/** Where everybody is listed in the middle, the own plate would say it twice. */
export const showsOwn = ({ kind }: Scene): boolean =>
  kind !== 'reveal' && kind !== 'scored' && kind !== 'chosen' && kind !== 'over';

/** The same while another trick than this one is looked at. */
export const withoutLeader = (model: TableModel): TableModel => ({
  ...model,
  seats: model.seats.map((seat) => ({ ...seat, leads: false })),
});
