import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../packages/engine/src/log.ts';
import { encodeRecord } from '../packages/shuffle/src/record.ts';
import { games } from '../packages/variants/src/index.ts';
import { recordedMatch } from '../packages/variants/testing/record.ts';

const USAGE = `pnpm archive PRESET SEATS SEED [OPTIONS [STRIKE]]

Plays a whole match with a committed shuffle and seats that send any legal command, and adds its record to
packages/variants/archive with the scores it came to. Records that are there already are never touched.`;

const folder = join(import.meta.dirname, '../packages/variants/archive');

/** The next free name of a preset below the archive. */
function nextName(family, preset) {
  for (let number = 1; ; number += 1) {
    const name = `${family}/${preset}-${number}.jsonl`;
    if (!existsSync(join(folder, name))) {
      return name;
    }
  }
}

function add(preset, players, seed, changes = '{}', strike = undefined) {
  const game = Object.values(games).find(({ presets }) => Object.hasOwn(presets, preset));
  if (game === undefined) {
    throw new Error(`no preset ${preset}`);
  }
  const options = game.options.parse(game.resolve(preset, { ...JSON.parse(changes), players }));
  const secret = createHash('sha256').update(seed).digest('hex');
  const entries = recordedMatch(game, preset, options, { secret, strikeAfter: strike && Number(strike) });
  const { scores, winners } = game.standing(fold(game, game.seats(options), entries));
  const name = nextName(game.id, preset);
  mkdirSync(join(folder, game.id), { recursive: true });
  writeFileSync(join(folder, name), encodeRecord(entries));
  appendFileSync(
    join(folder, 'scores.txt'),
    `${name} scores ${scores.join(' ')} winners ${winners.join(' ')}\n`,
  );
  console.log(`${name}: ${entries.length} entries`);
}

const [preset, players, seed, changes, strike] = process.argv.slice(2);
if (seed === undefined) {
  console.log(USAGE);
  process.exitCode = 1;
} else {
  add(preset, Number(players), seed, changes, strike);
}
