import { adjustment, forbiddenBid, highestBidder, type OhHellOptions } from '@stikk/variants/oh-hell';
import type { Chance } from '../chance.ts';
import { likelySampler } from './belief.ts';
import { type Heuristic, playOut, promisedTricks } from './heuristic.ts';
import { TRUMPS } from './name-trump.ts';
import { MOST_SAMPLES } from './sample.ts';
import type { Sight } from './sight.ts';
import { copyTable, emptyTable, setTrump, type Table } from './table.ts';

const SPITE = 0.05;
/** How far below the promised tricks a hand is bid (R-BB-60). */
const DOUBT = 0.25;

/** What a hand is bid at that promises so many tricks, within the rules. */
function bidFor(promised: number, size: number, hooked: number | undefined): number {
  const bid = Math.min(Math.max(Math.round(promised - DOUBT), 0), size);
  if (bid !== hooked) return bid;
  if (bid === size) return bid - 1;
  return bid > 0 && promised < bid ? bid - 1 : bid + 1;
}

/** The trump that suits a player's bid best. */
function trumpFor(table: Table, player: number, bid: number, heuristic: Heuristic): void {
  let best = 0;
  let least = Infinity;
  TRUMPS.forEach((trump, index) => {
    setTrump(table.trump, trump);
    const off = promisedTricks(table.hands, player * 4, table.live, table.trump, heuristic, table.left) - bid;
    const cost = off < 0 ? -1.5 * off : off;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  setTrump(table.trump, TRUMPS[best]!);
}

/** Players in bidding order, the dealer last. */
const biddingOrder = (sight: Sight): readonly number[] =>
  sight.seats.map((_, step) => (sight.dealer + 1 + step) % sight.seats.length);

/** Deals that fit what the seat has seen, each played out after one own bid and another. */
export interface BidTrials {
  /** Draws the next deal. Returns the tricks that the own hand promises in it. */
  draw(): number;
  /** The deal at its end, had the seat bid so; the same table every time. */
  played(mine: number): Table;
}

export function bidTrials(
  sight: Sight,
  heuristic: Heuristic,
  options: OhHellOptions,
  chance: Chance,
): BidTrials {
  const { table, me, size, planned } = sight;
  const { players } = table;
  const sampler = likelySampler(sight, chance);
  const start = emptyTable(players, table.rules);
  const trial = emptyTable(players, table.rules);
  copyTable(table, start);
  start.trump.set(table.trump);
  trial.trump.set(table.trump);
  const inTurn = options['bid.mode'] === 'turn';
  const order = biddingOrder(sight);
  const promised = new Float64Array(players);
  const open = (player: number) => player !== me && sight.bids[player]! < 0;

  /** Fills in the bids that are not known, `mine` being the own one. */
  const bidOut = (mine: number) => {
    let sum = 0;
    order.forEach((player, place) => {
      let bid = player === me ? mine : sight.bids[player]!;
      if (open(player)) {
        const hooked = inTurn ? forbiddenBid(planned, sum, place === players - 1) : undefined;
        bid = bidFor(promised[player]!, size, hooked);
      }
      trial.bids[player] = bid;
      sum += bid;
    });
    const due = inTurn ? undefined : adjustment(planned, Array.from(trial.bids), sight.dealer);
    if (due && sum === size) {
      const { seat, choices } = due;
      const low = promised[seat]! < trial.bids[seat]!;
      trial.bids[seat] = (low ? choices[0] : choices.at(-1)) ?? trial.bids[seat]!;
    }
  };

  const promise = (player: number) => {
    if (sight.trumpKnown)
      return promisedTricks(start.hands, player * 4, start.live, start.trump, heuristic, size);
    let most = 0;
    for (const suit of TRUMPS) {
      setTrump(start.trump, suit);
      most = Math.max(
        most,
        promisedTricks(start.hands, player * 4, start.live, start.trump, heuristic, size) -
          (suit === 'NT' ? 0.2 : 0),
      );
    }
    return player === me ? most : most * 0.8;
  };

  return {
    draw() {
      sampler.deal(start.hands);
      for (let player = 0; player < players; player++) promised[player] = promise(player);
      return promised[me]!;
    },
    played(mine) {
      copyTable(start, trial);
      bidOut(mine);
      const highest = highestBidder(Array.from(trial.bids), sight.dealer);
      trial.turn = options.firstLead === 'highest_bidder' ? highest : order[0]!;
      if (!sight.trumpKnown) trumpFor(trial, highest, trial.bids[highest]!, heuristic);
      playOut(trial, heuristic);
      return trial;
    },
  };
}

/**
 * The bid with the best expected points under the table's own scoring and sum rule, by deals that fit what
 * the seat has seen.
 * @param bids those among which to choose
 * @param effort how many cards may be played in simulation
 */
export function bestBid(
  sight: Sight,
  bids: readonly number[],
  heuristic: Heuristic,
  stakes: Float64Array,
  options: OhHellOptions,
  chance: Chance,
  effort: number,
): number {
  const { me, size } = sight;
  const { players } = sight.table;
  const across = size + 1;
  const trials = bidTrials(sight, heuristic, options, chance);

  const worth = (mine: number): number => {
    const end = trials.played(mine);
    let value = 0;
    for (let player = 0; player < players; player++) {
      const points = stakes[end.bids[player]! * across + end.taken[player]!]!;
      value += player === me ? points : (-SPITE / Math.max(players - 1, 1)) * points;
    }
    return value;
  };

  const each = size * players;
  const tried = (among: readonly number[], cards: number): readonly number[] => {
    const wanted = Math.floor(cards / (each * among.length));
    const samples = Math.min(Math.max(wanted, 6), MOST_SAMPLES);
    const values = among.map(() => 0);
    for (let sample = 0; sample < samples; sample++) {
      trials.draw();
      among.forEach((bid, index) => {
        values[index]! += worth(bid);
      });
    }
    return among.slice().sort((a, b) => values[among.indexOf(b)]! - values[among.indexOf(a)]! || a - b);
  };

  const near = trials.draw();
  const window = bids.filter((bid) => Math.abs(bid - near) < 3 || size <= 3);
  const among = window.length > 0 ? window : bids;
  if (among.length === 1) return among[0]!;
  const first = tried(among, effort / 3);
  return tried(first.slice(0, 3), (effort * 2) / 3)[0]!;
}
