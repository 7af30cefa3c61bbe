import type { DealPlan, Trump } from '@stikk/engine';
import {
  languages,
  optionLabel,
  optionValue,
  ruleSheet,
  type Translate,
  translator,
  trumpShort,
} from '@stikk/words';
import { argumentsOf, required, wholeNumber } from './arguments.ts';
import { columns } from './columns.ts';
import type { Command, Io } from './io.ts';
import { languageNamed } from './language.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const help = `stikk rules --game G --seats N [--options JSON] [--lang ${languages.join('|')}] [--json]

The whole rule sheet in words, and the deals it leads to: how many cards, which trump, who deals. Dealers are
counted clockwise, the first one being 1.

  --game      a rule sheet: bondebridge, boerenbridge, ohhell, bondtolva, …
  --seats     how many play, 2 to 10
  --options   changes to the rule sheet, such as '{"schedule.max":7}'
  --lang      the language of the words (en)
  --json      { preset, options, deals } as JSON; there the first dealer is 0, and null stands for what is not
              known beforehand`;

/** `stikk rules`: a rule sheet in words and its deals. */
export const rules: Command = { summary: 'tell a rule sheet in words and its deals', help, run };

const flags = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const;

function run(args: readonly string[], io: Io): number {
  const { values } = argumentsOf(args, flags, 'rules');
  const seats = wholeNumber('seats', values.seats, 2, 10);
  const language = languageNamed(values.lang ?? 'en');
  const sheet = sheetOf(required('game', values.game), seats, values.options);
  const plan = sheet.game.plan(sheet.options);
  if (values.json) {
    const deals = plan.map(({ size, players, trump, dealer }, index) => ({
      deal: index + 1,
      cards: size,
      players,
      trump: trump ?? null,
      dealer: dealer ?? null,
    }));
    io.out(JSON.stringify({ preset: sheet.preset, options: sheet.options, deals }, null, 2));
    return 0;
  }
  const t = translator(language);
  const { title, sections } = ruleSheet(t, sheet.preset, sheet.options);
  io.out(title);
  for (const { heading, lines } of sections) {
    io.out(`\n${heading}`);
    for (const line of lines) io.out(`  ${line}`);
  }
  io.out('');
  for (const line of dealTable(t, sheet, plan)) io.out(line);
  return 0;
}

function dealTable(t: Translate, { preset, options }: Sheet, plan: readonly DealPlan[]): readonly string[] {
  const open = optionValue(t, preset, 'trump.mode', options['trump.mode']);
  const leaving = plan.some(({ players }) => players !== plan[0]?.players);
  return columns([
    [
      t('sheet.deal'),
      '',
      t('sheet.trump'),
      t('sheet.dealer'),
      ...(leaving ? [optionLabel(t, 'players')] : []),
    ],
    ...plan.map(({ size, players, trump, dealer }, index) => [
      index + 1,
      t('sheet.cards', { count: size }),
      trump === undefined ? open : trumpShort(t, trump as Trump),
      dealer === undefined ? '–' : dealer + 1,
      ...(leaving ? [players] : []),
    ]),
  ]);
}
