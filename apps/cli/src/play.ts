import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { playsGame } from '@stikk/bots';
import { encodeRecord } from '@stikk/shuffle';
import { presetOf } from '@stikk/variants';
import { indexSetOf, languages, presetName, translator } from '@stikk/words';
import { argumentsOf, required, wholeNumber } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { familyOf } from './family.ts';
import { writtenTo } from './file.ts';
import type { Command, Io } from './io.ts';
import { languageNamed } from './language.ts';
import { levels, openMatch, type Player, recorded } from './match.ts';
import type { Desk } from './play/desk.ts';
import { inkOf } from './play/ink.ts';
import { messages } from './play/message.ts';
import { session } from './play/session.ts';
import { presetNamed, sheetOf } from './sheet.ts';

const help = `stikk play --game G [--seats N] [--options JSON] [--bots LEVEL] [--seed S] [--lang L] [--out FILE]

A whole match against bots in this terminal. You sit on the first seat. Choices are numbered; cards can also be
typed, such as hq, s10 or QH. ? tells what can be typed, s shows the score sheet, r the rules, q stops.

  --game      a rule sheet: bondebridge, boerenbridge, ohhell, bondtolva, …
  --seats     how many play (as many as is usual)
  --options   changes to the rule sheet, such as '{"schedule.max":7}'
  --bots      ${levels.join(', ')} (easy, or random where no bot knows the game)
  --seed      any text; decks, draws and bots follow from it (another one each time)
  --lang      ${languages.join(', ')} (en)
  --out       a file for the record, also of a match that was stopped

Colours are left out where standard output is no terminal and where NO_COLOR is set.`;

/** `stikk play`: a match against bots in a terminal. */
export const play: Command = { summary: 'play a match against bots in this terminal', help, run };

const flags = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string' },
  out: { type: 'string' },
} as const;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values } = argumentsOf(args, flags, 'play');
  const language = languageNamed(values.lang ?? 'en');
  const name = presetNamed(required('game', values.game));
  const usual = presetOf(name)!.preset.seats.usual;
  const seats = values.seats === undefined ? usual : wholeNumber('seats', values.seats, 2, 10);
  const sheet = sheetOf(name, seats, values.options);
  const { game, preset, options } = sheet;
  const turn = familyOf(game.id)?.turn;
  if (turn === undefined) throw new BadInput(`${preset} cannot be played in a terminal yet`);
  const level = levelOf(values.bots, game.id, preset);
  if (io.ask === undefined) throw new BadInput('there is nobody to ask');

  const t = translator(language);
  const say = messages[language];
  const desk: Desk = {
    t,
    language,
    say,
    ink: inkOf(io.colour ?? false, indexSetOf(language)),
    preset,
    options,
    names: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? t('word.you') : t('word.seat', { number: seat + 1 }),
    ),
    you: 0,
  };
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : level));
  const match = openMatch(sheet, players, values.seed ?? randomBytes(16).toString('hex'), 0);

  io.out(desk.ink.strong(presetName(t, preset)));
  io.out(say.hint);
  const over = await session(match, desk, turn, io);
  if (!over) io.out(say.stopped);
  if (values.out !== undefined) {
    writtenTo(resolve(io.cwd, values.out), encodeRecord(recorded(match)));
    io.out(say.kept(values.out));
  }
  return 0;
}

function levelOf(text: string | undefined, game: string, preset: string): Player {
  const level = levels.find((known) => known === text);
  if (text === undefined) return playsGame(game) ? 'easy' : 'random';
  if (level === undefined)
    throw new BadInput(`no bot is called ${JSON.stringify(text)}; there are ${levels.join(', ')}`);
  if (level !== 'random' && !playsGame(game))
    throw new BadInput(`no bot plays ${preset} yet; --bots random does`);
  return level;
}
