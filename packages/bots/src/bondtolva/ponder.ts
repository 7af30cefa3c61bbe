import type { BondtolvaCommand } from '@stikk/variants/bondtolva';
import type { Chance } from '../chance.ts';
import { closeDeal } from './close.ts';
import { perform } from './perform.ts';
import type { Equity } from './race.ts';
import { samplerOf } from './sample.ts';
import type { Sight } from './sight.ts';
import { copyTable, emptyTable } from './table.ts';
import { playOut, type Whim } from './thumb.ts';

const MOST_SAMPLES = 600;
const FEWEST_SAMPLES = 2;

/** How good each command is on average over deals that fit what the seat has seen: chances to win the match. */
export function ponder(
  sight: Sight,
  commands: readonly BondtolvaCommand[],
  equity: Equity,
  chance: Chance,
  effort: number,
): Float64Array {
  const { table, me, pool } = sight;
  const { rules } = table;
  const side = rules.sideOf[me]!;
  const sampler = samplerOf(sight, chance);
  const start = emptyTable(rules, table.drawing, table.tableau);
  const trial = emptyTable(rules, table.drawing, table.tableau);
  copyTable(table, start);
  const wanted = Math.floor(effort / (Math.max(table.cards, 1) * commands.length));
  const most = pool.length === 0 ? 40 : MOST_SAMPLES;
  const samples = Math.min(Math.max(wanted, FEWEST_SAMPLES), most);
  const values = new Float64Array(commands.length);
  const whim: Whim = { state: 0 };
  for (let sample = 0; sample < samples; sample++) {
    sampler.deal(start);
    const seed = chance.below(65536);
    for (let index = 0; index < commands.length; index++) {
      copyTable(start, trial);
      whim.state = seed;
      perform(trial, commands[index]!);
      playOut(trial, whim);
      const won = closeDeal(trial);
      values[index]! += equity(trial.scores, side, won);
    }
  }
  for (let index = 0; index < values.length; index++) values[index]! /= samples;
  return values;
}
