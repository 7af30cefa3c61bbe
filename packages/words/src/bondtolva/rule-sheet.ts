import { deckOf, rankOf, strengthOf } from '@stikk/engine';
import { type BondtolvaOptions, dealSize, draft } from '@stikk/variants/bondtolva';
import { rankName } from '../card.ts';
import type { RuleSheet } from '../game-words.ts';
import { capital, type Translate } from '../translate.ts';
import { gainOf, gainText } from './gain.ts';

interface Subject {
  readonly t: Translate;
  readonly options: BondtolvaOptions;
  readonly talon: boolean;
  /** Whether partners may ask, which takes partners and a rule that lets them. */
  readonly asking: boolean;
}

type Lines = readonly (string | false | undefined)[];

const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

/** The whole rule sheet in plain sentences, for exactly these option values. */
export function ruleSheet(t: Translate, preset: string, values: unknown): RuleSheet {
  const options = draft.parse(values);
  const paired = options.teams === 'opposite_pairs';
  const subject: Subject = {
    t,
    options,
    talon: options['tolva.layout'] === 'talong',
    asking: paired && options['tolva.questions'] !== 'off',
  };
  const sections: readonly (readonly [string, Lines])[] = [
    ['rules.heading.aim', aim(subject)],
    ['rules.heading.cards', cards(subject)],
    ['tolva.rules.heading.dealing', dealing(subject)],
    ['rules.heading.dealer', dealer(subject)],
    ['rules.heading.play', play(subject)],
    ['tolva.rules.heading.declaring', declaring(subject)],
    ['tolva.rules.heading.questions', paired ? questions(subject) : []],
    ['rules.heading.scoring', scoring(subject)],
    ['rules.heading.end', end(subject)],
    ['rules.heading.words', words(subject)],
  ];
  return {
    title: t('rules.title', { name: t(`preset.${preset}.name`), players: options.players }),
    sections: sections
      .map(([heading, lines]) => ({
        heading: t(heading),
        lines: lines.filter((line): line is string => typeof line === 'string' && line !== ''),
      }))
      .filter(({ lines }) => lines.length > 0),
  };
}

function aim({ t, options }: Subject): Lines {
  const teams = yes(options.teams === 'opposite_pairs');
  return [
    t('tolva.rules.aim', { teams, players: options.players }),
    t('tolva.rules.aimExact', { target: options['tolva.target'], bust: options['tolva.bust'] }),
  ];
}

function cards({ t, options }: Subject): Lines {
  const ranks = [...new Set(deckOf(options.deck).map(rankOf))]
    .sort((a, b) => strengthOf(`${b}S`, options.rankOrder) - strengthOf(`${a}S`, options.rankOrder))
    .map((rank) => rankName(t, rank));
  return [t('rules.pack', { deck: options.deck }), t('rules.ranks', { ranks: ranks.join(', ') })];
}

function dealing({ t, options }: Subject): Lines {
  const size = dealSize(options);
  switch (options['tolva.layout']) {
    case 'talong':
      return [t('tolva.rules.dealTalon', { count: deckOf(options.deck).length - options.players * size })];
    case 'all_dealt':
      return [t('tolva.rules.dealAll', { size })];
    case 'tableau36':
      return [t('tolva.rules.dealTableau'), t('tolva.rules.tableauPlay'), t('tolva.rules.tableauHold')];
  }
}

const dealer = ({ t, options }: Subject): Lines => [
  t('rules.dealerFirst', { how: options['dealer.first'], seat: options['dealer.chosen'] + 1 }),
  t('rules.dealerNext', { how: options['dealer.next'] }),
];

function play({ t, options, talon }: Subject): Lines {
  const { players } = options;
  const strict = options['tolva.strictMultiplayer'] && players > 2;
  const follow = options['play.follow'];
  const duty = follow && (options['play.mustTrump'] || strict);
  const head = follow && (options['play.mustHead'] || strict);
  return [
    t('tolva.rules.lead'),
    t('tolva.rules.win'),
    talon && t('tolva.rules.drawing'),
    talon && t('tolva.rules.talonPhase'),
    t(talon ? 'tolva.rules.afterTalon' : 'tolva.rules.followAll', { follow: yes(follow) }),
    head && t(players === 2 ? 'tolva.rules.headTwo' : 'rules.headFollow'),
    follow && (duty ? t('rules.voidTrump') : t('rules.void', { trump: 'yes' })),
    head && duty && players > 2 && t('rules.headTrump'),
  ];
}

const declaring = ({ t, options, talon }: Subject): Lines => [
  t('tolva.rules.trumf'),
  t('tolva.rules.tjog'),
  t('tolva.rules.when', { talon: yes(talon) }),
  t('tolva.rules.once'),
  t('tolva.rules.show', { show: yes(options['tolva.showPair']) }),
  t('tolva.rules.leadPair', { must: yes(options['tolva.mustLeadPair']) }),
];

function questions({ t, options, asking }: Subject): Lines {
  if (!asking) return [t('tolva.rules.noAsk')];
  const kinds = options['tolva.questions'];
  return [
    t('tolva.rules.ask', { per: options['tolva.questionsPerTrick'] === 'free' ? 'free' : 'one' }),
    kinds !== 'half' && t('tolva.rules.whole'),
    kinds !== 'whole' && t('tolva.rules.half'),
    t('tolva.rules.answer'),
  ];
}

const CAUSES = ['trumf', 'tjog', 'last', 'matadors'] as const;

const scoring = ({ t, options }: Subject): Lines => [
  ...CAUSES.map((cause) => t('tolva.rules.points', { cause, points: options[`tolva.points.${cause}`] })),
  options['tolva.points.matadors'] > 0 && t('tolva.rules.eyes'),
];

function end({ t, options }: Subject): Lines {
  const target = options['tolva.target'];
  const bust = options['tolva.bust'];
  const how = options['tolva.settle'];
  const over = gainOf(target - 1, Math.max(2, options['tolva.points.trumf']), options);
  return [
    t('tolva.rules.over', { target, bust, gain: gainText(t, over) }),
    t('tolva.rules.settle', { how, target }),
    how !== 'immediate' && t('tolva.rules.tie', { target }),
    t('tolva.rules.most', { count: options['tolva.mostDeals'] }),
  ];
}

function words({ t, options, talon, asking }: Subject): Lines {
  const kinds = options['tolva.questions'];
  const terms = [
    'trumf',
    'tjog',
    talon && 'talong',
    'stick',
    asking && kinds !== 'half' && 'hel',
    asking && kinds !== 'whole' && 'halv',
  ].filter((term) => term !== false);
  return terms.map((term) =>
    capital(
      t('rules.word', { word: t(`tolva.term.${term}.word`), meaning: t(`tolva.term.${term}.meaning`) }),
    ),
  );
}
