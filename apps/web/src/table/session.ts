import type { AppRouter } from '@stikk/api';
import {
  browserSharing,
  createMatchStore,
  createPacedMatch,
  type PacedMatch,
  sharedTransport,
  type Tempo,
  type Transport,
} from '@stikk/client';
import type { Rules, Seat } from '@stikk/engine';
import type { inferRouterOutputs } from '@trpc/server';
import { type Beside, createBeside } from '../live/beside.ts';
import { transportOf } from '../trpc/transport.ts';
import { pace } from './preference.ts';

export type MatchInfo = inferRouterOutputs<AppRouter>['match']['info'];

type Typed = { readonly type: string };

/** A match that is open on this page. */
export interface Session<Options, State, Command extends Typed, Event extends Typed> {
  readonly info: MatchInfo;
  readonly options: Options;
  readonly you: Seat | undefined;
  readonly match: PacedMatch<State, Command, Event>;
  readonly beside: Beside;
  /** The network is said to be back. */
  nudge(): void;
  close(): void;
}

/** The way to whoever keeps a match, opened for its game. */
export type Via = <Options, State, Command extends Typed, Event extends Typed>(
  game: Rules<Options, State, Command, Event>,
  info: MatchInfo,
) => Transport<Command, Event> & { close(): void };

/** The server behind this page, on a line that all tabs of the browser share. */
const viaServer: Via = <Options, State, Command extends Typed, Event extends Typed>(
  _: Rules<Options, State, Command, Event>,
  { matchId, you }: MatchInfo,
) => sharedTransport(transportOf<Command, Event>(matchId), browserSharing(`stikk ${matchId} ${you ?? 'on'}`));

export function openSession<Options, State, Command extends Typed, Event extends Typed>(
  game: Rules<Options, State, Command, Event>,
  tempoOf: (seat: Seat | undefined) => Tempo<State, Event>,
  info: MatchInfo,
  via: Via = viaServer,
): Session<Options, State, Command, Event> {
  const options = info.options as Options;
  const you = info.you ?? undefined;
  const common = { game, options, seats: info.seats.length, seat: you };
  const transport = via(game, info);
  const store = createMatchStore({ ...common, transport });
  const match = createPacedMatch({ ...common, store, tempo: tempoOf(you), pace });
  const beside = createBeside({ game, options, seat: you, store });
  return {
    info,
    options,
    you,
    match,
    beside,
    nudge: store.nudge,
    close() {
      beside.close();
      match.close();
      store.close();
      transport.close();
    },
  };
}
