import { deckOf, type Fault } from '@stikk/engine';
import type { OhHellOptions } from './options.ts';
import { handSizes, largestHand, packCount, packSize, playersByDeal } from './schedule.ts';

/** What contradicts in a rule sheet: constraints C1 to C16 of RULES.md. Empty when it can be played. */
export function faults(options: OhHellOptions): readonly Fault[] {
  return [
    ...scheduleFaults(options),
    ...packFaults(options),
    ...trumpFaults(options),
    ...biddingFaults(options),
    ...eliminationFaults(options),
  ];
}

const fault = (
  option: keyof OhHellOptions,
  code: string,
  remedies: readonly Partial<OhHellOptions>[],
  params: Fault['params'] = {},
): Fault => ({ option, code, params, remedies });

function scheduleFaults(options: OhHellOptions): readonly Fault[] {
  const found: Fault[] = [];
  const custom = options['schedule.pattern'] === 'custom';
  if (custom && options['schedule.list'] === undefined)
    found.push(fault('schedule.list', 'list-missing', [{ 'schedule.pattern': 'up_down' }]));
  if (options['dealer.chosen'] >= options.players)
    found.push(fault('dealer.chosen', 'no-such-seat', [{ 'dealer.chosen': 0 }]));
  if (options['schedule.upMax'] !== undefined && options.elimination !== 'when_needed')
    found.push(
      fault('schedule.upMax', 'needs-elimination', [
        { 'schedule.upMax': undefined },
        { elimination: 'when_needed' },
      ]),
    ); // C16
  return found;
}

/** C1, C13: every deal must fit the pack with everyone who plays it. */
function packFaults(options: OhHellOptions): readonly Fault[] {
  const found: Fault[] = [];
  const cards = packCount(options);
  const seated = playersByDeal(options);
  const short = handSizes(options)
    .map((size, index) => ({ size, players: seated[index]!, deal: index + 1 }))
    .filter(({ size, players }) => size * players > cards);
  if (short.length > 0) {
    const worst = short.reduce((a, b) => (b.size * b.players > a.size * a.players ? b : a));
    const most = Math.floor(cards / worst.players);
    const params = {
      players: worst.players,
      size: worst.size,
      need: worst.size * worst.players,
      cards,
      most,
      firstDeal: short[0]!.deal,
      deals: short.length,
    };
    const fewer = Math.floor(cards / worst.size);
    const seats: Partial<OhHellOptions>[] = fewer >= 2 ? [{ players: fewer }] : [];
    if (options['deck.twosIndicator'] && worst.size * worst.players <= deckOf(options.deck).length)
      found.push(
        fault(
          'deck.twosIndicator',
          'cards-short',
          [{ 'deck.twosIndicator': false }, { 'schedule.max': most }, ...seats],
          params,
        ), // C2
      );
    else if (options['schedule.pattern'] === 'custom')
      found.push(
        fault(
          'schedule.list',
          'cards-short',
          [{ 'schedule.list': capped(options['schedule.list'] ?? [], most) }, ...seats],
          params,
        ),
      );
    else if (worst.size > largestHand(options))
      found.push(fault('schedule.upMax', 'cards-short', [{ 'schedule.upMax': most }], params));
    else {
      const list = capped(handSizes(options), most);
      const repeat: Partial<OhHellOptions>[] =
        options.elimination === 'none' ? [{ 'schedule.pattern': 'custom', 'schedule.list': list }] : [];
      found.push(
        fault('schedule.max', 'cards-short', [{ 'schedule.max': most }, ...repeat, ...seats], params),
      );
    }
  }
  const draws = options['trump.mode'] === 'draw' && !options['trump.drawReturn'];
  if (draws && short.length === 0) {
    const full = handSizes(options).findIndex((size, index) => size * seated[index]! + 1 > cards);
    if (full >= 0)
      found.push(
        fault('trump.drawReturn', 'no-card-to-draw', [{ 'trump.drawReturn': true }], { deal: full + 1 }),
      );
  }
  if (options['deck.twosIndicator'] && options.deck !== '52' && options.deck !== '48')
    found.push(fault('deck.twosIndicator', 'no-twos', [{ 'deck.twosIndicator': false }, { deck: '52' }]));
  if (options.leftover === 'nontrump_twos') found.push(...leftoverFaults(options));
  return found;
}

