import type { Card } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { randomOptions } from '@stikk/variants/testing';
import { expect, test } from 'vitest';
import { botMatch, randomCommand } from '../../testing/bot-match.ts';
import { chanceOf } from '../chance.ts';
import { codeOf } from '../suit-mask.ts';
import { samplerOf } from './sample.ts';
import { type Sight, sightOf } from './sight.ts';
import { cardsIn } from './table.ts';

/** What a sampled deal contradicts, if anything. */
function contradiction(hands: Int32Array, sight: Sight, counts: readonly number[]): string | undefined {
  const met = [0, 0, 0, 0];
  for (let player = 0; player < counts.length; player++) {
    if (cardsIn(hands, player) !== counts[player])
      return `player ${player} holds ${cardsIn(hands, player)} cards`;
    for (let suit = 0; suit < 4; suit++) {
      const at = player * 4 + suit;
      const mask = hands[at]!;
      if ((mask & met[suit]!) !== 0) return 'a card is in two hands';
      if ((mask & ~sight.table.live[suit]!) !== 0) return 'a card is dealt that is gone';
      if ((mask & ~sight.may[at]! & ~sight.table.hands[at]!) !== 0)
        return `player ${player} showed to lack it`;
      met[suit]! |= mask;
    }
  }
  return undefined;
}

test('sampled deals fit all that a seat has seen, and the true deal is among those that fit', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const options = randomOptions(seeded(seed), 2 + (seed % 5));
    botMatch(options, seed, (moment) => {
      const { state, view, seat, record } = moment;
      if (view.phase !== 'playing' || state.phase !== 'playing' || view.deal.size < 2)
        return randomCommand(moment);
      const sight = sightOf(view, seat, options, record, Infinity);
      const counts = sight.seats.map((owner) => state.hands[owner]!.length);
      const truth = new Int32Array(counts.length * 4);
      sight.seats.forEach((owner, player) => {
        for (const card of state.hands[owner]!) {
          const code = codeOf(card as Card, options.rankOrder);
          truth[player * 4 + (code >> 4)]! |= 1 << (code & 15);
        }
      });
      const found = [contradiction(truth, sight, counts)];
      const hands = new Int32Array(counts.length * 4);
      const sampler = samplerOf(sight, chanceOf(seed, view.number));
      for (let deal = 0; deal < 3; deal++) {
        sampler.deal(hands);
        found.push(contradiction(hands, sight, counts));
      }
      if (found.some((fault) => fault !== undefined)) expect(found).toEqual([]);
      return randomCommand(moment);
    });
  }
});
