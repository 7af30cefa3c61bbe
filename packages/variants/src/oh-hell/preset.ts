import type { Preset } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';

type OhHellPreset = Preset<OhHellOptions>;
const seats = (min: number, max: number, usual: number) => ({ min, max, usual });

const bondebridge: OhHellPreset = {
  seats: seats(2, 5, 4),
  source: 'https://norske-kortspill.no/spill/bondebridge',
  options: {},
};

const boerenbridge: OhHellPreset = {
  seats: seats(3, 7, 4),
  source: 'https://nl.wikipedia.org/wiki/Boerenbridge',
  options: {
    'schedule.max': 'table',
    'schedule.turnRepeat': 1,
    'trump.mode': 'turn_up',
    'trump.noTrumpSmallest': 0,
    'bid.mode': 'turn',
    sumRule: 'dealer_hook',
    'dealer.first': 'chosen',
    'scoring.hit': '10+2*tricks',
    'scoring.miss': '-2*diff',
    announceOverUnder: false,
  },
};

const ohhell: OhHellPreset = {
  seats: seats(3, 7, 4),
  source: 'https://en.wikipedia.org/wiki/Oh_hell',
  options: {
    'schedule.pattern': 'down_up',
    'schedule.max': 'table',
    'schedule.turnRepeat': 1,
    'trump.mode': 'turn_up',
    'trump.noTrumpSmallest': 0,
    'bid.mode': 'turn',
    sumRule: 'dealer_hook',
    'dealer.first': 'high_card',
    'scoring.hit': '10+tricks',
    'scoring.miss': 'tricks',
  },
};

const exact = { 'scoring.hit': '10+bid', 'scoring.miss': '0' } as const;
const hook = { 'bid.mode': 'turn', sumRule: 'dealer_hook' } as const;
const free = { 'bid.mode': 'turn', sumRule: 'none' } as const;

/**
 * The rule sheets that are known by a name. The first three are the games of the rule pages; the rest are
 * option values alone, each from the page it names.
 */
