import type { StoredEntry } from '@stikk/db';
import { type Entry, fold, type TableEvent } from '@stikk/engine';
import { chained, houseCommands, shuffler } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { expect, it } from 'vitest';
import { rulesOf } from './create.ts';
import { foldedOn, nothingYet } from './folded.ts';

type Event = { readonly type: string };
const game = gameOf('oh-hell')!;
const { options, seats } = rulesOf('bondebridge', { players: 3, 'schedule.max': 3 });
const nonces = ['a', 'b', 'c'];

const isDealt = (entry: Entry) => 'game' in entry && (entry.game as Event).type === 'HandsDealt';

/** A record of some 60 entries, in which one deal is struck and dealt again. */
function record(): readonly StoredEntry[] {
  const entries: Entry<Event>[] = [];
  const add = (by: Entry['by'], cause: string, what: { game: Event } | { table: TableEvent }) =>
    entries.push({ seq: entries.length + 1, v: 1, at: 1, by, cause, ...what });
  for (const [seat, nonce] of nonces.entries())
    add('table', 'create', { table: { type: 'SeatTaken', seat, kind: 'bot', nonce } });
  let struck = false;
  for (let move = 0; entries.length < 60; move++) {
    const state = fold(game, seats, entries);
    const by = game.toAct(state)[0]!;
    const command =
      by === 'house'
        ? game.house(state, options, shuffler('0'.repeat(64), nonces, houseCommands(entries)))
        : game.legal(state, by as number, options)[0]!;
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(decision.reason);
    for (const event of decision.events) add(by, `c${move}`, { game: event });
    if (!struck && entries.length > 30) {
      struck = true;
      const from = entries.findLast((entry) => entry.by === 'house')!.seq;
      add('director', 'strike', { table: { type: 'PlayStruck', from, why: 'misdeal', note: '' } });
    }
  }
  return chained(entries);
}

it.each([1, 2, 7, 1000])('folds a record by pieces of %i as it folds it whole, strikes included', (size) => {
  const entries = record();
  expect(entries.some((entry) => 'table' in entry && entry.table.type === 'PlayStruck')).toBe(true);
  let folded = nothingYet(game, seats, [1, 2]);
  for (let at = 0; at < entries.length; at += size)
    folded = foldedOn(game, seats, folded, entries.slice(0, at), entries.slice(at, at + size));

  expect(folded).toMatchObject({
    seq: entries.length,
    link: entries.at(-1)!.hash,
    draws: houseCommands(entries),
    nonces,
    finished: false,
    dealt: entries.findLast(isDealt)!.seq - 1,
  });
  const seen = (seat: number) =>
    entries.map((entry) =>
      'game' in entry ? { ...entry, game: game.redact(entry.game as Event, seat) } : entry,
    );
  expect(folded.state).toEqual(fold(game, seats, entries as Entry<Event>[]));
  for (const seat of [1, 2])
    expect(folded.views.get(seat)).toEqual(fold(game, seats, seen(seat) as Entry<Event>[]));
});
