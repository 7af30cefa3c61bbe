import type { Entry, Game, Pending, Seat } from '@stikk/engine';
import { type Clock, systemClock } from './clock.ts';
import { type Confirmed, confirmedWith, nothingConfirmed } from './confirmed.ts';
import type { MatchStore, MatchView } from './store.ts';

/** How long what is on the screen stays before an entry is shown: milliseconds, or until the player goes on. */
export type Wait = number | 'asked';

export interface Tempo<State, Event> {
  /** Called with the next entry, the entry shown before it and where that led; `pace` stretches the usual wait. */
  wait(entry: Entry<Event>, before: Entry<Event> | undefined, state: State, pace?: number): Wait;
  /** How many of the entries that were there already when the page was opened are shown at once. */
  skipped(entries: readonly Entry<Event>[]): number;
}

/** What is around the cards is shown as it is, and never late. */
export interface PacedView<State, Command, Event>
  extends Pick<
    MatchView<State, Command, Event>,
    'refusal' | 'connection' | 'table' | 'live' | 'missed' | 'planned'
  > {
  /** What the screen shows: the entries released so far, and on them the own acts that are under way. */
  readonly state: State;
  readonly entries: readonly Entry<Event>[];
  /** Own acts that no shown entry has confirmed. */
  readonly pending: readonly Pending<Command>[];
  /** False until what happened before the page was opened is there. */
  readonly ready: boolean;
  /** What the next entry waits for; `undefined` when everything is shown. */
  readonly waits: 'time' | 'asked' | undefined;
}

export interface PacedMatch<State, Command, Event> {
  /** The same object until something changes. */
  view(): PacedView<State, Command, Event>;
  subscribe(changed: () => void): () => void;
  /** Shows everything that waits, then acts as the store does. */
  act(command: Command): string | undefined;
  /** Keeps a command until it is the own turn, as the store does. */
  plan(command: Command | undefined): void;
  /** Ends the wait for the next entry. */
  hurry(): void;
  close(): void;
}

export interface PacedParts<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
> {
  readonly store: MatchStore<State, Command, Event>;
  readonly game: Pick<
    Game<Options, State, Command, Event>,
    'initial' | 'evolve' | 'decide' | 'redact' | 'toAct'
  >;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat | undefined;
  readonly tempo: Tempo<State, Event>;
  /** What the usual waits are multiplied by at the moment; 1 where it is left out. */
  readonly pace?: () => number;
  readonly clock?: Clock;
}

/** Entries that come one right after another from the start are what happened before. */
const QUIET_MS = 80;
/** What happened before is waited for no longer than this. */
const LONGEST_MS = 3000;

/**
 * The match at a speed that people can follow. Confirmed entries are shown one after another with pauses;
 * an own act shows at once, what follows from it in its turn.
 */
export function createPacedMatch<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(parts: PacedParts<Options, State, Command, Event>): PacedMatch<State, Command, Event> {
  const { store, game, options, seats, seat, tempo, pace } = parts;
  const clock = parts.clock ?? systemClock;
  const listeners = new Set<() => void>();

  let shown: Confirmed<State, Event> = nothingConfirmed(game, seats);
  let acts: readonly Pending<Command>[] = [];
  let ready = false;
  let shownAt = clock.now();
  let waits: 'time' | 'asked' | undefined;
  let stopWaiting: (() => void) | undefined;
  let view!: PacedView<State, Command, Event>;
  let stopSettling: (() => void) | undefined;
  const opened = clock.now();

  const queued = () => store.view().entries.slice(shown.entries.length);

  function show(entry: Entry<Event>): void {
    shown = confirmedWith(game, seats, shown, entry);
    acts = acts.filter(({ commandId }) => commandId !== entry.cause);
    shownAt = clock.now();
  }

  /** Shows what is due and sets the alarm for what is not. */
  function advance(): void {
    stopWaiting = void stopWaiting?.();
    waits = undefined;
    if (!ready) return;
    for (const entry of queued()) {
      // The act itself was on the screen already, also where another tab was first to send it.
      const before = shown.entries.at(-1);
      const own =
        acts.some(({ commandId }) => commandId === entry.cause) ||
        (acts.length > 0 && entry.by === seat && entry.cause !== before?.cause);
      const wait = own ? 0 : tempo.wait(entry, before, shown.state, pace?.());
      if (wait === 'asked') {
        waits = 'asked';
        return;
      }
      const left = shownAt + wait - clock.now();
      if (left > 0) {
        waits = 'time';
        stopWaiting = clock.after(left, update);
        return;
      }
      show(entry);
    }
  }

  /** Acts that the store let go of without any entry to come. */
  function withoutLost(): void {
    const alive = new Set(store.view().pending.map(({ commandId }) => commandId));
    for (const { cause } of queued()) alive.add(cause);
    if (acts.some(({ commandId }) => !alive.has(commandId)))
      acts = acts.filter(({ commandId }) => alive.has(commandId));
  }

  /** The shown state with each own act on top, and nothing yet of what the rules make of it. */
  function withActs(): State {
    let state = shown.state;
    if (seat === undefined) return state;
    for (const { command } of acts) {
      const decision = game.decide(state, command, seat, options);
      const act = decision.ok ? decision.events[0] : undefined;
      if (act !== undefined) state = game.evolve(state, game.redact(act, seat));
    }
    return state;
  }

  function update(): void {
    advance();
    withoutLost();
    const { refusal, connection, table, live, missed, planned } = store.view();
    view = {
      state: withActs(),
      entries: shown.entries,
      pending: acts,
      refusal,
      connection,
      table,
      live,
      missed,
      planned,
      ready,
      waits,
    };
    for (const listener of listeners) listener();
  }

  function settle(): void {
    const { entries } = store.view();
    for (const entry of entries.slice(shown.entries.length, tempo.skipped(entries))) show(entry);
    ready = true;
    shownAt = clock.now();
    update();
  }

  function storeChanged(): void {
    if (ready) {
      update();
      return;
    }
    if (store.view().entries.length > 0) {
      stopSettling?.();
      const left = opened + LONGEST_MS - clock.now();
      stopSettling = clock.after(Math.max(0, Math.min(QUIET_MS, left)), settle);
    }
    if (view.connection !== store.view().connection) update();
  }

  update();
  const unsubscribe = store.subscribe(storeChanged);
  storeChanged();

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act(command) {
      for (const entry of queued()) show(entry);
      const commandId = store.act(command);
      if (commandId !== undefined) acts = [...acts, { commandId, command }];
      update();
      return commandId;
    },
    plan: store.plan,
    hurry() {
      const [entry] = queued();
      if (entry) show(entry);
      update();
    },
    close() {
      unsubscribe();
      stopWaiting?.();
      stopSettling?.();
    },
  };
}
