// A match of Bondebridge between two bots, from a shuffle that can be verified, and its score sheet.
import { randomBytes } from 'node:crypto';
import { decideBot } from '@stikk/bots';
import { shuffler } from '@stikk/shuffle';
import { ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';

const options = z.parse(ohHell.options, ohHell.resolve('bondebridge', { players: 2 }));
const hex = () => randomBytes(32).toString('hex');
const secret = hex();
const nonces = [hex(), hex()];

let state = ohHell.initial(2);
/** What each seat has seen: its own cards, and of the others only the backs. */
const views = [state, state];
let draws = 0;

for (let [by] = ohHell.toAct(state); by !== undefined; [by] = ohHell.toAct(state)) {
  const command =
    typeof by === 'number'
      ? z.parse(
          ohHell.command,
          decideBot({ game: 'oh-hell', view: views[by], seat: by, options, level: 'easy', seed: 1 }),
        )
      : ohHell.house(state, options, shuffler(secret, nonces, draws++));
  const decision = ohHell.decide(state, command, by, options);
  if (!decision.ok) throw new Error(`${command.type} by ${by}: ${decision.reason}`);
  for (const event of decision.events) {
    state = ohHell.evolve(state, event);
    views.forEach((view, seat) => {
      views[seat] = ohHell.evolve(view, ohHell.redact(event, seat));
    });
  }
}

for (const { deal, size, bids, taken, points } of state.match.sheet) {
  const cells = bids.map((bid, seat) => `${taken[seat]}/${bid} ${String(points[seat]).padStart(3)}`);
  console.log(`${String(deal).padStart(2)}  ${String(size).padStart(2)} cards  ${cells.join('   ')}`);
}
console.log(`total ${state.match.totals.join(' : ')}`);
