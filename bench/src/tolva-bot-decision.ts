import { decideBot } from '@stikk/bots';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  bondtolva,
} from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';
import { type Bench, cpuSeconds, figure } from './figure.ts';
import { playedMatch } from './tolva-play.ts';

/** What a decision may take at the 95th percentile. */
const BUDGET_MS = 50;

const sheets: Readonly<Record<string, BondtolvaOptions>> = Object.fromEntries(
  [
    ['2 players', 'bondtolva', 2, 10],
    ['36 cards', 'bondtolva_36', 2, 4],
    ['3 players', 'bondtolva', 3, 5],
    ['4 players', 'bondtolva', 4, 5],
  ].map(([name, preset, players, deals]) => [
    name,
    z.parse(
      bondtolva.options,
      bondtolva.resolve(preset as string, { players, 'tolva.mostDeals': deals, 'tolva.target': 60 }),
    ),
  ]),
);

/** CPU milliseconds of every decision of a match between bots of the normal level. */
function decisions(options: BondtolvaOptions): readonly number[] {
  const spent: number[] = [];
  const views = Array.from({ length: options.players }, () => bondtolva.initial(options.players));
  const records = views.map((): BondtolvaEvent[] => []);
  playedMatch(
    options,
    [],
    (_, seat) => {
      const start = cpuSeconds();
      const command = decideBot({
        game: bondtolva.id,
        view: views[seat],
        seat,
        options,
        level: 'normal',
        seed: spent.length,
        record: records[seat]!,
      });
      spent.push((cpuSeconds() - start) * 1000);
      return command as BondtolvaCommand;
    },
    (event) => {
      views.forEach((view, seat) => {
        const redacted = bondtolva.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(redacted);
        views[seat] = bondtolva.evolve(view, redacted);
      });
    },
  );
  return spent.sort((a, b) => a - b);
}

/** How long a bot of the normal level thinks in each layout, against what it may. */
export const bench: Bench = () =>
  Object.entries(sheets).flatMap(([name, options]) => {
    decisions(options);
    const spent = decisions(options);
    const at = (part: number) => spent[Math.floor(part * (spent.length - 1))]!;
    return [
      figure(`tolva-bot-decision ${name} p50`, 'CPU ms', at(0.5), 'budget', BUDGET_MS),
      figure(`tolva-bot-decision ${name} p95`, 'CPU ms', at(0.95), 'budget', BUDGET_MS),
      figure(`tolva-bot-decision ${name} max`, 'CPU ms', at(1), 'budget', BUDGET_MS),
    ];
  });
