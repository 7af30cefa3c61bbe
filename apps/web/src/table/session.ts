import type { AppRouter } from '@stikk/api';
import { createMatchStore, createPacedMatch, ohHellTempo, type PacedMatch } from '@stikk/client';
import type { Seat } from '@stikk/engine';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';
import type { inferRouterOutputs } from '@trpc/server';
import { finalReason, server } from '../trpc/client.ts';
import { transportOf } from '../trpc/transport.ts';

export type MatchInfo = inferRouterOutputs<AppRouter>['match']['info'];
type OhHellMatch = PacedMatch<OhHellState, OhHellCommand, OhHellEvent>;

export interface Session {
  readonly info: MatchInfo;
  readonly options: OhHellOptions;
  readonly you: Seat | undefined;
  readonly match: OhHellMatch;
  /** The network is said to be back. */
  nudge(): void;
  close(): void;
}

export function openSession(info: MatchInfo): Session {
  const options = info.options as OhHellOptions;
  const you = info.you ?? undefined;
  const common = { game: ohHell, options, seats: info.seats.length, seat: you };
  const store = createMatchStore({
    ...common,
    transport: transportOf<OhHellCommand, OhHellEvent>(info.matchId),
  });
  const match = createPacedMatch({ ...common, store, tempo: ohHellTempo(you) });
  return {
    info,
    options,
    you,
    match,
    nudge: store.nudge,
    close() {
      match.close();
      store.close();
    },
  };
}

const RETRY_MS = 1500;

export interface InfoHandlers {
  found(info: MatchInfo): void;
  /** There is no such match for whoever asks. */
  failed(reason: string): void;
  /** The server does not answer; it is asked again. */
  waiting(): void;
}

/** Asks for a match until there is an answer. Returns how to stop. */
export function askForInfo(matchId: string, handlers: InfoHandlers): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    server.match.info.query({ matchId }).then(
      (info) => stopped || handlers.found(info),
      (error: unknown) => {
        if (stopped) return;
        const reason = finalReason(error);
        if (reason !== undefined) {
          handlers.failed(reason);
          return;
        }
        handlers.waiting();
        timer = setTimeout(ask, RETRY_MS);
      },
    );
  };
  ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
