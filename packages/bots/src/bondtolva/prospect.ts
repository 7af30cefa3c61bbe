import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { chanceOf } from '../chance.ts';
import type { Looked, Prospect } from '../prospect.ts';
import { ponder } from './ponder.ts';
import { equityOf } from './race.ts';
import { sightOf } from './sight.ts';

/** How likely each legal command lets the own side win the match. */
export function bondtolvaProspects({
  view,
  seat,
  options,
  seed,
  record,
  effort,
}: Looked<BondtolvaState, BondtolvaOptions, BondtolvaEvent>): readonly Prospect[] {
  if (!('deal' in view) || view.turn !== seat) return [];
  const commands = bondtolva.legal(view, seat, options);
  const sight = sightOf(view, seat, options, record);
  const { deal } = view;
  const chance = chanceOf(seed, deal.number, deal.trickNumber, seat, deal.trick.length, sight.table.asked);
  const wins = ponder(sight, commands, equityOf(sight.table.rules), chance, effort);
  return commands.map((command, index) => ({ command, wins: wins[index]! }));
}
