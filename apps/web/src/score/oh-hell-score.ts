import { type BySeat, clockwiseFrom, nextSeat, type Seat } from '@stikk/engine';
import {
  adjustment,
  afterDeal,
  callOf,
  forbiddenBid,
  nextDealer,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHellRules,
  plannedDeal,
  scored,
  winnersOf,
} from '@stikk/variants/oh-hell';

/** What is written for a deal. Lists are by seat, `null` for a seat that has left the match. */
export interface OhHellEntry {
  readonly dealer: Seat;
  readonly bids: BySeat<number | null>;
  /** Left out until the deal has been played. */
  readonly taken?: BySeat<number | null>;
  /** Who drew to leave, where several were last on every count. */
  readonly leaves?: Seat;
}

/** What the sheet is counted by. */
export interface OhHellTable {
  readonly options: OhHellOptions;
  readonly dealer: Seat;
  readonly ended: boolean;
}

export interface OhHellScore {
  readonly state: OhHellState;
  /** Deals written after the one that decided the match; they do not count. */
  readonly beyond: number;
}

const fold = (state: OhHellState, events: readonly OhHellEvent[]): OhHellState =>
  events.reduce(ohHellRules.evolve, state);

const sumOf = (numbers: BySeat<number | null>): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

/** A deal up to its bids. */
function bid(state: OhHellState, entry: OhHellEntry, options: OhHellOptions): OhHellState {
  const { match } = state;
  const deal = match.sheet.length + 1;
  const { size, trump } = plannedDeal(options, deal)!;
  const sum = sumOf(entry.bids);
  return fold(state, [
    {
      type: 'HandsDealt',
      deal,
      size,
      dealer: entry.dealer,
      hands: [],
      stock: [],
      seen: 'own',
      bidding: 'sealed',
      ...(trump !== undefined && { trump }),
    },
    { type: 'BidsRevealed', bids: [...entry.bids] },
    { type: 'BiddingClosed', sum, call: callOf(sum, size), leader: nextSeat(entry.dealer, match.out) },
  ]);
}

/** A deal that was bid, played and scored. */
function played(state: OhHellState, taken: BySeat<number | null>, options: OhHellOptions): OhHellState {
  const tricks = taken.flatMap((count, seat) => new Array<Seat>(count ?? 0).fill(seat));
  const after = fold(
    state,
    tricks.map((seat, trick) => ({ type: 'TrickTaken', seat, trick: trick + 1 })),
  );
  return after.phase === 'playing' ? fold(after, [scored(after, options)]) : after;
}

/** Who leaves after a deal, and whether the match is over; those gone in the deals that follow did leave. */
function settled(
  state: OhHellState,
  entry: OhHellEntry,
  next: OhHellEntry | undefined,
  options: OhHellOptions,
): OhHellState {
  const due = afterDeal(state.match, options);
  if (next !== undefined && !due.some(({ type }) => type === 'MatchEnded'))
    return fold(
      state,
      next.bids.flatMap((bid, seat) =>
        bid === null && !state.match.out[seat] ? [{ type: 'PlayerEliminated', seat, by: 'total' }] : [],
      ),
    );
  const after = fold(state, due);
  if (after.phase !== 'tied' || entry.leaves === undefined) return after;
  const left = fold(after, [{ type: 'PlayerEliminated', seat: entry.leaves, by: 'draw' }]);
  return fold(left, afterDeal(left.match, options));
}

/** The sheet that the entries come to, by the rules of the game itself. */
export function ohHellScore(entries: readonly OhHellEntry[], table: OhHellTable): OhHellScore {
  const { options, dealer, ended } = table;
  const begin: OhHellEvent = { type: 'DealerChosen', dealer, how: 'chosen' };
  let state = fold(ohHellRules.initial(options.players), [begin]);
  for (const [place, entry] of entries.entries()) {
    if (state.phase !== 'dealing') return { state, beyond: entries.length - place };
    state = bid(state, entry, options);
    if (entry.taken === undefined) break;
    state = settled(played(state, entry.taken, options), entry, entries[place + 1], options);
  }
  if (ended && state.phase === 'dealing')
    state = fold(state, [{ type: 'MatchEnded', winners: [...winnersOf(state.match, options['end.tie'])] }]);
  return { state, beyond: 0 };
}

