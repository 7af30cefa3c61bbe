import { type Card, SUITS } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { type BondtolvaCommand, bondtolva } from '@stikk/variants/bondtolva';
import { randomBondtolva } from '@stikk/variants/testing';
import { expect, test } from 'vitest';
import { randomTolva, type TolvaMoment, tolvaMatch } from '../../testing/tolva-match.ts';
import { cardOf, codeOf } from '../suit-mask.ts';
import { closeDeal } from './close.ts';
import { perform } from './perform.ts';
import { type Deciding, rulesOf } from './rules.ts';
import { declare, emptyTable, isOver, legalMasks, PLACES, pairs, type Table } from './table.ts';

/** A table with every card open, of a deal in which nobody has played yet. */
function openTable(state: Deciding, options: TolvaMoment['options']): Table {
  const { match, deal } = state;
  const table = emptyTable(rulesOf(state, options), deal.drawing, deal.tableaux !== undefined);
  const code = (card: unknown) => codeOf(card as Card, options.rankOrder);
  const hold = (player: number, card: number) => {
    table.hands[player * 4 + (card >> 4)]! |= 1 << (card & 15);
  };
  deal.hands.forEach((hand, player) => {
    for (const card of hand) hold(player, code(card));
  });
  deal.tableaux?.forEach(({ open, covered }, player) => {
    open.forEach((card, at) => {
      table.open[player * PLACES + at] = code(card);
      hold(player, code(card));
    });
    covered.forEach((card, at) => {
      table.covered[player * PLACES + at] = code(card);
    });
  });
  deal.talon.forEach((card, at) => {
    table.talon[at] = code(card);
  });
  table.left = deal.talon.length;
  table.cards = [...deal.hands, deal.talon].flat().length + table.open.length * 2;
  table.scores.set(match.scores);
  table.turn = state.turn!;
  return table;
}

function cardsFor(table: Table, options: TolvaMoment['options']): readonly string[] {
  const masks = new Int32Array(4);
  legalMasks(table, masks);
  return SUITS.flatMap((_, suit) =>
    Array.from({ length: 13 }, (_, rank) => rank)
      .filter((rank) => (masks[suit]! >> rank) & 1)
      .map((rank) => cardOf(suit * 16 + rank, options.rankOrder)),
  ).sort();
}

const namesOf = (commands: readonly BondtolvaCommand[], type: BondtolvaCommand['type']): readonly string[] =>
  commands
    .flatMap((command) =>
      command.type !== type
        ? []
        : [command.type === 'PlayCard' ? command.card : 'suit' in command ? command.suit! : ''],
    )
    .sort();

test('simulation and rules agree on legal moves, turns and scores under random sheets', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const options = { ...randomBondtolva(seeded(seed + 200)), 'tolva.mostDeals': 2 };
    let table: Table | undefined;
    let deal = 0;
    const end = tolvaMatch(
      options,
      seed,
      (moment) => {
        const { state, seat } = moment;
        if (!('deal' in state)) throw new Error(state.phase);
        if (state.deal.number !== deal) {
          deal = state.deal.number;
          table = openTable(state, options);
        }
        const open = table!;
        const commands = bondtolva.legal(state, seat, options);
        const command = randomTolva(moment);
        if (state.phase === 'answering') {
          declare(open, SUITS.indexOf((command as Extract<BondtolvaCommand, { type: 'AnswerSuit' }>).suit));
          return command;
        }
        expect(open.turn).toBe(seat);
        expect(open.mustDraw).toBe(state.phase === 'drawing');
        expect([...open.scores]).toEqual([...state.match.scores]);
        if (state.phase === 'playing') expect(cardsFor(open, options)).toEqual(namesOf(commands, 'PlayCard'));
        if (open.window) {
          const suits = pairs(open, seat) | (open.granted & ~open.suits);
          const declarable = SUITS.filter((_, suit) => (suits >> suit) & 1).sort();
          expect(declarable).toEqual(namesOf(commands, 'DeclareMarriage'));
        } else expect(namesOf(commands, 'DeclareMarriage')).toEqual([]);
        const partner = open.rules.partnerOf[seat]!;
        const several = partner >= 0 && [1, 2, 4, 8, 0].every((suits) => suits !== pairs(open, partner));
        if (command.type === 'AskPartner' && command.kind === 'whole' && several) open.asked++;
        else perform(open, command);
        return command;
      },
      (event, before) => {
        if (event.type !== 'DealScored' || table === undefined) return;
        expect(isOver(table)).toBe(true);
        const target = options['tolva.target'];
        const won = closeDeal(table);
        expect([...table.scores]).toEqual([...before.match.scores]);
        expect(won >= 0).toBe(before.match.scores.includes(target));
      },
    );
    if (end.phase === 'over' && table !== undefined && end.match.scores.includes(options['tolva.target']))
      expect(end.winners.map((seat) => end.match.sides[seat])).toContain(closedBy(table));
  }
});

/** The side that has won on a table that is closed or stopped by a declaration. */
const closedBy = ({ won, taker, scores, rules }: Table): number =>
  won >= 0
    ? won
    : scores[taker] === rules.target
      ? taker
      : rules.order.find((side) => scores[side] === rules.target)!;
