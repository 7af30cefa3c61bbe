import { canonicalJson, type Entry, fold, rulingsOf, standingEntries, type Viewer } from '@stikk/engine';
import type { Header } from '@stikk/shuffle';
import { type AnyGame, presetOf } from '@stikk/variants';
import * as z from 'zod/mini';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { familyOf } from './family.ts';
import type { Command, Io } from './io.ts';
import { entryName, recordIn } from './record.ts';

const help = `stikk replay FILE.jsonl [--as SEAT|spectator|director] [--at SEQ]

The table in text after entry SEQ (the last one) of a match's record, as the viewer saw it then. A director,
the default, sees every card.`;

/** `stikk replay`: the table at an entry of a record. */
export const replay: Command = { summary: 'show the table at an entry of a record', help, run };

type Event = { readonly type: string };

const flags = { as: { type: 'string' }, at: { type: 'string' } } as const;

function run(args: readonly string[], io: Io): number {
  const { values, positionals } = argumentsOf(args, flags, 'replay', ['FILE.jsonl']);
  const name = positionals[0]!;
  const record = recordIn(name, io);
  if (!record.ok) throw new BadInput(`${name}: entry ${record.seq} cannot be read: ${record.detail}`);
  const { header, game, entries } = record;
  if (!isHeaderOf(header, entries))
    throw new BadInput(`${name}: the header says something else than its first entry`);
  const family = familyOf(game.id);
  if (family === undefined)
    throw new BadInput(`${name}: the table of ${game.id} cannot be shown in text yet`);
  const options = z.safeParse(game.options, header.options);
  if (!options.success) throw new BadInput(`${name}: its rule sheet cannot be played`);
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
  } catch {
    throw new BadInput(
      `${name}: entry ${misfit(game, header.seats, seen)} cannot follow on what came before`,
    );
  }
  const ruled = rulingsOf(shown).adjusted;
  const struck = shown.filter((entry) => 'game' in entry).length - standingEntries(shown).length;

  const who = typeof viewer === 'number' ? `seat ${viewer}` : `a ${viewer}`;
  io.out(`${header.preset}, ${header.seats} seats, seen by ${who}`);
  io.out(`entry ${entryName(shown.at(-1)!)} of ${last}${struck > 0 ? `, ${struck} struck` : ''}`);
  for (const line of family.tableText(state, ruled, options.data)) io.out(line);
  return 0;
}

/** The first entry that nothing leads to. */
function misfit(game: AnyGame, seats: number, entries: readonly Entry<Event>[]): string {
  const fits = (count: number) => {
    try {
      fold(game, seats, entries.slice(0, count));
      return true;
    } catch {
      return false;
    }
  };
  let first = 1;
  while (fits(first)) first++;
  return entryName(entries[first - 1]!);
}

/** Whether a header tells of the match that the entries begin. */
function isHeaderOf(header: Header, entries: readonly Entry<Event>[]): boolean {
  const first = entries[0]!;
  if (!('table' in first) || first.table.type !== 'MatchCreated') return false;
  const told = ({ game, preset, options, seats }: Pick<Header, 'game' | 'preset' | 'options' | 'seats'>) =>
    canonicalJson({ game, preset, options, seats });
  return told(header) === told(first.table) && presetOf(header.preset) !== undefined;
}

function viewerOf(text: string, seats: number): Viewer {
  if (text === 'spectator' || text === 'director') return text;
  if (/^\d$/.test(text) && Number(text) < seats) return Number(text);
  throw new BadInput(
    `--as must be a seat from 0 to ${seats - 1}, spectator or director, not ${JSON.stringify(text)}`,
  );
}
