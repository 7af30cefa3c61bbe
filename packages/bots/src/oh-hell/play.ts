import type { Chance } from '../chance.ts';
import type { Code } from '../suit-mask.ts';
import { likelySampler } from './belief.ts';
import { type Heuristic, playOut } from './heuristic.ts';
import { MOST_SAMPLES } from './sample.ts';
import type { Sight } from './sight.ts';
import { sureWinners } from './sure.ts';
import { copyTable, emptyTable, legalMasks, place, strengthIn, type Table } from './table.ts';

/** Weight of the others' points against the own ones, while the own bid can be made and once it cannot. */
const SPITE = 0.05;
const SPITE_LOST = 0.6;

/** One card of each run of cards that are worth the same to the player to move. */
function choices(sight: Sight): readonly Code[] {
  const { table } = sight;
  const legal = new Int32Array(4);
  legalMasks(table, legal);
  const twoTrumps = table.trump.includes(65);
  const beats = (suit: number, rank: number) =>
    strengthIn(table.trump, table.led < 0 ? suit : table.led, suit, rank) > table.best;
  const codes: Code[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const own = table.hands[table.turn * 4 + suit]!;
    const others = table.live[suit]! & ~own;
    let last = -1;
    for (let rank = 0; rank < 13; rank++) {
      if (((legal[suit]! >> rank) & 1) === 0) continue;
      const between = last < 0 ? 1 : others & ((1 << rank) - 1) & ~((1 << last) - 1);
      if (between !== 0 || twoTrumps || beats(suit, rank) !== beats(suit, last)) codes.push(suit * 16 + rank);
      last = rank;
    }
  }
  return codes;
}

/** Deals that fit what the seat has seen, each played out after one own card and another. */
export interface CardTrials {
  draw(): void;
  /** The deal at its end, had the seat played the card now; the same table every time. */
  played(code: Code): Table;
}

export function cardTrials(sight: Sight, heuristic: Heuristic, chance: Chance): CardTrials {
  const { table } = sight;
  const sampler = likelySampler(sight, chance);
  const start = emptyTable(table.players, table.rules);
  const trial = emptyTable(table.players, table.rules);
  start.trump.set(table.trump);
  trial.trump.set(table.trump);
  copyTable(table, start);
  return {
    draw: () => sampler.deal(start.hands),
    played(code) {
      copyTable(start, trial);
      place(trial, code >> 4, 1 << (code & 15));
      playOut(trial, heuristic);
      return trial;
    },
  };
}

/**
 * The card with the best outcome on average over deals that fit what the seat has seen, each played out by
 * the rule of thumb.
 * @param effort how many cards may be played in simulation
 */
export function bestCard(
  sight: Sight,
  heuristic: Heuristic,
  stakes: Float64Array,
  chance: Chance,
  effort: number,
): Code {
  const { table, me } = sight;
  const need = table.bids[me]! - table.taken[me]!;
  let codes = choices(sight);
  if (table.lying === 0 && need === table.left) {
    const sure = sureWinners(sight, codes);
    if (sure.length > 0) codes = sure;
  }
  if (codes.length === 1) return codes[0]!;
  const { players } = table;
  const trials = cardTrials(sight, heuristic, chance);
  const spite = (need < 0 || need > table.left ? SPITE_LOST : SPITE) / Math.max(players - 1, 1);
  const each = table.left * players - table.lying;
  const wanted = Math.floor(effort / (each * codes.length));
  const samples = Math.min(Math.max(wanted, 4), MOST_SAMPLES);
  const values = new Float64Array(codes.length);
  const across = sight.size + 1;
  for (let sample = 0; sample < samples; sample++) {
    trials.draw();
    for (let index = 0; index < codes.length; index++) {
      const end = trials.played(codes[index]!);
      let value = 0;
      for (let player = 0; player < players; player++) {
        const points = stakes[end.bids[player]! * across + end.taken[player]!]!;
        value += player === me ? points : -spite * points;
      }
      values[index]! += value;
    }
  }
  let best = 0;
  for (let index = 1; index < codes.length; index++) if (values[index]! > values[best]! + 1e-9) best = index;
  return codes[best]!;
}
