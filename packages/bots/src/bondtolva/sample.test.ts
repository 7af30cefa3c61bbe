import { type Card, HIDDEN, SUITS } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { randomBondtolva } from '@stikk/variants/testing';
import { expect, test } from 'vitest';
import { randomTolva, tolvaMatch, tolvaSheet } from '../../testing/tolva-match.ts';
import { chanceOf } from '../chance.ts';
import { codeOf } from '../suit-mask.ts';
import type { Deciding } from './rules.ts';
import { samplerOf } from './sample.ts';
import { sightOf } from './sight.ts';
import { bitOf, copyTable, emptyTable, heldBy } from './table.ts';

const sheets = [
  ...[2, 3, 4].map((players) => tolvaSheet({ players, 'tolva.mostDeals': 2 })),
  tolvaSheet({
    players: 4,
    'tolva.questionsPerTrick': 'free',
    'tolva.showPair': false,
    'tolva.mostDeals': 3,
  }),
  ...Array.from({ length: 16 }, (_, index) => ({
    ...randomBondtolva(seeded(index + 40)),
    'tolva.mostDeals': 1,
  })),
];

test('sampled deals fit all that a seat has seen and heard, and the true deal is among those that fit', () => {
  let points = 0;
  sheets.forEach((options, seed) => {
    tolvaMatch(options, seed, (moment) => {
      const { view, seat, record, random } = moment;
      if ('deal' in view && random(3) === 0) {
        points++;
        const state = moment.state as Deciding;
        const sight = sightOf(view as Deciding, seat, options, record);
        const { table, pool, unseen, may } = sight;
        const code = (card: Card) => codeOf(card, options.rankOrder);
        state.deal.hands.forEach((hand, owner) => {
          if (owner === seat) return;
          const known = hand.filter((card) => card !== HIDDEN).map((card) => code(card as Card));
          const free = known.filter((card) => pool.includes(card));
          expect(free.length).toBe(unseen[owner]);
          for (const card of free) expect(may[owner * 4 + (card >> 4)]! & bitOf(card)).not.toBe(0);
          for (let suit = 0; suit < 4; suit++) {
            const lying = state.deal.tableaux?.[owner]?.open.filter((card) => card !== null) ?? [];
            const own = [...known, ...lying.map((card) => code(card as Card))];
            const mask = own.reduce((sum, card) => (card >> 4 === suit ? sum | bitOf(card) : sum), 0);
            expect(table.hands[owner * 4 + suit]! & ~mask).toBe(0);
          }
        });
        for (const ways of sight.claims)
          expect(
            ways.some(({ had }) =>
              had.every(([card, owner]) =>
                state.deal.hands[owner]!.some((one) => one !== HIDDEN && code(one) === card),
              ),
            ),
          ).toBe(true);
        const full = emptyTable(table.rules, table.drawing, table.tableau);
        copyTable(table, full);
        samplerOf(sight, chanceOf(seed)).deal(full);
        state.deal.hands.forEach((hand, owner) => {
          const open = state.deal.tableaux?.[owner]?.open.filter((card) => card !== null).length ?? 0;
          expect(heldBy(full, owner)).toBe(hand.length + open);
        });
        const dealt = SUITS.map((_, suit) => {
          let mask = 0;
          for (let owner = 0; owner < options.players; owner++) mask |= full.hands[owner * 4 + suit]!;
          for (const card of full.talon.slice(0, full.left)) if (card >> 4 === suit) mask |= bitOf(card);
          for (const card of full.covered) if (card >= 0 && card >> 4 === suit) mask |= bitOf(card);
          return mask;
        });
        expect(dealt).toEqual([...full.live]);
      }
      return randomTolva(moment);
    });
  });
  expect(points).toBeGreaterThan(150);
});
