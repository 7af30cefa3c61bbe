import { adjustments, fold, RANK_ORDERS, type RankOrder, standingEntries, type Viewer } from '@stikk/engine';
import { type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import type { Command, Io } from './io.ts';
import { entryName, recordIn } from './record.ts';
import { tableText } from './replay/table.ts';

const help = `stikk replay FILE.jsonl [--as SEAT|spectator|director] [--at SEQ]

The table in text after entry SEQ (the last one) of a match's record, as the viewer saw it then. A director,
the default, sees every card.`;

/** `stikk replay`: the table at an entry of a record. */
export const replay: Command = { summary: 'show the table at an entry of a record', help, run };

const flags = { as: { type: 'string' }, at: { type: 'string' } } as const;

function run(args: readonly string[], io: Io): number {
  const { values, positionals } = argumentsOf(args, flags, 'replay', ['FILE.jsonl']);
  const name = positionals[0]!;
  const record = recordIn(name, io);
  if (!record.ok) throw new BadInput(`${name}: entry ${record.seq} cannot be read: ${record.detail}`);
  const { header, game, entries } = record;
  const viewer = viewerOf(values.as ?? 'director', header.seats);
  const last = entries.length;
  const at = values.at === undefined ? last : wholeNumber('at', values.at, 1, last);
  const shown = entries.slice(0, at);
  const seen = shown.map((entry) =>
    'game' in entry ? { ...entry, game: game.redact(entry.game, viewer) } : entry,
  );
  let state: unknown;
  try {
    state = fold(game, header.seats, seen);
  } catch (error) {
    throw new BadInput(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const ruled = adjustments(shown, header.seats);
  const struck = shown.filter((entry) => 'game' in entry).length - standingEntries(shown).length;

  const who = typeof viewer === 'number' ? `seat ${viewer}` : `a ${viewer}`;
  io.out(`${header.preset}, ${header.seats} seats, seen by ${who}`);
  io.out(`entry ${entryName(shown.at(-1)!)} of ${last}${struck > 0 ? `, ${struck} struck` : ''}`);
  if (game.id !== ohHell.id)
    throw new BadInput(`${name}: the table of ${game.id} cannot be shown in text yet`);
  for (const line of tableText(state as OhHellState, ruled, orderOf(header.options))) io.out(line);
  return 0;
}

const orderOf = ({ rankOrder }: Readonly<Record<string, unknown>>): RankOrder =>
  RANK_ORDERS.find((order) => order === rankOrder) ?? 'ace_high';

function viewerOf(text: string, seats: number): Viewer {
  if (text === 'spectator' || text === 'director') return text;
  if (/^\d$/.test(text) && Number(text) < seats) return Number(text);
  throw new BadInput(
    `--as must be a seat from 0 to ${seats - 1}, spectator or director, not ${JSON.stringify(text)}`,
  );
}
