import {
  canonicalJson,
  type Entry,
  type Game,
  type Pending,
  predict,
  type Seat,
  UNSEEN,
} from '@stikk/engine';
import { type Clock, systemClock } from './clock.ts';
import { confirmedWith, nothingConfirmed } from './confirmed.ts';
import { randomId } from './id.ts';
import { createInbox } from './inbox.ts';
import { createOutbox } from './outbox.ts';
import { retryDelay } from './retry.ts';
import type { Transport } from './transport.ts';

/** `connecting` until the first answer, `lost` while the server is out of reach. */
export type Connection = 'connecting' | 'live' | 'lost';

/** A command that did not count, and the rule or reason against it. */
export interface Refusal<Command> {
  /** Different for each refusal, so that the same one twice can be told apart. */
  readonly id: string;
  readonly command: Command;
  readonly reason: string;
}

export interface MatchView<State, Command, Event> {
  /** The confirmed entries from 1 on, without gaps. */
  readonly entries: readonly Entry<Event>[];
  /** Where they lead. */
  readonly confirmed: State;
  /** The same with everything pending decided on top. */
  readonly state: State;
  readonly pending: readonly Pending<Command>[];
  /** The latest refusal. */
  readonly refusal: Refusal<Command> | undefined;
  readonly connection: Connection;
}

export interface MatchStore<State, Command, Event> {
  /** The same object until something changes. */
  view(): MatchView<State, Command, Event>;
  subscribe(changed: () => void): () => void;
  /**
   * Shows a command's effect at once and sends it until the server has answered. Returns its id, the same
   * for a command that is on its way already, or `undefined` when the rules refuse it here and now; the
   * reason is then in the view.
   */
  act(command: Command): string | undefined;
  /** Tries what is waiting at once: the network is said to be back. */
  nudge(): void;
  /** Stops following and sending. */
  close(): void;
}

export interface MatchStoreParts<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
> {
  readonly game: Pick<
    Game<Options, State, Command, Event>,
    'initial' | 'evolve' | 'decide' | 'redact' | 'toAct' | 'standing'
  >;
  readonly options: Options;
  readonly seats: number;
  /** The own seat; `undefined` for whoever only watches. */
  readonly seat: Seat | undefined;
  readonly transport: Transport<Command, Event>;
  readonly clock?: Clock;
  readonly newId?: () => string;
}

/** How long an entry may be missing before the entries are asked for again. */
const GAP_MS = 400;

const isFinished = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => 'table' in entry && entry.table.type === 'MatchFinished');

/**
 * A match as one seat sees it, kept in step with the server. It holds the confirmed entries and the commands
 * on their way; what it shows is those commands decided again on the fold of the entries.
 */
