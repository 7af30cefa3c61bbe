import { type Game, RANKS, SUITS } from '@stikk/engine';
import { type Random, seeded } from '@stikk/engine/testing';
import { bondtolva } from '@stikk/variants/bondtolva';
import { ohHell } from '@stikk/variants/oh-hell';
import { randomBondtolva, randomOptions } from '@stikk/variants/testing';
import * as z from 'zod/mini';
import type { BondtolvaOptions } from '../../src/bondtolva/options.ts';
import type { OhHellOptions } from '../../src/oh-hell/options.ts';

type Values = Readonly<Record<string, (random: Random) => unknown>>;

const one =
  (...values: readonly unknown[]) =>
  (random: Random) =>
    values[random(values.length)];
const upTo = (from: number, to: number) => (random: Random) => from + random(to - from + 1);
const several =
  <T>(values: readonly T[], most: number) =>
  (random: Random) =>
    Array.from({ length: 1 + random(most) }, () => values[random(values.length)]!);

const planned = (random: Random) => {
  const size = 1 + random(random(3) === 0 ? 10 : 3);
  if (random(2) === 0) return size;
  return {
    size,
    ...(random(2) === 0 ? { trump: one(...SUITS, 'NT')(random) } : {}),
    ...(random(2) === 0
      ? { sumRule: one('dealer_hook', 'left_adjusts', 'highest_adjusts', 'none')(random) }
      : {}),
    ...(random(2) === 0 ? { oneCard: one('normal', 'forehead', 'unseen')(random) } : {}),
  };
};

const OH_HELL: Values = {
  players: upTo(2, 10),
  'schedule.list': (random) => Array.from({ length: 1 + random(8) }, () => planned(random)),
  'schedule.max': one('table', 'full', 1, 2, 3, 4, 5),
  'schedule.turnRepeat': one(1, 2, 3, 'players'),
  'schedule.endRepeat': one(1, 2, 3, 'players'),
  'schedule.upMax': one(undefined, 1, 2, 3, 5, 8),
  'trump.rotation': several([...SUITS, 'NT'], 6),
  'trump.noTrumpSmallest': upTo(0, 5),
  'trump.drawGrandRanks': several(RANKS, 8),
  'sumRule.fromSize': upTo(1, 6),
  'dealer.chosen': upTo(0, 3),
  'scoring.hit': one('0', '4', '10+bid', '1+tricks', '0+0*bid', '5+12*tricks', '3+tricks^2', '2+3*bid^2'),
  'scoring.miss': one(
    '0',
    'tricks',
    '3*tricks',
    '-diff',
    '-10*diff',
    '-0*diff',
    '-4*diff^2',
    '-(2^diff-1)',
    '-2*(1+...+diff)',
  ),
  'scoring.zero': one('same', '0', '7', '0+size', '12+size'),
  'scoring.made': one(undefined, { '0': 3 }, { '0': -2, '2': 9, '10': 110 }, { '1': 0, '3': -7 }),
  elimination: one('none', 'each_ascending_round', 'when_needed'),
  'elimination.min': upTo(2, 5),
  'elimination.tie': one('chain', 'none_out'),
  'end.tie': one('shared', 'extra_deal', 'most_made'),
  'dealer.next': one('clockwise', 'biggest_miss'),
};

const BONDTOLVA: Values = {
  deck: one('24', '32', '36', '40', '48', '52'),
  rankOrder: one('ace_high', 'ace_ten', 'ace_three'),
  'dealer.chosen': upTo(0, 1),
  'tolva.questionsPerTrick': one(1, 'free'),
  'tolva.points.trumf': upTo(0, 5),
  'tolva.points.tjog': upTo(0, 4),
  'tolva.points.last': upTo(0, 4),
  'tolva.points.matadors': upTo(0, 4),
  'tolva.target': one(1, 2, 3, 4, 6, 12, 20),
  'tolva.bust': upTo(0, 11),
  'tolva.mostDeals': upTo(1, 8),
};

/** The sheet with one to four other values, where those contradict nothing; otherwise as it was. */
function varied<Options extends object>(
  game: Pick<Game<Options, never, never, never>, 'options'>,
  sheet: Options,
  values: Values,
  random: Random,
): Options {
  const names = Object.keys(values);
  let last = sheet;
  for (let turn = 1 + random(4); turn > 0; turn--) {
    const name = names[random(names.length)]!;
    const parsed = z.safeParse(game.options, { ...last, [name]: values[name]!(random) });
    if (parsed.success) last = parsed.data;
  }
  return last;
}

/** Every preset as it stands, at every number of seats it speaks of. */
function presets<Options extends object>(
  game: Pick<Game<Options, never, never, never>, 'options' | 'presets' | 'resolve'>,
): readonly Options[] {
  const sheets: Options[] = [];
  for (const [name, { seats }] of Object.entries(game.presets))
    for (let players = seats.min; players <= seats.max; players++)
      sheets.push(z.parse(game.options, game.resolve(name, { players })));
  return sheets;
}
export const OH_HELL_PRESETS = presets(ohHell);
export const BONDTOLVA_PRESETS = presets(bondtolva);

/** Sheets on which totals are often level and seats have to leave. */
function level(random: Random): OhHellOptions {
  const sheet = randomOptions(random);
  const hit = one('0', '1', '4', '0+bid')(random);
  const parsed = z.safeParse(ohHell.options, {
    ...sheet,
    players: 3 + random(8),
    deck: '52',
    'deck.twosIndicator': false,
    leftover: 'aside',
    'schedule.pattern': 'down_up',
    'schedule.max': 1 + random(4),
    'schedule.upMax': undefined,
    'scoring.hit': hit,
    'scoring.zero': 'same',
    'scoring.miss': one('0', '-0*diff', '-diff')(random),
    'scoring.made': undefined,
    elimination: 'each_ascending_round',
    ...(random(2) === 0 ? { elimination: 'when_needed', 'schedule.upMax': 3 + random(6) } : {}),
    'elimination.tie': random(3) === 0 && sheet.elimination !== 'when_needed' ? 'none_out' : 'chain',
    'end.tie': one('shared', 'extra_deal', 'most_made')(random),
  });
  return parsed.success ? parsed.data : sheet;
}

/** Of four sheets one is the subject's own, one varied further, one a preset and one apt to ties. */
export function ohHellSheet(seed: number): OhHellOptions {
  const random = seeded(seed);
  if (seed % 4 === 3) return OH_HELL_PRESETS[random(OH_HELL_PRESETS.length)]!;
  if (seed % 4 === 2) return level(random);
  const sheet = randomOptions(random);
  return seed % 4 === 1 ? varied(ohHell, sheet, OH_HELL, random) : sheet;
}

/** Of four sheets two are the subject's own, one is such a sheet varied further and one is a preset. */
export function bondtolvaSheet(seed: number): BondtolvaOptions {
  const random = seeded(seed);
  if (seed % 4 === 3) return BONDTOLVA_PRESETS[random(BONDTOLVA_PRESETS.length)]!;
  const sheet = randomBondtolva(random);
  return seed % 4 === 1 ? varied(bondtolva, sheet, BONDTOLVA, random) : sheet;
}