/** What is known of a deal that is being written. */
export interface DealFrame {
  readonly number: number;
  readonly size: number;
  readonly dealer: Seat;
  /** Who plays, from the left of the dealer. */
  readonly seats: readonly Seat[];
}

/** The deal that is written next, or goes on; `undefined` where none is left. */
export function openDeal({ match, ...state }: OhHellState, options: OhHellOptions): DealFrame | undefined {
  const inDeal = 'deal' in state;
  if (!inDeal && state.phase !== 'dealing') return undefined;
  const number = match.sheet.length + 1;
  const planned = plannedDeal(options, number);
  if (!planned) return undefined;
  const dealer = inDeal ? state.deal.dealer : nextDealer(match, options);
  const seats = clockwiseFrom(dealer, match.seats).filter((seat) => !match.out[seat]);
  return { number, size: planned.size, dealer, seats };
}

/** A deal that was written, to be put right. */
export function writtenDeal(entry: OhHellEntry, number: number, options: OhHellOptions): DealFrame {
  const seats = clockwiseFrom(entry.dealer, options.players).filter((seat) => entry.bids[seat] !== null);
  return { number, size: plannedDeal(options, number)!.size, dealer: entry.dealer, seats };
}

/** Numbers by seat as they are keyed in. */
export type Keyed = BySeat<number | undefined>;

/** Why the bids cannot stand under the rules; `undefined` where they can, or are not all in. */
export type BidFault =
  | { readonly kind: 'hook'; readonly seat: Seat; readonly bid: number }
  | { readonly kind: 'adjust'; readonly seat: Seat; readonly choices: readonly number[] };

export function bidFault(frame: DealFrame, bids: Keyed, options: OhHellOptions): BidFault | undefined {
  const { number, size, dealer, seats } = frame;
  if (seats.some((seat) => bids[seat] === undefined)) return undefined;
  const deal = plannedDeal(options, number)!;
  const open = bids.map((bid) => bid ?? null);
  const last = bids[dealer]!;
  const hooked = forbiddenBid({ ...deal, size }, sumOf(open) - last, true);
  if (hooked !== undefined && hooked === last) return { kind: 'hook', seat: dealer, bid: last };
  const due = adjustment(deal, open, dealer);
  return due && { kind: 'adjust', ...due };
}

/** Tricks of the deal that nobody is written for yet; below 0 where there are too many. */
export const tricksLeft = ({ size, seats }: DealFrame, taken: Keyed): number =>
  size - seats.reduce((sum, seat) => sum + (taken[seat] ?? 0), 0);

/** What was keyed in, as it is kept. */
export const keptOf = ({ seats }: DealFrame, keyed: Keyed): BySeat<number | null> =>
  keyed.map((number, seat) => (seats.includes(seat) ? (number ?? null) : null));

/** A number that was put right. */
export interface Change {
  readonly seat: Seat;
  readonly what: 'bid' | 'took';
  readonly from: number;
  readonly to: number;
}

/** What differs between two entries of the same deal. */
export function changesOf(from: OhHellEntry, to: OhHellEntry): readonly Change[] {
  const differing = (what: Change['what'], old: BySeat<number | null>, now: BySeat<number | null>) =>
    old.flatMap((number, seat): readonly Change[] => {
      const next = now[seat];
      return number === null || next == null || next === number
        ? []
        : [{ seat, what, from: number, to: next }];
    });
  return [...differing('bid', from.bids, to.bids), ...differing('took', from.taken ?? [], to.taken ?? [])];
}
