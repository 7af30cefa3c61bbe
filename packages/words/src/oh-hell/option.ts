import { draft, type OhHellOptions } from '@stikk/variants/oh-hell';
import type { OptionGroup } from '../game-words.ts';
import { listed, optionKey, type Translate } from '../translate.ts';
import { hitText, madeText, missText, zeroText } from './formula.ts';
import { traditionOf } from './tradition.ts';

export type OptionName = keyof OhHellOptions;

/** The options by group, in the order of the form. */
const GROUPS = {
  deals: [
    'players',
    'deck',
    'deck.twosIndicator',
    'rankOrder',
    'schedule.pattern',
    'schedule.max',
    'schedule.turnRepeat',
    'schedule.endRepeat',
    'schedule.list',
    'leftover',
  ],
  dealer: ['dealer.first', 'dealer.chosen', 'dealer.next'],
  trump: [
    'trump.mode',
    'trump.suit',
    'trump.rotation',
    'trump.noTrumpSmallest',
    'trump.drawGrandRanks',
    'trump.drawReturn',
    'trump.noCardLeft',
  ],
  bidding: [
    'bid.mode',
    'bid.oneCard',
    'sumRule',
    'sumRule.fromSize',
    'sumRule.lastDeal',
    'announceOverUnder',
  ],
  play: ['play.follow', 'play.mustTrump', 'play.mustHead', 'firstLead'],
  scoring: ['scoring.hit', 'scoring.miss', 'scoring.zero', 'scoring.made'],
  end: ['elimination', 'elimination.min', 'elimination.tie', 'schedule.upMax', 'end.tie'],
} as const satisfies Record<string, readonly OptionName[]>;

export const optionNames: readonly OptionName[] = Object.values(GROUPS).flat();

/** The groups of the house-rules form with their headings; every option stands in exactly one. */
export const optionGroups = (t: Translate): readonly OptionGroup[] =>
  Object.entries(GROUPS).map(([id, options]) => ({ id, label: t(`group.${id}`), options }));

/** When an option has no effect unless others have certain values. */
const MATTERS: Partial<Record<OptionName, (options: OhHellOptions) => boolean>> = {
  'schedule.max': (options) => options['schedule.pattern'] !== 'custom',
  'schedule.turnRepeat': (options) => /_/.test(options['schedule.pattern']),
  'schedule.endRepeat': (options) => options['schedule.pattern'] !== 'custom',
  'schedule.list': (options) => options['schedule.pattern'] === 'custom',
  'schedule.upMax': (options) => options.elimination === 'when_needed',
  leftover: (options) => options['schedule.max'] === 'full' || options.leftover !== 'aside',
  'dealer.chosen': (options) => options['dealer.first'] === 'chosen',
  'trump.suit': (options) => options['trump.mode'] === 'fixed',
  'trump.rotation': (options) => options['trump.mode'] === 'rotation',
  'trump.noTrumpSmallest': (options) => options['trump.mode'] !== 'none',
  'trump.drawGrandRanks': (options) =>
    options['trump.mode'] === 'draw' || options['trump.drawGrandRanks'].length > 0,
  'trump.drawReturn': (options) => options['trump.mode'] === 'draw',
  'trump.noCardLeft': (options) => options['trump.mode'] === 'turn_up',
  'sumRule.fromSize': (options) => options.sumRule !== 'none',
  'sumRule.lastDeal': (options) => options.sumRule !== 'none',
  'play.mustTrump': (options) => options['play.follow'],
  'play.mustHead': (options) => options['play.follow'],
  'elimination.min': (options) => options.elimination !== 'none',
  'elimination.tie': (options) => options.elimination !== 'none',
};

/** Whether an option has any effect under the other values. */
export const matters = (option: string, options: unknown): boolean =>
  MATTERS[option as OptionName]?.(draft.parse(options)) ?? true;

/** An option's name in the tradition's own words. */
export const optionLabel = (t: Translate, option: string, preset: string): string =>
  t(`option.${optionKey(option)}.label`, { game: traditionOf(preset) });

export const optionHint = (t: Translate, option: string): string => t(`option.${optionKey(option)}.hint`);

/** An option's value in words. */
export function optionValue(t: Translate, option: string, value: unknown): string {
  const key = `option.${optionKey(option)}.value`;
  if (option === 'scoring.hit') return hitText(t, String(value), 'short');
  if (option === 'scoring.miss') return missText(t, String(value), 'short');
  if (option === 'scoring.zero') return zeroText(t, String(value));
  if (value === undefined) return t(t.has(`${key}.unset`) ? `${key}.unset` : 'word.unset');
  if (option === 'scoring.made') return madeText(t, value as Readonly<Record<string, number>>);
  if (option === 'schedule.list') return (value as Listed).map(sizeOf).join(', ') || t(`${key}.unset`);
  if (option === 'dealer.chosen') return t(`${key}.number`, { n: Number(value) + 1 });
  if (typeof value === 'boolean') return t(value ? 'word.yes' : 'word.no');
  if (typeof value === 'number') return t(`${key}.number`, { n: value });
  if (!Array.isArray(value)) return t(`${key}.${String(value)}`);
  if (value.length === 0) return t(t.has(`${key}.empty`) ? `${key}.empty` : 'word.unset');
  const items = value.map((item) => t(`${key}.${String(item)}`));
  return option === 'trump.drawGrandRanks' ? listed(t, items) : items.join(', ');
}

type Listed = NonNullable<OhHellOptions['schedule.list']>;
const sizeOf = (item: Listed[number]): number => (typeof item === 'number' ? item : item.size);
