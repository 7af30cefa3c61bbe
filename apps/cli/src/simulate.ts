import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playsGame } from '@stikk/bots';
import { encodeRecord } from '@stikk/shuffle';
import { argumentsOf, required, wholeNumber } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { codeOf, writtenTo } from './file.ts';
import type { Command, Io } from './io.ts';
import { levels, type Player, recorded } from './match.ts';
import { sheetOf } from './sheet.ts';
import { playMatch } from './simulate/play.ts';
import { reportJson, reportText } from './simulate/report.ts';
import { counted, emptyTally } from './simulate/tally.ts';

const help = `stikk simulate --game G --seats N --matches M --seed S [--options JSON] [--bots LEVEL,…] [--out DIR] [--json]

Plays whole matches with bots and tells what came of them. The same seed gives the same matches.

  --game      a rule sheet: bondebridge, boerenbridge, ohhell, bondtolva, …
  --seats     how many play, 2 to 10
  --matches   how many matches
  --seed      any text; decks, draws and bots follow from it
  --options   changes to the rule sheet, such as '{"schedule.max":7}'
  --bots      ${levels.join(', ')}; one for all seats or one for each (easy)
  --out       a folder for the records, one file a match
  --json      the figures as JSON`;

/** `stikk simulate`: matches of bots, their records and figures. */
export const simulate: Command = { summary: 'play whole matches with bots and count', help, run };

const flags = {
  game: { type: 'string' },
  seats: { type: 'string' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

function run(args: readonly string[], io: Io): number {
  const { values } = argumentsOf(args, flags, 'simulate');
  const seats = wholeNumber('seats', values.seats, 2, 10);
  const sheet = sheetOf(required('game', values.game), seats, values.options);
  const matches = wholeNumber('matches', values.matches, 1, 1_000_000);
  const seed = required('seed', values.seed);
  const players = playersOf(values.bots ?? 'easy', seats);
  if (!playsGame(sheet.game.id) && players.some((level) => level !== 'random'))
    throw new BadInput(`no bot plays ${sheet.preset} yet; --bots random does`);
  const folder = values.out === undefined ? undefined : madeFolder(values.out, io);

  let tally = emptyTally(sheet, seats);
  let moves = 0;
  let seconds = 0;
  for (let index = 0; index < matches; index++) {
    const start = performance.now();
    const played = playMatch(sheet, players, seed, index);
    seconds += (performance.now() - start) / 1000;
    moves += played.moves;
    tally = counted(tally, sheet, played.state());
    if (folder !== undefined) {
      const name = `match-${String(index + 1).padStart(String(matches).length, '0')}.jsonl`;
      writtenTo(join(folder, name), encodeRecord(recorded(played)));
    }
    io.progress?.(bar(index + 1, matches));
  }
  io.progress?.('');
  const simulation = { ...sheet, seed, players, tally, moves, seconds };
  if (values.json) io.out(JSON.stringify(reportJson(simulation), null, 2));
  else for (const line of reportText(simulation)) io.out(line);
  return 0;
}

function playersOf(text: string, seats: number): readonly Player[] {
  const named = text.split(',').map((name) => name.trim());
  const unknown = named.find((name) => !levels.includes(name as Player));
  if (unknown !== undefined)
    throw new BadInput(`no bot is called ${JSON.stringify(unknown)}; there are ${levels.join(', ')}`);
  if (named.length !== 1 && named.length !== seats)
    throw new BadInput(
      `--bots names ${named.length} bots for ${seats} seats; name one for all or one for each`,
    );
  return Array.from({ length: seats }, (_, seat) => (named[seat] ?? named[0]) as Player);
}

function madeFolder(name: string, io: Io): string {
  if (name === '') throw new BadInput('--out must name a folder');
  const folder = resolve(io.cwd, name);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadInput(`--out ${name}: the folder cannot be made (${codeOf(error)})`);
  }
  return folder;
}

const WIDTH = 30;

function bar(done: number, all: number): string {
  const filled = Math.round((done / all) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${all}`;
}