export const presets = {
  bondebridge,
  boerenbridge,
  ohhell,
  blackout: {
    seats: seats(3, 7, 4),
    source: 'http://www.liquisearch.com/oh_hell/scoring',
    options: { ...ohhell.options, ...exact },
  },
  selbu_whist: {
    seats: seats(2, 5, 4),
    source: 'https://no.wikipedia.org/wiki/Selbu-whist',
    options: { 'bid.mode': 'dice', 'scoring.zero': '5' },
  },
  kortkveld: {
    seats: seats(3, 5, 4),
    source: 'http://kortkveld.net/statutter.html',
    options: {
      'trump.mode': 'fixed',
      'trump.suit': 'S',
      'trump.noTrumpSmallest': 0,
      'bid.oneCard': 'forehead',
      sumRule: 'none',
      'dealer.next': 'biggest_miss',
      'scoring.hit': '10+5*bid',
      'scoring.miss': '-5*(2^diff-1)',
    },
  },
  nomination_whist: {
    seats: seats(3, 6, 4),
    source: 'http://www.nommy.co.uk/nommyrules.htm',
    options: {
      ...ohhell.options,
      'trump.mode': 'rotation',
      'trump.rotation': ['S', 'H', 'C', 'D', 'NT'],
    },
  },
  nomination_whist_navy: {
    seats: seats(3, 5, 4),
    source: 'http://myweb.tiscali.co.uk/navysong/Data%20Game/Noms%20&%20Whist.htm',
    options: {
      ...ohhell.options,
      ...free,
      'schedule.max': 10,
      'trump.mode': 'rotation',
      'trump.rotation': ['H', 'C', 'D', 'S', 'NT'],
    },
  },
  german_bridge: {
    seats: seats(3, 5, 4),
    source: 'https://www.discuss.com.hk/archiver/?tid-5622755.html',
    options: {
      ...ohhell.options,
      'schedule.pattern': 'up',
      'schedule.max': 'full',
      'scoring.hit': '10+bid^2',
      'scoring.miss': '-diff^2',
    },
  },
  podrida: {
    seats: seats(3, 8, 4),
    source: 'http://www.acanomas.com/Reglamentos-Juegos-de-Naipes/1228/Podrida.htm',
    options: {
      ...ohhell.options,
      'schedule.max': 'full',
      'schedule.turnRepeat': 'players',
      'scoring.hit': '10+3*tricks',
      'scoring.miss': '-3*diff',
    },
  },
  pocha: {
    seats: seats(3, 5, 4),
    source: 'https://ludoteka.com/juegos/pocha/reglas',
    options: {
      ...ohhell.options,
      deck: '40',
      rankOrder: 'ace_three',
      'schedule.pattern': 'up_down',
      'schedule.max': 'full',
      'schedule.turnRepeat': 'players',
      'schedule.endRepeat': 'players',
      'play.mustTrump': true,
      'play.mustHead': true,
      'scoring.hit': '10+5*tricks',
      'scoring.miss': '-5*diff',
    },
  },
  plump: {
    seats: seats(2, 5, 4),
    source: 'https://sv.m.wikibooks.org/wiki/Plump',
    options: {
      ...ohhell.options,
      'schedule.max': 10,
      'schedule.turnRepeat': 'players',
      'trump.mode': 'none',
      firstLead: 'highest_bidder',
      'scoring.miss': '0',
      'scoring.zero': '5',
      'scoring.made': { 1: 11, 2: 12, 3: 13, 4: 14, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19, 10: 110 },
    },
  },
  plump_beredskap: {
    seats: seats(3, 8, 4),
    source: 'https://kortspelsregler.com/plump-regler/',
    options: {
      ...ohhell.options,
      ...free,
      'schedule.pattern': 'down',
      'schedule.max': 'full',
      'scoring.zero': '5',
    },
  },
  up_and_down_the_river: {
    seats: seats(3, 7, 4),
    source: 'https://riv.powellquiring.com/rules',
    options: { ...ohhell.options, ...hook, ...exact, 'schedule.pattern': 'up_down' },
  },
  wk_boerenbridge: {
    seats: seats(3, 5, 5),
    source: 'http://boerenbridge.com/spelregels/',
    options: {
      ...boerenbridge.options,
      'schedule.pattern': 'down_up',
      'schedule.max': 10,
      'trump.mode': 'fixed',
      'trump.suit': 'S',
      'dealer.first': 'high_card',
    },
  },
} as const satisfies Record<string, OhHellPreset>;

export type PresetName = keyof typeof presets;

const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/**
 * The rule sheet of a preset with changes. Changing how bids are made moves the sum rule with it unless the
 * changes name one (C6); another way to trump drops the deals without trump (C5); drawn trump makes court
 * cards and aces mean no trump (R-BB-66, A-06).
 * @throws RangeError when there is no such preset
 */
export function resolve(
  preset: string,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const base: OhHellPreset | undefined = Object.hasOwn(presets, preset)
    ? presets[preset as PresetName]
    : undefined;
  if (!base) throw new RangeError(`no preset ${preset}`);
  const sheet: Record<string, unknown> = { players: base.seats.usual, ...base.options, ...changes };
  const rule = base.options.sumRule;
  if ('bid.mode' in changes && !('sumRule' in changes)) {
    if (changes['bid.mode'] === 'turn') sheet.sumRule = rule === 'none' ? 'none' : 'dealer_hook';
    else if (rule === 'dealer_hook') sheet.sumRule = 'none';
  }
  const mode = changes['trump.mode'];
  if (mode !== undefined && mode !== 'rotation' && !('trump.noTrumpSmallest' in changes))
    sheet['trump.noTrumpSmallest'] = 0;
  if (mode === 'draw' && !('trump.drawGrandRanks' in changes))
    sheet['trump.drawGrandRanks'] = ['J', 'Q', 'K', 'A'];
  for (const key of ['deck', 'scoring.miss', 'scoring.zero']) if (key in sheet) sheet[key] = text(sheet[key]);
  return sheet;
}
