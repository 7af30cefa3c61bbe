import { type RankOrder, type Seat, strengthOf } from '@stikk/engine';
import type { BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { duties, partnerOf } from '@stikk/variants/bondtolva';

export const FOLLOW = 1;
export const MUST_TRUMP = 2;
export const MUST_HEAD = 4;

/** The states in which a seat has something to decide. */
export type Deciding = Extract<BondtolvaState, { deal: unknown }>;

/** A rule sheet as numbers, with what stays the same through one deal. */
export interface Rules {
  readonly options: BondtolvaOptions;
  readonly players: number;
  /** The side of each player. */
  readonly sideOf: readonly number[];
  readonly sides: number;
  /** The partner of each player, or -1. */
  readonly partnerOf: readonly number[];
  /** {@link FOLLOW}, {@link MUST_TRUMP} and {@link MUST_HEAD} added up, as they hold once no talon is left. */
  readonly duties: number;
  readonly mustLeadPair: boolean;
  readonly whole: boolean;
  readonly half: boolean;
  readonly free: boolean;
  readonly trumf: number;
  readonly tjog: number;
  readonly last: number;
  readonly matadors: number;
  readonly target: number;
  readonly bust: number;
  readonly settle: BondtolvaOptions['tolva.settle'];
  readonly faces: Faces;
  /** Sides in the order of their first seat from the dealer's left. */
  readonly order: readonly number[];
  /** Deals that may still follow on this one. */
  readonly more: number;
}

/** Bits of ranks within a suit mask, as the rank order places them. */
export interface Faces {
  readonly king: number;
  readonly queen: number;
  readonly pair: number;
  /** Ace and ten. */
  readonly matadors: number;
  /** Eyes by rank. */
  readonly eyes: Int32Array;
}

const FACES = new Map<RankOrder, Faces>();

function facesOf(order: RankOrder): Faces {
  const known = FACES.get(order);
  if (known) return known;
  const rank = (of: 'A' | 'K' | 'Q' | 'J' | 'T') => strengthOf(`${of}C`, order);
  const eyes = new Int32Array(13);
  eyes[rank('A')] = 4;
  eyes[rank('K')] = 3;
  eyes[rank('Q')] = 2;
  eyes[rank('J')] = 1;
  const king = 1 << rank('K');
  const queen = 1 << rank('Q');
  const faces = { king, queen, pair: king | queen, matadors: (1 << rank('A')) | (1 << rank('T')), eyes };
  FACES.set(order, faces);
  return faces;
}

/** The rules of the deal on the table. */
export function rulesOf({ match, deal }: Deciding, options: BondtolvaOptions): Rules {
  const players = match.seats;
  const { follow, mustTrump, mustHead } = duties({ ...deal, talon: [] }, options);
  const questions = options['tolva.questions'];
  const seats = match.sides.map((_, seat): Seat => seat);
  return {
    options,
    players,
    sideOf: match.sides,
    sides: match.scores.length,
    partnerOf: seats.map((seat) => partnerOf(match, seat) ?? -1),
    duties: (follow ? FOLLOW : 0) + (mustTrump ? MUST_TRUMP : 0) + (mustHead ? MUST_HEAD : 0),
    mustLeadPair: options['tolva.mustLeadPair'],
    whole: questions === 'whole' || questions === 'both',
    half: questions === 'half' || questions === 'both',
    free: options['tolva.questionsPerTrick'] === 'free',
    trumf: options['tolva.points.trumf'],
    tjog: options['tolva.points.tjog'],
    last: options['tolva.points.last'],
    matadors: options['tolva.points.matadors'],
    target: options['tolva.target'],
    bust: options['tolva.bust'],
    settle: options['tolva.settle'],
    faces: facesOf(options.rankOrder),
    order: [...new Set(seats.map((_, step) => match.sides[(deal.dealer + 1 + step) % players]!))],
    more: Math.max(options['tolva.mostDeals'] - deal.number, 0),
  };
}
