import { type Entry, fold, type TableEvent } from '@stikk/engine';
import { chained, commit, shuffler } from '@stikk/shuffle';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { below } from './noise.ts';

const SECRET = '5'.repeat(64);

/** A whole Bondebridge match played at random, as it would be stored; of twenty deals unless changed. */
export function storedMatch(
  seats = 5,
  changes: Readonly<Record<string, unknown>> = {},
): readonly Entry<OhHellEvent>[] {
  const options = z.parse(ohHell.options, ohHell.resolve('bondebridge', { players: seats, ...changes }));
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce ${seat}`);
  const entries: Entry<OhHellEvent>[] = [];
  const stamp = (by: Entry['by'], cause: string) => ({
    seq: entries.length + 1,
    v: ohHell.version,
    at: 1_700_000_000_000 + entries.length,
    by,
    cause,
  });
  const table = (event: TableEvent) =>
    entries.push({ ...stamp('table', `table ${entries.length}`), table: event });

  table({
    type: 'MatchCreated',
    game: ohHell.id,
    preset: 'bondebridge',
    options: { ...options },
    seats,
    commitment: commit(SECRET),
  });
  for (const [seat, nonce] of nonces.entries()) table({ type: 'SeatTaken', seat, kind: 'bot', nonce });
  table({ type: 'MatchStarted' });
  let state = fold(ohHell, seats, entries);
  let draws = 0;
  for (let by = ohHell.toAct(state)[0]; by !== undefined; by = ohHell.toAct(state)[0]) {
    const choices = typeof by === 'number' ? ohHell.legal(state, by, options) : [];
    const command =
      by === 'house'
        ? ohHell.house(state, options, shuffler(SECRET, nonces, draws++))
        : choices[below(choices.length)]!;
    const decision = ohHell.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.reason}`);
    const cause = `play ${entries.length}`;
    for (const event of decision.events) {
      entries.push({ ...stamp(by, cause), game: event });
      state = ohHell.evolve(state, event);
    }
  }
  table({ type: 'MatchFinished' });
  table({ type: 'SecretRevealed', secret: SECRET });
  return chained(entries);
}
