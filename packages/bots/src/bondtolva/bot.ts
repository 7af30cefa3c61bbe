import type { Seat } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { chanceOf } from '../chance.ts';
import type { Level } from '../level.ts';
import { easyCommand } from './easy.ts';
import { solved } from './ending.ts';
import { ponder } from './ponder.ts';
import { equityOf } from './race.ts';
import { sightOf } from './sight.ts';

/** Cards played in simulation for one decision of the normal level. */
const EFFORT = 60_000;

/** Positions of an ending that are looked at for one decision. */
const ENDING = 30_000;
/** Cards played in simulation to choose among moves that the search of an ending finds level. */
const LEVEL = 5_000;

/** What a seat does in a match of Bondtolva, from what it sees. */
export function bondtolvaBot(
  view: BondtolvaState,
  seat: Seat,
  options: BondtolvaOptions,
  level: Level,
  seed: number,
  record: readonly BondtolvaEvent[],
  effort: number = EFFORT,
): BondtolvaCommand {
  if (!('deal' in view) || view.turn !== seat) throw new RangeError(`no seat decides while ${view.phase}`);
  const sight = sightOf(view, seat, options, record);
  const commands = bondtolva.legal(view, seat, options);
  if (commands.length === 1) return commands[0]!;
  if (level === 'easy') return easyCommand(sight, commands);
  const { deal } = view;
  const chance = chanceOf(seed, deal.number, deal.trickNumber, seat, deal.trick.length, sight.table.asked);
  const equity = equityOf(sight.table.rules);
  const ending = solved(sight, commands, equity, ENDING);
  const open = ending?.commands ?? commands;
  if (open.length === 1) return open[0]!;
  const values = ponder(sight, open, equity, chance, ending ? Math.min(effort, LEVEL) : effort);
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]! + 1e-9) best = index;
  return open[best]!;
}
