import { type DealPlan, deckOf, rankOf, strengthOf } from '@stikk/engine';
import { draft, type OhHellOptions, ohHell, pointsFor } from '@stikk/variants/oh-hell';
import { rankName, suitName } from '../card.ts';
import type { RuleSheet } from '../game-words.ts';
import { capital, listed, signed, type Translate } from '../translate.ts';
import { hitText, madeText, missText, zeroText } from './formula.ts';
import { optionValue } from './option.ts';
import { TERMS, type Tradition, traditionOf } from './tradition.ts';

/** How often a tie for the win is played off at most. */
const MOST_EXTRA = 10;

/** What the lines of a rule sheet are written from. */
interface Subject {
  readonly t: Translate;
  readonly options: OhHellOptions;
  readonly plan: readonly DealPlan[];
  readonly game: Tradition;
}

type Lines = readonly (string | false | undefined)[];

/** The whole rule sheet in plain sentences, for exactly these option values. */
export function ruleSheet(t: Translate, preset: string, values: unknown): RuleSheet {
  const options = draft.parse(values);
  const subject: Subject = { t, options, plan: ohHell.plan(options), game: traditionOf(preset) };
  const sections: Record<string, Lines> = {
    aim: [t('rules.aim', { players: options.players }), t('rules.aimMost')],
    cards: cards(subject),
    deals: deals(subject),
    dealer: dealer(subject),
    trump: trump(subject),
    bidding: bidding(subject),
    play: play(subject),
    scoring: scoring(subject),
    end: end(subject),
    words: words(subject),
  };
  return {
    title: t('rules.title', { name: t(`preset.${preset}.name`), players: options.players }),
    sections: Object.entries(sections).map(([id, lines]) => ({
      heading: t(`rules.heading.${id}`),
      lines: lines.filter((line) => typeof line === 'string' && line !== ''),
    })),
  } as RuleSheet;
}

function cards({ t, options }: Subject): Lines {
  const indicator = options['deck.twosIndicator'];
  const pack = deckOf(indicator ? '48' : options.deck);
  const ranks = [...new Set(pack.map(rankOf))]
    .sort((a, b) => strengthOf(`${b}S`, options.rankOrder) - strengthOf(`${a}S`, options.rankOrder))
    .map((rank) => rankName(t, rank));
  return [
    t('rules.pack', { deck: indicator ? '52' : options.deck }),
    indicator && t('rules.indicator'),
    t('rules.ranks', { ranks: ranks.join(', ') }),
  ];
}

const numbers = (t: Translate, deals: readonly number[]): string => listed(t, deals.map(String));

const dealsWhere = (plan: readonly DealPlan[], holds: (deal: DealPlan) => boolean): readonly number[] =>
  plan.flatMap((deal, index) => (holds(deal) ? [index + 1] : []));

function deals({ t, options, plan }: Subject): Lines {
  const short = dealsWhere(plan, (deal) => deal.fault);
  return [
    t('rules.deals', { count: plan.length }),
    t('rules.sizes', { sizes: plan.map((deal) => deal.size).join(', ') }),
    t('rules.dealing'),
    options.leftover === 'nontrump_twos' && t('rules.leftover'),
    ...ownDeals(t, options),
    short.length > 0 && t('rules.short', { count: short.length, deals: numbers(t, short) }),
  ];
}

/** The deals of a custom schedule that have rules of their own. */
function ownDeals(t: Translate, options: OhHellOptions): Lines {
  if (options['schedule.pattern'] !== 'custom') return [];
  return (options['schedule.list'] ?? []).map((item, index) => {
    if (typeof item === 'number') return undefined;
    const rules = [
      item.trump && t('rules.ownTrump', { trump: item.trump }),
      item.sumRule && t('rules.ownSum', { rule: item.sumRule }),
      item.oneCard && item.size === 1 && optionValue(t, 'bid.oneCard', item.oneCard),
    ].filter((rule) => rule);
    return rules.length > 0 && t('rules.own', { deal: index + 1, rules: rules.join(', ') });
  });
}

function dealer({ t, options }: Subject): Lines {
  return [
    t('rules.dealerFirst', { how: options['dealer.first'], seat: options['dealer.chosen'] + 1 }),
    t('rules.dealerNext', { how: options['dealer.next'] }),
  ];
}

/** Whether any deal can have a trump suit. */
const hasTrump = (plan: readonly DealPlan[]): boolean => plan.some((deal) => deal.trump !== 'NT');

