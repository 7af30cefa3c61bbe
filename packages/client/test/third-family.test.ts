import { type Actor, type Entry, fold } from '@stikk/engine';
import { seeded, shuffleBy } from '@stikk/engine/testing';
import { whist } from '@stikk/variants/testing';
import { expect, test } from 'vitest';
import { createMatchStore, type FollowHandlers, type Outcome, type Transport } from '../src/index.ts';

type Command = Parameters<typeof whist.decide>[1];
type Event = Parameters<typeof whist.evolve>[1];

test('the store keeps a match of a family it never heard of, as seat 0 sees it', async () => {
  const options = { players: 3, size: 4, deals: 2 };
  const random = seeded(12);
  const entries: Entry<Event>[] = [];
  let state = whist.initial(3);
  let told: FollowHandlers<Event> | undefined;

  const apply = (cause: string, command: Command, by: Actor): Outcome => {
    const decision = whist.decide(state, command, by, options);
    if (!decision.ok) return decision;
    for (const game of decision.events) {
      state = whist.evolve(state, game);
      entries.push({ seq: entries.length + 1, v: whist.version, at: 0, by, cause, game });
      told?.entry({ ...entries.at(-1)!, game: whist.redact(game, 0) });
    }
    return { ok: true, seq: entries.length };
  };
  const transport: Transport<Command, Event> = {
    submit: async (commandId, command) => apply(commandId, command, 0),
    follow(_, handlers) {
      told = handlers;
      handlers.opened();
      return () => {};
    },
  };
  const store = createMatchStore({ game: whist, options, seats: 3, seat: 0, transport });

  for (let [by] = whist.toAct(state); by !== undefined; [by] = whist.toAct(state)) {
    const cause = `server ${entries.length}`;
    if (by === 'house') apply(cause, whist.house(state, options, shuffleBy(random)), by);
    else if (by !== 0) apply(cause, whist.legal(state, by as number, options)[0]!, by);
    else {
      const held = state.hands[0]!.length;
      const legal = whist.legal(store.view().state, 0, options);
      expect(legal).toEqual(whist.legal(state, 0, options));
      expect(store.act(legal[random(legal.length)]!)).toBeDefined();
      expect(store.view().state.hands[0]!.length).toBe(held - 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const { confirmed, pending, entries: seen } = store.view();
  expect(whist.standing(confirmed)).toEqual(whist.standing(state));
  expect(confirmed).toEqual(fold(whist, 3, seen));
  expect(pending).toEqual([]);
  expect(JSON.stringify(seen.find((entry) => 'game' in entry && entry.game.type === 'HandsDealt'))).toContain(
    '??',
  );
  store.close();
});
