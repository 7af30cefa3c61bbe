import type { Actor, Entry, Seat } from '@stikk/engine';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';
import type { Outcome } from '../src/index.ts';
import { chance, pick, shuffleBy } from './chance.ts';

type OhHellEntry = Entry<OhHellEvent>;

export interface TinyServer {
  readonly entries: readonly OhHellEntry[];
  readonly state: () => OhHellState;
  submit(seat: Seat, commandId: string, command: OhHellCommand): Outcome;
  /** Calls back with the entries after `fromSeq` as `seat` may see them, and with each new one. */
  follow(seat: Seat, fromSeq: number, entry: (entry: OhHellEntry) => void): () => void;
  /** Everyone but `person` and the house acts once. False when it is `person`'s turn or the match is over. */
  step(person: Seat): boolean;
}

/** A server that keeps one match in memory. A restart loses nothing: it has acknowledged what it holds. */
export function tinyServer(options: OhHellOptions, seed: number): TinyServer {
  const random = chance(seed);
  const shuffle = shuffleBy(random);
  const entries: OhHellEntry[] = [];
  const outcomes = new Map<string, Outcome>();
  const followers = new Set<(entry: OhHellEntry) => void>();
  let state = ohHell.initial(options.players);

  function apply(commandId: string, command: OhHellCommand, by: Actor): Outcome {
    const known = outcomes.get(commandId);
    if (known) return known;
    const decision = ohHell.decide(state, command, by, options);
    if (decision.ok) {
      for (const game of decision.events) {
        state = ohHell.evolve(state, game);
        entries.push({ seq: entries.length + 1, v: 1, at: entries.length, by, cause: commandId, game });
      }
    }
    const outcome: Outcome = decision.ok
      ? { ok: true, seq: entries.length }
      : { ok: false, reason: decision.reason };
    outcomes.set(commandId, outcome);
    if (decision.ok)
      for (const entry of entries.slice(-decision.events.length))
        for (const follower of followers) follower(entry);
    return outcome;
  }

  const seen = (entry: OhHellEntry, seat: Seat): OhHellEntry =>
    'game' in entry ? { ...entry, game: ohHell.redact(entry.game, seat) } : entry;

  return {
    entries,
    state: () => state,
    submit: (seat, commandId, command) => apply(commandId, command, seat),
    follow(seat, fromSeq, tell) {
      const follower = (entry: OhHellEntry) => tell(seen(entry, seat));
      for (const entry of entries.slice(fromSeq)) follower(entry);
      followers.add(follower);
      return () => followers.delete(follower);
    },
    step(person) {
      const actor = pick(
        ohHell.toAct(state).filter((actor) => actor !== person),
        random,
      );
      if (actor === undefined) return false;
      if (actor === 'house') apply(`house ${entries.length}`, ohHell.house(state, options, shuffle), 'house');
      else if (typeof actor === 'number')
        apply(`bot ${entries.length}`, pick(ohHell.legal(state, actor, options), random), actor);
      return true;
    },
  };
}