function trump({ t, options, plan }: Subject): Lines {
  const mode = options['trump.mode'];
  const smallest = options['trump.noTrumpSmallest'];
  const order = optionValue(t, 'trump.rotation', options['trump.rotation']);
  const suit = capital(suitName(t, options['trump.suit']));
  const none = dealsWhere(plan, (deal) => deal.trump === 'NT');
  const bySize = smallest > 0 && none.length > 0 && mode !== 'none';
  const small = dealsWhere(plan, (deal) => deal.trump === 'NT' && deal.size <= smallest);
  const grand = options['trump.drawGrandRanks'];
  const always = mode === 'none' && !hasTrump(plan);
  return [
    t('rules.trumpMode', { mode, order, suit }),
    bySize && small.length > 0 && t('rules.trumpNoneSize', { count: smallest, deals: numbers(t, small) }),
    mode === 'turn_up' && t('rules.trumpNoCard', { how: options['trump.noCardLeft'] }),
    mode === 'draw' && grand.length > 0 && t('rules.trumpGrand', { ranks: either(t, grand) }),
    mode === 'draw' && t('rules.trumpReturn', { back: options['trump.drawReturn'] ? 'yes' : 'no' }),
    !bySize &&
      !always &&
      none.length > 0 &&
      t('rules.trumpNone', { count: none.length, deals: numbers(t, none) }),
    hasTrump(plan) && t(mode === 'setesdal' ? 'rules.trumpTwoPower' : 'rules.trumpPower'),
  ];
}

const either = (t: Translate, ranks: OhHellOptions['trump.drawGrandRanks']): string =>
  listed(
    t,
    ranks.map((rank) => rankName(t, rank)),
    'or',
  );

function bidding({ t, options, plan }: Subject): Lines {
  const rule = options.sumRule;
  const from = options['sumRule.fromSize'];
  const bound = rule !== 'none';
  return [
    t('rules.bidMode', { mode: options['bid.mode'] }),
    t('rules.bidRange'),
    plan.some((deal) => deal.size === 1) &&
      options['bid.oneCard'] !== 'normal' &&
      t('rules.oneCard', { how: options['bid.oneCard'] }),
    t('rules.sumRule', { rule }),
    bound && from > 1 && t('rules.sumRuleFrom', { size: from }),
    bound && options['sumRule.lastDeal'] === 'none' && t('rules.sumRuleLast'),
    t('rules.announce', { say: options.announceOverUnder ? 'yes' : 'no' }),
  ];
}

function play({ t, options, plan }: Subject): Lines {
  const trumps = hasTrump(plan);
  const follow = options['play.follow'];
  const duty = trumps && options['play.mustTrump'];
  const head = follow && options['play.mustHead'];
  const free = t('rules.void', { trump: trumps ? 'yes' : 'no' });
  return [
    t(trumps ? 'rules.lead' : 'rules.leadPlain', { who: options.firstLead }),
    t(follow ? 'rules.follow' : 'rules.followFree'),
    follow && (duty ? t('rules.voidTrump') : free),
    head && t('rules.headFollow'),
    head && duty && t('rules.headTrump'),
    t(trumps ? 'rules.win' : 'rules.winPlain'),
    t('rules.next'),
  ];
}

function scoring({ t, options, plan, game }: Subject): Lines {
  const made = options['scoring.made'];
  const zero = options['scoring.zero'];
  const size = Math.max(1, ...plan.map((deal) => deal.size));
  const bid = Math.min(3, size);
  const missed = bid < size ? bid + 1 : bid - 1;
  const example = (took: number) => {
    const count = pointsFor(bid, took, size, options);
    return t('rules.example', { bid, took, count, points: signed(count) });
  };
  return [
    t('rules.hit', { game, points: hitText(t, options['scoring.hit'], 'words') }),
    t('rules.miss', { game, points: missText(t, options['scoring.miss'], 'words') }),
    zero !== 'same' && t('rules.zero', { points: zeroText(t, zero) }),
    made && t('rules.made', { table: madeText(t, made) }),
    example(bid),
    example(missed),
    pointsFor(bid, missed, size, options) < 0 && t('rules.negative'),
  ];
}

function end({ t, options, plan }: Subject): Lines {
  const min = options['elimination.min'];
  const leaving = options.elimination !== 'none';
  const left = plan.at(-1)?.players ?? options.players;
  return [
    options.elimination === 'each_ascending_round' && t('rules.eliminationEach', { min }),
    options.elimination === 'when_needed' && t('rules.eliminationNeeded', { min }),
    leaving && t('rules.eliminationTie', { how: options['elimination.tie'] }),
    leaving && options['elimination.tie'] === 'chain' && t('rules.eliminationRest', { count: left }),
    t('rules.end'),
    t('rules.endTie', { how: options['end.tie'], most: MOST_EXTRA }),
  ];
}

function words({ t, game }: Subject): Lines {
  return TERMS[game].map((term) =>
    capital(
      t('rules.word', {
        word: t(`term.${game}.${term}.word`),
        meaning: t(`term.${game}.${term}.meaning`),
      }),
    ),
  );
}
