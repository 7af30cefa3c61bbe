import assert from 'node:assert/strict';
import type { Shuffle } from '@stikk/engine';
import * as z from 'zod/mini';
import { brokenTrump } from './index.ts';

let drawn = 1;
/** 0 to `n - 1`. Good enough to try a rule; `@stikk/shuffle` deals fairly. */
const below = (n: number) => {
  drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0;
  return (drawn >>> 8) % n;
};
const shuffle: Shuffle = (_, items) =>
  items
    .map((item) => ({ item, place: below(1 << 20) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const options = z.parse(brokenTrump.options, brokenTrump.resolve('ohhell', { players: 4 }));
let state = brokenTrump.initial(4);
let refused = 0;
for (let [by] = brokenTrump.toAct(state); by !== undefined; [by] = brokenTrump.toAct(state)) {
  let command = by === 'house' ? brokenTrump.house(state, options, shuffle) : undefined;
  if (typeof by === 'number') {
    const legal = brokenTrump.legal(state, by, options);
    command = legal[below(legal.length)];
    const { table, broken } = state;
    if (table.phase === 'playing' && table.trick.length === 0 && !broken)
      for (const card of table.hands[by] ?? []) {
        if (card === '??') continue;
        const lead = { type: 'PlayCard', deal: table.deal.number, trick: table.number, card } as const;
        const answer = brokenTrump.decide(state, lead, by, options);
        assert.equal(
          answer.ok,
          legal.some((one) => one.type === 'PlayCard' && one.card === card),
        );
        if (!answer.ok && answer.reason === 'trump-not-broken') refused++;
      }
  }
  assert.ok(command);
  const decision = brokenTrump.decide(state, command, by, options);
  assert.ok(decision.ok);
  for (const event of decision.events) state = brokenTrump.evolve(state, event);
}
const { deal, scores, winners } = brokenTrump.standing(state);
assert.ok(refused > 0);
assert.ok(winners);
console.log(`${deal} deals, ${scores.join(' : ')}; ${refused} leads of unbroken trump were refused`);
