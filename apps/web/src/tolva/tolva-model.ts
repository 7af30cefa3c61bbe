import { type Hand, HIDDEN, type MaybeCard, type Seat, type Suit, sortedHand } from '@stikk/engine';
import type { Place, TableauPlace } from '@stikk/ui';
import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  type Deal,
  type DealRow,
  dealSize,
  type EventOf,
  type Side,
  type Tableau,
} from '@stikk/variants/bondtolva';
import { type Perspective, placesBySeat, seatsFrom } from '../table/seat-model.ts';
import { playModels, type TakenTrick, type TrickModel } from '../table/trick-model.ts';
import { type SideModel, sideModels } from './side-model.ts';

export interface SeatModel {
  readonly seat: Seat;
  readonly at: Place;
  readonly side: Side;
  readonly score: number;
  /** Tricks taken in the deal. */
  readonly taken: number | undefined;
  /** Cards in the hand. */
  readonly held: number;
  readonly turn: boolean;
  readonly dealer: boolean;
  /** Has the winning card of the trick so far. */
  readonly leads: boolean;
}

/** What stands in the middle of the cloth. */
export type Scene =
  | { readonly kind: 'chosen'; readonly event: EventOf<'DealerChosen'> }
  | { readonly kind: 'trick'; readonly trick: TrickModel; readonly before: TakenTrick | undefined }
  | { readonly kind: 'scored'; readonly row: DealRow; readonly before: readonly number[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'waiting' };

export interface TolvaModel {
  /** Clockwise from the bottom. */
  readonly seats: readonly SeatModel[];
  /** The side at the bottom first, then clockwise. */
  readonly sides: readonly SideModel[];
  readonly partners: boolean;
  /** Number of the deal and of the trick, and how many tricks there are. */
  readonly deal: { readonly number: number; readonly trick: number; readonly of: number } | undefined;
  readonly trump: Suit | undefined;
  /** Cards in the talon, where the deal began with one. */
  readonly talon: number | undefined;
  readonly scene: Scene;
  /** The hand of whoever sits at the bottom, as it is held. */
  readonly hand: readonly MaybeCard[];
  /** The open cards of whoever sits at the bottom and of the one across. */
  readonly near: readonly TableauPlace[] | undefined;
  readonly far: readonly TableauPlace[] | undefined;
}

/**
 * Everything that the table shows, from a state and the event that led to it.
 * @param stands the winner of a trick is still deciding here: the trick lies on
 */
export function tolvaModel(
  state: BondtolvaState,
  options: BondtolvaOptions,
  perspective: Perspective,
  last: BondtolvaEvent | undefined,
  stands: boolean,
): TolvaModel {
  const { match } = state;
  const { bottom } = perspective;
  const deal = 'deal' in state ? state.deal : undefined;
  const places = placesBySeat(bottom, match.seats);
  const held: Hand = deal?.hands[bottom] ?? [];
  const tableaux = deal?.tableaux;
  const number = deal?.number ?? match.sheet.length;
  const scene = sceneOf(state, options, places, last, stands);
  return {
    seats: seatModels(state, bottom, places, scene),
    sides: sideModels(state, bottom, last),
    partners: match.scores.length < match.seats,
    deal: number > 0 ? { number, ...tricksOf(deal, options, scene) } : undefined,
    trump: deal?.trump,
    talon: deal?.drawing ? deal.talon.length : undefined,
    scene,
    hand: sortedHand(held, deal?.trump, options.rankOrder),
    near: tableaux && placesOf(tableaux[bottom]!),
    far: tableaux && placesOf(tableaux[(bottom + 1) % match.seats]!),
  };
}

/** Which trick it is, and how many cards everybody plays in a deal. */
function tricksOf(deal: Deal | undefined, options: BondtolvaOptions, scene: Scene) {
  const of =
    options['tolva.layout'] === 'all_dealt' ? dealSize(options) : Number(options.deck) / options.players;
  const trick = scene.kind === 'trick' ? scene.trick.number : (deal?.trickNumber ?? of);
  return { trick: Math.min(trick, of), of };
}

const placesOf = ({ covered, open }: Tableau): readonly TableauPlace[] =>
  covered.map((card, place): TableauPlace => {
    const top = open[place] ?? null;
    if (top === null || top === HIDDEN) return { covered: card !== null || top === HIDDEN };
    return { open: top, covered: card !== null };
  });

function seatModels(
  state: BondtolvaState,
  bottom: Seat,
  places: readonly Place[],
  scene: Scene,
): readonly SeatModel[] {
  const { match } = state;
  const deal = 'deal' in state ? state.deal : undefined;
  const leader = scene.kind === 'trick' ? scene.trick.plays.find(({ winning }) => winning)?.seat : undefined;
  return seatsFrom(bottom, match.seats).map((seat): SeatModel => {
    const side = match.sides[seat]!;
    return {
      seat,
      at: places[seat]!,
      side,
      score: match.scores[side] ?? 0,
      taken: deal?.taken[seat],
      held: deal?.hands[seat]?.length ?? 0,
      turn: 'turn' in state && state.turn === seat && holdsAny(state.deal, seat),
      dealer: match.dealer === seat,
      leads: leader === seat,
    };
  });
}

/** When the last trick is taken its winner stands for turn, with nothing to play. */
const holdsAny = ({ hands, tableaux }: Deal, seat: Seat): boolean =>
  hands[seat]!.length > 0 || (tableaux?.[seat]?.open.some((card) => card !== null) ?? false);

function sceneOf(
  state: BondtolvaState,
  options: BondtolvaOptions,
  places: readonly Place[],
  last: BondtolvaEvent | undefined,
  stands: boolean,
): Scene {
  if (state.phase === 'over') return { kind: 'over' };
  if (!('deal' in state)) {
    if (last?.type === 'DealerChosen') return { kind: 'chosen', event: last };
    if (last?.type !== 'DealScored') return { kind: 'waiting' };
    const { sheet, scores } = state.match;
    const before = sheet.at(-2)?.scores ?? scores.map(() => 0);
    return { kind: 'scored', row: sheet.at(-1)!, before };
  }
  const { deal } = state;
  const taken = takenTrick(deal, places);
  if (stands && taken && deal.trick.length === 0)
    return {
      kind: 'trick',
      // Where the cards lie close the winning one is on top.
      trick: {
        number: taken.number,
        plays: [...taken.plays].sort((a, b) => Number(a.winning) - Number(b.winning)),
        full: true,
        next: undefined,
      },
      before: undefined,
    };
  return {
    kind: 'trick',
    trick: {
      number: deal.trickNumber,
      plays: playModels(deal.trick, deal.trump, options.rankOrder, places),
      full: deal.trick.length === places.length,
      next: state.turn === undefined ? undefined : places[state.turn],
    },
    before: taken,
  };
}

/** The trick before, won under the trump of its time. */
function takenTrick({ lastTrick, trickNumber }: Deal, places: readonly Place[]): TakenTrick | undefined {
  if (!lastTrick) return undefined;
  const { plays, winner } = lastTrick;
  return {
    number: trickNumber - 1,
    plays: plays.map((play) => ({ ...play, at: places[play.seat]!, winning: play.seat === winner })),
    winner,
    to: places[winner]!,
  };
}

/** Where everybody is listed in the middle, plates would say it twice. */
export const listsAll = ({ kind }: Scene): boolean =>
  kind === 'scored' || kind === 'chosen' || kind === 'over';
