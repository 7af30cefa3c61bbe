import { type Connection, type MatchStore, randomId } from '@stikk/client';
import {
  type Ask,
  claimable,
  type Entry,
  type LiveView,
  type Rules,
  type Seat,
  type Table,
  type Undoable,
  undoable,
} from '@stikk/engine';
import { finalReason, server } from '../trpc/client.ts';

type Typed = { readonly type: string };

/** What is beside the cards of a match: the people at it, their time, and what they ask of each other. */
export interface BesideView {
  /** All that has arrived, also what is not on the cloth yet. */
  readonly entries: readonly Entry<Typed>[];
  readonly table: Table;
  readonly live: LiveView | undefined;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  /** Whether the own last act can be taken back; `undefined` where that cannot be asked. */
  readonly undo: Undoable | undefined;
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
  close(): void;
}

export interface BesideParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly store: MatchStore<State, Command, Event>;
  readonly game: Rules<Options, State, Command, Event>;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat | undefined;
}

/** What a match store tells of what is beside the cards. */
export function createBeside<Options, State, Command extends Typed, Event extends Typed>(
  parts: BesideParts<Options, State, Command, Event>,
): Beside {
  const { store, game, options, seats, seat } = parts;
  const listeners = new Set<() => void>();
  let view: BesideView | undefined;

  const undoOf = (entries: readonly Entry<Event>[], { over, paused, undo }: Table): Undoable | undefined =>
    seat === undefined || over || paused || undo !== undefined
      ? undefined
      : undoable(game, options, seats, entries, seat);

  /** Asked only where it is the own turn, as it takes the whole record. */
  const claimOf = (entries: readonly Entry<Event>[], table: Table): number | undefined =>
    seat === undefined || !table.turns[seat]?.acting || table.paused || table.claimed !== undefined
      ? undefined
      : claimable(game, options, seats, entries, seat)?.length;

  const update = () => {
    const { entries, table, live, connection, missed } = store.view();
    const was = view;
    const grown = entries !== was?.entries;
    if (!grown && live === was.live && connection === was.connection && missed === was.missed) return;
    view = {
      entries,
      table,
      live,
      connection,
      missed,
      ahead: live === undefined || live === was?.live ? (was?.ahead ?? 0) : live.now - Date.now(),
      claim: grown ? claimOf(entries, table) : was.claim,
      undo: grown ? undoOf(entries, table) : was.undo,
    };
    for (const listener of listeners) listener();
  };
  const unsubscribe = store.subscribe(update);
  update();
  return {
    view: () => view!,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
