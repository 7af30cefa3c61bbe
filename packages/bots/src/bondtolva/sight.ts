import { deckOf, HIDDEN, type MaybeCard, type Seat, SUITS } from '@stikk/engine';
import type { BondtolvaEvent, BondtolvaOptions } from '@stikk/variants/bondtolva';
import { type Code, codeOf } from '../suit-mask.ts';
import { type Claim, type Heard, heardIn, type Passed } from './heard.ts';
import { type Deciding, rulesOf } from './rules.ts';
import { bitOf, emptyTable, lay, PLACES, type Table } from './table.ts';

/** What a seat knows of the deal, as numbers. */
export interface Sight {
  readonly me: Seat;
  /** The deal so far with the cards known; what is not known is in no hand. */
  readonly table: Table;
  /** Cards that the seat does not see. */
  readonly pool: readonly Code[];
  /** How many cards of the pool each player holds. */
  readonly unseen: readonly number[];
  /** Places of the tableau, six a player, at which a card of the pool lies covered. */
  readonly covered: readonly number[];
  /** By player and suit: the cards that a player's hand has not shown to lack. */
  readonly may: Int32Array;
  /** Claims that two deals of a pair fit. */
  readonly claims: readonly (readonly [Claim, Claim])[];
  readonly passed: readonly Passed[];
}

/**
 * Reads a seat's own redacted view.
 * @param record the seat's redacted events of the deal; without them only what lies open is known
 */
export function sightOf(
  view: Deciding,
  seat: Seat,
  options: BondtolvaOptions,
  record: readonly BondtolvaEvent[],
): Sight {
  const { match, deal } = view;
  const order = options.rankOrder;
  const code = (card: MaybeCard): Code => (card === HIDDEN ? -1 : codeOf(card, order));
  const rules = rulesOf(view, options);
  const { players, faces } = rules;
  const table = emptyTable(rules, deal.drawing, deal.tableaux !== undefined);
  const where = new Map<Code, number>();
  const hold = (player: number, card: Code) => {
    table.hands[player * 4 + (card >> 4)]! |= bitOf(card);
    where.set(card, player);
  };
  for (const card of deckOf(options.deck)) table.live[code(card) >> 4]! |= bitOf(code(card));

  deal.captured.forEach((cards, side) => {
    for (const card of cards) {
      const taken = code(card);
      table.captured[side * 4 + (taken >> 4)]! |= bitOf(taken);
      table.live[taken >> 4]! &= ~bitOf(taken);
    }
  });
  table.trump = deal.trump === undefined ? -1 : SUITS.indexOf(deal.trump);
  for (const play of deal.trick) {
    const laid = code(play.card);
    lay(table, play.seat, laid >> 4, laid & 15);
  }
  for (const card of deal.hands[seat]!) if (card !== HIDDEN) hold(seat, code(card));
  const covered: number[] = [];
  deal.tableaux?.forEach((tableau, player) => {
    tableau.open.forEach((card, at) => {
      if (card === null || card === HIDDEN) return;
      table.open[player * PLACES + at] = code(card);
      hold(player, code(card));
    });
    tableau.covered.forEach((card, at) => {
      if (card !== null) covered.push(player * PLACES + at);
    });
  });

  const unseen = deal.hands.map((hand, player) => (player === seat ? 0 : hand.length));
  const heard: Heard = heardIn(view, seat, record, rules, order);
  const gone = (card: Code) => (table.live[card >> 4]! & bitOf(card)) === 0;
  const shown = (player: number, card: Code) => {
    if (gone(card) || where.has(card) || player === seat || unseen[player]! <= 0) return;
    hold(player, card);
    unseen[player]!--;
  };
  for (const { seat: by, suit, king, queen } of deal.declared) {
    const base = SUITS.indexOf(suit) * 16;
    const alone = rules.partnerOf[by]! < 0 && !options['tolva.showPair'] ? by : undefined;
    const kingAt = king ?? alone;
    const queenAt = queen ?? alone;
    if (kingAt !== undefined) shown(kingAt, base + 31 - Math.clz32(faces.king));
    if (queenAt !== undefined) shown(queenAt, base + 31 - Math.clz32(faces.queen));
  }
  for (const [card, player] of heard.shown) shown(player, card);

  const { may } = heard;
  const claims: (readonly [Claim, Claim])[] = [];
  for (const ways of heard.claims) {
    const [one, two] = ways.filter(
      (way) =>
        way.had.every(([card, player]) =>
          gone(card)
            ? heard.playedBy.get(card) === player
            : (where.get(card) ?? player) === player && (player !== seat || where.has(card)),
        ) &&
        way.not.every(([card, player]) =>
          gone(card) ? heard.playedBy.get(card) !== player : where.get(card) !== player,
        ),
    );
    if (one === undefined) continue;
    if (two !== undefined) {
      claims.push([one, two]);
      continue;
    }
    for (const [card, player] of one.had) shown(player, card);
    for (const [card, player] of one.not) may[player * 4 + (card >> 4)]! &= ~bitOf(card);
  }

  const pool: Code[] = [];
  for (const card of deckOf(options.deck))
    if (!gone(code(card)) && !where.has(code(card))) pool.push(code(card));
  match.scores.forEach((score, side) => {
    table.scores[side] = score;
  });
  for (const { seat: by, suit, points } of deal.declared) {
    table.suits |= 1 << SUITS.indexOf(suit);
    if (options['tolva.settle'] === 'deal_end') table.declared[match.sides[by]!]! += points;
  }
  table.left = deal.talon.length;
  table.cards =
    deal.talon.length +
    deal.hands.reduce((sum, hand) => sum + hand.length, 0) +
    covered.length +
    table.open.reduce((sum, card) => (card >= 0 ? sum + 1 : sum), 0);
  table.fresh = deal.fresh === undefined ? -1 : SUITS.indexOf(deal.fresh);
  table.turn = view.phase === 'answering' ? view.asker : (view.turn ?? seat);
  table.mustDraw = view.phase === 'drawing';
  const window = view.window;
  if (window !== undefined) {
    table.window = window.declared === undefined;
    table.asked = window.asked.length;
    for (const suit of window.granted) table.granted |= 1 << SUITS.indexOf(suit);
  }
  if (deal.lastTrick) table.taker = match.sides[deal.lastTrick.winner]!;
  return {
    me: seat,
    table,
    pool,
    unseen: unseen.slice(0, players),
    covered,
    may,
    claims,
    passed: heard.passed,
  };
}
