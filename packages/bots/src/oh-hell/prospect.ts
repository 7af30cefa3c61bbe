import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';
import { chanceOf } from '../chance.ts';
import type { Looked, Prospect } from '../prospect.ts';
import { codeOf } from '../suit-mask.ts';
import { bidTrials } from './bid.ts';
import { heuristicOf } from './heuristic.ts';
import { cardTrials } from './play.ts';
import { promiseOf } from './promise.ts';
import { MOST_SAMPLES } from './sample.ts';
import { sightOf } from './sight.ts';
import { stakesOf } from './stake.ts';
import type { Table } from './table.ts';

const FEWEST_SAMPLES = 20;

/** How each legal bid or card comes out on average; nothing where something else is to be decided. */
export function ohHellProspects({
  view,
  seat,
  options,
  seed,
  record,
  effort,
}: Looked<OhHellState, OhHellOptions, OhHellEvent>): readonly Prospect[] {
  if (view.phase !== 'bidding' && view.phase !== 'adjusting' && view.phase !== 'playing') return [];
  const commands = ohHell.legal(view, seat, options);
  const sight = sightOf(view, seat, options, record, Infinity);
  const { table, me, share, size } = sight;
  const chance = chanceOf(seed, view.deal.number, table.left, seat);
  const heuristic = heuristicOf(
    table.players,
    promiseOf(table.players, share, size),
    share,
    chance.below(65536),
  );
  const bids = bidTrials(sight, heuristic, options, chance);
  const cards = cardTrials(sight, heuristic, chance);
  const end = (command: OhHellCommand): Table =>
    command.type === 'PlayCard'
      ? cards.played(codeOf(command.card, options.rankOrder))
      : bids.played((command as { readonly bid: number }).bid);
  const each = (table.left * table.players - table.lying) * Math.max(commands.length, 1);
  const samples = Math.min(Math.max(Math.floor(effort / each), FEWEST_SAMPLES), MOST_SAMPLES);
  const stakes = stakesOf(size, options);
  const made = new Float64Array(commands.length);
  const points = new Float64Array(commands.length);
  for (let sample = 0; sample < samples; sample++) {
    if (view.phase === 'playing') cards.draw();
    else bids.draw();
    commands.forEach((command, index) => {
      const { bids: bid, taken } = end(command);
      if (bid[me] === taken[me]) made[index]!++;
      points[index]! += stakes[bid[me]! * (size + 1) + taken[me]!]!;
    });
  }
  return commands.map((command, index) => ({
    command,
    made: made[index]! / samples,
    points: points[index]! / samples,
  }));
}
