import type { Preset } from '@stikk/engine';
import type { BondtolvaOptions } from './options.ts';

/** The game of the rule page with 24 cards, and the one its comment describes with 36. */
export const presets = {
  bondtolva: {
    seats: { min: 2, max: 4, usual: 2 },
    source: 'https://sv.wikipedia.org/wiki/Bondtolva',
    options: {},
  },
  bondtolva_36: {
    seats: { min: 2, max: 4, usual: 2 },
    source: 'https://sv.wikipedia.org/wiki/Bondtolva',
    options: { deck: '36', 'tolva.layout': 'tableau36' },
  },
} as const satisfies Record<string, Preset<BondtolvaOptions>>;

const POINTS = ['trumf', 'tjog', 'last', 'matadors'] as const;

/**
 * The rule sheet of a preset with changes. The number of players settles layout, partners and questions unless
 * the changes name them; the layout settles the duties: with a talon follow, head and trump once it is used up
 * (R-TO-15 to R-TO-17), otherwise only follow (R-TO-26, A-14).
 * @throws RangeError when there is no such preset
 */
export function resolve(
  preset: string,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const base: Preset<BondtolvaOptions> | undefined = Object.hasOwn(presets, preset)
    ? presets[preset as keyof typeof presets]
    : undefined;
  if (!base) throw new RangeError(`no preset ${preset}`);
  const { 'tolva.points': points, ...stated } = changes;
  const sheet: Record<string, unknown> = { players: base.seats.usual, ...base.options, ...stated };
  const otherwise = (key: keyof BondtolvaOptions, value: unknown) => {
    if (!(key in stated)) sheet[key] = value;
  };
  const two = sheet.players === 2;
  otherwise('tolva.layout', two ? (base.options['tolva.layout'] ?? 'talong') : 'all_dealt');
  otherwise('teams', sheet.players === 4 ? 'opposite_pairs' : 'none');
  otherwise('tolva.questions', sheet.teams === 'opposite_pairs' ? 'both' : 'off');
  const drawing = sheet['tolva.layout'] === 'talong';
  otherwise('play.mustTrump', drawing);
  otherwise('play.mustHead', drawing);
  if (typeof sheet.deck === 'number') sheet.deck = String(sheet.deck);
  if (points !== null && typeof points === 'object')
    POINTS.forEach((name, index) => {
      const value = Array.isArray(points) ? points[index] : (points as Record<string, unknown>)[name];
      if (value !== undefined) sheet[`tolva.points.${name}`] = value;
    });
  return sheet;
}
