import { decideBot } from '@stikk/bots';
import type { FollowHandlers, Transport } from '@stikk/client';
import { type Actor, type Entry, fold, type Seat, type Shuffle } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';

const below = (n: number) => Math.floor(Math.random() * n);
/** Enough for play alone; `@stikk/shuffle` deals so that everybody can check it. */
const shuffle: Shuffle = <T>(_: string, items: readonly T[]) => {
  const order = items.slice();
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [order[place], order[other]] = [order[other] as T, order[place] as T];
  }
  return order;
};

/** A transport that needs no server: the record is kept here, and bots play all seats but `seat`. */
export function localTable(options: OhHellOptions, seat: Seat): Transport<OhHellCommand, OhHellEvent> {
  const entries: Entry<OhHellEvent>[] = [];
  let follower: { seq: number; readonly handlers: FollowHandlers<OhHellEvent> } | undefined;

  const seen = (viewer: Seat): readonly Entry<OhHellEvent>[] =>
    entries.map((entry) => ('game' in entry ? { ...entry, game: ohHell.redact(entry.game, viewer) } : entry));
  const stateFor = (seenEntries: readonly Entry<OhHellEvent>[]) => fold(ohHell, options.players, seenEntries);

  function decide(command: OhHellCommand, by: Actor, cause: string) {
    const decision = ohHell.decide(stateFor(entries), command, by, options);
    if (!decision.ok) return decision;
    for (const game of decision.events)
      entries.push({ seq: entries.length + 1, v: ohHell.version, at: Date.now(), by, cause, game });
    return { ok: true, seq: entries.length } as const;
  }

  function botCommand(by: Seat): OhHellCommand {
    const mine = seen(by);
    const record = mine.flatMap((entry) => ('game' in entry ? [entry.game] : []));
    const position = { game: ohHell.id, view: stateFor(mine), seat: by, options, record };
    return z.parse(ohHell.command, decideBot({ ...position, level: 'easy', seed: entries.length }));
  }

  function proceed(): void {
    for (;;) {
      const state = stateFor(entries);
      const by = ohHell.toAct(state).find((actor) => actor !== seat);
      if (by === undefined) return;
      const command = typeof by === 'number' ? botCommand(by) : ohHell.house(state, options, shuffle);
      const answer = decide(command, by, `${by} ${entries.length}`);
      if (!answer.ok) throw new Error(`${command.type} by ${by}: ${answer.reason}`);
    }
  }

  function tell(): void {
    for (const entry of seen(seat).slice(follower?.seq)) {
      if (!follower) return;
      follower.seq = entry.seq;
      follower.handlers.entry(entry);
    }
  }

  proceed();
  return {
    async submit(commandId, command) {
      const outcome = decide(command, seat, commandId);
      proceed();
      tell();
      return outcome;
    },
    follow(seq, handlers) {
      const mine = { seq, handlers };
      follower = mine;
      handlers.opened();
      queueMicrotask(tell);
      return () => {
        if (follower === mine) follower = undefined;
      };
    },
  };
}