const capped = (list: Readonly<NonNullable<OhHellOptions['schedule.list']>>, most: number) =>
  list.map((item) =>
    typeof item === 'number' ? Math.min(item, most) : { ...item, size: Math.min(item.size, most) },
  );

/** C2, C3: leftover cards can be swapped for twos only in a full first deal whose trump is known before it. */
function leftoverFaults(options: OhHellOptions): readonly Fault[] {
  const found: Fault[] = [];
  const aside = { leftover: 'aside' } as const;
  const pattern = options['schedule.pattern'];
  if (options['schedule.max'] !== 'full')
    found.push(fault('leftover', 'needs-full-deal', [aside, { 'schedule.max': 'full' }]));
  if (pattern !== 'down' && pattern !== 'down_up')
    found.push(fault('leftover', 'needs-full-deal-first', [aside, { 'schedule.pattern': 'down' }]));
  if (options['trump.mode'] === 'turn_up' || options['trump.mode'] === 'highest_bidder')
    found.push(fault('leftover', 'needs-trump-before-deal', [aside, { 'trump.mode': 'rotation' }]));
  if (options['deck.twosIndicator'])
    found.push(fault('deck.twosIndicator', 'twos-used-twice', [{ 'deck.twosIndicator': false }, aside]));
  const pack = packSize(options);
  if (pack !== '52' && pack !== '40' && !options['deck.twosIndicator'])
    found.push(fault('leftover', 'no-twos', [aside, { deck: '52' }]));
  return found;
}

function trumpFaults(options: OhHellOptions): readonly Fault[] {
  if (options['trump.mode'] !== 'setesdal') return [];
  const found: Fault[] = [];
  if (options['trump.noTrumpSmallest'] > 0)
    found.push(fault('trump.noTrumpSmallest', 'setesdal-always-trump', [{ 'trump.noTrumpSmallest': 0 }])); // C4, C5
  if (options['trump.drawGrandRanks'].length > 0)
    found.push(fault('trump.drawGrandRanks', 'setesdal-no-grand', [{ 'trump.drawGrandRanks': [] }])); // C4
  if (options['play.mustHead'])
    found.push(
      fault('play.mustHead', 'setesdal-no-heading', [
        { 'play.mustHead': false },
        { 'trump.mode': 'rotation' },
      ]),
    ); // C15
  return found;
}

/** C6: the hook needs a last bidder, an adjustment needs bids made at once. */
function biddingFaults(options: OhHellOptions): readonly Fault[] {
  const inTurn = options['bid.mode'] === 'turn';
  const clash = (rule: OhHellOptions['sumRule']) =>
    rule === 'dealer_hook' ? !inTurn : rule !== 'none' && inTurn;
  const found: Fault[] = [];
  const instead: OhHellOptions['sumRule'] = inTurn ? 'dealer_hook' : 'left_adjusts';
  const mode: OhHellOptions['bid.mode'] = inTurn ? 'simultaneous' : 'turn';
  const code = inTurn ? 'adjusting-needs-simultaneous' : 'hook-needs-turns';
  if (clash(options.sumRule))
    found.push(fault('sumRule', code, [{ sumRule: instead }, { 'bid.mode': mode }, { sumRule: 'none' }]));
  const listed = options['schedule.pattern'] === 'custom' ? (options['schedule.list'] ?? []) : [];
  if (listed.some((item) => typeof item === 'object' && item.sumRule !== undefined && clash(item.sumRule)))
    found.push(fault('schedule.list', code, [{ 'bid.mode': mode }]));
  return found;
}

/** C7 and A-38. */
function eliminationFaults(options: OhHellOptions): readonly Fault[] {
  if (options.elimination === 'none') return [];
  const found: Fault[] = [];
  if (options['schedule.pattern'] !== 'down_up')
    found.push(
      fault('elimination', 'needs-down-up', [{ 'schedule.pattern': 'down_up' }, { elimination: 'none' }]),
    );
  if (options.players < 3)
    found.push(fault('elimination', 'needs-three', [{ players: 3 }, { elimination: 'none' }]));
  if (options['elimination.min'] > options.players)
    found.push(fault('elimination.min', 'more-than-players', [{ 'elimination.min': 2 }]));
  if (options.elimination === 'when_needed' && options['elimination.tie'] === 'none_out')
    found.push(fault('elimination.tie', 'somebody-must-go', [{ 'elimination.tie': 'chain' }]));
  return found;
}
