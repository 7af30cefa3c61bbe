import { bySeat, nextSeat, type Seat, type Suit } from '@stikk/engine';
import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolvaRules,
  booked,
  ended as endedBy,
  type Side,
  settled,
} from '@stikk/variants/bondtolva';

/** A pair that a side declared: the first of a deal is trumf, any after it tjog. */
export interface Declared {
  readonly side: Side;
  readonly suit: Suit;
}

/** What is written for a deal. */
export interface BondtolvaEntry {
  readonly dealer: Seat;
  /** In the order declared. */
  readonly declared: readonly Declared[];
  /** Who took the last trick; left out until the deal is over. */
  readonly last?: Side;
  /** Who has most aces and tens; `null` where nobody has. */
  readonly matadors?: Side | null;
}

/** What the sheet is counted by. */
export interface BondtolvaTable {
  readonly options: BondtolvaOptions;
  readonly dealer: Seat;
  readonly ended: boolean;
}

export interface BondtolvaScore {
  readonly state: BondtolvaState;
  /** Deals written after the one that decided the match; they do not count. */
  readonly beyond: number;
}

type InDeal = Extract<BondtolvaState, { phase: 'playing' }>;

const fold = (state: BondtolvaState, events: readonly BondtolvaEvent[]): BondtolvaState =>
  events.reduce(bondtolvaRules.evolve, state);

/** The side of each seat. */
export const sidesIn = ({ players, teams }: BondtolvaOptions): readonly Side[] =>
  bySeat(players, (seat) => (teams === 'opposite_pairs' ? seat % 2 : seat));

/** A pair with its points, which count at once unless the rules count everything at the end. */
function declare(state: InDeal, { side, suit }: Declared, options: BondtolvaOptions): BondtolvaState {
  const kind = state.deal.trump === undefined ? 'trumf' : 'tjog';
  const points = options[`tolva.points.${kind}`];
  const seat = state.match.sides.indexOf(side);
  const after = fold(state, [{ type: 'MarriageDeclared', seat, suit, kind, points }]);
  if (options['tolva.settle'] === 'deal_end' || points === 0) return after;
  const next = fold(after, [
    { type: 'PointsBooked', ...booked(after.match.scores, { side, for: kind, points }, options) },
  ]);
  return fold(next, endedBy(next, undefined, options));
}

function played(state: BondtolvaState, entry: BondtolvaEntry, options: BondtolvaOptions): BondtolvaState {
  const { match } = state;
  const none = match.scores.map(() => 0);
  let now = fold(state, [
    {
      type: 'HandsDealt',
      deal: match.sheet.length + 1,
      dealer: entry.dealer,
      hands: match.sides.map(() => []),
      talon: [],
    },
  ]);
  for (const pair of entry.declared) if (now.phase === 'playing') now = declare(now, pair, options);
  if (now.phase !== 'playing' || entry.last === undefined) return now;
  const closing = { counts: none, eyes: none, matadors: entry.matadors ?? undefined };
  return fold(now, settled(now, entry.last, closing, options));
}

/** The sheet that the entries come to, by the rules of the game itself. */
export function bondtolvaScore(entries: readonly BondtolvaEntry[], table: BondtolvaTable): BondtolvaScore {
  const { options, dealer, ended } = table;
  let state = fold(bondtolvaRules.initial(options.players), [
    { type: 'DealerChosen', dealer, how: 'chosen', sides: [...sidesIn(options)] },
  ]);
  for (const [place, entry] of entries.entries()) {
    if (state.phase !== 'dealing') return { state, beyond: entries.length - place };
    state = played(state, entry, options);
  }
  if (ended && state.phase === 'dealing') state = stopped(state);
  return { state, beyond: 0 };
}

function stopped(state: BondtolvaState): BondtolvaState {
  const { scores, sides } = state.match;
  const most = Math.max(...scores);
  const winners = sides.flatMap((side, seat) => (scores[side] === most ? [seat] : []));
  return fold(state, [{ type: 'MatchEnded', winners }]);
}

/** Who deals the deal that is written next. */
export const dealerAfter = ({ match }: BondtolvaState): Seat =>
  match.sheet.length === 0
    ? match.dealer!
    : nextSeat(
        match.dealer!,
        match.sides.map(() => false),
      );

/** Something that was put right. */
export type Change =
  | { readonly what: 'declared'; readonly from: readonly Declared[]; readonly to: readonly Declared[] }
  | {
      readonly what: 'last' | 'matadors';
      readonly from: Side | undefined;
      readonly to: Side | undefined;
    };

/** What differs between two entries of the same deal. */
export function changesOf(from: BondtolvaEntry, to: BondtolvaEntry): readonly Change[] {
  const same = JSON.stringify(from.declared) === JSON.stringify(to.declared);
  const closing = (['last', 'matadors'] as const).flatMap((what): readonly Change[] => {
    const [old, now] = [from[what] ?? undefined, to[what] ?? undefined];
    return old === now ? [] : [{ what, from: old, to: now }];
  });
  return [...(same ? [] : [{ what: 'declared', from: from.declared, to: to.declared } as const]), ...closing];
}
