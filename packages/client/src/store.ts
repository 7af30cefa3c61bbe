import {
  canonicalJson,
  type Entry,
  type Game,
  type Pending,
  predict,
  type Seat,
  UNSEEN,
} from '@stikk/engine';
import { hindrance, type LiveView, type Table } from '@stikk/engine/table';
import { type Clock, systemClock } from './clock.ts';
import { confirmedWith, nothingConfirmed } from './confirmed.ts';
import { isDone } from './done.ts';
import { randomId } from './id.ts';
import { createInbox } from './inbox.ts';
import { type Connection, createLine, type Line } from './line.ts';
import { createOutbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** A command that did not count and was not done from elsewhere either, and the rule or reason against it. */
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
  /** How things stand around the cards: clocks, stand-ins, a pause, what waits for an answer. */
  readonly table: Table;
  /** What is fleeting; `undefined` until the server has told. */
  readonly live: LiveView | undefined;
  /** How many entries of others came when the line was last made again. */
  readonly missed: number;
  /** What is to be done as soon as it may be. */
  readonly planned: Command | undefined;
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
  /**
   * Keeps a command until it is the own turn, and sends it then. It is dropped when the rules refuse it by then,
   * with the reason in the view, or when the deal it was meant for is over or something is struck. Another takes
   * its place, `undefined` none.
   */
  plan(command: Command | undefined): void;
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
  let live: LiveView | undefined;
  let missed = 0;
  let planned: { readonly command: Command; readonly deal: number } | undefined;
  let closed = false;
  let view: MatchView<State, Command, Event> | undefined;
  let line: Line | undefined;
  let stopGap: (() => void) | undefined;

  const lastSeq = () => tip.entries.length;
  const isWhole = (state: State) =>
    game.toAct(state).length > 0 || game.standing(state).winners !== undefined;

  const done = (command: Command) =>
    seat !== undefined && isDone(game, options, seats, seat, tip.entries, command);

  function refused(id: string, command: Command, reason: string): void {
    refusal = done(command) ? undefined : { id, command, reason };
  }

  const underWay = (command: Command): string => {
    const id = newId();
    pending = [...pending, { commandId: id, command }];
    refusal = undefined;
    outbox.add(id, command);
    return id;
  };

  /** Sends what was planned, now that it is time, or drops what cannot be any more. */
  function followPlan(): void {
    const { state, table } = confirmed;
    if (planned === undefined || seat === undefined || pending.length > 0 || table.paused) return;
    const { command, deal } = planned;
    if (table.over || game.standing(state).deal !== deal) planned = undefined;
    else if (game.toAct(state).includes(seat)) {
      planned = undefined;
      const decision = game.decide(state, command, seat, options);
      if (decision.ok || decision.reason === UNSEEN) underWay(command);
      else refused(newId(), command, decision.reason);
    }
  }

  /** Decides what is pending again and tells everybody. */
  function changed(): void {
    for (const [id, seq] of accepted)
      if (seq <= confirmed.entries.length) {
        accepted.delete(id);
        pending = pending.filter((item) => item.commandId !== id);
      }
    followPlan();
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
    view = {
      entries: confirmed.entries,
      confirmed: confirmed.state,
      state,
      pending,
      refusal,
      connection: line?.connection() ?? 'connecting',
      table: confirmed.table,
      live,
      missed: line?.isCatchingUp() ? 0 : missed,
      planned: planned?.command,
    };
    for (const listener of listeners) listener();
  }

  /** Follows again when an entry that must exist stays away. */
  function watchGap(): void {
    if (inbox.hasGap() || accepted.size > 0) stopGap ??= clock.after(GAP_MS, askAgain);
    else stopGap = void stopGap?.();
  }

  function askAgain(): void {
    stopGap = undefined;
    line?.refollow();
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
      if (line?.isCatchingUp() && next.by !== seat) missed++;
      if ('table' in next && next.table.type === 'PlayStruck') planned = undefined;
      if (!isWhole(tip.state)) continue;
      whole = true;
      confirmed = tip;
      // The entry that tells of it may come after the refusal.
      if (refusal && next.by === seat && done(refusal.command)) refusal = undefined;
      pending = pending.filter((item) => !arrived.has(item.commandId));
      for (const cause of arrived) accepted.delete(cause);
      arrived.clear();
    }
    if (whole) changed();
    else watchGap();
  }

  line = createLine<Event>({
    transport,
    clock,
    lastSeq,
    isOver: () => tip.table.over,
    opened: () => outbox.nudge(),
    entry: take,
    live(told) {
      live = told;
      changed();
    },
    broke() {
      missed = 0;
    },
    changed,
  });
  changed();

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
      const decision = game.decide(view!.state, command, seat, options);
      const reason =
        hindrance(confirmed.table, seat, '', confirmed.table.at) ?? (decision.ok ? UNSEEN : decision.reason);
      planned = undefined;
      const id = reason === UNSEEN ? underWay(command) : undefined;
      if (id === undefined) refused(newId(), command, reason);
      changed();
      return id;
    },
    plan(command) {
      planned = command && { command, deal: game.standing(confirmed.state).deal };
      changed();
    },
    nudge() {
      outbox.nudge();
      line?.nudge();
    },
    close() {
      closed = true;
      line?.close();
      stopGap?.();
      outbox.close();
    },
  };
}
