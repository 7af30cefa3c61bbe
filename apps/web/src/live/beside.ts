import { type Connection, type MatchStore, randomId } from '@stikk/client';
import type { Entry, Rules, Seat } from '@stikk/engine';
import type { Ask, LiveView, Table, Undoable } from '@stikk/engine/table';
import { finalReason, server } from '../trpc/client.ts';
import { aheadAfter } from './ahead.ts';

type Typed = { readonly type: string };

/** What is beside the cards of a match: the people at it, their time, and what they ask of each other. */
export interface BesideView {
  /** All that has arrived, also what is not on the cloth yet. */
  readonly entries: readonly Entry<Typed>[];
  readonly table: Table;
  readonly live: LiveView | undefined;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  /** How many tricks the reader can claim: all that are left, where it can be proved that they are theirs. */
  readonly claim: number | undefined;
  readonly connection: Connection;
  /** How many entries of others came when the line was last made again. */
  readonly missed: number;
}

export interface Beside {
  /** The same object until something changes. */
  view(): BesideView;
  subscribe(changed: () => void): () => void;
  /** Whether the own last act can be taken back, or why it cannot; `undefined` where that cannot be asked. */
  undo(): Promise<Undoable | undefined>;
  close(): void;
}

export interface BesideParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly store: MatchStore<State, Command, Event>;
  readonly game: Rules<Options, State, Command, Event>;
  readonly options: Options;
  readonly seat: Seat | undefined;
}

/** What is rarely asked is fetched when it is. */
const rights = () => import('./rights.ts');

/** Before a trick is played nobody can prove anything. */
const isLate = (entries: readonly Entry[], seats: number): boolean =>
  entries.length - entries.findLastIndex(({ by }) => by === 'house') > 2 * seats;

/** What a match store tells of what is beside the cards. */
export function createBeside<Options, State, Command extends Typed, Event extends Typed>(
  parts: BesideParts<Options, State, Command, Event>,
): Beside {
  const { store, game, options, seat } = parts;
  const listeners = new Set<() => void>();
  let view: BesideView | undefined;
  let ahead: number | undefined;

  const show = (next: BesideView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const findClaim = async (entries: readonly Entry<Event>[], table: Table) => {
    const mayAsk = seat !== undefined && table.turns[seat]?.acting && !table.paused;
    if (!mayAsk || table.claimed !== undefined || !isLate(entries, table.kinds.length)) return;
    const { claimOf } = await rights();
    const claim = claimOf(game, options, entries, table, seat);
    if (view?.entries === entries && view.claim !== claim) show({ ...view, claim });
  };

  const update = () => {
    const { entries, table, live, connection, missed } = store.view();
    const was = view;
    const grown = entries !== was?.entries;
    if (!grown && live === was.live && connection === was.connection && missed === was.missed) return;
    if (live !== undefined && live !== was?.live) ahead = aheadAfter(ahead, live.now - Date.now());
    // Nothing is told before it happened: what has just come can only bring the estimate nearer.
    const told = entries.at(-1)?.at;
    if (grown && ahead !== undefined && told !== undefined) ahead = Math.max(ahead, told - Date.now());
    show({
      entries,
      table,
      live,
      connection,
      missed,
      ahead: ahead ?? 0,
      claim: grown ? undefined : was.claim,
    });
    // Where the page cannot be reached, nothing can be claimed either.
    if (grown) findClaim(entries, table).catch(() => undefined);
  };
  const unsubscribe = store.subscribe(update);
  update();
  return {
    view: () => view!,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async undo() {
      const { entries, table } = store.view();
      return seat === undefined ? undefined : (await rights()).undoOf(game, options, entries, table, seat);
    },
    close: unsubscribe,
  };
}

const TRIES = 4;
const RETRY_MS = 800;

/** Asks for something beside the game, with the same id until it is answered. Returns why it may not be. */
export async function askAt(matchId: string, ask: Ask): Promise<string | undefined> {
  const commandId = randomId();
  for (let tries = 1; ; tries++)
    try {
      const answer = await server.match.ask.mutate({ matchId, commandId, ask });
      return answer.ok ? undefined : answer.reason;
    } catch (error) {
      const reason = finalReason(error);
      if (reason !== undefined || tries === TRIES) return reason ?? 'other';
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
}
