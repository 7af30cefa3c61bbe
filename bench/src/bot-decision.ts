import { decideBot } from '@stikk/bots';
import type { Shuffle } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { type Bench, cpuSeconds, figure } from './figure.ts';
import { shuffled } from './noise.ts';

const SEATS = 4;
const CARDS_EACH = 10;
const DEALS = 10;
/** What a decision may take at the 95th percentile. */
const BUDGET_MS = 50;

const options = z.parse(
  ohHell.options,
  ohHell.resolve('ohhell', {
    players: SEATS,
    'schedule.pattern': 'custom',
    'schedule.list': new Array(DEALS).fill(CARDS_EACH),
    'dealer.first': 'chosen',
  }),
);
const shuffle: Shuffle = (_, items) => shuffled(items);

/** CPU milliseconds of every decision of a match between bots of the normal level, bids and cards. */
function decisions(): readonly number[] {
  const spent: number[] = [];
  let state = ohHell.initial(SEATS);
  const views = state.match.out.map(() => state);
  const records = views.map((): OhHellEvent[] => []);
  while (state.phase !== 'over') {
    const by = ohHell.toAct(state)[0]!;
    let command: OhHellCommand;
    if (typeof by === 'number') {
      const start = cpuSeconds();
      command = decideBot({
        game: ohHell.id,
        view: views[by],
        seat: by,
        options,
        level: 'normal',
        seed: spent.length,
        record: records[by]!,
      }) as OhHellCommand;
      spent.push((cpuSeconds() - start) * 1000);
    } else command = ohHell.house(state, options, shuffle);
    const decision = ohHell.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} by a bot was refused: ${decision.reason}`);
    for (const event of decision.events) {
      state = ohHell.evolve(state, event);
      views.forEach((view, seat) => {
        const redacted = ohHell.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(redacted);
        views[seat] = ohHell.evolve(view, redacted);
      });
    }
  }
  return spent;
}

/** How long a bot of the normal level thinks, against what it may. */
export const bench: Bench = () => {
  decisions();
  const spent = decisions().toSorted((a, b) => a - b);
  const at = (part: number) => spent[Math.floor(part * (spent.length - 1))]!;
  return [
    figure('bot-decision p50', 'CPU ms', at(0.5), 'budget', BUDGET_MS),
    figure('bot-decision p95', 'CPU ms', at(0.95), 'budget', BUDGET_MS),
    figure('bot-decision max', 'CPU ms', at(1), 'budget', BUDGET_MS),
  ];
};