export function createMatchStore<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(parts: MatchStoreParts<Options, State, Command, Event>): MatchStore<State, Command, Event> {
  const { game, options, seats, seat, transport } = parts;
  const clock = parts.clock ?? systemClock;
  const newId = parts.newId ?? randomId;
  const listeners = new Set<() => void>();
  const inbox = createInbox<Event>();

  /** Everything that came. */
  let tip = nothingConfirmed<State, Event>(game, seats);
  /** The same up to the last whole command: what a command causes is never shown in part. */
  let confirmed = tip;
  /** Commands of which entries came since then. */
  const arrived = new Set<string>();
  let pending: readonly Pending<Command>[] = [];
  /** By id of a pending command: an entry that carries its effect, once the server has said so. */
  const accepted = new Map<string, number>();
  let refusal: Refusal<Command> | undefined;
  let connection: Connection = 'connecting';
  let closed = false;
  let view: MatchView<State, Command, Event> | undefined;
  let stopFollowing = () => {};
  let stopWaiting = () => {};
  let stopGap: (() => void) | undefined;
  let failures = 0;

  const lastSeq = () => tip.entries.length;
  const isWhole = (state: State) =>
    game.toAct(state).length > 0 || game.standing(state).winners !== undefined;

  function refused(id: string, command: Command, reason: string): void {
    refusal = { id, command, reason };
  }

  /** Decides what is pending again and tells everybody. */
  function changed(): void {
    for (const [id, seq] of accepted)
      if (seq <= confirmed.entries.length) {
        accepted.delete(id);
        pending = pending.filter((item) => item.commandId !== id);
      }
    let state = confirmed.state;
    if (seat !== undefined && pending.length > 0) {
      const prediction = predict(game, confirmed.state, pending, seat, options);
      for (const { commandId, command, reason } of prediction.dropped) {
        outbox.forget(commandId);
        accepted.delete(commandId);
        refused(commandId, command, reason);
      }
      ({ state, pending } = prediction);
    }
    watchGap();
    view = { entries: confirmed.entries, confirmed: confirmed.state, state, pending, refusal, connection };
    for (const listener of listeners) listener();
  }

  /** Follows again when an entry that must exist stays away. */
  function watchGap(): void {
    if (inbox.hasGap() || accepted.size > 0) stopGap ??= clock.after(GAP_MS, follow);
    else stopGap = void stopGap?.();
  }

  const outbox = createOutbox<Command>({
    send: (id, command) => transport.submit(id, command),
    clock,
    answered(id, command, outcome) {
      if (outcome.ok) accepted.set(id, outcome.seq);
      else {
        pending = pending.filter((item) => item.commandId !== id);
        refused(id, command, outcome.reason);
      }
      changed();
    },
  });

  function take(entry: Entry<Event>): void {
    if (!inbox.take(entry, lastSeq())) return;
    let whole = false;
    for (let next = inbox.next(lastSeq()); next; next = inbox.next(lastSeq())) {
      tip = confirmedWith(game, seats, tip, next);
      arrived.add(next.cause);
      if (!isWhole(tip.state)) continue;
      whole = true;
      confirmed = tip;
      pending = pending.filter((item) => !arrived.has(item.commandId));
      for (const cause of arrived) accepted.delete(cause);
      arrived.clear();
    }
    if (whole) changed();
    else watchGap();
  }

  function follow(): void {
    stopFollowing();
    stopWaiting();
    stopGap = void stopGap?.();
    if (closed) return;
    let current = true;
    let stop = () => {};
    const lost = () => {
      if (!current) return;
      current = false;
      stop();
      stopWaiting = clock.after(retryDelay(failures++), follow);
      if (connection === 'lost') return;
      connection = 'lost';
      changed();
    };
    stop = transport.follow(lastSeq(), {
      opened() {
        if (!current) return;
        failures = 0;
        outbox.nudge();
        if (connection === 'live') return;
        connection = 'live';
        changed();
      },
      entry(entry) {
        if (current) take(entry);
      },
      ended() {
        if (!current) return;
        if (isFinished(tip.entries)) stopFollowing();
        else lost();
      },
      lost,
    });
    if (!current) stop();
    stopFollowing = () => {
      current = false;
      stop();
    };
  }

  changed();
  follow();

  return {
    view: () => view!,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act(command) {
      if (seat === undefined || closed) return undefined;
      const text = canonicalJson(command);
      const twice = pending.find((item) => canonicalJson(item.command) === text);
      if (twice) return twice.commandId;
      const id = newId();
      const decision = game.decide(view!.state, command, seat, options);
      if (!decision.ok && decision.reason !== UNSEEN) {
        refused(id, command, decision.reason);
        changed();
        return undefined;
      }
      pending = [...pending, { commandId: id, command }];
      refusal = undefined;
      outbox.add(id, command);
      changed();
      return id;
    },
    nudge() {
      outbox.nudge();
      if (connection === 'lost') follow();
    },
    close() {
      closed = true;
      stopFollowing();
      stopWaiting();
      stopGap?.();
      outbox.close();
    },
  };
}
